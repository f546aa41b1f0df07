import type { BookableOrganisation, PublicBranch, VisitorBooking } from "@carrel/sdk";
import { addDays, instantAt, isWithinOpeningHours, localDateOf } from "@carrel/sdk/domain";
import { isBookable } from "../flow/bookable-days";
import type { Draft } from "../flow/draft";
import { timeOf } from "../flow/time-words";

type Rules = Pick<BookableOrganisation, "features" | "bookingsClosed" | "orgSettings">;
type Again = Pick<VisitorBooking, "type" | "startAt" | "endAt" | "deskId" | "status">;

/** Milliseconds: a local day where the clocks go back. */
const LONGEST_VISIT = 25 * 3_600_000;

/**
 * A booking's desk and times of day on the next day on which they can be asked for: after its own, as long as it stands.
 * @returns null where there is no such day in the time that is open for booking, or nothing can be booked
 */
export function bookAgain(booking: Again, branch: PublicBranch, rules: Rules, now: Date): Draft | null {
  const { features, bookingsClosed, orgSettings } = rules;
  const { type, deskId: desk } = booking;
  if (bookingsClosed !== null || !(type === "DAILY" ? features.dailyBooking : features.hourlyBooking)) return null;
  const { timezone } = branch;
  const before = new Date(booking.startAt);
  const length = Date.parse(booking.endAt) - before.getTime();
  // A seat for a month is no visit that comes again by itself.
  if (length > LONGEST_VISIT) return null;
  const ownDay = booking.status === "CANCELLED" ? "" : localDateOf(before, timezone);
  const today = localDateOf(now, timezone);
  for (let ahead = 0; ahead <= orgSettings.bookingWindowDays; ahead += 1) {
    const date = addDays(today, ahead);
    if (date <= ownDay) continue;
    if (type === "DAILY") {
      if (isBookable(branch, orgSettings.slotMinutes, type, date, now)) return { type, date, desk, step: "you" };
      continue;
    }
    const startAt = instantAt(date, timeOf(before, timezone), timezone);
    const endAt = new Date(startAt.getTime() + length);
    if (startAt > now && isWithinOpeningHours(branch, startAt, endAt))
      return { type, date, from: startAt.toISOString(), to: endAt.toISOString(), desk, step: "you" };
  }
  return null;
}
