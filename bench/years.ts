import { randomUUID } from "node:crypto";
import { openPostgres } from "../apps/api/src/adapters/postgres";
import { migrate } from "../apps/api/src/database/migrate";
import type { Database, OwnerTransaction } from "../apps/api/src/database/port";
import { seedDemo } from "../apps/api/src/seed";
import { createTestApi } from "../apps/api/src/testing/create-test-api";
import type { PostgresCluster } from "../apps/api/src/testing/postgres-cluster";
import type { Client } from "../packages/sdk/src";
import type { Contract } from "../packages/sdk/src/contract";
import { onEachPostgres } from "./on-each-postgres";

/** How much a database holds: of each of its organisations as many bookings, in one branch of 500 desks. */
export interface Size {
  organisations: number;
  bookings: number;
}

/** One organisation, young and old. */
const YOUNG_AND_OLD: readonly [Size, Size] = [
  { organisations: 1, bookings: 10_000 },
  { organisations: 1, bookings: Number(process.env.BOOKINGS ?? 1_000_000) },
];

/** Now, on the clock of the servers: 11:00 on a Wednesday in Kolkata. */
const NOW = "2026-11-18T05:30:00.000Z";
/** The last day that is booked, and the one before it that is not over yet: the future is as full in both places. */
const LAST_DAY = "2026-11-20";
const DESKS = 500;
/** Hours of a desk that are booked a day, every other one: half of the desks are taken at any time of the day. */
const HOURS_A_DAY = 5;
/** Bookings a customer makes. */
const EACH = 10;

const PASSWORD = "a long sentence to sign in";

/** A branch of 500 desks with all that was ever booked there, and the server in front of it. */
export interface Place extends Size {
  database: Database;
  orgId: string;
  customers: number;
  /** Signed in as the owner. */
  client: Client<Contract>;
  branchId: string;
  /** The first desk. */
  deskId: string;
  /** Somebody in the middle of all. */
  customer: { _id: string; name: string; email: string; phone: string };
}

/** A small one and a large one, each in a database of its own. */
export type Places = readonly [Place, Place];

interface Years {
  places: Places;
  close(): Promise<void>;
}

/** Codes are eight digits of base 16 in no order; an odd factor makes none twice. */
const CODES = 2 ** 32;
const SPREAD = 2_654_435_761;

/** The code of booking number `n`; the newest is 0. */
export const codeOf = (n: number) =>
  ((BigInt(Math.floor(n)) * BigInt(SPREAD)) % BigInt(CODES)).toString(16).padStart(8, "0").toUpperCase();

/**
 * Measures the two places on each version of PostgreSQL.
 * @param sizes Default: ten thousand bookings, and a million
 */
export const overYears = (measure: (places: Places) => Promise<string[]>, sizes = YOUNG_AND_OLD): Promise<string[]> =>
  onEachPostgres(
    async (cluster) => {
      const { places, close } = await openYears(cluster, sizes);
      try {
        return await measure(places);
      } finally {
        await close();
      }
    },
    // A quarter of a small server's memory, as PostgreSQL's manual advises; its default of 128 MB is meant to start anywhere.
    { shared_buffers: "1GB" },
  );

/** Opens the two places on a server. Both have as many desks, and as much booked today and ahead. */
async function openYears(cluster: PostgresCluster, [small, large]: readonly [Size, Size]): Promise<Years> {
  const opened: Database[] = [];
  const close = async () => {
    await Promise.all(opened.map((database) => database.close()));
  };
  const openPlace = async (size: Size) => {
    const name = `bookings_${size.organisations}_${size.bookings}`;
    await opened[0]?.execute(`create database ${name}`);
    const database = openPostgres({ url: cluster.adminUrl(name), statementTimeout: 300_000 });
    opened.push(database);
    await migrate(database);
    return fill(database, size);
  };
  try {
    opened.push(openPostgres({ url: cluster.adminUrl("postgres") }));
    return { places: [await openPlace(small), await openPlace(large)], close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Founds the organisation as anybody does; its years, and its neighbours, go straight into the tables. */
async function fill(database: Database, { organisations, bookings }: Size): Promise<Place> {
  const api = createTestApi({ database, checksOutput: false });
  api.clock.set(NOW);
  await seedDemo(database, api.ports);
  const client = api.client("pk_demo_carrel");
  const email = "owner@example.com";
  const { tempRegId } = await client.auth.signUp({
    orgName: "Reading rooms",
    workspaceKind: "study-hall",
    name: "Asha Rao",
    email,
    password: PASSWORD,
  });
  await client.auth.verify({ tempRegId, otp: await api.codeFor(email) });
  const { _id: orgId } = (await client.auth.session()).loggedOrgDetails;
  const { _id: branchId } = await client.branches.add({ name: "Library Lane", timezone: "Asia/Kolkata" });
  await client.feePlans.add({
    name: "Hour",
    bookingType: "HOURLY",
    duration: { count: 1, unit: "hour" },
    amount: 2_500,
    taxPercent: 18,
  });
  await database.ownerTx(async (owner) => {
    // References are true by the way they are made; to check three million costs minutes.
    await owner.execute("set local session_replication_role = replica; set local maintenance_work_mem = '512MB'");
    const orgIds = await addNeighbours(owner, orgId, organisations - 1);
    for (const { table, columns, rows } of years(organisations, bookings)) {
      const indexes = await takeIndexes(owner, table);
      await owner.execute(`insert into ${table} (org_id, branch_id, ${columns}) ${rows}`, [orgIds, branchId]);
      for (const index of indexes) await owner.execute(index);
    }
    // Without it the counting of a million is planned as that of none, and takes an hour.
    await owner.execute("analyze");
    await owner.execute(
      "select count_bookings(array_agg(b), 1) from bookings b where org_id = $1 group by date_trunc('month', created_at)",
      [orgId],
    );
    await owner.execute("analyze");
    await owner.execute("select fold_figures($1::uuid, null)", [orgId]);
  });
  await database.execute("vacuum (analyze)");
  const { data: desks } = await client.desks.list({ limit: 1, page: 1 });
  const page = bookings / EACH / 2;
  const { data: people } = await client.customers.list({ limit: 1, page });
  const [desk, customer] = [desks[0], people[0]];
  if (!desk || !customer) throw new Error("The place is empty");
  const customers = bookings / EACH;
  return { database, orgId, organisations, bookings, customers, client, branchId, deskId: desk._id, customer };
}

/** Copies an organisation with its branch, which keeps its id. @returns the ids of all, the organisation's own first */
async function addNeighbours(owner: OwnerTransaction, orgId: string, count: number): Promise<string[]> {
  const neighbours = Array.from({ length: count }, () => randomUUID());
  const copies = [
    { table: "organisations", changes: "jsonb_build_object('org_id', id, 'org_code', 'NEXT' || place)" },
    { table: "branches", changes: "jsonb_build_object('org_id', id)" },
  ];
  for (const { table, changes } of copies) {
    await owner.execute(
      `insert into ${table} select copy.* from ${table} own, unnest($2::uuid[]) with ordinality neighbour (id, place),
         jsonb_populate_record(own, ${changes}) copy where own.org_id = $1`,
      [orgId, neighbours],
    );
  }
  return [orgId, ...neighbours];
}

/**
 * Drops what a table finds rows by, except its unique keys: made anew over all rows it costs a tenth.
 * @returns what makes it again
 */
async function takeIndexes(owner: OwnerTransaction, table: string): Promise<string[]> {
  const rows = await owner.execute<{ gone: string; anew: string }>(
    `select coalesce('alter table ${table} drop constraint ' || quote_ident(c.conname), 'drop index ' || x.indexrelid::regclass) as gone,
       coalesce('alter table ${table} add constraint ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid),
         pg_get_indexdef(x.indexrelid)) as anew
     from pg_index x left join pg_constraint c on c.conindid = x.indexrelid and c.contype in ('p', 'u', 'x')
     where x.indrelid = '${table}'::regclass and (c.contype is null and not x.indisunique or c.contype = 'x')`,
  );
  for (const { gone } of rows) await owner.execute(gone);
  return rows.map(({ anew }) => anew);
}

const FIRST = "array['Asha','Vikram','Nisha','Omar','Priya','Arjun','Meera','Rohan','Kavya','Imran']";
const LAST = "array['Rao','Menon','Verma','Ali','Nair','Shah','Iyer','Khan','Das','Bose','Patil','Joshi','Reddy']";

/** Seven syllables of an id: names that few share, as surnames are. */
const own = (n: string) => `initcap(translate(substr(md5(${n}::text), 1, 7), '0123456789', 'aeioulmnrs'))`;
const nameOf = (n: string) => `(${FIRST})[1 + ${n} % 10] || ' ' || ${own(n)} || ' ' || (${LAST})[1 + ${n} / 10 % 13]`;
const emailOf = (n: string) => `lower(${own(n)}) || ${n} % 90 + 10 || '@example.com'`;
/** Ten digits that spread over all. */
const phoneOf = (n: string) => `'+91 9' || lpad((${n}::bigint * 7919 % 1000000000)::text, 9, '0')`;
const codeInSql = (n: string) => `upper(lpad(to_hex(${n}::bigint * ${SPREAD} % ${CODES}), 8, '0'))`;
const KINDS = { desk: 1, customer: 2, booking: 3, payment: 4 };
const idOf = (kind: keyof typeof KINDS, n: string) =>
  `('0000000${KINDS[kind]}-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** What is written, in SQL, of all organisations in turns; $1 are their ids and $2 is the branch's in each. */
function years(organisations: number, bookings: number) {
  const customers = bookings / EACH;
  const each = `generate_series(0, ${organisations - 1}) o`;
  const owner = "($1::uuid[])[o + 1], $2::uuid";
  // Booking n: desk n % 500, then the hours of a day, then the day before. A customer's bookings are years apart.
  const place = `n, n % ${DESKS} as desk, n % ${customers} as customer, n / ${DESKS} % ${HOURS_A_DAY} as hour,
    n / ${DESKS * HOURS_A_DAY} as days_before`;
  const starts = `('${LAST_DAY}'::date - days_before + time '09:00') at time zone 'Asia/Kolkata'
    + (2 * hour + desk % 2) * interval '1 hour'`;
  const booked = `(select *, ${starts} as starts_at from (select o, ${place} from generate_series(0, ${bookings - 1}) n, ${each}) b) b
    order by n desc, o`;
  return [
    {
      table: "desks",
      columns: "desk_id, name, zone",
      rows: `select ${owner}, ${idOf("desk", `o * ${DESKS} + n`)}, 'S' || n + 1, 'Row ' || n / 50
        from generate_series(0, ${DESKS - 1}) n, ${each}`,
    },
    {
      table: "customers",
      columns: "customer_id, name, email, phone, created_at",
      rows: `select ${owner}, ${idOf("customer", "n")}, ${nameOf("n")}, ${emailOf("n")}, ${phoneOf("n")},
        '${NOW}'::timestamptz - n * interval '5 minutes' from generate_series(0, ${customers - 1}) n, ${each}`,
    },
    {
      table: "bookings",
      columns: `booking_id, code, desk_id, customer_id, visitor_name, visitor_email, visitor_phone, type, status,
        starts_at, ends_at, amount, currency, source, created_at`,
      rows: `select ${owner}, ${idOf("booking", "n")}, ${codeInSql("n")},
        ${idOf("desk", `o * ${DESKS} + desk`)}, ${idOf("customer", "customer")}, ${nameOf("customer")}, ${emailOf("customer")},
        ${phoneOf("customer")}, 'HOURLY',
        case when n % 10 = 3 then 'CANCELLED' when days_before < 1 and n % 10 = 4 then 'PENDING' else 'CONFIRMED' end,
        starts_at, starts_at + interval '1 hour', 2500, 'INR', 'admin',
        least(starts_at - interval '3 days', '${NOW}'::timestamptz) - n * interval '1 millisecond'
        from ${booked}`,
    },
    {
      table: "desk_transactions",
      columns: `transaction_id, desk_id, customer_id, booking_id, kind, amount, currency, method, starts_at, ends_at,
        paid_at`,
      rows: `select ${owner}, ${idOf("payment", "n")}, ${idOf("desk", `o * ${DESKS} + desk`)}, ${idOf("customer", "customer")},
        ${idOf("booking", "n")}, 'booking', 2500, 'INR', 'upi', starts_at, starts_at + interval '1 hour', starts_at
        from ${booked}`,
    },
  ];
}
