import type { Debtor } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { listedBranches } from "../tenant";
import { owedBookings, owedMemberships } from "./queries";

type Asking = Pick<Context, "db" | "orgId" | "actor">;

/** What each debtor owes in the selected branch, off the sums that the database keeps (decision 71). */
function debtsOf(context: Asking) {
  const branches = listedBranches(context);
  return context.db
    .selectFrom("debtFigures as f")
    .select(["f.debtor", "f.currency"])
    .select(sql<number>`sum(f.due)::float8`.as("due"))
    .select(sql<number>`sum(f.owed)::float8`.as("owed"))
    .where("f.orgId", "=", context.orgId)
    .$if(branches !== null, (query) => query.where("f.branchId", "in", branches ?? []))
    .groupBy(["f.debtor", "f.currency"])
    .having(sql<boolean>`sum(f.due) > 0`);
}

/** When what is oldest began. */
export const SINCE = sql<Date>`least(first.starts_at, begun.starts_at)`;

/** Who owes something in the selected branch, who owes most first: `d` what, `c` the customer, `first` the oldest booking. */
export function debtors(context: Asking) {
  const debtor = sql<string>`d.debtor`;
  return context.db
    .selectFrom(debtsOf(context).as("d"))
    .leftJoin("customers as c", (join) => join.on("c.orgId", "=", context.orgId).onRef("c.customerId", "=", "d.debtor"))
    .leftJoinLateral(
      owedBookings(context, debtor)
        .select(["b.visitorName", "b.visitorEmail", "b.visitorPhone", "b.startAt"])
        .orderBy("b.startAt")
        .orderBy("b.bookingId")
        .limit(1)
        .as("first"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      owedMemberships(context, debtor)
        .select(({ fn }) => fn.min("m.startAt").as("startAt"))
        .as("begun"),
      (join) => join.onTrue(),
    )
    .select(["d.debtor", "d.currency", "d.due", "d.owed", "c.customerId"])
    .select([
      sql<string>`coalesce(c.name, first.visitor_name, '')`.as("name"),
      sql<string>`coalesce(c.email, first.visitor_email, '')`.as("email"),
      sql<string>`coalesce(c.phone, first.visitor_phone, '')`.as("phone"),
      SINCE.as("since"),
    ])
    .orderBy("d.due", "desc")
    .orderBy("d.debtor");
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
