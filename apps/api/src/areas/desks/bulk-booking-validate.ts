import { formatPeriod, type Period } from "@carrel/sdk/domain";
import type { BulkBookingValidation, ValidateBulkBooking } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { heldForCodes } from "../../database/code-holds";
import { rowsJson } from "../../database/insert-all";
import { isLive } from "../../database/is-live";
import { usedBefore } from "../../database/stays";
import { twoPeople } from "../customers/identity";
import { deactivated } from "../customers/in-use";
import { wordsOf } from "../tenant";
import { peopleOf, wantedBy } from "./bulk-customers";
import { toldAnew, validationOf } from "./bulk-rows";
import type { ReadBooking } from "./read-rows";

/** Notes that a row's time is taken. @param who has it, after the desk's name */
const refuseTime = (row: ReadBooking, who: string, taken: Period, word: string): void => {
  if (!row.wanted) return;
  const { branch, deskName } = row.wanted;
  const time = formatPeriod(taken.startAt, taken.endAt, branch.timezone);
  row.issues.push({ path: ["desk"], message: `${deskName} is ${who}: ${time}. Choose another ${word} or time.` });
};

/** Notes rows of somebody who is deactivated, or two people at once: the booking would be refused. */
async function refusePeople(context: Context, rows: readonly ReadBooking[]): Promise<void> {
  const people = rows.flatMap(({ wanted, value, issues }, place) =>
    wanted && value?.customer && issues.length === 0 ? [wantedBy(place, wanted.branch, value.customer)] : [],
  );
  for (const [place, identity] of (await peopleOf(context, people)).places) {
    const row = rows[place];
    if (!row) continue;
    if (identity.kind === "two") row.issues.push({ path: ["email"], message: twoPeople(context, identity) });
    else if (!identity.customer.isActive) {
      const column = row.value?.customer?.email ? "email" : "customerName";
      row.issues.push({ path: [column], message: deactivated(context) });
    }
  }
}

/** Live bookings in the way of rows that are right by themselves: the first of each. One query. */
async function bookedAlready(context: Context, rows: readonly ReadBooking[]) {
  const { now } = context;
  const wanted = rows.flatMap(({ wanted: time, issues }, place) =>
    time && issues.length === 0
      ? [{ place, branchId: time.branch.branchId, deskId: time.deskId, startAt: time.startAt, endAt: time.endAt }]
      : [],
  );
  if (wanted.length === 0) return [];
  const branchIds = [...new Set(wanted.map(({ branchId }) => branchId))].map((branchId) => sql`${branchId}::uuid`);
  const from = new Date(Math.min(...wanted.map(({ startAt }) => startAt.getTime())));
  const until = new Date(Math.max(...wanted.map(({ endAt }) => endAt.getTime())));
  // What the branches have in all that time is read once, by the index over their periods; row by row each desk's
  // whole past would be.
  const { rows: found } = await sql<Period & { place: number }>`
    with live as materialized (
      select b.desk_id, b.starts_at, b.ends_at
      from bookings b
      where b.org_id = ${context.orgId}::uuid and b.branch_id in (${sql.join(branchIds)})
        and b.ends_at > ${from}::timestamptz and b.starts_at < ${until}::timestamptz and ${isLive("b", now)}
      union all
      select h.desk_id, h.starts_at, h.ends_at
      from (${heldForCodes(sql`in (${sql.join(branchIds)})`, { startAt: from, endAt: until }, now)}) h
      union all
      select u.desk_id, u.starts_at, u.ends_at
      from (${usedBefore(sql`in (${sql.join(branchIds)})`, { startAt: from, endAt: until })}) u
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

/**
 * Keeps the times that rows have at a desk, in their order; none is in the way of another.
 * @returns what takes a time, unless rows are in its way: then it gives the time of the first of those rows
 */
function createTimes() {
  const times: (Period & { place: number })[] = [];
  /** Where the first time stands that ends after an instant. */
  const after = (instant: Date): number => {
    let [low, high] = [0, times.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((times[middle]?.endAt ?? instant) > instant) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return ({ startAt, endAt }: Period, place: number): Period | undefined => {
    const at = after(startAt);
    let first: (Period & { place: number }) | undefined;
    for (let next = at; next < times.length; next += 1) {
      const time = times[next];
      if (!time || time.startAt >= endAt) break;
      if (!first || time.place < first.place) first = time;
    }
    if (!first) times.splice(at, 0, { startAt, endAt, place });
    return first;
  };
}

/** Notes rows whose time an earlier row that is right has. */
function refuseColliding(rows: readonly ReadBooking[], word: string): void {
  const byDesk = new Map<string, ReturnType<typeof createTimes>>();
  for (const [place, row] of rows.entries()) {
    const { wanted, issues } = row;
    if (!wanted || issues.length > 0) continue;
    const take = byDesk.get(wanted.deskId) ?? createTimes();
    byDesk.set(wanted.deskId, take);
    const taken = take(wanted, place);
    if (taken) refuseTime(row, "booked by an earlier row", taken, word);
  }
}

/** Checks the rows of a bulk booking against each other and against what is booked, and books nothing. */
export async function validateBulkBooking(context: Context<ValidateBulkBooking>): Promise<BulkBookingValidation> {
  const rows = toldAnew(context.sheet.bookings);
  const word = wordsOf(context).desk.toLowerCase();
  await refusePeople(context, rows);
  for (const taken of await bookedAlready(context, rows)) {
    const row = rows[taken.place];
    if (row) refuseTime(row, "taken", taken, word);
  }
  refuseColliding(rows, word);
  return validationOf(rows);
}
