import type {
  Booking,
  CountedPage,
  DeskTransaction,
  DeskTransactionQuery,
  HourlyBookingQuery,
} from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context, Paged } from "../../context";
import { constant } from "../../database/constant";
import type { Row } from "../../database/schema";
import { bookingRecord } from "../bookings/record";
import { anyContains, listPage } from "../list-page";
import { findDesk } from "./queries";

/** Of a desk's history so many are counted: it is walked from its end, and longer with every year. */
export const COUNTED = { most: 500 };

const SEARCHED = ["paid.customer_name", "paid.booking_code", "paid.reference"];

/** A payment with the names that its record shows. */
export type NamedTransaction = Row<"deskTransactions"> & {
  deskName: string;
  customerName: string;
  bookingCode: string;
  feePlanName: string;
  chargeReason: string;
  /** Who took it or gave it back; null where nobody is known, or his account is gone. */
  recordedName: string | null;
};

/**
 * Payments with the names of desk, customer and plan, the latest first. No joins: whoever only counts them reads no names, and
 * of a page those that it shows.
 */
export const paymentsWithNames = ({ db, orgId }: Pick<Context, "db" | "orgId">) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom("deskTransactions as t")
        .selectAll("t")
        .select(({ selectFrom: inner }) => {
          const booking = inner("bookings")
            .whereRef("bookings.orgId", "=", "t.orgId")
            .whereRef("bookings.bookingId", "=", "t.bookingId");
          const desk = inner("desks").whereRef("desks.orgId", "=", "t.orgId").whereRef("desks.deskId", "=", "t.deskId");
          const customer = inner("customers")
            .whereRef("customers.orgId", "=", "t.orgId")
            .whereRef("customers.customerId", "=", "t.customerId");
          const plan = inner("feePlans")
            .whereRef("feePlans.orgId", "=", "t.orgId")
            .whereRef("feePlans.feePlanId", "=", "t.feePlanId");
          const person = inner("adminUsers")
            .whereRef("adminUsers.orgId", "=", "t.orgId")
            .whereRef("adminUsers.userId", "=", "t.recordedBy");
          const charge = inner("charges")
            .whereRef("charges.orgId", "=", "t.orgId")
            .whereRef("charges.chargeId", "=", "t.chargeId");
          return [
            sql<string>`coalesce(${charge.select("charges.reason")}, '')`.as("chargeReason"),
            person.select("adminUsers.name").as("recordedName"),
            sql<string>`coalesce(${plan.select("feePlans.name")}, '')`.as("feePlanName"),
            sql<string>`coalesce(${desk.select("desks.name")}, '')`.as("deskName"),
            sql<string>`coalesce(${booking.select("bookings.code")}, '')`.as("bookingCode"),
            sql<string>`coalesce(${customer.select("customers.name")}, ${booking.select("bookings.visitorName")}, '')`.as(
              "customerName",
            ),
          ];
        })
        .where("t.orgId", "=", orgId)
        .as("paid"),
    )
    .selectAll("paid")
    .orderBy("paid.paidAt", "desc")
    .orderBy("paid.transactionId");

const recordedBy = ({ recordedBy: _id, recordedName: name }: NamedTransaction) =>
  _id !== null && name !== null ? { _id, name } : null;

export const transactionRecord = (row: NamedTransaction): DeskTransaction => ({
  _id: row.transactionId,
  branchId: row.branchId,
  deskId: row.deskId,
  deskName: row.deskName,
  customerId: row.customerId,
  customerName: row.customerName,
  bookingId: row.bookingId,
  bookingCode: row.bookingCode,
  membershipId: row.membershipId,
  chargeId: row.chargeId,
  chargeReason: row.chargeReason,
  kind: row.kind,
  feePlanId: row.feePlanId,
  feePlanName: row.feePlanName,
  amount: row.amount,
  currency: row.currency,
  method: row.method,
  reference: row.reference,
  reason: row.reason ?? "",
  recordedBy: recordedBy(row),
  startAt: row.startAt.toISOString(),
  endAt: row.endAt.toISOString(),
  paidAt: row.paidAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  // A payment never changes.
  updatedAt: row.createdAt.toISOString(),
});

/** Payments for a booking that a desk has now: some may have been made at a desk from which it was moved. */
const ofBooking = (bookingId: string, deskId: string) => sql<boolean>`
  paid.booking_id = ${bookingId}::uuid and exists (
    select from bookings b where b.org_id = paid.org_id and b.booking_id = paid.booking_id and b.desk_id = ${deskId}::uuid)`;

/** What was paid for a desk, or for one booking of it, the latest first. */
export async function transactions(
  context: Context<Paged<DeskTransactionQuery>>,
): Promise<CountedPage<DeskTransaction>> {
  const { input } = context;
  const { deskId } = await findDesk(context, input.deskId);
  const { rows, total, atLeast } = await listPage(
    paymentsWithNames(context)
      .where(input.bookingId ? ofBooking(input.bookingId, deskId) : sql<boolean>`paid.desk_id = ${deskId}::uuid`)
      .where(anyContains(SEARCHED, input.search)),
    input,
    COUNTED,
  );
  return { data: rows.map(transactionRecord), totalCount: total, atLeast };
}

/** The bookings of a desk by the hour, cancelled ones too, the latest start first. */
export async function hourlyBookings(context: Context<Paged<HourlyBookingQuery>>): Promise<CountedPage<Booking>> {
  const { db, orgId, input } = context;
  const desk = await findDesk(context, input.deskId);
  const { rows, total, atLeast } = await listPage(
    db
      .selectFrom("bookings")
      .selectAll()
      .where("orgId", "=", orgId)
      .where("deskId", "=", desk.deskId)
      .where("type", "=", constant("HOURLY"))
      .orderBy("startAt", "desc")
      .orderBy("bookingId", "desc"),
    input,
    COUNTED,
  );
  return { data: rows.map((row) => bookingRecord(row, desk.name)), totalCount: total, atLeast };
}
