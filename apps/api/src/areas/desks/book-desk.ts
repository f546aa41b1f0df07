import type { BookDesk, Booking } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { invalid, notFound } from "../../failure";
import { askedPeriod } from "../bookings/asked-period";
import { checkGuests } from "../bookings/guests";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { takeSlot } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { customerFor } from "../customers/customer-for";
import { checkActive } from "../customers/in-use";
import { readPhone } from "../customers/phone";
import { findFeePlan, plansFor, priceOf } from "../fee-plans/queries";
import { tenantOf, wordsOf } from "../tenant";
import { agreedOf } from "./agreed";
import { holdPlace } from "./queries";
import { recordBookingPayment } from "./record-payment";
import { checkStaffReach } from "./staff-reach";

type Input = z.output<typeof BookDesk>;

const customers = ({ db, orgId }: Pick<Context, "db" | "orgId">) =>
  db.selectFrom("customers").selectAll().where("orgId", "=", orgId);

/** The customer that is named; null where none is. */
async function namedCustomer(context: Context<Input>): Promise<Row<"customers"> | null> {
  const { customerId } = context.input;
  if (!customerId) return null;
  // Until it is over he can't be merged into another.
  const customer = await customers(context).where("customerId", "=", customerId).forKeyShare().executeTakeFirst();
  if (!customer) throw notFound(wordsOf(context).member);
  return customer;
}

/** The customer that a new one's contact is known as, else one that is added. */
function newCustomer(context: Context<Input>, branch: Row<"branches">): Promise<Row<"customers">> {
  const { name, email = "", phone = "" } = context.input.customer ?? { name: "" };
  const contact = { name, email, phone: readPhone(phone, branch) };
  return customerFor(context, contact, { branchId: branch.branchId, path: ["customer"] });
}

/** Books a desk for a customer at once; staff may pass opening hours and the booking window knowingly. */
export async function bookDesk(context: Context<Input>): Promise<Booking> {
  const { input, now, actor } = context;
  const { type, feePlanId } = input;
  const organisation = tenantOf(context);
  // None of them needs another: they are asked for together.
  const [{ desk, branch }, plans, named] = await Promise.all([
    holdPlace(context, input.deskId),
    plansFor(context, { type, feePlanId }),
    namedCustomer(context),
  ]);
  checkGuests(context, desk, input.guests);
  const period = askedPeriod(input, branch.timezone);
  checkStaffReach(period, now, input.date ? { start: "date", end: "date" } : { start: "startAt", end: "endAt" });
  if (period.endAt <= now) {
    throw invalid([{ path: [input.date ? "date" : "endAt"], message: "That time has passed. Choose a later one." }]);
  }
  const price = priceOf(plans, { branch, desk, type, period });
  if (feePlanId && !price) {
    await findFeePlan(context, feePlanId);
    throw invalid([
      { path: ["feePlanId"], message: "This fee plan does not fit: choose one of this branch and type." },
    ]);
  }
  const customer = named ?? (await newCustomer(context, branch));
  checkActive(context, customer, input.customerId ? ["customerId"] : ["customer", "email"]);
  const currency = price?.currency ?? organisation.currency;
  const agreed = agreedOf({ amount: input.amount ?? price?.amount ?? 0, currency }, input.discount);
  const booked = await takeSlot(context, {
    branch,
    desk,
    period,
    booking: {
      type,
      status: "CONFIRMED",
      customerId: customer.customerId,
      visitorName: customer.name,
      visitorEmail: customer.email,
      visitorPhone: customer.phone,
      feePlanId: price?.feePlanId ?? null,
      ...agreed,
      currency,
      source: actor.kind === "apiKey" ? "api" : "admin",
      notes: input.notes ?? "",
      guests: input.guests?.length ? input.guests : null,
      createdBy: actor.kind === "person" ? actor.userId : null,
    },
  });
  const { method, paying } = input;
  const { amount } = agreed;
  const payment = { kind: "booking", amount, currency, method, paying, period } as const;
  const booking = await recordBookingPayment(context, { ...payment, booking: booked, feePlanId: booked.feePlanId });
  await tellVisitor(context, { branch, deskName: desk.name, booking });
  context.audit({ recordId: booking.bookingId, after: auditedBooking(booking) });
  return bookingRecord(booking, desk.name);
}
