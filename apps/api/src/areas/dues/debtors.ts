import type { Debtor } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { debtsIn } from "./queries";

type Asking = Pick<Context, "db" | "orgId" | "actor">;

/**
 * Who owes something in the selected branch, who owes most first: `f` what, `c` the customer, `first` who it was at the oldest booking.
 * @param before only who owes something that began by then
 */
export function debtors(context: Asking, before?: Date) {
  const debts = debtsIn(context)
    .select(["d.debtor", "d.currency"])
    .select(({ fn }) => [
      fn.min("d.since").as("since"),
      sql<number>`sum(d.due)::float8`.as("due"),
      sql<number>`count(*)::float8`.as("owed"),
    ])
    .groupBy(["d.debtor", "d.currency"])
    .$if(before !== undefined, (query) => query.having(({ fn }) => fn.min("d.since"), "<=", before ?? new Date(0)));
  return context.db
    .selectFrom(debts.as("f"))
    .leftJoin("customers as c", (join) => join.on("c.orgId", "=", context.orgId).onRef("c.customerId", "=", "f.debtor"))
    .leftJoinLateral(
      debtsIn(context)
        .innerJoin("bookings as b", (join) =>
          join.onRef("b.orgId", "=", "d.orgId").onRef("b.bookingId", "=", "d.itemId"),
        )
        .where(sql<boolean>`d.debtor = f.debtor`)
        .select(["b.visitorName", "b.visitorEmail", "b.visitorPhone"])
        .orderBy("d.since")
        .orderBy("d.itemId")
        .limit(1)
        .as("first"),
      (join) => join.onTrue(),
    )
    .select(["f.debtor", "f.currency", "f.due", "f.owed", "f.since", "c.customerId"])
    .select([
      sql<string>`coalesce(c.name, first.visitor_name, '')`.as("name"),
      sql<string>`coalesce(c.email, first.visitor_email, '')`.as("email"),
      sql<string>`coalesce(c.phone, first.visitor_phone, '')`.as("phone"),
    ])
    .orderBy("f.due", "desc")
    .orderBy("f.debtor");
}

type DebtorRow = Awaited<ReturnType<ReturnType<typeof debtors>["execute"]>>[number];

/** A debtor as the client knows him. */
export const debtorRecord = ({
  debtor,
  customerId,
  name,
  email,
  phone,
  due,
  currency,
  owed,
  since,
}: DebtorRow): Debtor => ({
  _id: debtor,
  customerId,
  name,
  email,
  phone,
  due,
  currency,
  owed,
  since: since.toISOString(),
});
