import { usePermission } from "@carrel/hooks";
import type { Booking, Desk } from "@carrel/sdk";
import { isAssignment } from "@carrel/sdk/domain";
import { useQuery } from "@tanstack/react-query";
import { q } from "../../../app/carrel";

/** Somebody's days at a desk on a plan: what can be renewed, and while it runs moved and ended. */
export interface Assignment {
  booking: Booking;
  /** It covers this instant. */
  runs: boolean;
}

/** Payments that are looked through for whoever had the desk last. */
const LATEST_PAYMENTS = 5;

/**
 * Who is assigned to a desk: now, else next, else who was last. The server decides the same way what a renewal extends.
 * @returns undefined while it is on its way; null for nobody
 */
export function useAssignment(desk: Desk): Assignment | null | undefined {
  const mayRead = usePermission("bookings.read");
  const current = desk.currentBooking?.type === "DAILY" ? desk.currentBooking._id : undefined;
  const payments = useQuery({
    ...q.desks.transactions({ deskId: desk._id, limit: LATEST_PAYMENTS, page: 1 }),
    enabled: mayRead && current === undefined,
  });
  const paidFor = payments.data?.data.find(({ kind }) => kind === "assignment" || kind === "renewal")?.bookingId;
  const bookingId = current ?? paidFor;
  const booking = useQuery({ ...q.bookings.get({ id: bookingId ?? "" }), enabled: mayRead && bookingId !== undefined });

  if (!mayRead) return null;
  if (booking.data && booking.data.deskId === desk._id && isAssignment(booking.data)) {
    return { booking: booking.data, runs: booking.data._id === current };
  }
  return payments.isLoading || booking.isLoading ? undefined : null;
}
