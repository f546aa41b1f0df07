import { moveSlot } from "../../../database/book-slot";
import { countingAnew } from "../../../database/count";
import type { Row } from "../../../database/schema";
import { conflict, Failure } from "../../../failure";
import { deskTaken, takeSlot } from "../../bookings/take-slot";
import { tellVisitor } from "../../bookings/tell-visitor";
import { type Agreed, addedTo, agreedOf } from "../../desks/agreed";
import { deskUnassigned, madeFor } from "../../desks/assignments";
import { recordBookingPayment } from "../../desks/record-payment";
import type { Selling } from "../sale";
import type { Outcome, Paid, Renewal } from "./renewal";

/** Lengthens a seat's last booking; what was paid for it adds up. @throws Failure 409, with nothing written */
async function extend(
  context: Selling,
  { branch, desk, booking, term }: Renewal,
  agreed: Agreed,
): Promise<Row<"bookings">> {
  const { db, orgId, now } = context;
  if (!booking) throw deskUnassigned(context, desk);
  const { bookingId, startAt } = booking;
  const { period, price } = term;
  const result = await moveSlot(db, { bookingId, deskId: desk.deskId, startAt, endAt: period.endAt }, now);
  if ("taken" in result) throw await deskTaken(context, { branch, desk, period, type: "DAILY" });
  if ("unknown" in result) throw deskUnassigned(context, desk);
  return countingAnew(db, { orgId, bookingIds: [bookingId] }, () =>
    db
      .updateTable("bookings")
      .set({ feePlanId: price.feePlanId, ...addedTo(booking, agreed), updatedAt: now })
      .where("orgId", "=", orgId)
      .where("bookingId", "=", bookingId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** Begins anew after a seat that ran out. @throws Failure 409, with nothing written */
const beginAgain = (context: Selling, { branch, desk, customer, term }: Renewal, agreed: Agreed) => {
  const { period, price } = term;
  const { feePlanId, currency } = price;
  return takeSlot(context, {
    branch,
    desk,
    period,
    booking: { ...madeFor(context, customer), type: "DAILY", status: "CONFIRMED", feePlanId, ...agreed, currency },
  });
};

/** Renews a seat for whole days. What stands in its way is its outcome, and leaves nothing behind. */
export async function renewSeat(
  context: Selling,
  renewal: Renewal,
  { method, reference, paying, discount }: Paid,
): Promise<Outcome> {
  const { branch, desk, term, runs } = renewal;
  const { period, price } = term;
  const { feePlanId, currency } = price;
  try {
    const agreed = agreedOf(price, discount);
    const { amount } = agreed;
    const booked = await (runs ? extend : beginAgain)(context, renewal, agreed);
    const { membershipId } = booked;
    if (membershipId === null) throw conflict("desk_unassigned", "The booking is no membership's.");
    const paid = { kind: "renewal", period, feePlanId, amount, currency, method, reference, paying } as const;
    const booking = await recordBookingPayment(context, { ...paid, booking: booked });
    await tellVisitor(context, { branch, deskName: desk.name, booking, isMoved: runs });
    return { membershipId, booking };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error };
    throw error;
  }
}
