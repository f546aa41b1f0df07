import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { q } from "../../../app/carrel";
import { useBranchZone } from "../../../app/use-branch-zone";
import { MoveBookingForm } from "./move-booking-form";

/** Gives a booking another time or desk, by fields instead of by carrying it in the calendar. */
export function MoveBookingSheet() {
  const { bookingId = "" } = useParams({ strict: false });
  const { data: booking } = useSuspenseQuery(q.bookings.get({ id: bookingId }));
  const timezone = useBranchZone(booking.branchId);
  return <MoveBookingForm key={timezone} booking={booking} timezone={timezone} />;
}
