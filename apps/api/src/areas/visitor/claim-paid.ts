import { isClaimed, mayClaim } from "@carrel/sdk/domain";
import type { ClaimPaid, LinkedBooking } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict, type Failure } from "../../failure";
import { correctClaim, noteClaim } from "../bookings/claims";
import { notPayable } from "../bookings/pay";
import { lockBooking } from "../bookings/queries";
import { auditedBooking } from "../bookings/record";
import { tenantOf } from "../tenant";
import { linkedRecord, placedBy, upiPayment } from "./linked-booking";
import { visitorBookingRecord } from "./record";

/** @param branch whom to ask */
function refused({ phone, email }: Row<"branches">): Failure {
  const whom = [phone, email].filter(Boolean).join(", ");
  return conflict(
    "claim_refused",
    `The front desk found no payment for this booking. Ask them with your receipt${whom && `: ${whom}`}.`,
  );
}

/**
 * Notes that the visitor of the booking that a mail's link leads to says that he has paid; staff are told, once. Saying the same again
 * changes nothing, and another reference takes the place of the one before.
 * @throws Failure 404; 409 `claim_refused`, `claim_elsewhere`, `nothing_due`, or `booking_transition`
 */
export async function claimPaid(context: Context<ClaimPaid>): Promise<LinkedBooking> {
  const { input, now } = context;
  const organisation = tenantOf(context);
  const { branch, booking: found } = await placedBy(context);
  const before = await lockBooking(context, found.bookingId);
  const { deskName, bookingId, branchId, code } = before;
  const record = visitorBookingRecord(organisation, { booking: before, branch }, now);
  const answer = async (booking: Row<"bookings">, told: object = {}) => {
    context.audit({
      recordId: bookingId,
      before: auditedBooking(before),
      after: { ...auditedBooking(booking), ...told },
    });
    return linkedRecord(context, { booking: { ...booking, deskName }, branch });
  };

  if (isClaimed(record)) {
    if (before.claimReference === input.reference) return linkedRecord(context, { booking: before, branch });
    return answer(await correctClaim(context, before, input.reference), { isReferenceChanged: true });
  }
  if (!mayClaim(record)) throw refused(branch);
  const obstacle = notPayable(before, now);
  if (obstacle) throw conflict("booking_transition", `Booking ${code} ${obstacle}, so it can't be paid.`);
  const upi = upiPayment(organisation, record, now);
  if (!upi) throw conflict("nothing_due", `Nothing is to be paid by UPI for booking ${code}. Ask at the front desk.`);
  const booking = await noteClaim(context, before, { reference: input.reference, amount: upi.amount });
  context.announce([{ type: "booking_claimed", subjectId: bookingId, occasion: now.toISOString(), branchId }]);
  return answer(booking);
}
