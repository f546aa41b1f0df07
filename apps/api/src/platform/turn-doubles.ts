import { sql } from "kysely";
import { countBookings } from "../database/count";
import { doublesToTurn, type FoundBooking } from "../database/lookups";
import type { TenantTransaction } from "../database/port";
import type { Row } from "../database/schema";
import type { Ports } from "../ports";
import { standAlone } from "./stand-alone";

/** Bookings that one look finds, and one transaction of an organisation turns at most. */
const AT_ONCE = 200;

/**
 * Turns what moves left behind them before there were stays, and servers of the release before still leave: a second booking for
 * the time that was used. What isn't one beyond doubt stays as it is.
 */
export const turnDoubles = ({ database, log }: Pick<Ports, "database" | "log">): Promise<void> =>
  standAlone(log, async (alone) => {
    let found: FoundBooking[];
    let after: FoundBooking | undefined;
    do {
      found = await database.lookup((db) => doublesToTurn(db, after, AT_ONCE));
      for (const [orgId, theirs] of Map.groupBy(found, (booking) => booking.orgId)) {
        const ids = theirs.map(({ bookingId }) => bookingId);
        await alone({ orgId }, () => database.tx({ orgId }, (db) => turnThese(db, orgId, ids)));
      }
      after = found.at(-1);
    } while (found.length === AT_ONCE);
  });

interface Double extends Pick<Row<"bookings">, "branchId" | "deskId" | "startAt" | "endAt" | "createdAt"> {
  doubleId: string;
  /** Whose time it was. */
  bookingId: string;
}

/**
 * Those that a move wrote: the booking that they name is the same person's, they end with the minute in which they were made, as
 * nothing that people book does, cost nothing, and have neither a plan nor a payment. Where the audit log tells of the move, it
 * tells the same.
 */
async function provenOf(db: TenantTransaction, orgId: string, bookingIds: readonly string[]): Promise<Double[]> {
  const { rows } = await sql<Double>`
    select d.booking_id as double_id, b.booking_id, d.branch_id, d.desk_id, d.starts_at, d.ends_at, d.created_at
    from bookings d
    join bookings b on b.org_id = d.org_id
      and b.code = substring(d.notes from '^Moved to .+ [(]booking ([0-9A-HJKMNP-TV-Z]{8})[)]$')
      and b.customer_id = d.customer_id and b.type = d.type and b.booking_id <> d.booking_id
    where d.org_id = ${orgId}::uuid and d.booking_id = any (${[...bookingIds]}::uuid[])
      and d.status = 'CONFIRMED' and d.amount = 0 and d.fee_plan_id is null
      and d.ends_at = date_trunc('minute', d.created_at)
      and not exists (select from desk_transactions t where t.org_id = d.org_id and t.booking_id = d.booking_id)
      and coalesce((
        select bool_or(e.before ->> 'deskId' = d.desk_id::text and (e.after ->> 'startAt')::timestamptz = d.ends_at)
        from audit_log e
        where e.org_id = d.org_id and e.record_id = b.booking_id and e.action = 'desks.reassignUser'
          and e.occurred_at = date_trunc('milliseconds', d.created_at)
      ), true)
    order by d.booking_id
    for update of d
  `.execute(db);
  return rows;
}

async function turnThese(db: TenantTransaction, orgId: string, bookingIds: readonly string[]): Promise<void> {
  const doubles = await provenOf(db, orgId, bookingIds);
  if (doubles.length === 0) return;
  const doubleIds = doubles.map(({ doubleId }) => doubleId);
  await countBookings(db, { orgId, bookingIds: doubleIds }, -1);
  await db.deleteFrom("bookings").where("orgId", "=", orgId).where("bookingId", "in", doubleIds).execute();
  for (const { bookingId, branchId, deskId, startAt, endAt, createdAt } of doubles) {
    await sql`select keep_stay(${bookingId}::uuid, ${branchId}::uuid, ${deskId}::uuid, ${startAt}, ${endAt}, ${createdAt})`.execute(
      db,
    );
  }
}
