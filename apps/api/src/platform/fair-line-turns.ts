/** Turns that one which had none of late may have before the others. */
export const CREDIT = 4;

/** Turns that one may owe for what its works weighed: others pass it by no longer. */
export const DEBT = 20;

/** Those whose last turn is remembered. */
const MOST_REMEMBERED = 10_000;

/**
 * When the next turn is of each who takes turns with others: start-time fair queueing, whose time goes on by a turn once each had
 * one. Who comes now and then is owed some turns, never more than `CREDIT`: else he would keep out for long who had some, and so
 * would whoever names another line each time.
 * @see https://doi.org/10.1145/248156.248171
 */
export const createTurns = () => {
  /** When each that had turns of late has its next. */
  const nexts = new Map<string, number>();
  let now = 0;
  const nextOf = (name: string) => Math.max(nexts.get(name) ?? 0, now - CREDIT);
  const forget = () => {
    // Whoever is owed all that there is is like one who never came.
    for (const [name, next] of nexts) if (next <= now - CREDIT) nexts.delete(name);
    const [oldest] = nexts.keys();
    if (nexts.size > MOST_REMEMBERED && oldest !== undefined) nexts.delete(oldest);
  };
  return {
    nextOf,
    /** @param members that there are, this one too */
    take(name: string, members: number) {
      const next = nextOf(name) + 1;
      nexts.delete(name);
      nexts.set(name, next);
      now += 1 / members;
      if (nexts.size > MOST_REMEMBERED) forget();
    },
    /** @param members that there are, this one too */
    charge(name: string, turns: number, members: number) {
      // The time goes on for all of it: who is alone owes nothing to whoever comes later.
      now += turns / members;
      nexts.set(name, Math.max(nextOf(name), Math.min(nextOf(name) + turns, now + DEBT)));
    },
  };
};
export type FairTurns = ReturnType<typeof createTurns>;
