import { ApiError } from "@carrel/sdk";
import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startDatabaseProxy } from "./testing/database-proxy";
import { startPostgresPair } from "./testing/postgres-cluster";
import { wantedVersion } from "./testing/postgres-templates";
import { killServers, type ServerProcess, startServerProcess } from "./testing/server-process";
import { startSmtpSink } from "./testing/smtp-sink";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  killServers();
  for (const close of closing.splice(0).reverse()) await close();
});

const HOUR = 3_600_000;
/** Bookings that are under way at once. */
const AT_ONCE = 8;
/** Bookings on each side of the failover at least. */
const ENOUGH = 40;

const until = <Result>(fact: () => Result | Promise<Result>) => vi.waitFor(fact, { timeout: 150_000, interval: 100 });

const asAdmin = async <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> => {
  const admin = new pg.Client({ connectionString: url });
  admin.on("error", () => undefined);
  await admin.connect();
  try {
    return (await admin.query<Row>(sql)).rows;
  } finally {
    await admin.end();
  }
};

/** Books desks of the demo's Pier 4 that its seed leaves free, an hour after the other, until it is told to end. */
async function keepBooking(server: ServerProcess) {
  const client = server.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
  const { data: desks } = await client.desks.list({ limit: 100 });
  const free = desks.filter(({ name }) => ["9", "10"].includes(name.replace(/\D+/, "")));
  const start = Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR;
  const acknowledged: { code: string; email: string }[] = [];
  const refusals: ApiError[] = [];
  const ending = new AbortController();
  let turn = 0;

  const book = async () => {
    while (!ending.signal.aborted) {
      const place = turn++;
      const startAt = start + Math.floor(place / free.length) * HOUR;
      const email = `failover-${place}@example.com`;
      try {
        const { code } = await client.desks.bookDesk({
          deskId: free[place % free.length]?._id ?? "",
          type: "HOURLY",
          method: "cash",
          customer: { name: "Ravi Kumar", email },
          startAt: new Date(startAt).toISOString(),
          endAt: new Date(startAt + HOUR).toISOString(),
        });
        acknowledged.push({ code, email });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refusals.push(error);
        // As a client does that is asked to come again.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const booking = Promise.all(Array.from({ length: AT_ONCE }, book));
  return {
    acknowledged,
    refusals,
    async end() {
      ending.abort();
      await booking;
    },
  };
}

describe.runIf(process.env.CARREL_TEST_FULL)("a primary that dies while bookings come in", () => {
  it("costs nothing that was acknowledged, and the server works on with the standby that was promoted", async () => {
    const pair = await startPostgresPair({ version: wantedVersion() });
    closing.push(pair.stop);
    await until(async () =>
      expect(await asAdmin(pair.adminUrl("postgres"), "select sync_state from pg_stat_replication")).toEqual([
        { sync_state: "sync" },
      ]),
    );
    await asAdmin(pair.adminUrl("postgres"), "create role carrel_login login createrole");
    await asAdmin(pair.adminUrl("postgres"), "create database carrel owner carrel_login");
    const target = new URL(pair.adminUrl("carrel"));
    target.username = "carrel_login";
    const proxy = await startDatabaseProxy(target.href);
    closing.push(proxy.close);
    const sink = await startSmtpSink();
    closing.push(sink.close);
    const server = await startServerProcess({
      DATABASE_URL: proxy.url,
      SMTP_URL: sink.url,
      MAIL_FROM: "hello@carrel.example",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    });

    const bookings = await keepBooking(server);
    const { acknowledged, refusals } = bookings;
    await until(() => expect(acknowledged.length).toBeGreaterThan(ENOUGH));
    await pair.killPrimary();
    await until(() => expect(refusals).not.toEqual([]));
    await asAdmin(pair.standbyUrl("postgres"), "select pg_promote()");
    const before = acknowledged.length;
    proxy.turnTo(pair.standbyUrl("carrel"));
    await until(() => expect(acknowledged.length).toBeGreaterThan(before + ENOUGH));
    await bookings.end();

    // Nobody was told anything but to come again.
    expect(refusals.filter(({ status }) => status !== 503)).toEqual([]);
    const found = await asAdmin<{ code: string; times: string }>(
      pair.standbyUrl("carrel"),
      "select code, count(*) as times from bookings where visitor_email like 'failover-%' group by code",
    );
    const times = new Map(found.map(({ code, times }) => [code, times]));
    expect(acknowledged.filter(({ code }) => times.get(code) !== "1")).toEqual([]);

    // The job queue has found the standby, too: it hands over the mail of the last booking.
    const last = acknowledged.at(-1);
    await until(() => expect(sink.messages.join("\n")).toContain(last?.email));
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});
