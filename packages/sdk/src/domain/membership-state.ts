import type { MembershipState } from "../schemas/membership";
import type { Period } from "./period";

/** Days for which the renewal of a membership that has ended is waited for. */
export const DAYS_OF_RENEWAL = 30;

/** What of a membership says how it stands. */
export interface StandingMembership extends Period {
  isCancelled: boolean;
  /** Time in which it rests. */
  freezes: readonly Period[];
}

/**
 * How a membership stands at an instant.
 * @example membershipState({ startAt, endAt, isCancelled: false, freezes: [] }, new Date())
 */
export function membershipState(
  { startAt, endAt, isCancelled, freezes }: StandingMembership,
  now: Date,
): MembershipState {
  if (isCancelled) return "cancelled";
  if (endAt <= now) return "ended";
  if (startAt > now) return "upcoming";
  return freezes.some((freeze) => freeze.startAt <= now && freeze.endAt > now) ? "frozen" : "active";
}
