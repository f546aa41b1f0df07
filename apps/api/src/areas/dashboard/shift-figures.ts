import { isOpenOn, type Period, SOON_DAYS, shiftFrom } from "@carrel/sdk/domain";
import type { ShiftFigures } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { takenTimes } from "../../database/board-times";
import type { Row } from "../../database/schema";
import { linesOf } from "../ledger/payment-lines";
import { type FigureScope, placesOf } from "./scope";

/** A shift with its branch, and its time that runs or comes next. */
export interface ShiftAhead {
  shift: Row<"shifts">;
  branch: Row<"branches">;
  /** Null where it is on no open day. */
  ahead: { date: string; period: Period } | null;
}

/** @param now of the time that runs, else the next */
export function shiftAhead(shift: Row<"shifts">, branch: Row<"branches">, now: Date): ShiftAhead {
  const isOpen = (date: string) => isOpenOn(branch, date);
  return { shift, branch, ahead: shiftFrom(shift, now, branch.timezone, isOpen) };
}

type Scope = Pick<FigureScope, "db" | "orgId" | "now">;

/** The ids of the branches of shifts, as a part of a statement. */
const branchesOf = (shifts: readonly ShiftAhead[]) =>
  sql`= any(${[...new Set(shifts.map(({ branch }) => branch.branchId))]}::uuid[])`;

/** How many desks in use each branch has. */
async function readDesks({ db, orgId }: Scope, shifts: readonly ShiftAhead[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ branchId: string; desks: number }>`
    select d.branch_id, count(*)::int as desks from desks d
    where d.org_id = ${orgId}::uuid and d.branch_id ${branchesOf(shifts)} and d.is_active
    group by d.branch_id`.execute(db);
  return new Map(rows.map(({ branchId, desks }) => [branchId, desks]));
}

interface Taken {
  shiftId: string;
  /** Desks in use that somebody has by a membership of his own in any part of the shift's time. */
  sold: number;
  /** All that anything takes in any part of it. */
  taken: number;
}

/** How many desks are taken in each shift's time, as the board tells it cell by cell. What is booked is read once for all of them. */
async function readTaken({ db, orgId, now }: Scope, shifts: readonly ShiftAhead[]) {
  const asked = shifts.flatMap(({ shift: { shiftId, branchId }, ahead }) =>
    ahead
      ? { shift_id: shiftId, branch_id: branchId, starts_at: ahead.period.startAt, ends_at: ahead.period.endAt }
      : [],
  );
  if (asked.length === 0) return new Map<string, Taken>();
  const whole = {
    startAt: new Date(Math.min(...asked.map(({ starts_at }) => starts_at.getTime()))),
    endAt: new Date(Math.max(...asked.map(({ ends_at }) => ends_at.getTime()))),
  };
  const { rows } = await sql<Taken>`
    with taken as materialized (
      select d.branch_id, t.desk_id, t.starts_at, t.ends_at, coalesce(m.kind in ('seat', 'shift'), false) as is_sold
      from (${takenTimes(branchesOf(shifts), { orgId, now, ...whole })}) t
      join desks d on d.org_id = ${orgId}::uuid and d.desk_id = t.desk_id and d.is_active
      left join memberships m on m.org_id = ${orgId}::uuid and m.membership_id = t.membership_id
    )
    select a.shift_id, count(distinct t.desk_id) filter (where t.is_sold)::int as sold, count(distinct t.desk_id)::int as taken
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (shift_id uuid, branch_id uuid, starts_at timestamptz,
      ends_at timestamptz)
    join taken t on t.branch_id = a.branch_id and t.starts_at < a.ends_at and t.ends_at > a.starts_at
    group by a.shift_id`.execute(db);
  return new Map(rows.map((row) => [row.shiftId, row]));
}

interface OfMemberships {
  income: number;
  ending: number;
}

/** What memberships of each shift brought since the first of the month, in one currency, and how many of them end soon. */
export async function readOfMemberships(
  scope: FigureScope,
  currency: string,
): Promise<ReadonlyMap<string, OfMemberships>> {
  const { db, orgId, now } = scope;
  const { rows } = await sql<OfMemberships & { shiftId: string }>`
    with places as materialized (
      select p.branch_id, p.timezone, p.today, date_trunc('month', p.today::timestamp) at time zone p.timezone as month
      from (${placesOf(scope)}) p
    ),
    paid as (
      select m.shift_id, sum(l.net) as income
      from places p
      cross join lateral (
        select t.* from desk_transactions t
        where t.org_id = ${orgId}::uuid and t.branch_id = p.branch_id and t.membership_id is not null
          and t.paid_at >= p.month and t.paid_at < (p.today + 1)::timestamp at time zone p.timezone and t.currency = ${currency}
        offset 0
      ) t
      -- Each by its id: joined, all that were ever sold in shifts would be read.
      cross join lateral (
        select m.shift_id from memberships m where m.org_id = ${orgId}::uuid and m.membership_id = t.membership_id offset 0
      ) m
      cross join lateral (${linesOf("t")} offset 0) l
      where m.shift_id is not null
      group by m.shift_id
    ),
    ends as (
      select m.shift_id, count(*) as ending
      from places p
      cross join lateral (
        select m.shift_id, m.ends_at from memberships m
        where m.org_id = ${orgId}::uuid and m.branch_id = p.branch_id and m.status = 'ACTIVE'
          and m.ends_at > ${now}::timestamptz
          -- Wide enough for every time zone, and by index.
          and m.ends_at < ${now}::timestamptz + make_interval(days => ${SOON_DAYS + 2}::int)
        offset 0
      ) m
      where m.shift_id is not null
        and ((m.ends_at - interval '1 microsecond') at time zone p.timezone)::date - p.today < ${SOON_DAYS}::int
      group by m.shift_id
    )
    select shift_id, coalesce(paid.income, 0)::float8 as income, coalesce(ends.ending, 0)::int as ending
    from paid full join ends using (shift_id)`.execute(db);
  return new Map(rows.map((row) => [row.shiftId, row]));
}

/** The figures of shifts, in their order. @param shifts of the scope's branches */
export async function readShiftFigures(
  scope: FigureScope,
  shifts: readonly ShiftAhead[],
  currency: string,
): Promise<ShiftFigures[]> {
  if (shifts.length === 0) return [];
  const desks = await readDesks(scope, shifts);
  const taken = await readTaken(scope, shifts);
  const sums = await readOfMemberships(scope, currency);
  return shifts.map(({ shift: { shiftId, name, starts, ends }, branch, ahead }) => {
    const total = desks.get(branch.branchId) ?? 0;
    const here = taken.get(shiftId);
    const { income = 0, ending = 0 } = sums.get(shiftId) ?? {};
    return {
      shiftId,
      shiftName: name,
      branchId: branch.branchId,
      branchName: branch.name,
      starts,
      ends,
      date: ahead?.date ?? null,
      desks: total,
      sold: here?.sold ?? 0,
      free: ahead ? total - (here?.taken ?? 0) : 0,
      income,
      ending,
    };
  });
}
