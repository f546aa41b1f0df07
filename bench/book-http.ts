import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { Client as HttpClient } from "undici";
import { openPostgres } from "../apps/api/src/adapters/postgres";
import { LIMITS } from "../apps/api/src/pipeline/rate-limit";
import { createTestApi } from "../apps/api/src/testing/create-test-api";
import type { PostgresCluster } from "../apps/api/src/testing/postgres-cluster";
import { startServerProcess } from "../apps/api/src/testing/server-process";
import { contract } from "../packages/sdk/src/contract";
import { captured, changing, type Part, scriptOf } from "./captured";
import { onEachPostgres } from "./on-each-postgres";

/** People who book one after the other: as many as the server has connections. */
const CLIENTS = 10;
const SECONDS = 10;
/** Turns of each, so that what slows the machine slows both. */
const ROUNDS = 3;
/** Days of each client's in a round, one booking on each. */
const DAYS = 2_000;
/** 1 January 2030, as PostgreSQL reads a day's number. */
const FIRST_DAY = 2_462_503;
/** 1 January 1970. */
const EPOCH_DAY = 2_440_588;

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The desk of a client: ids that a script can make. */
const deskId = (client: number) => `01900000-0000-7000-9000-${String(client).padStart(12, "0")}`;
/** An hour of a day, UTC. */
const hour = (day: number, at: number) => new Date((day - EPOCH_DAY) * 86_400_000 + at * 3_600_000).toISOString();

const booking = (client: number, day: number, customerId: string) => ({
  deskId: deskId(client),
  customerId,
  type: "HOURLY" as const,
  startAt: hour(day, 5),
  endAt: hour(day, 6),
});

/** What a booking's call has of its own, by what it is in the script: its time, its ids, its code. */
function partsOf(own: ReadonlySet<string>, first: { startAt: string; endAt: string }) {
  const ids = [...own].filter((token) => token.length === 36);
  return (token: string): Part | undefined => {
    if (token === deskId(0))
      return { format: "01900000-0000-7000-9000-%s", args: ["lpad((:client_id)::text, 12, '0')"] };
    if (token === first.startAt) return { format: "J%s 05:00:00+00", args: ["(:day)::bigint"] };
    if (token === first.endAt) return { format: "J%s 06:00:00+00", args: ["(:day)::bigint"] };
    if (!own.has(token)) return undefined;
    if (token.length === 8) return { format: "%s", args: ["(:code)::bigint"] };
    const place = ids.indexOf(token);
    return place < 0 ? undefined : { format: "01900000-0000-7000-8000-%s", args: [`(:id${place})::bigint`] };
  };
}

/** Who books over HTTP. Not by the SDK: its `fetch` takes a fifth of what the server takes, on the same cores. */
interface Caller {
  address: string;
  headers: Record<string, string>;
  customerId: string;
}

/** Bookings a second that people make over HTTP, each waiting for the answer. @throws Error when one is refused */
async function overHttp({ address, headers, customerId }: Caller, from: number): Promise<number> {
  const [method = "", path = ""] = contract.desks.bookDesk.route.split(" ");
  const end = performance.now() + SECONDS * 1000;
  const counts = Array.from({ length: CLIENTS }, async (_, who) => {
    const http = new HttpClient(address);
    let made = 0;
    while (performance.now() < end) {
      const body = JSON.stringify(booking(who, from + made, customerId));
      const reply = await http.request({ method, path: `/api${path}`, headers, body });
      const text = await reply.body.text();
      if (reply.statusCode !== 201) throw new Error(`A booking was answered with ${reply.statusCode}: ${text}`);
      made += 1;
    }
    await http.close();
    return made;
  });
  return (await Promise.all(counts)).reduce((sum, made) => sum + made, 0) / SECONDS;
}

/** Transactions a second of pgbench, which comes with Debian's `postgresql`. @throws Error when one of them failed */
async function byPgbench(database: string, script: string): Promise<number> {
  const args = [
    "-n",
    "-D",
    "n=0",
    "-M",
    "prepared",
    "-c",
    String(CLIENTS),
    "-j",
    "2",
    "-T",
    String(SECONDS),
    "-f",
    script,
    database,
  ];
  const { stdout } = await promisify(execFile)("pgbench", args);
  const [, failed] = stdout.match(/failed transactions: (\d+)/) ?? [];
  const [, rate] = stdout.match(/tps = ([\d.]+)/) ?? [];
  if (failed !== "0" || !rate) throw new Error(`pgbench failed:\n${stdout}`);
  return Number(rate);
}

/**
 * What a booking costs over HTTP beside the same statements sent by pgbench: the server's process on PostgreSQL, ten
 * people each of whom books the next day of his own desk as soon as he is answered.
 */
export const bookHttpBench = (): Promise<string[]> => onEachPostgres(measureBookings);

async function measureBookings(cluster: PostgresCluster): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "carrel-bench-"));
  const url = cluster.adminUrl("postgres");
  const database = openPostgres({ url });
  // What `pnpm build` made, as it is run.
  const server = await startServerProcess({ DATABASE_URL: url, LOG_LEVEL: "error" }, "build");
  try {
    const apiKey = "pk_demo_carrel";
    const client = server.client(apiKey);
    const login = await client.auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
    if (!("token" in login)) throw new Error("The demo's owner got no token");
    const { data: customers } = await client.customers.list({ limit: 1, page: 1 });
    const customerId = customers[0]?._id ?? "";
    await database.execute(
      `insert into desks select own.* from
         (select * from desks where branch_id = (select branch_id from customers where customer_id = $1) limit 1) desk,
         generate_series(0, ${CLIENTS - 1}) n,
         jsonb_populate_record(null::desks, to_jsonb(desk) || jsonb_build_object('name', 'Bench ' || n, 'desk_id',
           '01900000-0000-7000-9000-' || lpad(n::text, 12, '0'))) own`,
      [customerId],
    );

    const headers = { "x-api-key": apiKey, authorization: `Bearer ${login.token}`, "content-type": "application/json" };
    const caller = { address: server.address, headers, customerId };

    // The same call twice through a server of this process: what differs is what each transaction has of its own.
    const here = createTestApi({ database, limits: LIMITS, checksOutput: false });
    here.clock.set(new Date().toISOString());
    const inside = here.client(apiKey, login.token);
    const call = (day: number) => captured(() => inside.desks.bookDesk(booking(0, day, customerId)));
    await call(FIRST_DAY - 3);
    const first = booking(0, FIRST_DAY - 2, customerId);
    const one = await call(FIRST_DAY - 2);
    const own = changing(one, await call(FIRST_DAY - 1));
    const ids = [...own].filter((found) => found.length === 36);
    const statements = scriptOf(one, partsOf(own, first));

    const rates: { http: number; pgbench: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const from = FIRST_DAY + 2 * round * DAYS;
      // What pgbench sends counts calls too: the second in which it counted them must be over.
      await setTimeout(1500);
      const http = await overHttp(caller, from);
      const script = join(folder, `${round}.sql`);
      const variables = [
        `\\set n :n + 1`,
        `\\set day ${from + DAYS} + :n`,
        `\\set code ${10_000_000 + round * 100_000} + :client_id * 1000000 + :n`,
        ...ids.map((_, place) => `\\set id${place} random(100000000000, 999999999999)`),
      ];
      await writeFile(script, `${variables.join("\n")}\n${statements}`);
      const pgbench = await byPgbench(url, script);
      // The first round warms up.
      if (round > 0) rates.push({ http, pgbench });
    }
    const http = median(rates.map((rate) => rate.http));
    const pgbench = median(rates.map((rate) => rate.pgbench));
    return [
      `${pgbench.toFixed(0)} a second  floor: the same ${one.length} statements by pgbench, ${CLIENTS} clients`,
      `${http.toFixed(0)} a second  over HTTP, ${CLIENTS} clients`,
      `ratio ${median(rates.map((rate) => rate.http / rate.pgbench)).toFixed(2)}`,
    ];
  } finally {
    await server.stop();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
