import { openPostgres } from "../apps/api/src/adapters/postgres";
import { newKeyText } from "../apps/api/src/areas/api-keys/key-text";
import { migrate } from "../apps/api/src/database/migrate";
import type { Database } from "../apps/api/src/database/port";
import { createTestApi } from "../apps/api/src/testing/create-test-api";
import { testRandom } from "../apps/api/src/testing/rows";
import type { Client } from "../packages/sdk/src";
import type { Contract } from "../packages/sdk/src/contract";
import { onEachPostgres } from "./on-each-postgres";

/** Bookings of the two organisations that are compared, in one database. */
const SMALL = 10_000;
const LARGE = Number(process.env.DASHBOARD_BOOKINGS ?? 1_000_000);

/** Both have the same desks, customers and assignments, and book over the same two years: one just books more. */
const DESKS = 200;
const ASSIGNED_DESKS = 20;
const CUSTOMERS = 2_000;
const DAYS = 760;
/** The last of the days are still ahead. */
const DAYS_AHEAD = 30;
const NOW = new Date("2026-11-22T08:30:00Z");

/** Runs of each question; the organisations take turns, so that what slows the machine slows both. */
const ROUNDS = Number(process.env.DASHBOARD_ROUNDS ?? 60);

type Ask = (client: Client<Contract>) => Promise<unknown>;

const QUESTIONS: Record<string, Ask> = {
  "payments, a week": (client) => client.dashboard.paymentStats({ period: "weekly" }),
  "payments, a year": (client) => client.dashboard.paymentStats({ period: "yearly" }),
  "validity, a week": (client) => client.dashboard.bookingStats({ period: "weekly" }),
  "validity, a year": (client) => client.dashboard.bookingStats({ period: "yearly" }),
  "trends, a day": (client) => client.dashboard.bookingTrends({ period: "daily" }),
  "trends, a week": (client) => client.dashboard.bookingTrends({ period: "weekly" }),
  "trends, a month": (client) => client.dashboard.bookingTrends({ period: "monthly" }),
  "trends, a year": (client) => client.dashboard.bookingTrends({ period: "yearly" }),
  "what expires": (client) => client.dashboard.expiring({ within: 30, limit: 20, page: 1 }),
  memberships: (client) => client.dashboard.memberships({}),
  "what is owed": (client) => client.dashboard.owed({}),
  customers: (client) => client.customers.stats(),
};

/** What the screen asks when it opens. */
const WHOLE = ["payments, a week", "validity, a week", "trends, a week", "customers"];

const TABLES = [
  "organisations",
  "branches",
  "desks",
  "customers",
  "fee_plans",
  "subscriptions",
  "api_keys",
  "bookings",
];
const FORCED = [...TABLES, "desk_transactions"];
const FIGURES = ["booking", "hour", "desk", "customer", "payment"].map((name) => `${name}_figures`);

const force = (state: "force" | "no force") =>
  [...FORCED, ...FIGURES].map((table) => `alter table ${table} ${state} row level security;`).join("\n");

/** One organisation with its two branches and its bookings; each is paid when it is made. Its key is answered. */
async function fill(database: Database, bookings: number): Promise<string> {
  const orgId = testRandom.id();
  const { text, kept } = await newKeyText("secret", testRandom);
  const hourlyDesks = DESKS - ASSIGNED_DESKS;
  const perDesk = Math.round(bookings / hourlyDesks);
  const minutesApart = Math.floor((DAYS * 1440) / perDesk);
  await database.ownerTx(async (owner) => {
    const run = (sql: string, ...values: unknown[]) => owner.execute(sql, [orgId, ...values]);
    // The rows below refer to each other rightly; checking each of a million would take minutes.
    await owner.execute("set local session_replication_role = replica");
    await run(
      `insert into organisations (org_id, org_name, org_code, org_type, workspace_kind, timezone, currency)
       values ($1, 'Bench', $2, 'client', 'co-working', 'Asia/Kolkata', 'INR')`,
      `B${bookings}`,
    );
    await run(
      `with role as (
         insert into roles (org_id, role_id, name, permissions)
         values ($1, gen_random_uuid(), 'Analyst', '{dashboard.read,customers.read}') returning *
       ), maker as (
         insert into admin_users (org_id, user_id, role_id, name, email, password_hash, is_default_user)
         select org_id, gen_random_uuid(), role_id, 'Bench', $4, '', true from role returning *
       )
       insert into api_keys (org_id, key_id, kind, name, key_hash, ending, permissions, maker_id)
       select role.org_id, gen_random_uuid(), 'secret', 'Bench', $2, $3, role.permissions, maker.user_id from role, maker`,
      kept.keyHash,
      kept.ending,
      `${orgId}@bench.test`,
    );
    await run(
      `insert into subscriptions (org_id, plan_code, status, current_period_start, current_period_end)
       values ($1, 'standard', 'ACTIVE', $2, $2::timestamptz + interval '1 year')`,
      NOW,
    );
    await run(
      `insert into branches (org_id, branch_id, name, timezone, timings)
       select $1, gen_random_uuid(), tz, tz, '[]' from unnest(array['Asia/Kolkata', 'Europe/London']) tz`,
    );
    await run(
      `insert into desks (org_id, branch_id, desk_id, name)
       select $1, branch_id, gen_random_uuid(), 'D' || n from branches, generate_series(1, ${DESKS / 2}) n
       where org_id = $1`,
    );
    await run(
      `insert into customers (org_id, customer_id, branch_id, name, created_at)
       select $1, gen_random_uuid(), branch_id, 'Customer ' || n, $2::timestamptz - n * interval '1 day'
       from branches, generate_series(1, ${CUSTOMERS / 2}) n where org_id = $1`,
      NOW,
    );
    await run(
      `insert into fee_plans (org_id, fee_plan_id, name, booking_type, duration_count, duration_unit, amount, currency)
       values ($1, gen_random_uuid(), 'Month', 'DAILY', 1, 'month', 500000, 'INR')`,
    );
    // The first desks of each branch are assigned month after month; the others are booked by the hour, evenly:
    // not all of them in the same hours, as otherwise of few bookings most weeks have none and some have all.
    await run(
      `with places as (
         select d.*, br.timezone, row_number() over (partition by d.branch_id order by d.desk_id) as place
         from desks d join branches br using (org_id, branch_id) where d.org_id = $1
       ),
       people as (
         select customer_id, branch_id, row_number() over (partition by branch_id order by customer_id) as person
         from customers where org_id = $1
       ),
       wanted as (
         select p.branch_id, p.desk_id, p.place * 7 as person, 'DAILY' as type, f.fee_plan_id,
           ($2::date - ${DAYS - DAYS_AHEAD} + n * 30)::timestamp at time zone p.timezone as starts_at,
           ($2::date - ${DAYS - DAYS_AHEAD} + n * 30 + 30)::timestamp at time zone p.timezone as ends_at
         from places p, fee_plans f, generate_series(0, ${Math.floor(DAYS / 30)}) n
         where p.place <= ${ASSIGNED_DESKS / 2} and f.org_id = $1
         union all
         select branch_id, desk_id, 1 + (n * 37 + place * 11) % ${Math.round(CUSTOMERS * 0.6)}, 'HOURLY', null, starts_at,
           starts_at + case n % 3 when 0 then 45 when 1 then 60 else 120 end * interval '1 minute'
         from (
           select p.*, n, date_trunc('hour', $2::timestamptz) - interval '${DAYS - DAYS_AHEAD} days'
             + ((n * ${minutesApart} + place * ${minutesApart} / ${DESKS / 2}) || ' minutes')::interval as starts_at
           from places p, generate_series(0, ${perDesk - 1}) n where p.place > ${ASSIGNED_DESKS / 2}
         ) slots
       )
       insert into bookings (org_id, booking_id, code, branch_id, desk_id, customer_id, visitor_name, type, status,
         starts_at, ends_at, fee_plan_id, amount, currency, source, created_at)
       select $1, gen_random_uuid(), 'B' || row_number() over (), w.branch_id, w.desk_id, c.customer_id, 'Somebody', w.type,
         'CONFIRMED', w.starts_at, w.ends_at, w.fee_plan_id, 25000, 'INR', 'admin', w.starts_at - interval '31 days'
       from wanted w left join people c on c.branch_id = w.branch_id and c.person = w.person`,
      NOW,
    );
    await run(
      `insert into desk_transactions (org_id, transaction_id, branch_id, desk_id, customer_id, booking_id, kind, amount,
         currency, method, starts_at, ends_at, paid_at)
       select org_id, gen_random_uuid(), branch_id, desk_id, customer_id, booking_id, 'booking', amount, currency,
         case when random() < 0.4 then 'cash' else 'upi' end, starts_at, ends_at, created_at
       from bookings where org_id = $1`,
    );
    await owner.execute("analyze bookings, desk_transactions, branches");
    await run(
      `select count_bookings(array_agg(b), 1) from bookings b
       where org_id = $1 group by branch_id, date_trunc('month', created_at)`,
    );
    await run(
      `select count_payments(array_agg(p)) from desk_transactions p
       where org_id = $1 group by branch_id, date_trunc('month', paid_at)`,
    );
    await owner.execute(FIGURES.map((table) => `analyze ${table};`).join("\n"));
    await run("select fold_figures($1::uuid, null)");
  });
  return text;
}

/** The dashboard reads neither, and making these for a million rows takes longer than all the rest. */
const NOT_READ = "drop index bookings_folded; alter table bookings drop constraint bookings_no_overlap";

/** Makes the other indexes once, after the rows, as restoring a backup does. */
async function withoutIndexes(database: Database, work: () => Promise<void>) {
  await database.execute(NOT_READ);
  const indexes = await database.execute<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid in ('bookings'::regclass, 'desk_transactions'::regclass)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of indexes) await database.execute(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await database.execute(definition);
}

const at = (share: number) => (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;

/** The slow calls, and beside them the common ones: on a busy machine the slow ones tell of the machine. */
function line(name: string, times: readonly (readonly number[])[]): string {
  const cells = [0.95, 0.5].map((share) => {
    const [small = 0, large = 0] = times.map(at(share));
    return `${small.toFixed(1).padStart(9)} ms${large.toFixed(1).padStart(8)} ms  × ${(large / small).toFixed(2)}`;
  });
  return `${name.padEnd(24)}${cells.join("  ")}`;
}

/** Fills an empty database with both organisations. @returns their keys, the smaller one's first */
async function fillDashboards(database: Database): Promise<string[]> {
  const keys: string[] = [];
  await migrate(database);
  await database.execute(force("no force"));
  await withoutIndexes(database, async () => {
    for (const bookings of [SMALL, LARGE]) keys.push(await fill(database, bookings));
  });
  await database.execute(force("force"));
  for (const table of [...FORCED, ...FIGURES]) await database.execute(`vacuum (analyze) ${table}`);
  return keys;
}

/** Asks both organisations each question in turns. */
async function measureDashboards(database: Database, keys: readonly string[]): Promise<string[]> {
  const api = createTestApi({ database, checksOutput: false });
  api.clock.set(NOW.toISOString());
  const clients = keys.map((key) => api.client(key));
  const lines = [`${ROUNDS} calls each, ${SMALL} and ${LARGE} bookings: p95, then median`];
  const whole = clients.map(() => new Array<number>(ROUNDS).fill(0));
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const times = clients.map(() => [] as number[]);
    // The first rounds warm up.
    for (let round = -5; round < ROUNDS; round += 1) {
      for (const [place, client] of clients.entries()) {
        const start = performance.now();
        await ask(client);
        const time = performance.now() - start;
        if (round < 0) continue;
        times[place]?.push(time);
        const sums = whole[place];
        if (sums && WHOLE.includes(name)) sums[round] = (sums[round] ?? 0) + time;
      }
    }
    lines.push(line(name, times));
  }
  lines.push(line("the screen as it opens", whole));
  return lines;
}

/** The dashboard of an organisation with a million bookings beside one with ten thousand, whole calls on PostgreSQL. */
export const dashboardBench = (): Promise<string[]> =>
  onEachPostgres(async (cluster) => {
    const database = openPostgres({ url: cluster.adminUrl("postgres"), statementTimeout: 900_000 });
    try {
      return await measureDashboards(database, await fillDashboards(database));
    } finally {
      await database.close();
    }
  });
