import { usePermission } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { addDays, localDateOf } from "@carrel/sdk/domain";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../app/carrel";

/** Local days that are looked ahead; the calendar gives no more at once. */
export const AHEAD_DAYS = 31;

/**
 * How many live bookings a branch has from now on, within `AHEAD_DAYS`; undefined while that is not known.
 * @param wanted asks for it
 */
export function useBookingsAhead({ _id: branchId, timezone }: Branch, wanted: boolean): number | undefined {
  const mayRead = usePermission("bookings.read");
  const now = new Date();
  const from = localDateOf(now, timezone);
  const { data } = useQuery({
    ...q.bookings.calendar({ branchId, from, to: addDays(from, AHEAD_DAYS - 1) }),
    enabled: wanted && mayRead,
  });
  if (!data) return undefined;
  // A booking of several days stands in each of them.
  const ahead = data.desks
    .flatMap(({ days }) => days)
    .flatMap(({ bookings }) => bookings)
    .filter(({ endAt }) => new Date(endAt) > now);
  return new Set(ahead.map(({ _id }) => _id)).size;
}
