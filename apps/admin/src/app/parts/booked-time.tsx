import type { Booking } from "@carrel/sdk";
import { dayRange, formatPeriod, localDateOf } from "@carrel/sdk/domain";
import { BranchMoment, BranchPeriod } from "../branch-time";
import { LOCALE } from "../locale";

type BookedTime = Pick<Booking, "type" | "startAt" | "endAt">;

interface BookedTimeProps {
  booking: BookedTime;
  /** The branch's. */
  zone: string;
}

const lastInstantOf = ({ endAt }: Pick<BookedTime, "endAt">) => new Date(Date.parse(endAt) - 1);

/**
 * The last day of a booking by the day; the midnight after it would not say that.
 * @example lastDayOf(booking, "Asia/Kolkata") // "22 Dec 2026"
 */
export const lastDayOf = (booking: Pick<BookedTime, "endAt">, zone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: zone }).format(lastInstantOf(booking));

/** Until when somebody has a desk. */
export const BookedUntil = ({ booking, zone }: BookedTimeProps) =>
  booking.type === "HOURLY" ? <BranchMoment at={booking.endAt} zone={zone} /> : lastDayOf(booking, zone);

/** From when until when somebody has a desk: days by their dates, even where it was moved in the middle of one. */
export function BookedPeriod({ booking, zone }: BookedTimeProps) {
  const { type, startAt, endAt } = booking;
  if (type === "HOURLY") return <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />;
  const first = localDateOf(new Date(startAt), zone);
  const last = localDateOf(lastInstantOf(booking), zone);
  return formatPeriod(dayRange(first, zone).startAt, dayRange(last, zone).endAt, zone);
}
