import { invalid } from "../../failure";
import { checkInService } from "../bookings/take-slot";
import { checkActive } from "../customers/in-use";
import { agreedOf } from "../desks/agreed";
import { checkUnassigned, lockCustomer, lockDesks } from "../desks/assignments";
import { startOf, termOf } from "../desks/plan-term";
import { recordPayment } from "../desks/record-payment";
import { checkDisplaced } from "./floating-places";
import { insertMembership } from "./queries";
import type { DeskSale, Selling, SoldDesk } from "./sale";
import { soldShift, soldTime } from "./sold-shift";
import { takeSeat } from "./take-seat";
import { tellMember } from "./tell-member";

/**
 * Gives a desk to a customer in a shift for one duration of its plan: a booking for each of its days, one payment and one mail.
 * @throws Failure 400 that names the field; 404; 409 `shift_inactive`, `customer_assigned`, `desk_taken`, `desk_inactive`, `branch_inactive`
 */
export async function sellShift(context: Selling, sale: DeskSale): Promise<SoldDesk> {
  const { desk, branch, plan, shiftId, startDate, method, reference, paying, discount, displaceFloating } = sale;
  const { branchId } = branch;
  const shift = await soldShift(context, { plan, shiftId, branchId });
  const { period, price } = termOf(context, {
    branch,
    plan,
    startAt: startOf(branch, startDate),
    startField: "startDate",
    shift,
    zone: desk.zone,
    deskKind: desk.kind,
  });
  if (period.endAt <= context.now) {
    throw invalid([{ path: ["startDate"], message: "That time has passed. Choose a later date." }]);
  }
  const periods = soldTime(branch, shift, period);
  checkInService(context, { branch, desk });
  await lockDesks(context, [desk.deskId]);
  const customer = await lockCustomer(context, sale.customerId);
  checkActive(context, customer, ["customerId"]);
  await checkUnassigned(context, { customer, periods, timezone: branch.timezone });
  await checkDisplaced(context, { branch, shift, period, displaceFloating });
  const { feePlanId, currency } = price;
  const agreed = agreedOf(price, discount);
  const membership = await insertMembership(context, {
    kind: "shift",
    branchId,
    customerId: customer.customerId,
    feePlanId,
    deskId: desk.deskId,
    shiftId: shift.shiftId,
    ...period,
    ...agreed,
    currency,
  });
  const { membershipId } = membership;
  const bookings = await takeSeat(context, { branch, desk, customer, membershipId, currency, periods });
  const [booking] = bookings;
  if (!booking) throw new Error("A seat that was taken has a booking");
  context.announce([
    { type: "booking_created", subjectId: booking.bookingId, branchId, detail: { days: bookings.length } },
  ]);
  await recordPayment(context, {
    booking,
    kind: "assignment",
    period,
    feePlanId,
    amount: agreed.amount,
    currency,
    method,
    reference,
    paying,
  });
  await tellMember(context, { told: "begun", branch, customer, membership, deskName: desk.name, shift });
  return { membershipId, booking };
}
