import type { Debtor, NoReminder } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { type Asking, debtsIn } from "./queries";

const EMAIL = sql<string>`coalesce(c.email, first.visitor_email, '')`;

/** Why a debtor can't be reminded now; null: he can. What was noted in branches that the caller doesn't see, the table itself refuses. */
export const noReminder = ({ orgId, now }: Pick<Context, "orgId" | "now">) => sql<NoReminder | null>`
  case when ${EMAIL} = '' then 'no_address'
    when exists (
      select from due_reminders r where r.org_id = ${orgId}::uuid and r.debtor = f.debtor
        and r.day >= (${now}::timestamptz at time zone br.timezone)::date
    ) then 'reminded_today'
    when mail_stopped(${EMAIL}) then 'mails_stopped' end`;

/**
 * Who owes something in the selected branch, who owes most first: `f` what, `c` the customer, `first` the oldest of it and who it was then,
 * `br` its branch.
 * @param before only who owes something that began by then
 */
export function debtors(context: Asking & Pick<Context, "now">, before?: Date) {
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
        .leftJoin("bookings as b", (join) =>
          join.onRef("b.orgId", "=", "d.orgId").onRef("b.bookingId", "=", "d.itemId"),
        )
        .where(sql<boolean>`d.debtor = f.debtor`)
        .select(["d.branchId", "b.visitorName", "b.visitorEmail", "b.visitorPhone"])
        .orderBy("d.since")
        .orderBy("d.itemId")
        .limit(1)
        .as("first"),
      (join) => join.onTrue(),
    )
    .leftJoin("branches as br", (join) =>
      join.on("br.orgId", "=", context.orgId).onRef("br.branchId", "=", "first.branchId"),
    )
    .select(["f.debtor", "f.currency", "f.due", "f.owed", "f.since", "c.customerId", "br.branchId"])
    .select([
      sql<string>`coalesce(c.name, first.visitor_name, '')`.as("name"),
      EMAIL.as("email"),
      sql<string>`coalesce(c.phone, first.visitor_phone, '')`.as("phone"),
      sql<Date | null>`(
        select max(r.reminded_at) from due_reminders r where r.org_id = ${context.orgId}::uuid and r.debtor = f.debtor
      )`.as("remindedAt"),
      noReminder(context).as("noReminder"),
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
  remindedAt,
  noReminder,
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
  remindedAt: remindedAt?.toISOString() ?? null,
  noReminder,
});
