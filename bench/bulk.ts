import { openPglite } from "../apps/api/src/adapters/pglite";
import { openPostgres } from "../apps/api/src/adapters/postgres";
import { migrate } from "../apps/api/src/database/migrate";
import type { Database } from "../apps/api/src/database/port";
import { seedDemo } from "../apps/api/src/seed";
import { createTestApi, NO_LIMITS } from "../apps/api/src/testing/create-test-api";
import type { Client } from "../packages/sdk/src";
import type { Contract } from "../packages/sdk/src/contract";
import { type BookingRow, MAX_BULK_ROWS } from "../packages/sdk/src/schemas";
import { onEachPostgres } from "./on-each-postgres";

const DESKS = 50;
/** Bookings of a desk on one day, a quarter of an hour each. */
const A_DAY = 40;
/** Whom the rows name, in the largest sheet that somebody may send: everybody once. */
const PEOPLE = Number(process.env.BULK_PEOPLE ?? 250);

const two = (number: number) => String(number).padStart(2, "0");
const clock = (quarter: number) => `${two(8 + Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;

/** Rows of a month that no other one shares. */
const sheet = (branch: string, month: string): BookingRow[] =>
  Array.from({ length: MAX_BULK_ROWS }, (_, index) => {
    const [desk, slot, person] = [index % DESKS, Math.floor(index / DESKS), index % PEOPLE];
    return {
      branch,
      desk: `Bulk ${desk + 1}`,
      customerName: `Person ${person}`,
      email: `${month}-${person}@example.com`,
      type: "HOURLY",
      startDate: `${month}-${two(1 + Math.floor(slot / A_DAY))}`,
      method: "cash",
      startTime: clock(slot % A_DAY),
      endTime: clock((slot % A_DAY) + 1),
    };
  });

const timed = async <Result>(work: () => Promise<Result>) => {
  const start = performance.now();
  const result = await work();
  return { result, took: performance.now() - start };
};

/** Does `work` while somebody else asks one thing after another. @returns what each of his calls took, in milliseconds */
async function beside<Result>(other: () => Promise<unknown>, work: () => Promise<Result>) {
  let isDone = false;
  const waits: number[] = [];
  const asking = (async () => {
    while (!isDone) waits.push((await timed(other)).took);
  })();
  const { result, took } = await timed(work);
  isDone = true;
  await asking;
  return { result, took, longest: Math.max(...waits) };
}

/**
 * Opens the demo's server with a branch of desks for the sheets, as it is when a place is new: what it books first is
 * planned while the tables are tiny, and a connection keeps its plans.
 */
async function opened(database: Database): Promise<{ client: Client<Contract>; branch: string }> {
  await migrate(database);
  const api = createTestApi({ database, limits: NO_LIMITS, checksOutput: false });
  await seedDemo(database, api.ports);
  const login = await api.client("pk_demo_carrel").auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
  if (!("token" in login)) throw new Error("The demo's owner got no token");
  const client = api.client("pk_demo_carrel", login.token);
  const [branch] = (await client.branches.list({ limit: 1, page: 1 })).data;
  const validatedData = Array.from({ length: DESKS }, (_, index) => ({
    branchId: branch?._id ?? "",
    name: `Bulk ${index + 1}`,
  }));
  await client.desks.processBulkUpload({ validatedData });
  await database.execute("truncate bookings, customers, desk_transactions cascade");
  const [desk] = (await client.desks.list({ limit: 1, page: 1, search: "Bulk" })).data;
  for (let hour = 0; hour < 20; hour += 1) {
    if (hour === 10) await database.execute("vacuum (analyze)");
    await client.desks.bookDesk({
      deskId: desk?._id ?? "",
      type: "HOURLY",
      amount: 100,
      method: "cash",
      customer: { name: `First ${hour}`, email: `first-${hour}@example.com` },
      startAt: new Date(Date.UTC(2028, 0, 1, hour)).toISOString(),
      endAt: new Date(Date.UTC(2028, 0, 1, hour + 1)).toISOString(),
    });
  }
  return { client, branch: branch?.name ?? "" };
}

async function bulk(name: string, database: Database): Promise<string[]> {
  const { client, branch } = await opened(database);
  const ask = () => client.desks.list({ limit: 20, page: 1 });
  const lines: string[] = [];
  // The first sheet warms up.
  for (const [round, month] of ["2029-01", "2029-02", "2029-03"].entries()) {
    const floor = (await timed(ask)).took;
    const data = sheet(branch, month);
    const checked = await beside(ask, () => client.desks.validateBulkBooking({ data }));
    const { validationResults, summary } = checked.result;
    if (summary.valid !== MAX_BULK_ROWS) throw new Error(JSON.stringify(validationResults.find(({ valid }) => !valid)));
    const validatedData = validationResults.flatMap(({ value }) => value ?? []);
    const booked = await beside(ask, () => client.desks.processBulkBooking({ validatedData }));
    if (booked.result.created !== MAX_BULK_ROWS) throw new Error(`${booked.result.created} were booked`);
    if (round === 0) continue;
    const line = (what: string, { took, longest }: { took: number; longest: number }) =>
      `${name}: ${took.toFixed(0)} ms to ${what} ${MAX_BULK_ROWS} rows; a call beside it waited ${longest.toFixed(0)} ms at most, ${(longest / took).toFixed(2)} of that (${floor.toFixed(0)} ms alone)`;
    lines.push(line("check", checked), line("book", booked));
  }
  return lines;
}

async function bulkOn(name: string, database: Database): Promise<string[]> {
  try {
    return await bulk(name, database);
  } finally {
    await database.close();
  }
}

/** What a sheet of 5,000 bookings takes through the whole server, in one process, and what everybody else waits meanwhile, on both databases. */
export async function bulkBench(): Promise<string[]> {
  const embedded = await bulkOn("PGlite", await openPglite({}));
  const servers = await onEachPostgres((cluster, version) =>
    bulkOn(`PostgreSQL ${version}`, openPostgres({ url: cluster.adminUrl("postgres") })),
  );
  return [...embedded, ...servers];
}
