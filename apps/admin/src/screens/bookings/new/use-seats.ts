import type { BookingCalendar } from "@carrel/sdk";
import { addDays, daysBetween, localDateOf, type Period } from "@carrel/sdk/domain";
import { MAX_CALENDAR_DAYS } from "@carrel/sdk/schemas";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { isFree, type Seat } from "./free-seats";

interface SeatsOptions {
  branchId: string;
  timezone: string;
  /** Without one, the seats of this day are read. */
  period: Period | null;
  day: string;
}

/** A branch's seats, in its own order, with what takes them in the days of a period. */
export function useSeats({ branchId, timezone, period, day }: SeatsOptions) {
  const queryClient = useQueryClient();
  const from = period ? localDateOf(period.startAt, timezone) : day;
  const last = period ? localDateOf(new Date(period.endAt.getTime() - 1), timezone) : day;
  // What is farther off is told by the server once it is asked for.
  const days = Math.min(daysBetween(from, last), MAX_CALENDAR_DAYS - 1);
  const asked = q.bookings.calendar({ branchId, from, to: addDays(from, days) });
  const { data, isPending, isPlaceholderData } = useQuery({ ...asked, placeholderData: keepPreviousData });
  return {
    seats: data?.desks ?? [],
    isPending,
    /** What is taken is known. */
    isCurrent: !isPending && !isPlaceholderData,
    /** Asks anew which seats are free for a period, the best first. */
    readFree: async (wanted: Period): Promise<Seat[]> => {
      const { desks }: BookingCalendar = await queryClient.fetchQuery({ ...asked, staleTime: 0 });
      return desks.filter((seat) => isFree(seat, wanted));
    },
  };
}
