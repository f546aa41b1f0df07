import type { DeskCounters, DeskNow } from "../schemas/desk";
import type { DrawnState } from "./drawn-state";
import type { Period } from "./period";
import { formatTime } from "./period-text";

/** What is in the way of others at a desk (`isHeld`): a booking, or time that is held for a code. */
export interface DeskClaim extends Period {
  /** Until when it is held; null: confirmed. */
  heldUntil: Date | null;
  /** Whose it is; null of what is held for a code, and where nobody is known. */
  customerId: string | null;
  /** What whoever comes is called; null of what is held for a code. */
  name: string | null;
}

/** How a desk stands at an instant, and what today brings. */
export interface DeskMoment {
  now: DeskNow;
  until: Date | null;
  nextAt: Date | null;
  /** Who comes at `nextAt`; null where nobody does, and of what is held for a code. */
  nextName: string | null;
}

const comes = (next: DeskClaim | undefined) => ({ nextAt: next?.startAt ?? null, nextName: next?.name ?? null });
const endOf = ({ endAt, heldUntil }: DeskClaim) => (heldUntil && heldUntil < endAt ? heldUntil : endAt);

/**
 * Whether a desk is free now, until when, and when it is booked next, for whom. What follows at once for the same customer counts as one,
 * and ends where somebody else's begins; the hold that covers this instant ends when it runs out, and what is to come counts as it is
 * asked for. The server's SQL says the same (`desk-moments.ts`).
 * @param claims those of one desk; no two overlap
 * @param today.dayEnd when the branch's local day ends: nothing from then on is told
 * @example deskMoment([{ startAt, endAt, heldUntil: null, customerId, name }], { now, dayEnd }).until // endAt, while that lies in today
 */
export function deskMoment(claims: readonly DeskClaim[], { now, dayEnd }: { now: Date; dayEnd: Date }): DeskMoment {
  const ahead = claims
    .filter(({ startAt, endAt }) => endAt > now && startAt < dayEnd)
    .sort((one, other) => one.startAt.getTime() - other.startAt.getTime());
  const [first] = ahead;
  if (!first || first.startAt > now) return { now: "free", until: first?.startAt ?? null, ...comes(first) };
  let end = endOf(first);
  let next: DeskClaim | undefined;
  for (const claim of ahead.slice(1)) {
    if (claim.startAt > end || claim.customerId === null || claim.customerId !== first.customerId) {
      next = claim;
      break;
    }
    end = claim.endAt;
  }
  return { now: first.heldUntil ? "held" : "taken", until: end < dayEnd ? end : null, ...comes(next) };
}

export interface DeskNowLook extends DrawnState {
  /** The counter that such a desk raises; those that are held are what is left. */
  counter?: keyof Pick<DeskCounters, "freeNow" | "takenNow">;
}

/** How what a desk is now is shown and counted. */
export const DESK_NOW_LOOK: Readonly<Record<DeskNow, DeskNowLook>> = {
  free: { word: "available", label: "Free", colour: "green", counter: "freeNow" },
  taken: { word: "occupied", label: "Taken", colour: "red", counter: "takenNow" },
  held: { word: "hold", label: "Held", colour: "grey" },
};

/** In the order in which people read them: from free to not to be had. */
export const DESK_NOW_ORDER: readonly DeskNow[] = ["free", "taken", "held"];

/** Which of a desk's two instants is told beside its word, and how. */
const WHEN = {
  free: { at: "nextAt", say: (time: string) => `from ${time} booked` },
  taken: { at: "until", say: (time: string) => `until ${time}` },
  held: { at: "until", say: (time: string) => `until ${time}` },
} as const satisfies Record<DeskNow, { at: "until" | "nextAt"; say: (time: string) => string }>;

/** A desk's `now` in words. */
export interface DeskNowWords {
  status: DrawnState["word"];
  statusLabel: string;
  /** Left out where the local day brings nothing else. */
  detail?: string;
  /** "then Tara": who has it from the instant on that `detail` says; left out where it is free then. */
  next?: string;
}

/**
 * What a desk is now in words: what `DeskGrid`, `FloorPlan` and `DeskTile` of `@carrel/ui` take as it comes, and what else
 * speaks of it says: until when, and who is next where somebody else follows at once.
 * @param timezone the branch's
 * @example deskNowWords(desk, "Asia/Kolkata") // { status: "occupied", statusLabel: "Taken", detail: "until 15:00" }
 */
export function deskNowWords(
  desk: { now: DeskNow; until: string | null; nextAt: string | null; nextName: string | null },
  timezone: string,
  locale?: string,
): DeskNowWords {
  const { word, label } = DESK_NOW_LOOK[desk.now];
  const { at, say } = WHEN[desk.now];
  const instant = desk[at];
  const isFollowed = desk.now !== "free" && instant !== null && desk.nextAt === instant;
  return {
    status: word,
    statusLabel: label,
    ...(instant !== null && { detail: say(formatTime(new Date(instant), timezone, locale)) }),
    ...(isFollowed && { next: `then ${desk.nextName || "the next"}` }),
  };
}
