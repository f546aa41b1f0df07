import type { CustomerBookings, DeskTransaction } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { hasSeat, runsAt } from "../../database/membership-runs";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";
import { PHOTOS } from "../../platform/files/picture-rules";
import { bookingsWithDesk, type NamedBooking } from "../bookings/queries";
import { bookingRecord } from "../bookings/record";
import { staysBefore } from "../bookings/stays";
import { paymentsWithNames, transactionRecord } from "../desks/transactions";
import { wordsOf } from "../tenant";
import type { AssignedDesk } from "./record";

type Tenancy = Pick<Context, "db" | "orgId">;
type Asking = Tenancy & Pick<Context, "now">;

/** Bookings of each type, and payments, that a customer's record shows at most: the latest. */
const MOST_SHOWN = 1000;

const customerById = ({ db, orgId }: Tenancy, customerId: string) =>
  db.selectFrom("customers").selectAll().where("orgId", "=", orgId).where("customerId", "=", customerId);

/** @throws Failure 404 for a customer who doesn't exist, is another tenant's, or in a branch that is not the person's */
export async function findCustomer(
  context: Tenancy & Pick<Context, "organisation">,
  customerId: string,
): Promise<Row<"customers">> {
  const customer = await customerById(context, customerId).executeTakeFirst();
  if (!customer) throw notFound(wordsOf(context).member);
  return customer;
}

/**
 * The same, and makes whoever changes him or books for him wait until this transaction is over.
 * @throws Failure 404
 */
export async function lockCustomer(
  context: Tenancy & Pick<Context, "organisation">,
  customerId: string,
): Promise<Row<"customers">> {
  const customer = await customerById(context, customerId).forUpdate().executeTakeFirst();
  if (!customer) throw notFound(wordsOf(context).member);
  return customer;
}

/** Customers of branches, the newest first. @param branchIds null: every branch */
export const customersOf = ({ db, orgId }: Tenancy, branchIds: readonly string[] | null) =>
  db
    .selectFrom("customers")
    .selectAll()
    .where("orgId", "=", orgId)
    .$if(branchIds !== null, (query) => query.where("branchId", "in", branchIds ?? []))
    .orderBy("createdAt", "desc")
    .orderBy("customerId");

/**
 * The seats that customers have now by a membership, each with its booking that runs or comes next; of several of one customer the one
 * that began last.
 */
export async function assignedDesks(
  context: Asking,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, AssignedDesk>> {
  if (customerIds.length === 0) return new Map();
  const rows = await context.db
    .selectFrom("memberships as m")
    .innerJoin("desks as d", (join) => join.onRef("d.orgId", "=", "m.orgId").onRef("d.deskId", "=", "m.deskId"))
    .leftJoin("shifts as s", (join) => join.onRef("s.orgId", "=", "m.orgId").onRef("s.shiftId", "=", "m.shiftId"))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom("bookings as b")
          .select("b.bookingId")
          .whereRef("b.orgId", "=", "m.orgId")
          .whereRef("b.membershipId", "=", "m.membershipId")
          .where("b.status", "=", constant("CONFIRMED"))
          .orderBy(sql`b.ends_at <= ${context.now}::timestamptz`)
          .orderBy("b.startAt")
          .limit(1)
          .as("b"),
      (join) => join.onTrue(),
    )
    .select(["m.customerId", "m.membershipId", "b.bookingId", "d.deskId", "d.name as deskName", "s.name as shiftName"])
    .select(["m.feePlanId", "m.startAt", "m.endAt"])
    .where("m.orgId", "=", context.orgId)
    .where("m.customerId", "in", customerIds)
    .where(hasSeat("m"))
    .where(runsAt("m", context.now))
    .orderBy("m.startAt")
    .orderBy("m.membershipId")
    .execute();
  return new Map(rows.map((row) => [row.customerId, row]));
}

/** A customer's bookings by type, cancelled ones included, the latest start first, each with where it was before. */
export async function bookingsOfCustomer(context: Tenancy, customerId: string): Promise<CustomerBookings> {
  const read = (type: Row<"bookings">["type"]) =>
    bookingsWithDesk(context)
      .where("bookings.customerId", "=", customerId)
      .where("bookings.type", "=", type)
      .orderBy("bookings.startAt", "desc")
      .orderBy("bookings.bookingId", "desc")
      .limit(MOST_SHOWN)
      .execute();
  const moved = sql<boolean>`stays.booking_id in (
    select b.booking_id from bookings b where b.org_id = ${context.orgId}::uuid and b.customer_id = ${customerId}::uuid)`;
  const [daily, hourly, staysOf] = await Promise.all([read("DAILY"), read("HOURLY"), staysBefore(context, moved)]);
  const recordOf = (row: NamedBooking) => ({ ...bookingRecord(row, row.deskName), stays: staysOf(row.bookingId) });
  return { daily: daily.map(recordOf), hourly: hourly.map(recordOf) };
}

/** What a customer paid and was paid back, the latest first. */
export async function paymentsOfCustomer(context: Tenancy, customerId: string): Promise<DeskTransaction[]> {
  const rows = await paymentsWithNames(context).where("paid.customerId", "=", customerId).limit(MOST_SHOWN).execute();
  return rows.map(transactionRecord);
}

/** Active customers of branches who have no desk of their own now, by name. @param branchIds null: every branch */
export const unassignedCustomers = (context: Asking, branchIds: readonly string[] | null) =>
  context.db
    .selectFrom("customers")
    .select(["customers.customerId", "branchId", "name", "email", "phone"])
    .where("orgId", "=", context.orgId)
    .$if(branchIds !== null, (query) => query.where("branchId", "in", branchIds ?? []))
    .where("isActive", "=", true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("memberships as m")
            .select(sql<number>`1`.as("one"))
            .whereRef("m.orgId", "=", "customers.orgId")
            .whereRef("m.customerId", "=", "customers.customerId")
            .where(hasSeat("m"))
            .where(runsAt("m", context.now)),
        ),
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy("customers.customerId");

/** Whether a file of the store is a picture of a person, and the organisation's own. */
export async function isOwnPhoto({ db, orgId }: Tenancy, fileKey: string): Promise<boolean> {
  if (!fileKey.startsWith(`${orgId}/${PHOTOS}/`)) return false;
  const file = await db
    .selectFrom("storedFiles")
    .select("fileKey")
    .where("orgId", "=", orgId)
    .where("ownerId", "=", orgId)
    .where("fileKey", "=", fileKey)
    .executeTakeFirst();
  return file !== undefined;
}
