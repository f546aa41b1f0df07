import { formatPeriod } from "@carrel/sdk/domain";
import type { BulkBookingValidation, ValidateBulkBooking } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { rowsJson } from "../../database/insert-all";
import type { Period } from "../../database/period";
import { activePlans } from "../fee-plans/queries";
import { feePlanRecord } from "../fee-plans/record";
import { tenantOf, wordsOf } from "../tenant";
import { type BookingNames, type ReadBooking, readBooking } from "./bulk-booking-row";
import { branchFinder, folded, validationOf } from "./bulk-rows";

/** Reads what the cells may name: branches, desks, and plans; a query each. */
async function bookingNames(context: Context): Promise<BookingNames> {
  const { db, orgId, now } = context;
  const desks = await db
    .selectFrom("desks")
    .select(["deskId", "branchId", "name", "isActive"])
    .where("orgId", "=", orgId)
    .execute();
  const byName = new Map(desks.map((desk) => [`${desk.branchId} ${folded(desk.name)}`, desk]));
  return {
    branchOf: await branchFinder(context),
    deskOf: (branchId, name) => byName.get(`${branchId} ${folded(name)}`),
    plans: (await activePlans(context)).map(feePlanRecord),
    currency: tenantOf(context).currency,
    word: wordsOf(context).desk.toLowerCase(),
    now,
  };
}

/** Notes that a row's time is taken. @param who has it, after the desk's name */
const refuseTime = (row: ReadBooking, who: string, taken: Period, word: string): void => {
  if (!row.wanted) return;
  const { branch, deskName } = row.wanted;
  const time = formatPeriod(taken.startsAt, taken.endsAt, branch.timezone);
  row.issues.push({ path: ["desk"], message: `${deskName} is ${who}: ${time}. Choose another ${word} or time.` });
};

/** Live bookings in the way of rows that are right by themselves: the first of each. One query. */
async function bookedAlready(context: Context, rows: readonly ReadBooking[]) {
  const wanted = rows.flatMap(({ wanted: time, issues }, place) =>
    time && issues.length === 0
      ? [{ place, branchId: time.branch.branchId, deskId: time.deskId, startsAt: time.startsAt, endsAt: time.endsAt }]
      : [],
  );
  if (wanted.length === 0) return [];
  const branchIds = [...new Set(wanted.map(({ branchId }) => branchId))].map((branchId) => sql`${branchId}::uuid`);
  const from = new Date(Math.min(...wanted.map(({ startsAt }) => startsAt.getTime())));
  const until = new Date(Math.max(...wanted.map(({ endsAt }) => endsAt.getTime())));
  // What the branches have in all that time is read once, by the index over their periods; row by row each desk's
  // whole past would be.
  const { rows: found } = await sql<Period & { place: number }>`
    with live as materialized (
      select b.desk_id, b.starts_at, b.ends_at
      from bookings b
      where b.org_id = ${context.orgId}::uuid and b.branch_id in (${sql.join(branchIds)}) and b.status <> 'CANCELLED'
        and b.ends_at > ${from}::timestamptz and b.starts_at < ${until}::timestamptz
        and (b.status = 'CONFIRMED'
          or holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) > ${context.now}::timestamptz)
    )
    select distinct on (wanted.place) wanted.place, live.starts_at, live.ends_at
    from jsonb_to_recordset(${rowsJson(wanted)}::jsonb)
      as wanted (place integer, desk_id uuid, starts_at timestamptz, ends_at timestamptz)
    join live on live.desk_id = wanted.desk_id
      and live.starts_at < wanted.ends_at and live.ends_at > wanted.starts_at
    order by wanted.place, live.starts_at
  `.execute(context.db);
  return found;
}

/** Notes rows whose time an earlier row that is right has. */
function refuseColliding(rows: readonly ReadBooking[], word: string): void {
  const byDesk = new Map<string, Period[]>();
  for (const row of rows) {
    const { wanted, issues } = row;
    if (!wanted || issues.length > 0) continue;
    const earlier = byDesk.get(wanted.deskId) ?? [];
    const taken = earlier.find(({ startsAt, endsAt }) => startsAt < wanted.endsAt && endsAt > wanted.startsAt);
    if (taken) refuseTime(row, "booked by an earlier row", taken, word);
    else byDesk.set(wanted.deskId, [...earlier, wanted]);
  }
}

/** Checks the rows of a bulk booking against each other and against what is booked, and books nothing. */
export async function validateBulkBooking(context: Context<ValidateBulkBooking>): Promise<BulkBookingValidation> {
  const names = await bookingNames(context);
  const rows = context.input.data.map((row) => readBooking(row, names));
  for (const taken of await bookedAlready(context, rows)) {
    const row = rows[taken.place];
    if (row) refuseTime(row, "taken", taken, names.word);
  }
  refuseColliding(rows, names.word);
  return validationOf(rows);
}
