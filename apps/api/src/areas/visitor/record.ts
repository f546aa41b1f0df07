import type { LinkedBooking, VisitorBooking } from "@carrel/sdk/schemas";
import type { Tenant } from "../../database/port";
import type { Row } from "../../database/schema";
import { calendarEvent } from "../../mails/booking-mail";
import { calendarWays } from "../../mails/calendar";
import { bookingRecord } from "../bookings/record";
import type { PlacedBooking } from "./queries";

/** The last instant at which a visitor may cancel a booking. */
export const lastCancellation = ({ orgSettings }: Pick<Tenant, "orgSettings">, { startAt }: Row<"bookings">) =>
  new Date(startAt.getTime() - orgSettings.cancelUntilMinutes * 60_000);

/** Whether it is for the front desk to move a booking: a seat of a membership's own, what asks for a pass, and what has a price that was agreed. */
export const isMovedAtDesk = ({ membershipKind, pass, discount, writtenOff }: PlacedBooking["booking"]): boolean =>
  membershipKind === "seat" || membershipKind === "shift" || pass !== null || Boolean(discount) || Boolean(writtenOff);

/** A booking as its visitor sees it. */
export function visitorBookingRecord(
  organisation: Tenant,
  { booking, branch }: PlacedBooking,
  now: Date,
): VisitorBooking & Pick<LinkedBooking, "calendar"> {
  const staffs = bookingRecord(booking, booking.deskName);
  const { notes: _, customerId: __, discountReason: ___, writeOffReason: ____, ...record } = staffs;
  const until = lastCancellation(organisation, booking);
  const cancelUntil = booking.status === "CANCELLED" || until < now ? null : until.toISOString();
  return {
    ...record,
    branchName: branch.name,
    timezone: branch.timezone,
    cancelUntil,
    calendar:
      booking.status === "CANCELLED" || booking.endAt <= now
        ? null
        : calendarWays(calendarEvent({ organisation, branch, deskName: booking.deskName, booking })),
    // Who has a link alone moves nothing.
    ...("membershipKind" in booking && { moveUntil: isMovedAtDesk(booking) ? null : cancelUntil }),
  };
}
