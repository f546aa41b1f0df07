import type { AssignUser, Booking } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import { invalid } from "../../failure";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { takeSlot } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { checkActive } from "../customers/in-use";
import { checkUnassigned, lockCustomer, madeFor } from "./assignments";
import { startOf, termOf } from "./plan-term";
import { findPlace } from "./queries";
import { recordPayment } from "./record-payment";

/** Gives a desk to a customer for one duration of a daily plan, and writes down what he paid. */
export async function assignUser(context: Context<AssignUser>): Promise<Booking> {
  const { input, now } = context;
  const { desk, branch } = await findPlace(context, input.deskId);
  const { period, price } = await termOf(context, {
    branch,
    feePlanId: input.feePlanId,
    startAt: startOf(branch, input.startDate),
    startField: "startDate",
  });
  if (period.endAt <= now) {
    throw invalid([{ path: ["startDate"], message: "That time has passed. Choose a later date." }]);
  }
  const customer = await lockCustomer(context, input.customerId);
  checkActive(context, customer, ["customerId"]);
  await checkUnassigned(context, { customer, period, timezone: branch.timezone });
  const { feePlanId, amount, currency } = price;
  const booking = await takeSlot(context, {
    branch,
    desk,
    period,
    booking: { ...madeFor(context, customer), type: "DAILY", status: "CONFIRMED", feePlanId, amount, currency },
  });
  const { method, reference } = input;
  await recordPayment(context, { booking, kind: "assignment", period, feePlanId, amount, currency, method, reference });
  await tellVisitor(context, { branch, deskName: desk.name, booking });
  context.audit({ recordId: booking.bookingId, after: auditedBooking(booking) });
  return bookingRecord(booking, desk.name);
}
