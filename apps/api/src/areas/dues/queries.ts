import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { listedBranches } from "../tenant";

/** The branches whose debts are meant: as of lists, or some that are named; null: every one. */
type Branches = Pick<Context, "actor"> | { branches: readonly string[] | null };
export type Asking = Pick<Context, "db" | "orgId"> & Branches;

export const branchesOf = (asking: Branches): readonly string[] | null =>
  "branches" in asking ? asking.branches : listedBranches(asking);

const inBranches = (asking: Branches, column: string): RawBuilder<boolean> => {
  const branches = branchesOf(asking);
  return branches === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any (${[...branches]}::uuid[])`;
};

/** Whether a row is not paid in full, in the words of the indexes. @param of its table, such as `b` */
const isUnpaid = (of: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sql.ref(`${of}.paid`)}, 0) < ${sql.ref(`${of}.amount`)}`;

/** Who owes a booking `b`, in the words of the index `bookings_owed`. */
const DEBTOR = sql<string>`debtor_of(b.customer_id, b.visitor_email, b.visitor_phone, b.booking_id)`;

/**
 * The bookings that somebody has to pay for still. A request is no debt before it is confirmed.
 * @param debtor his id, or a column that has it
 */
export const owedBookings = (context: Asking, debtor: RawBuilder<string>) =>
  context.db
    .selectFrom("bookings as b")
    .where("b.orgId", "=", context.orgId)
    .where(inBranches(context, "b.branchId"))
    .where(sql<boolean>`${DEBTOR} = ${debtor}`)
    .where("b.status", "=", constant("CONFIRMED"))
    .where(isUnpaid("b"));

/** The memberships that he has to pay for still: those of seats are paid by their bookings. */
export const owedMemberships = (context: Asking, debtor: RawBuilder<string>) =>
  context.db
    .selectFrom("memberships as m")
    .where("m.orgId", "=", context.orgId)
    .where(inBranches(context, "m.branchId"))
    .where(sql<boolean>`m.customer_id = ${debtor}`)
    .where("m.status", "=", constant("ACTIVE"))
    .where("m.kind", "<>", constant("seat"))
    .where(isUnpaid("m"));

/** Whether a debtor is a customer that the caller sees. */
export const isCustomer = async ({ db, orgId }: Pick<Asking, "db" | "orgId">, id: string): Promise<boolean> =>
  (await db
    .selectFrom("customers")
    .select("customerId")
    .where("orgId", "=", orgId)
    .where("customerId", "=", id)
    .executeTakeFirst()) !== undefined;
