import type { BookDesk, Booking } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { invalid, notFound } from "../../failure";
import { askedPeriod } from "../bookings/asked-period";
import { auditedBooking, bookingRecord } from "../bookings/record";
import { takeSlot } from "../bookings/take-slot";
import { tellVisitor } from "../bookings/tell-visitor";
import { checkActive } from "../customers/in-use";
import { findFeePlan, plansFor, priceOf } from "../fee-plans/queries";
import { tenantOf, wordsOf } from "../tenant";
import { findPlace } from "./queries";
import { recordPayment } from "./record-payment";
import { checkStaffReach } from "./staff-reach";

type Input = z.output<typeof BookDesk>;

const customers = ({ db, orgId }: Pick<Context, "db" | "orgId">) =>
  db.selectFrom("customers").selectAll().where("orgId", "=", orgId);

/** The customer that is named; null where none is. */
async function namedCustomer(context: Context<Input>): Promise<Row<"customers"> | null> {
  const { customerId } = context.input;
  if (!customerId) return null;
  const customer = await customers(context).where("customerId", "=", customerId).executeTakeFirst();
  if (!customer) throw notFound(wordsOf(context).member);
  return customer;
}

/** The one of this branch with the new customer's address, or a new one. */
async function newCustomer(context: Context<Input>, branchId: string): Promise<Row<"customers">> {
  const { db, orgId, input, now } = context;
  const { name, email = "", phone = "" } = input.customer ?? { name: "" };
  const same = email
    ? await customers(context)
        .where("branchId", "=", branchId)
        .where("email", "=", email)
        .where("email", "<>", constant(""))
        .orderBy("createdAt")
        .executeTakeFirst()
    : undefined;
  if (same) return same;
  return db
    .insertInto("customers")
    .values({ orgId, customerId: context.random.id(), branchId, name, email, phone, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Books a desk for a customer at once; staff may pass opening hours and the booking window knowingly. */
export async function bookDesk(context: Context<Input>): Promise<Booking> {
  const { input, now, actor } = context;
  const { type, feePlanId } = input;
  const organisation = tenantOf(context);
  // None of them needs another: they are asked for together.
  const [{ desk, branch }, plans, named] = await Promise.all([
    findPlace(context, input.deskId),
    plansFor(context, { type, feePlanId }),
    namedCustomer(context),
  ]);
  const period = askedPeriod(input, branch.timezone);
  checkStaffReach(period, now, input.date ? { start: "date", end: "date" } : { start: "startAt", end: "endAt" });
  if (period.endAt <= now) {
    throw invalid([{ path: [input.date ? "date" : "endAt"], message: "That time has passed. Choose a later one." }]);
  }
  const price = priceOf(plans, { branch, type, period });
  if (feePlanId && !price) {
    await findFeePlan(context, feePlanId);
    throw invalid([
      { path: ["feePlanId"], message: "This fee plan does not fit: choose one of this branch and type." },
    ]);
  }
  const customer = named ?? (await newCustomer(context, branch.branchId));
  checkActive(context, customer, input.customerId ? ["customerId"] : ["customer", "email"]);
  const amount = input.amount ?? price?.amount ?? 0;
  const currency = price?.currency ?? organisation.currency;
  const booking = await takeSlot(context, {
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
      amount,
      currency,
      source: actor.kind === "apiKey" ? "api" : "admin",
      notes: input.notes ?? "",
      createdBy: actor.kind === "person" ? actor.userId : null,
    },
  });
  // A method or an amount says that money was taken; what is only owed makes no transaction.
  if (input.method !== undefined || (input.amount ?? 0) > 0) {
    await recordPayment(context, {
      booking,
      kind: "booking",
      feePlanId: booking.feePlanId,
      amount,
      currency,
      method: input.method,
      period,
    });
  }
  await tellVisitor(context, { branch, deskName: desk.name, booking });
  context.audit({ recordId: booking.bookingId, after: auditedBooking(booking) });
  return bookingRecord(booking, desk.name);
}
