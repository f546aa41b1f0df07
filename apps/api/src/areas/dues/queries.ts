import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import { constant } from "../../database/constant";
import { listedBranches } from "../tenant";

/** The branches whose debts are meant: as of lists, or some that are named; null: every one. */
type Branches = Pick<Context, "actor"> | { branches: readonly string[] | null };
export type Asking = Pick<Context, "db" | "orgId"> & Branches;

const inBranches = (asking: Branches, column: string): RawBuilder<boolean> => {
  const branches = "branches" in asking ? asking.branches : listedBranches(asking);
  return branches === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any (${[...branches]}::uuid[])`;
};

/** What is owed in the branches that are meant. */
export const debtsIn = (context: Asking) =>
  context.db.selectFrom("debts as d").where("d.orgId", "=", context.orgId).where(inBranches(context, "d.branchId"));

/** Whether something of a row is due, and his still: who waited for its lock finds what another has left. @param debtor in the row's words */
const isOwed = (of: "b" | "m" | "ch", debtor: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`${debtor} = d.debtor and coalesce(${sql.ref(`${of}.paid`)}, 0) + coalesce(${sql.ref(`${of}.writtenOff`)}, 0) < ${sql.ref(`${of}.amount`)}`;

/** The bookings that somebody has to pay for still. @param debtor his id */
export const owedBookings = (context: Asking, debtor: string) =>
  debtsIn(context)
    .innerJoin("bookings as b", (join) => join.onRef("b.orgId", "=", "d.orgId").onRef("b.bookingId", "=", "d.itemId"))
    .where("d.debtor", "=", debtor)
    .where("b.status", "=", constant("CONFIRMED"))
    .where(isOwed("b", sql`debtor_of(b.customer_id, b.visitor_email, b.visitor_phone, b.booking_id)`));

/** The memberships that he has to pay for still. @param debtor his id */
export const owedMemberships = (context: Asking, debtor: string) =>
  debtsIn(context)
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.orgId", "=", "d.orgId").onRef("m.membershipId", "=", "d.itemId"),
    )
    .where("d.debtor", "=", debtor)
    // A seat's has the id of its first booking, which is what is owed.
    .where("m.kind", "<>", constant("seat"))
    .where("m.status", "=", constant("ACTIVE"))
    .where(isOwed("m", sql.ref("m.customerId")));

/** The charges that he has to pay for still. @param debtor his id */
export const owedCharges = (context: Asking, debtor: string) =>
  debtsIn(context)
    .innerJoin("charges as ch", (join) => join.onRef("ch.orgId", "=", "d.orgId").onRef("ch.chargeId", "=", "d.itemId"))
    .where("d.debtor", "=", debtor)
    .where("ch.cancelledAt", "is", null)
    .where(isOwed("ch", sql.ref("ch.customerId")));

/** An id that stands for a visitor says so by its version (`debtor_of`). */
const isVisitor = (id: string) => id[14] === "8";

/** Whether somebody may have owed something: a customer that the caller sees, or any visitor. */
export const isKnown = async ({ db, orgId }: Pick<Asking, "db" | "orgId">, id: string): Promise<boolean> =>
  isVisitor(id) ||
  (await db
    .selectFrom("customers")
    .select("customerId")
    .where("orgId", "=", orgId)
    .where("customerId", "=", id)
    .executeTakeFirst()) !== undefined;
