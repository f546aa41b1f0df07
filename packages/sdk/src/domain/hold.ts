import type { HoldReason } from "../schemas/booking";
import type { Period } from "./period";

/** Minutes that a visitor's seat is held while his code is on its way. */
export const CODE_HOLD_MINUTES = 2;

/** The organisation's settings that a hold's end is read from (`orgSettings`). */
export interface HoldSettings {
  /** Minutes for which a booking is to hold its desk until it is paid; nothing is held for a payment yet. */
  holdMinutes: number;
  /** Hours that a booking waits for the staff. */
  pendingHours: number;
}

interface Held {
  period: Period;
  /** When it was made: what had begun by then waits until it ends. */
  madeAt: Date;
  settings: HoldSettings;
  now: Date;
}

const MINUTE = 60_000;
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE);
const earlier = (one: Date, other: Date) => (other < one ? other : one);

/** Beyond which nothing waits: its start, or its end where it had begun as it was made. */
export const waitsUntil = ({ startAt, endAt }: Period, madeAt: Date): Date => (startAt > madeAt ? startAt : endAt);

const ENDS: Readonly<Record<HoldReason, (held: Held) => Date>> = {
  code: ({ now }) => after(now, CODE_HOLD_MINUTES),
  payment: ({ now, settings }) => after(now, settings.holdMinutes),
  staff: ({ now, settings, period, madeAt }) =>
    earlier(after(now, settings.pendingHours * 60), waitsUntil(period, madeAt)),
  claim: ({ period, madeAt }) => waitsUntil(period, madeAt),
};

/**
 * Until when a desk is held: the one place that says it for each reason.
 * @example holdEnd("staff", { period, madeAt: now, settings: organisation.orgSettings, now })
 */
export const holdEnd = (reason: HoldReason, held: Held): Date => ENDS[reason](held);

/**
 * Until when a booking waits again whose visitor said that he has paid, once nothing was found.
 * @param left seconds that it had left as he said so
 * @example waitsAgainUntil(3_600, { period, madeAt: booking.createdAt, now })
 */
export const waitsAgainUntil = (left: number, { period, madeAt, now }: Omit<Held, "settings">): Date =>
  earlier(after(now, left / 60), waitsUntil(period, madeAt));

/** What a booking says of its hold. */
export interface HoldState {
  status: "PENDING" | "CONFIRMED" | "CANCELLED";
  /** Null where a server of the release before wrote it: then it waits as `waitsUntil` says. */
  holdUntil: Date | null;
  period: Period;
  madeAt: Date;
}

/** Until when a pending booking holds its desk. */
export const heldUntil = ({ holdUntil, period, madeAt }: Omit<HoldState, "status">): Date =>
  holdUntil ?? waitsUntil(period, madeAt);

/** Until when a pending booking waits once its visitor has moved it: he gains no time by it, however often he does. */
export const movedUntil = (held: Omit<HoldState, "status">, to: Period): Date =>
  earlier(heldUntil(held), waitsUntil(to, held.madeAt));

/** Whether a booking is in the way of others at an instant. The server's SQL says the same (`is-live.ts`). */
export const isHeld = ({ status, ...hold }: HoldState, now: Date): boolean =>
  status === "CONFIRMED" || (status === "PENDING" && heldUntil(hold) > now);
