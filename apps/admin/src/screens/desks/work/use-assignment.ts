import { usePermission } from "@carrel/hooks";
import type { Booking, Desk } from "@carrel/sdk";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { LIVE } from "../use-desks";

/** Somebody's days at a desk on a plan: what can be renewed, and while it runs moved and ended. */
export interface Assignment {
  booking: Booking;
  /** It covers this instant. */
  runs: boolean;
}

/**
 * Who is assigned to a desk: now, else next, else who was last, as a renewal takes them.
 * @param mustKnow where it could not be read, the sheet says so; a page that shows more just leaves it out
 * @returns undefined while it is on its way; null for nobody
 */
export function useAssignment({ _id: deskId }: Desk, mustKnow = false): Assignment | null | undefined {
  const mayRead = usePermission("bookings.read");
  const { data, isLoading } = useQuery({
    ...q.desks.assignment({ deskId }),
    enabled: mayRead,
    refetchInterval: LIVE,
    throwOnError: (_error, query) => mustKnow && query.state.data === undefined,
  });
  if (!mayRead) return null;
  if (!data) return isLoading ? undefined : null;
  const { current, next, last } = data;
  const booking = current ?? next ?? last;
  return booking && { booking, runs: current !== null };
}
