import { messageOf, useTerminology } from "@carrel/hooks";
import type { Booking, BookingStatus, ChangeBookingStatus } from "@carrel/sdk";
import { toast } from "@carrel/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../app/carrel";
import { useMoney } from "../../app/use-money";

const DONE: Readonly<Record<BookingStatus, string>> = {
  PENDING: "waits",
  CONFIRMED: "is confirmed",
  CANCELLED: "is cancelled",
};

/** What cancelling one booking means, before it is done. */
export function useCancelWords() {
  const { desk } = useTerminology();
  const money = useMoney();
  return ({ deskName, visitor, paid = 0, currency }: Booking) =>
    [
      `${desk} ${deskName} becomes free${visitor.email ? `, and ${visitor.name || "the visitor"} is told by mail` : ""}.`,
      ...(paid > 0 ? [`${money(paid, currency)} was paid for it.`] : []),
      "It can't be undone.",
    ].join(" ");
}

type How = Omit<ChangeBookingStatus, "bookingId" | "status">;

/** Confirms and cancels bookings, and says so. */
export function useChangeStatus() {
  const words = useTerminology();
  const money = useMoney();
  const change = useMutation(q.bookings.changeStatus());
  const set = async (booking: Booking, status: BookingStatus, how: How = {}) => {
    const { membershipId } = await change.mutateAsync({ bookingId: booking._id, status, ...how });
    const back = how.refund ? `${money(how.refund.amount, booking.currency)} refunded` : "";
    const sold = status === "CONFIRMED" && membershipId && booking.pass ? `${booking.pass.name} is sold` : "";
    toast.success(`Booking ${booking.code} ${DONE[status]}`, {
      description: [booking.visitor.name, `${words.desk} ${booking.deskName}`, sold, back].filter(Boolean).join(", "),
    });
  };
  return {
    isPending: change.isPending,
    /** @returns whether it is confirmed now; else it was said why not */
    confirm: (booking: Booking): Promise<boolean> =>
      set(booking, "CONFIRMED").then(
        () => true,
        (error) => {
          toast.error("The booking was not confirmed", { description: messageOf(error) });
          return false;
        },
      ),
    /** With the pass that it asks for, or without. Throws where the server refuses: the dialog that asked says why. */
    confirmAs: (booking: Booking, how: How) => set(booking, "CONFIRMED", how),
    /** Throws as `confirmAs` does. */
    cancel: (booking: Booking, how: How) => set(booking, "CANCELLED", how),
  };
}
