/** Chance that repeats itself: the same seed gives the same demo. */
export interface SeededRandom {
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** For `bookingCode`. */
  bytes(count: number): Uint8Array;
}

/** FNV-1a, 32 bits: spreads similar seeds apart. */
const hash = (text: string) => {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
};

/** Mulberry32, whose 2^32 steps are far more than a demo takes. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    chance: (percent) => next() * 100 < percent,
    pick: ([first, ...others]) => others[whole(0, others.length) - 1] ?? first,
    bytes: (count) => Uint8Array.from({ length: count }, () => whole(0, 255)),
  };
}
