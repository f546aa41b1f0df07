import { formatPeriod, type Period } from "@carrel/sdk/domain";
import { sql } from "kysely";
import type { Context } from "../../context";
import { heldForCodes } from "../../database/code-holds";
import { rowsJson } from "../../database/insert-all";
import { isLive } from "../../database/is-live";
import { usedBefore } from "../../database/stays";
import { holds } from "../../pipeline/permission";
import type { ReadRow } from "../sheets/read-row";
import { wordsOf } from "../tenant";
import type { WantedTime } from "./read-rows";

/** A row of a sheet that asks for time at a desk. */
interface TimedRow extends ReadRow<unknown> {
  wanted?: WantedTime | undefined;
}

/** Notes that a row's time is taken. @param who has it, after the desk's name */
const refuseTime = (row: TimedRow, who: string, taken: Period, word: string): void => {
  if (!row.wanted) return;
  const { branch, deskName } = row.wanted;
  const time = formatPeriod(taken.startAt, taken.endAt, branch.timezone);
  row.issues.push({ path: ["desk"], message: `${deskName} is ${who}: ${time}. Choose another ${word} or time.` });
};

/** Live bookings in the way of rows that are right by themselves: the first of each. One query. */
async function bookedAlready(context: Context, rows: readonly TimedRow[]) {
  const { now } = context;
  const wanted = rows.flatMap(({ wanted: time, issues }, place) =>
    time && issues.length === 0
      ? time.periods.map((period) => ({ place, branchId: time.branch.branchId, deskId: time.deskId, ...period }))
      : [],
  );
  if (wanted.length === 0) return [];
  const branchIds = [...new Set(wanted.map(({ branchId }) => branchId))].map((branchId) => sql`${branchId}::uuid`);
  const from = new Date(Math.min(...wanted.map(({ startAt }) => startAt.getTime())));
  const until = new Date(Math.max(...wanted.map(({ endAt }) => endAt.getTime())));
  // What the branches have in all that time is read once, by the index over their periods; row by row each desk's
  // whole past would be.
  const { rows: found } = await sql<Period & { place: number; name: string }>`
    with live as materialized (
      select b.desk_id, b.starts_at, b.ends_at, b.visitor_name
      from bookings b
      where b.org_id = ${context.orgId}::uuid and b.branch_id in (${sql.join(branchIds)})
        and b.ends_at > ${from}::timestamptz and b.starts_at < ${until}::timestamptz and ${isLive("b", now)}
      union all
      select h.desk_id, h.starts_at, h.ends_at, ''
      from (${heldForCodes(sql`in (${sql.join(branchIds)})`, { startAt: from, endAt: until }, now)}) h
      union all
      select u.desk_id, u.starts_at, u.ends_at, ''
      from (${usedBefore(sql`in (${sql.join(branchIds)})`, { startAt: from, endAt: until })}) u
    )
    select distinct on (wanted.place) wanted.place, live.starts_at, live.ends_at, live.visitor_name as name
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
 * @returns what takes a row's times, unless earlier rows are in their way: then it gives the first of those
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
  const inTheWay = (periods: readonly Period[]): Period | undefined => {
    let first: (Period & { place: number }) | undefined;
    for (const { startAt, endAt } of periods) {
      for (let next = after(startAt); next < times.length; next += 1) {
        const time = times[next];
        if (!time || time.startAt >= endAt) break;
        if (!first || time.place < first.place) first = time;
      }
    }
    return first;
  };
  return (periods: readonly Period[], place: number): Period | undefined => {
    const taken = inTheWay(periods);
    if (!taken) for (const period of periods) times.splice(after(period.startAt), 0, { ...period, place });
    return taken;
  };
}

/** Notes rows whose time an earlier row that is right has. */
function refuseColliding(rows: readonly TimedRow[], word: string): void {
  const byDesk = new Map<string, ReturnType<typeof createTimes>>();
  for (const [place, row] of rows.entries()) {
    const { wanted, issues } = row;
    if (!wanted || issues.length > 0) continue;
    const take = byDesk.get(wanted.deskId) ?? createTimes();
    byDesk.set(wanted.deskId, take);
    const taken = take(wanted.periods, place);
    if (taken) refuseTime(row, "booked by an earlier row", taken, word);
  }
}

/** Notes rows whose time is taken: by what is booked, or by an earlier row. Who may read bookings hears by whom. One query. */
export async function refuseTaken(context: Context, rows: readonly TimedRow[]): Promise<void> {
  const word = wordsOf(context).desk.toLowerCase();
  const mayName = holds(context.actor, "bookings.read");
  for (const taken of await bookedAlready(context, rows)) {
    const row = rows[taken.place];
    if (row) refuseTime(row, mayName && taken.name ? `taken by ${taken.name}` : "taken", taken, word);
  }
  refuseColliding(rows, word);
}
