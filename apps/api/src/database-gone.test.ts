import { afterEach, expect, it, vi } from "vitest";
import { openPostgres } from "./adapters/postgres";
import { readConfig } from "./config";
import { findSuperOrganisation } from "./database/lookups";
import { DatabaseUnavailableError } from "./database/port";
import { startServer } from "./server";
import { createTestApi } from "./testing/create-test-api";
import { type DatabaseProxy, startDatabaseProxy, turnAsked } from "./testing/database-proxy";
import { openTestDatabase } from "./testing/databases";
import { DEMO_NOW } from "./testing/demo-database";
import { openJobQueue } from "./testing/job-queue";
import { startSmtpSink } from "./testing/smtp-sink";
import { testClock, testJobs, testLog, testPasswords } from "./testing/test-ports";
import { StartStoppedError } from "./when-reachable";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const PATIENCE = { timeout: 60_000, interval: 100 };

/** A database with the demo in it, and a way to it that can be cut. */
async function throughProxy() {
  const prepared = await openTestDatabase("postgres", { contents: "demo" });
  closing.push(() => prepared.close());
  const proxy = await startDatabaseProxy(prepared.url ?? "");
  closing.push(() => proxy.close());
  return { prepared, proxy };
}

const configOf = ({ url }: DatabaseProxy, environment: Record<string, string> = {}) =>
  readConfig({ PORT: "0", DATABASE_URL: url, CARREL_DEMO: "1", NODE_ENV: "test", LOG_LEVEL: "silent", ...environment });

const signIn = (address: string) =>
  fetch(`${address}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": "pk_demo_carrel" },
    body: JSON.stringify({ email: "owner@harbour.test", password: "carrel-demo" }),
  });

it("answers 503 while the database is gone, and works again once it is back, with its jobs", async () => {
  const { prepared, proxy } = await throughProxy();
  const sink = await startSmtpSink();
  closing.push(sink.close);
  const mail = { SMTP_URL: sink.url, MAIL_FROM: "hello@carrel.example" };
  const server = await startServer(configOf(proxy, mail), { clock: testClock(DEMO_NOW), passwords: testPasswords });
  closing.push(() => server.close());
  const ready = async () => (await fetch(`${server.address}/readyz`)).status;
  expect([await ready(), (await signIn(server.address)).status]).toEqual([200, 200]);

  proxy.cut();
  const refused = await signIn(server.address);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.json()).toMatchObject({ status: false, code: "database_unavailable" });
  const page = await fetch(`${server.address}/`);
  expect([page.status, page.headers.get("retry-after"), page.headers.get("content-type")]).toEqual([
    503,
    "2",
    "text/html; charset=utf-8",
  ]);
  await vi.waitFor(async () => expect(await ready()).toBe(503), PATIENCE);
  const details = await (await fetch(`${server.address}/readyz`)).json();
  expect(details).toEqual({ status: "unavailable", missing: ["database"], warnings: [] });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);

  proxy.mend();
  await vi.waitFor(async () => expect(await ready()).toBe(200), PATIENCE);
  expect((await signIn(server.address)).status).toBe(200);
  const platform = await prepared.database.lookup(findSuperOrganisation);
  const api = createTestApi({ database: prepared.database });
  const mailId = api.ports.random.id();
  await prepared.database.tx({ orgId: platform?.orgId ?? "" }, (db) =>
    db
      .insertInto("mails")
      .values({
        orgId: platform?.orgId ?? "",
        mailId,
        toAddress: "after@example.com",
        subject: "After",
        textBody: "After",
        htmlBody: "After",
        status: "QUEUED",
        dueAt: testClock(DEMO_NOW).now(),
        createdAt: testClock(DEMO_NOW).now(),
      })
      .execute(),
  );
  const queue = await openJobQueue(prepared.database);
  closing.push(queue.close);
  await queue.put("mail.send", { orgId: platform?.orgId ?? "", mailId });
  await vi.waitFor(() => expect(sink.messages.join()).toContain("after@example.com"), PATIENCE);
});

it("waits at its start for a database that is not there yet", async () => {
  const { proxy } = await throughProxy();
  proxy.cut();
  const log = testLog();
  const waits = () => log.lines.some(({ message }) => message === "the start waits for the database");
  const starting = startServer(configOf(proxy), { log });
  await vi.waitFor(() => expect(waits()).toBe(true), PATIENCE);
  proxy.mend();
  const server = await starting;
  closing.push(() => server.close());
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});

it("begins anew where it goes while another server has the turn, and as the jobs begin", async () => {
  const { prepared, proxy } = await throughProxy();
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = prepared.database.alone(async () => {
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const log = testLog();
  const start = vi.fn(async () => undefined);
  start.mockRejectedValueOnce(new DatabaseUnavailableError("working", new Error("It was cut")));
  const starting = startServer(configOf(proxy), { log, jobs: { ...testJobs(), start } });
  await turnAsked(prepared.database);
  proxy.cutOnce();
  const waits = () => log.lines.filter(({ message }) => message === "the start waits for the database");
  await vi.waitFor(() => expect(waits()).toHaveLength(1), PATIENCE);
  letGo.resolve();
  await other;
  const server = await starting;
  closing.push(() => server.close());
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect([start.mock.calls.length, waits().length]).toEqual([2, 2]);
});

it("stops waiting when it is told to, and does not wait for what won't come", async () => {
  const { proxy } = await throughProxy();
  const wrong = new URL(proxy.url);
  wrong.pathname = "there_is_no_such_database";
  await expect(startServer(configOf({ ...proxy, url: wrong.href }))).rejects.toThrow(/there_is_no_such_database/);

  proxy.cut();
  const log = testLog();
  const stopping = new AbortController();
  const starting = startServer(configOf(proxy), { log }, stopping.signal);
  const stopped = expect(starting).rejects.toThrow(StartStoppedError);
  await vi.waitFor(() => expect(log.lines).not.toEqual([]), PATIENCE);
  stopping.abort();
  await stopped;
});

it("loses and doubles nothing while connections are cut again and again", async () => {
  const { prepared, proxy } = await throughProxy();
  const database = openPostgres({ url: proxy.url, poolSize: 4, connectTimeout: 10_000 });
  closing.push(() => database.close());
  const { client: clientOf } = createTestApi({ database, clock: testClock(DEMO_NOW) });
  const client = clientOf("pk_demo_carrel");
  await client.auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
  const names = Array.from({ length: 40 }, (_, turn) => `Annexe ${turn}`);

  const add = async (name: string): Promise<string> => {
    for (let tries = 1; ; tries += 1) {
      try {
        const branch = { name, timezone: "Asia/Kolkata" };
        return (await client.branches.add(branch, { idempotencyKey: name.replace(" ", "-") }))._id;
      } catch (error) {
        expect(error).toMatchObject({ status: 503 });
        if (tries === 100) throw error;
      }
    }
  };
  const acknowledged = await Promise.all(
    names.map(async (name, turn) => {
      const added = add(name);
      if (turn % 8 === 7) proxy.cutOnce();
      if (turn % 16 === 3) proxy.loseNextCommit();
      return added;
    }),
  );
  const beside = createTestApi({ database: prepared.database, clock: testClock(DEMO_NOW) }).client("pk_demo_carrel");
  await beside.auth.login({ email: "owner@harbour.test", password: "carrel-demo" });
  const { data } = await beside.branches.list({ limit: 1000 });
  const added = data.filter(({ name }) => name.startsWith("Annexe"));
  expect(added.map(({ _id }) => _id).sort()).toEqual(acknowledged.sort());
  expect(new Set(added.map(({ name }) => name)).size).toBe(40);
});
