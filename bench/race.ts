import { openPglite } from "../apps/api/src/adapters/pglite";
import { openPostgres } from "../apps/api/src/adapters/postgres";
import { migrate } from "../apps/api/src/database/migrate";
import type { Database } from "../apps/api/src/database/port";
import { seedDemo } from "../apps/api/src/seed";
import { createTestApi, NO_LIMITS } from "../apps/api/src/testing/create-test-api";
import { ApiError } from "../packages/sdk/src";
import { onEachPostgres } from "./on-each-postgres";

/** Who ask at once. */
const CALLERS = 200;
/** Times that they do; one slot and 200 slots take turns, so that what slows the machine slows both. */
const ROUNDS = 10;
const HOUR = 3_600_000;
/** 1 January 2030, UTC. */
const START = Date.UTC(2030, 0, 1);

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;

/** Opens the demo's server, and gives what books an hour of one desk. @returns the status that was answered */
async function opened(database: Database): Promise<(hour: number) => Promise<number>> {
  await migrate(database);
  const api = createTestApi({ database, limits: NO_LIMITS, checksOutput: false });
  await seedDemo(database, api.ports);
  const login = await api.client("pk_demo_carrel").auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
  if (!("token" in login)) throw new Error("The demo's owner got no token");
  const { desks, customers } = api.client("pk_demo_carrel", login.token);
  const [desk, customer] = await Promise.all([first(desks.list({ limit: 1 })), first(customers.list({ limit: 1 }))]);
  return (hour) => {
    const startAt = new Date(START + hour * HOUR).toISOString();
    const endAt = new Date(START + (hour + 1) * HOUR).toISOString();
    return desks.bookDesk({ deskId: desk._id, customerId: customer._id, type: "HOURLY", startAt, endAt }).then(
      () => 201,
      (error: unknown) => {
        if (error instanceof ApiError) return error.status;
        throw error;
      },
    );
  };
}

async function first<Row>(page: Promise<{ data: Row[] }>): Promise<Row> {
  const [row] = (await page).data;
  if (!row) throw new Error("The demo has none");
  return row;
}

/** 200 people at once. @returns how often each status was answered, and each one's milliseconds */
async function atOnce(book: (hour: number) => Promise<number>, hourOf: (caller: number) => number) {
  const times: number[] = [];
  const statuses = await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      const start = performance.now();
      const status = await book(hourOf(caller));
      times.push(performance.now() - start);
      return status;
    }),
  );
  const counts = Map.groupBy(statuses, (status) => status);
  return {
    times,
    told: [...counts]
      .map(([status, all]) => `${all.length} × ${status}`)
      .sort()
      .join(", "),
  };
}

async function race(name: string, database: Database): Promise<string[]> {
  const book = await opened(database);
  const [one, apart]: [number[], number[]] = [[], []];
  const told = new Set<string>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const hour = round * (CALLERS + 1);
    const own = await atOnce(book, (caller) => hour + 1 + caller);
    const same = await atOnce(book, () => hour);
    if (own.told !== `${CALLERS} × 201`) throw new Error(`200 slots were answered with ${own.told}`);
    told.add(same.told);
    // The first round warms up.
    if (round > 0) {
      one.push(...same.times);
      apart.push(...own.times);
    }
  }
  const line = (what: string, times: readonly number[]) =>
    `${name}: p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms  ${what}`;
  return [
    line(`floor: ${CALLERS} ask at once for a slot each, ${CALLERS} × 201`, apart),
    line(`${CALLERS} ask at once for one slot, each time ${[...told].join(" or ")}`, one),
    `${name}: ratio of p99 ${(quantile(one, 0.99) / quantile(apart, 0.99)).toFixed(2)}`,
  ];
}

/**
 * What a race for one slot costs those who lose it: 200 callers at once through the whole server, in one process, beside
 * 200 who get a slot each, on both databases.
 */
export async function raceBench(): Promise<string[]> {
  const embedded = await raceOn("PGlite", await openPglite({}));
  const servers = await onEachPostgres((cluster, version) =>
    raceOn(`PostgreSQL ${version}`, openPostgres({ url: cluster.adminUrl("postgres") })),
  );
  return [...embedded, ...servers];
}

async function raceOn(name: string, database: Database): Promise<string[]> {
  try {
    return await race(name, database);
  } finally {
    await database.close();
  }
}
