import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import type { Visitor } from "./visitor";

/** Money that came or went, with what it was for. */
export interface OwnPayment {
  id: string;
  kind: "paid" | "refunded" | "kept";
  of: "booking" | "membership" | "charge" | "deposit";
  name: string;
  bookingId: string | null;
  startAt: Date | null;
  endAt: Date | null;
  amount: number;
  currency: string;
  method: Row<"deskTransactions">["method"] | null;
  reference: string;
  reason: string;
  paidAt: Date;
  branchId: string;
  itemId: string | null;
  /** What was agreed for that, of which the tax is a part. */
  itemAmount: number | null;
}

/** Whose address a booking was made with, or whose customers' it is; found by two indexes. */
const ofBookings = (
  { orgId }: Pick<Context, "orgId">,
  { email, customerIds }: Visitor,
): RawBuilder<boolean> => sql<boolean>`
  t.booking_id = any (array(
    select b.booking_id from bookings b where b.org_id = ${orgId}::uuid and b.visitor_email = ${email} and b.visitor_email <> ''
    union all select b.booking_id from bookings b
    where b.org_id = ${orgId}::uuid and b.customer_id = any (${[...customerIds]}::uuid[])))`;

/** What a visitor paid and got back, in whichever branch: of bookings, memberships, charges and deposits. */
export function ownPayments(context: Pick<Context, "db" | "orgId">, visitor: Visitor) {
  const { db, orgId } = context;
  const customers = sql`any (${[...visitor.customerIds]}::uuid[])`;
  const rows = sql<OwnPayment>`(
    select t.transaction_id as id, case when t.kind = 'refund' then 'refunded' else 'paid' end as kind,
      case when t.charge_id is not null then 'charge' when t.membership_id is not null then 'membership' else 'booking' end as of,
      coalesce(ch.reason, case when t.membership_id is null then b.code else f.name end, '') as name,
      case when t.membership_id is null then b.booking_id end as booking_id,
      case when t.charge_id is null then t.starts_at end as start_at, case when t.charge_id is null then t.ends_at end as end_at,
      t.amount::float8 as amount, t.currency, t.method, t.reference, coalesce(t.reason, '') as reason, t.paid_at, t.branch_id,
      coalesce(b.booking_id, m.membership_id) as item_id, coalesce(b.amount, m.amount)::float8 as item_amount
    from desk_transactions t
    left join bookings b on b.org_id = t.org_id and b.booking_id = t.booking_id
    left join memberships m on m.org_id = t.org_id and m.membership_id = t.membership_id
    left join fee_plans f on f.org_id = t.org_id and f.fee_plan_id = coalesce(m.fee_plan_id, t.fee_plan_id)
    left join charges ch on ch.org_id = t.org_id and ch.charge_id = t.charge_id
    where t.org_id = ${orgId}::uuid and t.amount > 0 and (t.customer_id = ${customers} or ${ofBookings(context, visitor)})
    union all
    select d.move_id, case d.kind when 'taken' then 'paid' when 'returned' then 'refunded' else 'kept' end, 'deposit', '', null, null, null,
      d.amount::float8, d.currency, d.method, d.reference, d.reason, d.moved_at, d.branch_id, null, null
    from deposit_moves d where d.org_id = ${orgId}::uuid and d.customer_id = ${customers}
  )`;
  return (
    db
      .selectFrom(rows.as("p"))
      .selectAll("p")
      // What of an item's price is tax stands in the books (decision 81); a payment has its part of it.
      .select(
        sql<number | null>`(
          select nullif(round(sum(case when l.credit = 'tax' then l.amount else -l.amount end) * p.amount / nullif(p.item_amount, 0))::float8, 0)
          from ledger_lines l where l.org_id = ${orgId}::uuid and l.item_id = p.item_id and 'tax' in (l.debit, l.credit)
        )`.as("tax"),
      )
      .orderBy("p.paidAt", "desc")
      .orderBy("p.id", "desc")
  );
}
