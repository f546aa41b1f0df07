import { invalid } from "../../failure";
import { takeSlot } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { checkActive } from "../customers/in-use";
import { agreedOf } from "../desks/agreed";
import { checkUnassigned, lockCustomer, madeFor } from "../desks/assignments";
import { startOf, termOf } from "../desks/plan-term";
import { recordBookingPayment } from "../desks/record-payment";
import { checkDisplaced } from "./floating-places";
import type { DeskSale, Selling, SoldDesk } from "./sale";

/**
 * Gives a desk to a customer for one duration of a daily plan, and writes down what he paid.
 * @throws Failure 400 that names the field; 409 `customer_assigned`, `desk_taken`, `desk_inactive`, `branch_inactive`
 */
export async function sellSeat(context: Selling, sale: DeskSale): Promise<SoldDesk> {
  const { desk, branch, plan, shiftId, startDate, method, reference, paying, discount, displaceFloating } = sale;
  if (shiftId) {
    throw invalid([
      { path: ["shiftId"], message: "This fee plan sells whole days: choose no shift, or another plan." },
    ]);
  }
  const { period, price } = termOf(context, {
    branch,
    plan,
    startAt: startOf(branch, startDate),
    startField: "startDate",
    zone: desk.zone,
    deskKind: desk.kind,
  });
  if (period.endAt <= context.now) {
    throw invalid([{ path: ["startDate"], message: "That time has passed. Choose a later date." }]);
  }
  const customer = await lockCustomer(context, sale.customerId);
  checkActive(context, customer, ["customerId"]);
  await checkUnassigned(context, { customer, periods: [period], timezone: branch.timezone });
  await checkDisplaced(context, { branch, shift: null, period, displaceFloating });
  const { feePlanId, currency } = price;
  const agreed = agreedOf(price, discount);
  const { amount } = agreed;
  const booked = await takeSlot(context, {
    branch,
    desk,
    period,
    booking: { ...madeFor(context, customer), type: "DAILY", status: "CONFIRMED", feePlanId, ...agreed, currency },
  });
  const paid = { kind: "assignment", period, feePlanId, amount, currency, method, reference, paying } as const;
  const booking = await recordBookingPayment(context, { ...paid, booking: booked });
  await tellVisitor(context, { branch, deskName: desk.name, booking });
  return { membershipId: booking.membershipId ?? booking.bookingId, booking };
}
