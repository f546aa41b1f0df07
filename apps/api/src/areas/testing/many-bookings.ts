import { sql } from "kysely";
import type { Database } from "../../database/port";
import type { Settled } from "../../testing/access/places";
import type { House, Place } from "./house";

/** Enough that a plan that reads them all is seen. */
export const BOOKINGS = 15_000;
const CUSTOMERS = 1_500;
const MEMBERSHIPS = 6_000;
/** More than somebody moves by hand in years. */
const STAYS = 5_000;

/** Most are paid in full. */
const PAID = "case when n % 50 > 0 then 100 end";

const FIGURES = ["booking_figures", "hour_figures", "desk_figures", "customer_figures"];
const TABLES = ["bookings", "desks", "customers", "branches", ...FIGURES];

/**
 * Writes many bookings and customers of the place's branch, as years of use do.
 * @param counts.own bookings of the place
 * @param counts.others such of another organisation, so that the place's own are not the greater part of the table
 */
export async function fillYears(
  house: House,
  { orgId, branchId, deskId }: Settled["belongings"],
  { own = BOOKINGS, others = 0 } = {},
) {
  // What a booking's membership is, is checked as a transaction ends, or before its tables are altered.
  const each = (state: string) =>
    [
      "set constraints all immediate;",
      ...TABLES.map((table) => `alter table ${table} ${state} row level security;`),
    ].join("\n");
  await house.database.ownerTx(async (owner) => {
    await owner.execute(each("no force"));
    await owner.execute(
      `insert into bookings (org_id, booking_id, code, branch_id, desk_id, type, status, starts_at, ends_at, amount, currency,
         source, created_at, paid)
       select d.org_id, gen_random_uuid(), 'O' || lpad(n::text, 8, '0'), d.branch_id, d.desk_id, 'HOURLY', 'CONFIRMED',
         '2010-01-01T00:00:00Z'::timestamptz + n * interval '1 hour',
         '2010-01-01T01:00:00Z'::timestamptz + n * interval '1 hour', 100, 'INR', 'admin',
         '2026-11-01T00:00:00Z'::timestamptz - n * interval '20 minutes', ${PAID}
       from (select * from desks where org_id <> $1 order by desk_id limit 1) d, generate_series(1, ${others}) n`,
      [orgId],
    );
    await owner.execute(
      `insert into customers (org_id, customer_id, branch_id, name, email, created_at)
       select $1, gen_random_uuid(), $2, 'Reader ' || md5(n::text), 'reader' || n || '@example.com',
         '2026-11-01T00:00:00Z'::timestamptz - n * interval '1 minute'
       from generate_series(1, ${CUSTOMERS}) n`,
      [orgId, branchId],
    );
    await owner.execute(
      `insert into bookings (org_id, booking_id, code, branch_id, desk_id, visitor_name, visitor_email, type, status,
         starts_at, ends_at, amount, currency, source, created_at, paid)
       select $1, gen_random_uuid(), 'L' || lpad(n::text, 8, '0'), $2, $3, 'Reader ' || md5((n % 5000)::text),
         'reader' || n % 5000 || '@example.com', 'HOURLY', 'CONFIRMED',
         '2026-11-01T00:00:00Z'::timestamptz - n * interval '1 hour',
         '2026-11-01T01:00:00Z'::timestamptz - n * interval '1 hour', 100, 'INR', 'admin',
         '2026-11-01T00:00:00Z'::timestamptz - n * interval '1 hour', ${PAID}
       from generate_series(1, ${own}) n`,
      [orgId, branchId, deskId],
    );
    await owner.execute(
      "select count_bookings(array_agg(b), 1) from bookings b where code ~ '^[LO][0-9]{8}$' group by org_id, branch_id",
    );
    await owner.execute(each("force"));
  });
  await house.database.execute("vacuum (analyze) bookings, customers");
}

/**
 * Writes memberships as years of use do: some hundreds of the place's desk, and thousands of passes of its branch, all over.
 * @param others such of another organisation, so that the place's own are not the greater part of the table
 */
export async function fillMemberships(
  house: House,
  { orgId, branchId, deskId }: Settled["belongings"],
  others: number,
) {
  const tables = ["memberships", "customers", "branches", "desks", "fee_plans"];
  const each = (state: string) => tables.map((table) => `alter table ${table} ${state} row level security;`).join("\n");
  const over = (count: number, kind: "seat" | "pass", at: { org: string; branch: string; desk: string }) => `
    insert into memberships (org_id, membership_id, branch_id, customer_id, fee_plan_id, kind, desk_id, starts_at, ends_at, allowance,
      allowance_unit, amount, currency, paid)
    select c.org_id, gen_random_uuid(), ${at.branch}, c.customer_id, f.fee_plan_id, '${kind}', ${at.desk},
      '2026-11-01T00:00:00Z'::timestamptz - n * interval '3 hours', '2026-11-01T02:00:00Z'::timestamptz - n * interval '3 hours',
      ${kind === "pass" ? "10, 'day'" : "null, null"}, 100, 'INR', ${PAID}
    from generate_series(1, ${count}) n
    join (select *, row_number() over (order by customer_id) as place, count(*) over () as all_of from customers where ${at.org}) c
      on c.place = 1 + n % c.all_of
    cross join (select fee_plan_id, org_id from fee_plans where ${at.org} order by fee_plan_id limit 1) f`;
  await house.database.ownerTx(async (owner) => {
    await owner.execute(`set constraints all immediate;\n${each("no force")}`);
    await owner.execute(
      over(others, "pass", {
        org: "org_id = (select org_id from fee_plans where org_id <> $1 order by org_id limit 1)",
        branch: "c.branch_id",
        desk: "null",
      }),
      [orgId],
    );
    await owner.execute(over(MEMBERSHIPS, "pass", { org: "org_id = $1", branch: "$2", desk: "null" }), [
      orgId,
      branchId,
    ]);
    await owner.execute(over(300, "seat", { org: "org_id = $1", branch: "$2", desk: "$3" }), [orgId, branchId, deskId]);
    await owner.execute(`set constraints all immediate;\n${each("force")}`);
  });
  await house.database.execute("vacuum (analyze) memberships");
}

/** Writes years of stays, and none lately: an hour each that the place's booking used at its desk, one after the other. */
export async function fillStays(house: House, { orgId, bookingId }: Settled["belongings"]) {
  const each = (state: string) =>
    ["set constraints all immediate;"]
      .concat(["bookings", "stays"].map((table) => `alter table ${table} ${state} row level security;`))
      .join("\n");
  await house.database.ownerTx(async (owner) => {
    await owner.execute(each("no force"));
    await owner.execute(
      `with guards as (
         insert into bookings (org_id, booking_id, code, branch_id, desk_id, type, status, starts_at, ends_at, amount, currency,
           source, hold_for)
         select org_id, id, id::text, branch_id, desk_id, 'HOURLY', 'CONFIRMED', at, at + interval '1 hour', 0, 'XXX', 'admin', 'stay'
         from (
           select b.*, gen_random_uuid() as id, '2010-01-01T00:00:00Z'::timestamptz + n * interval '1 hour' as at
           from bookings b, generate_series(1, ${STAYS}) n where b.org_id = $1 and b.booking_id = $2
         ) hours
         returning *
       )
       insert into stays (org_id, stay_id, booking_id, branch_id, desk_id, starts_at, ends_at)
       select org_id, booking_id, $2, branch_id, desk_id, starts_at, ends_at from guards`,
      [orgId, bookingId],
    );
    await owner.execute(each("force"));
  });
  await house.database.execute("vacuum (analyze) bookings, stays");
}

/**
 * Adds desks to a place's branch, each with four bookings of two hours on each of seven days.
 * @param week.from the first day
 */
export async function fillWeek(house: House, { orgId, branch }: Place, week: { desks: number; from: string }) {
  await house.database.ownerTx(async (owner) => {
    for (const table of ["desks", "bookings", ...FIGURES]) {
      await owner.execute(`alter table ${table} no force row level security`);
    }
    await owner.execute(
      `insert into desks (org_id, desk_id, branch_id, name)
       select $1, gen_random_uuid(), $2, 'W' || n from generate_series(1, ${week.desks}) n`,
      [orgId, branch._id],
    );
    await owner.execute(
      `insert into bookings (org_id, booking_id, code, branch_id, desk_id, visitor_name, visitor_email, type, status, starts_at,
         ends_at, amount, currency, source)
       select $1, gen_random_uuid(), 'W' || lpad((row_number() over ())::text, 8, '0'), $2, d.desk_id, 'Reader ' || d.name,
         'reader@example.com', 'HOURLY', 'CONFIRMED', t.starts_at, t.starts_at + interval '2 hours', 100, 'INR', 'admin'
       from desks d, generate_series(0, 6) day, generate_series(0, 3) part,
         lateral (select ($3::date + day + time '04:00' + part * interval '2 hours') at time zone 'UTC' as starts_at) t
       where d.org_id = $1 and d.branch_id = $2 and d.name like 'W%'`,
      [orgId, branch._id, week.from],
    );
    await owner.execute("set constraints all immediate");
    for (const table of ["desks", "bookings", ...FIGURES]) {
      await owner.execute(`alter table ${table} force row level security`);
    }
  });
  await house.database.execute("vacuum (analyze) bookings, desks");
}

/** What calls read of a table. */
interface Reads {
  /** Scans of the whole of it. */
  wholeScans: number;
  rows: number;
  /** Scans of each of its indexes that was used. */
  indexes: Readonly<Record<string, number>>;
}

const NOTHING: Reads = { wholeScans: 0, rows: 0, indexes: {} };

const joined = (one: Reads, other: Reads, sign: 1 | -1 = 1): Reads => {
  const names = Object.keys({ ...one.indexes, ...other.indexes });
  const scans = names.map((name) => [name, (one.indexes[name] ?? 0) + sign * (other.indexes[name] ?? 0)] as const);
  return {
    wholeScans: one.wholeScans + sign * other.wholeScans,
    rows: one.rows + sign * other.rows,
    indexes: Object.fromEntries(scans.filter(([, count]) => count > 0)),
  };
};

/** Plans made for the values of each call or for all values; `auto` is what PostgreSQL prefers, at first the former. */
type Plans = "auto" | "force_generic_plan";

/**
 * Tells what calls read of a table, by standing in for the server's database. It is the database that counts, in the
 * call's own transaction: the plans are those that calls get, with their parameters, policies and functions.
 */
export function watchReads(ports: { database: Database }, table: "bookings" | "stays" | "memberships" = "bookings") {
  const { database } = ports;
  let seen = NOTHING;
  let plans: Plans = "auto";
  const soFar = async (db: Parameters<Parameters<Database["tx"]>[1]>[0]): Promise<Reads> => {
    const { rows } = await sql<Reads>`
      select coalesce(seq_scan, 0)::int as whole_scans, coalesce(seq_tup_read + idx_tup_fetch, 0)::int as rows,
        (select json_object_agg(x.indexrelid::regclass, pg_stat_get_xact_numscans(x.indexrelid))
          from pg_index x where x.indrelid = relid) as indexes
      from pg_stat_xact_user_tables where relname = ${table}`.execute(db);
    return rows[0] ?? NOTHING;
  };
  const watched: Database = {
    kind: database.kind,
    tx: (scope, work) =>
      database.tx(scope, async (db) => {
        await sql`set local plan_cache_mode = ${sql.raw(plans)}`.execute(db);
        const before = await soFar(db);
        const result = await work(db);
        seen = joined(seen, joined(await soFar(db), before, -1));
        return result;
      }),
    lookup: (work) => database.lookup(work),
    execute: (text, values) => database.execute(text, values),
    ownerTx: (work) => database.ownerTx(work),
    alone: (work) => database.alone(work),
    close: () => database.close(),
  };
  ports.database = watched;
  return async (call: () => Promise<unknown>, asked: Plans = "auto") => {
    seen = NOTHING;
    plans = asked;
    const result = await call();
    return { result, ...seen };
  };
}
