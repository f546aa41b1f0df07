import type { BookingQuery } from "@carrel/sdk/schemas";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";
import { sought } from "../../database/search";
import { askedDays } from "../asked-days";
import { anyContains } from "../list-page";

type Asked = Pick<BookingQuery, "search" | "type" | "deskId" | "from" | "to" | "payment">;

/** Whether something of a booking is to be paid still: `dueOf` of sdk/domain, first in the words of the index `bookings_due`. */
const isDue = sql<boolean>`bookings.status <> 'CANCELLED' and coalesce(bookings.paid, 0) < bookings.amount
  and coalesce(bookings.paid, 0) + coalesce(bookings.written_off, 0) < bookings.amount`;

/** Whether its visitor says that he has paid, and nobody has answered him: `isClaimed` of sdk/domain, in the words of the index `bookings_claimed`. */
export const isClaimed = sql<boolean>`bookings.claimed_at is not null and bookings.claim_answer is null`;

/** Whether more was paid for it than it costs, which is nothing once it is cancelled; in the words of the index `bookings_refundable`. */
const isRefundable = sql<boolean>`bookings.paid > case when bookings.status = 'CANCELLED' then 0 else bookings.amount end`;

const BY_PAYMENT: Readonly<Record<NonNullable<Asked["payment"]>, RawBuilder<boolean>>> = {
  due: isDue,
  claimed: isClaimed,
  refundable: isRefundable,
};

/** What a search looks into where filters have narrowed the list already; `search_bookings` knows no filters. */
const SEARCHED = ["code", "visitorName", "visitorEmail", "visitorPhone"].map((column) => `bookings.${column}`);

/**
 * The condition of a list that is narrowed by kind, desk, days or what is due; null where it is not.
 * @param listed the branches that the list covers; null: every one
 */
export async function narrowed(
  context: Pick<Context<Asked>, "db" | "orgId" | "organisation" | "input">,
  listed: readonly string[] | null,
): Promise<RawBuilder<boolean> | null> {
  const { type, deskId, from, to, payment, search } = context.input;
  if (!type && !deskId && !from && !to && !payment) return null;
  const conditions: RawBuilder<boolean>[] = [];
  if (type) conditions.push(sql`bookings.type = ${type}`);
  if (deskId) conditions.push(sql`bookings.desk_id = ${deskId}::uuid`);
  if (payment) conditions.push(BY_PAYMENT[payment]);
  if (from || to) {
    const { after, before } = await askedDays(context, listed, { from, to });
    const ends = after ? sql<boolean>`bookings.ends_at > ${after}::timestamptz` : sql<boolean>`true`;
    const starts = before ? sql<boolean>`bookings.starts_at < ${before}::timestamptz` : sql<boolean>`true`;
    // In two parts, so that the index over a branch's periods, which leaves out what is cancelled, serves the first.
    conditions.push(sql`(bookings.status <> 'CANCELLED' and ${ends} and ${starts}
      or bookings.status = 'CANCELLED' and ${ends} and ${starts})`);
  }
  if (search) {
    conditions.push(sql`(${anyContains(SEARCHED, sought(search))} or bookings.desk_id in (
      select desks.desk_id from desks where desks.org_id = bookings.org_id and ${anyContains(["desks.name"], search)}))`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
