import { MOST_AMOUNT, type PlanTerm, renewalStart } from "@carrel/sdk/domain";
import type { Booking, RenewDesk } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { moveSlot } from "../../database/book-slot";
import type { Row } from "../../database/schema";
import { invalid } from "../../failure";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { checkInService, deskTaken, takeSlot } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { checkActive } from "../customers/in-use";
import { findFeePlan } from "../fee-plans/queries";
import { feePlanRecord } from "../fee-plans/record";
import {
  type Assignment,
  checkUnassigned,
  deskUnassigned,
  lockCustomer,
  lockDesks,
  madeFor,
  renewableAssignment,
} from "./assignments";
import { termOf } from "./plan-term";
import { findPlace } from "./queries";
import { recordPayment } from "./record-payment";

interface Renewal {
  branch: Row<"branches">;
  desk: Row<"desks">;
  customer: Row<"customers">;
  assignment: Assignment;
  term: PlanTerm;
}

const unfit = (message: string) => invalid([{ path: ["feePlanId"], message }]);

/** Lengthens an assignment that still runs; what was paid for it adds up. */
async function extend(context: Context<RenewDesk>, renewal: Renewal): Promise<Row<"bookings">> {
  const { db, orgId, now } = context;
  const { branch, desk, assignment, term } = renewal;
  const { bookingId, startAt } = assignment;
  const { period, price } = term;
  if (price.currency !== assignment.currency) {
    throw unfit(
      `This fee plan is in ${price.currency}, the assignment in ${assignment.currency}. Choose another plan.`,
    );
  }
  const amount = assignment.amount + price.amount;
  if (amount > MOST_AMOUNT) throw unfit("The assignment would cost more than a record holds. Choose another plan.");
  const result = await moveSlot(db, { bookingId, deskId: desk.deskId, startAt, endAt: period.endAt }, now);
  if ("taken" in result) throw await deskTaken(context, { branch, desk, period, type: "DAILY" });
  if ("unknown" in result) throw deskUnassigned(context, desk);
  return db
    .updateTable("bookings")
    .set({ feePlanId: price.feePlanId, amount, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("bookingId", "=", bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Begins anew after an assignment that ran out. */
const beginAgain = (context: Context<RenewDesk>, { branch, desk, customer, term }: Renewal) => {
  const { period, price } = term;
  const { feePlanId, amount, currency } = price;
  return takeSlot(context, {
    branch,
    desk,
    period,
    booking: { ...madeFor(context, customer), type: "DAILY", status: "CONFIRMED", feePlanId, amount, currency },
  });
};

/** Extends a desk's assignment by one duration of a daily plan, from its end, or from today when it has run out. */
export async function renew(context: Context<RenewDesk>): Promise<Booking> {
  const { input, now } = context;
  const { desk, branch } = await findPlace(context, input.deskId);
  await lockDesks(context, [desk.deskId]);
  const assignment = await renewableAssignment(context, desk.deskId);
  if (!assignment) throw deskUnassigned(context, desk);
  checkInService(context, { branch, desk });
  const runs = assignment.endAt > now;
  const start = renewalStart(assignment, now, branch.timezone);
  const plan = feePlanRecord(await findFeePlan(context, input.feePlanId));
  const term = termOf(context, { branch, plan, zone: desk.zone, deskKind: desk.kind, ...start });
  const { period, price } = term;
  const customer = await lockCustomer(context, assignment.customerId);
  checkActive(context, customer, ["deskId"]);
  const except = runs ? (assignment.membershipId ?? undefined) : undefined;
  await checkUnassigned(context, { customer, periods: [period], timezone: branch.timezone, except });
  const renewal: Renewal = { branch, desk, customer, assignment, term };
  const booking = await (runs ? extend : beginAgain)(context, renewal);
  const { feePlanId, amount, currency } = price;
  const { method, reference } = input;
  await recordPayment(context, { booking, kind: "renewal", period, feePlanId, amount, currency, method, reference });
  await tellVisitor(context, { branch, deskName: desk.name, booking, isMoved: runs });
  context.audit({
    recordId: booking.bookingId,
    before: runs ? auditedBooking(assignment) : null,
    after: auditedBooking(booking),
  });
  return bookingRecord(booking, desk.name);
}
