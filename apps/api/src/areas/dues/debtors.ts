import type { Debtor, NoReminder } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { type Asking, branchesOf, owedBookings, owedMemberships } from "./queries";

/** What each debtor owes in the selected branch, off the sums that the database keeps (decision 71). */
function debtsOf(context: Asking) {
  const branches = branchesOf(context);
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

/** Where that is. */
const PLACE = sql<string>`case when begun.starts_at < first.starts_at or first.starts_at is null then begun.branch_id else first.branch_id end`;

const EMAIL = sql<string>`coalesce(c.email, first.visitor_email, '')`;

/** Why a debtor can't be reminded now; null: he can. What is told of him in branches that the caller doesn't see, the table itself refuses. */
export const noReminder = ({ orgId, now }: Pick<Context, "orgId" | "now">) => sql<NoReminder | null>`
  case when ${EMAIL} = '' then 'no_address'
    when exists (
      select from due_reminders r where r.org_id = ${orgId}::uuid and r.debtor = d.debtor
        and r.day >= (${now}::timestamptz at time zone br.timezone)::date
    ) then 'reminded_today'
    when mail_stopped(${EMAIL}) then 'mails_stopped' end`;

/**
 * Who owes something in the selected branch, who owes most first: `d` what, `c` the customer, `first` the oldest booking, `br` the branch
 * of what is oldest.
 */
export function debtors(context: Asking & Pick<Context, "now">) {
  const debtor = sql<string>`d.debtor`;
  return context.db
    .selectFrom(debtsOf(context).as("d"))
    .leftJoin("customers as c", (join) => join.on("c.orgId", "=", context.orgId).onRef("c.customerId", "=", "d.debtor"))
    .leftJoinLateral(
      owedBookings(context, debtor)
        .select(["b.visitorName", "b.visitorEmail", "b.visitorPhone", "b.startAt", "b.branchId"])
        .orderBy("b.startAt")
        .orderBy("b.bookingId")
        .limit(1)
        .as("first"),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      owedMemberships(context, debtor)
        .select(["m.startAt", "m.branchId"])
        .orderBy("m.startAt")
        .limit(1)
        .as("begun"),
      (join) => join.onTrue(),
    )
    .leftJoin("branches as br", (join) => join.on("br.orgId", "=", context.orgId).on("br.branchId", "=", PLACE))
    .select(["d.debtor", "d.currency", "d.due", "d.owed", "c.customerId", "br.branchId"])
    .select([
      sql<string>`coalesce(c.name, first.visitor_name, '')`.as("name"),
      EMAIL.as("email"),
      sql<string>`coalesce(c.phone, first.visitor_phone, '')`.as("phone"),
      SINCE.as("since"),
      sql<Date | null>`(
        select max(r.reminded_at) from due_reminders r where r.org_id = ${context.orgId}::uuid and r.debtor = d.debtor
      )`.as("remindedAt"),
      noReminder(context).as("noReminder"),
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
