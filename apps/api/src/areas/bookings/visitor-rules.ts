import { addDays, closureOn, daysBetween, isWithinOpeningHours, localDateOf, type Period } from "@carrel/sdk/domain";
import type { BookingType } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import { Failure, type Issue, invalid } from "../../failure";
import { localDates, openDays } from "../branches/open-hours";

interface Asked {
  organisation: Pick<Tenant, "features" | "orgSettings">;
  branch: Pick<Row<"branches">, "name" | "timezone" | "timings" | "closures">;
  type: BookingType;
  period: Period;
  now: Date;
}

/** The local dates on which a visitor may book: today to the end of the booking window. */
export function bookingWindow({ organisation, branch, now }: Pick<Asked, "organisation" | "branch" | "now">) {
  const today = localDateOf(now, branch.timezone);
  return { from: today, to: addDays(today, organisation.orgSettings.bookingWindowDays) };
}

/** The current minute may still be booked: pickers offer whole minutes. */
const startOfMinute = (instant: Date) => instant.getTime() - (instant.getTime() % 60_000);

const refusal = (path: string, message: string): Issue => ({ path: [path], message });

/** What a visitor may not do though staff may; the first rule that is broken. @param start the field that says when it begins */
function brokenRule(asked: Asked, start: string): Issue | null {
  const { organisation, branch, type, period, now } = asked;
  const dates = localDates(branch, period);
  const window = bookingWindow(asked);
  const isPast = type === "DAILY" ? dates.from < window.from : period.startAt.getTime() < startOfMinute(now);
  if (isPast) return refusal(start, "That time has passed. Choose a later one.");
  if (dates.to > window.to) {
    return refusal(start, `Choose a time within the next ${organisation.orgSettings.bookingWindowDays} days.`);
  }
  const { visitorBookingDays } = organisation.orgSettings;
  if (daysBetween(dates.from, dates.to) >= visitorBookingDays) {
    const most = visitorBookingDays === 1 ? "a day" : `${visitorBookingDays} days`;
    return refusal("endAt", `A booking lasts ${most} at most. Choose an earlier end.`);
  }
  const closure = closureOn(branch, dates.from) ?? closureOn(branch, dates.to);
  const why = closure ? ` (${closure.reason})` : "";
  if (type === "HOURLY") {
    const isOpen = isWithinOpeningHours(branch, period.startAt, period.endAt);
    return isOpen
      ? null
      : refusal(start, `${branch.name} is closed then${why}. Choose a time within its opening hours.`);
  }
  return openDays(branch, dates.from, dates.to).length > 0
    ? null
    : refusal(start, `${branch.name} is closed on that day${why}. Choose another.`);
}

/**
 * Checks the rules that bind visitors (product §3): what the organisation offers, opening hours, window, no past.
 * @param start the field that says when it begins: a day's by its date, unless the caller has it otherwise
 * @throws Failure 403 `booking_type_off`, or 400 `validation_failed` that names the field
 */
export function checkVisitorPeriod(asked: Asked, start = asked.type === "DAILY" ? "date" : "startAt"): void {
  const { features } = asked.organisation;
  if (!(asked.type === "HOURLY" ? features.hourlyBooking : features.dailyBooking)) {
    const offered = asked.type === "HOURLY" ? "by the hour" : "by the day";
    throw new Failure({ status: 403, code: "booking_type_off", message: `Booking ${offered} is not offered here.` });
  }
  const issue = brokenRule(asked, start);
  if (issue) throw invalid([issue]);
}
