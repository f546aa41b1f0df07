import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, it, vi } from "vitest";
import { PortError } from "./adapters/listen";
import { DataFolderInUseError } from "./adapters/pglite-lock";
import { readConfig } from "./config";
import { readOutbox } from "./database/outbox";
import { type RunningServer, startServer } from "./server";
import { openTestDatabase, type TestDatabase } from "./testing/databases";
import { type Contents, DEMO_NOW } from "./testing/demo-database";
import { unpackPglite } from "./testing/pglite-templates";
import { startSmtpSink } from "./testing/smtp-sink";
import { testClock, testPasswords } from "./testing/test-ports";

let folder: string;
const running: RunningServer[] = [];
/** Closed after the servers. */
const databases: TestDatabase[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "carrel-server-"));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  for (const database of databases.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const configOf = (environment: Record<string, string> = {}) =>
  readConfig({
    PORT: "0",
    CARREL_DATA_DIR: join(folder, "data"),
    CARREL_DEMO: "1",
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    ...environment,
  });

/** A data folder with the migrated schema in it, for what is not about a first start. */
const migratedFolder = (name = "data") => {
  const dataDir = join(folder, name);
  unpackPglite(inject("databases").pglite.schema, dataDir);
  return { CARREL_DATA_DIR: dataDir };
};

/** The settings that name a database on PostgreSQL. */
const onPostgres = async (contents: Contents) => {
  const opened = await openTestDatabase("postgres", { contents });
  databases.push(opened);
  return { DATABASE_URL: opened.url ?? "" };
};

const start = async (...given: Parameters<typeof startServer>) => {
  const server = await startServer(...given);
  running.push(server);
  return server;
};

it("serves the seeded demo on a socket, with the clock that it was given", async () => {
  const clock = testClock("2031-05-05T05:00:00Z");
  const { address } = await start(configOf(await onPostgres("schema")), { clock });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const reply = await fetch(`${address}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": "pk_demo_carrel" },
    body: JSON.stringify({ email: "owner@harbour.test", password: "carrel-demo" }),
  });
  expect(reply.status).toBe(200);
  expect((await reply.json()).user.expiresAt).toBe("2031-05-12T05:00:00.000Z");
});

it("keeps what it had over a restart", async () => {
  const first = await startServer(configOf());
  const site = await (await fetch(`${first.address}/site.json`)).json();
  await first.close();
  const second = await start(configOf());
  expect(await (await fetch(`${second.address}/site.json`)).json()).toEqual(site);
});

it("keeps what signs over a restart, for its own user alone, and another folder has another", async () => {
  const secretOf = async (environment: Record<string, string>) => {
    const config = configOf({ CARREL_DEMO: "0", ...environment });
    const server = await startServer(config);
    await server.close();
    const file = join("dataDir" in config.database ? config.database.dataDir : "", "secrets/signing.txt");
    expect(statSync(file).mode & 0o077).toBe(0);
    return readFileSync(file, "utf8");
  };
  const own = migratedFolder();
  const secret = await secretOf(own);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await secretOf(own)).toBe(secret);
  expect(await secretOf(migratedFolder("other"))).not.toBe(secret);
});

/** Has a visitor's code mailed, as the booking page does. */
async function askForCode({ address }: RunningServer, email: string) {
  const { organisation } = await (await fetch(`${address}/site.json?org=ATHENA`)).json();
  const reply = await fetch(`${address}/api/co-space/bookings/send-otp`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": "pk_demo_athena" },
    body: JSON.stringify({ email, orgId: organisation._id }),
  });
  expect(reply.status).toBe(200);
}

const recipientOf = (message: string) => /^To: (.*)$/m.exec(message)?.[1]?.trim();

it("runs on PostgreSQL as well, and mails leave through the mail server, each once", async () => {
  const prepared = await openTestDatabase("postgres");
  const sink = await startSmtpSink();
  const environment = { DATABASE_URL: prepared.url ?? "", SMTP_URL: sink.url, MAIL_FROM: "hello@carrel.example" };
  try {
    const server = await startServer(configOf(environment));
    for (const email of ["one@example.com", "two@example.com"]) await askForCode(server, email);
    await vi.waitFor(() => expect(sink.messages).toHaveLength(2), { timeout: 20_000 });
    await server.close();
    expect(sink.messages.map(recipientOf).sort()).toEqual(["one@example.com", "two@example.com"]);
  } finally {
    await sink.close();
    await prepared.close();
  }
});

it("lets mails leave that waited for a mail server, once one is set, but for a code past its time", async () => {
  const prepared = await openTestDatabase("postgres", { contents: "demo" });
  const sink = await startSmtpSink();
  const environment = { DATABASE_URL: prepared.url ?? "" };
  try {
    const clock = testClock(DEMO_NOW);
    const without = await startServer(configOf(environment), { clock });
    await askForCode(without, "late@example.com");
    clock.advance({ minutes: 10 });
    await askForCode(without, "soon@example.com");
    await without.close();
    expect(sink.messages).toEqual([]);

    const mail = { SMTP_URL: sink.url, MAIL_FROM: "hello@carrel.example" };
    const server = await startServer(configOf({ ...environment, ...mail }), { clock });
    const said = async () => (await readOutbox(prepared.database, { limit: 10 })).map(({ textBody }) => textBody);
    await vi.waitFor(async () => expect(await said()).toEqual(["", ""]), { timeout: 20_000 });
    await server.close();
    expect(sink.messages.map(recipientOf)).toEqual(["soon@example.com"]);
  } finally {
    await sink.close();
    await prepared.close();
  }
});

it("finishes a running request before it stops, and takes no other", async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = vi.fn();
  const passwords = {
    ...testPasswords,
    hash: async () => "hash",
    verify: async () => {
      arrived();
      await held;
      return true;
    },
  };
  const server = await startServer(configOf(await onPostgres("demo")), { passwords, clock: testClock(DEMO_NOW) });
  const reply = fetch(`${server.address}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": "pk_demo_carrel" },
    body: JSON.stringify({ email: "owner@harbour.test", password: "carrel-demo" }),
  });
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled(), { timeout: 20_000 });
  const closed = server.close();
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  release();
  expect((await reply).status).toBe(200);
  await closed;
});

it("says that it is leaving, and serves on until others take its traffic", async () => {
  const server = await startServer(configOf({ ...(await onPostgres("demo")), DRAIN_SECONDS: "300" }));
  const ready = await fetch(`${server.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ok", missing: [], warnings: [] }]);
  const closed = server.close();
  const leaving = await fetch(`${server.address}/readyz`);
  expect([leaving.status, await leaving.json()]).toEqual([
    503,
    { status: "unavailable", missing: ["draining"], warnings: [] },
  ]);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.address}/site.json`)).status).toBe(200);
  // Whoever asks again can't wait.
  await server.close();
  await closed;
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
});

it("refuses a data folder and a port that another server has, and lets go of what it took", async () => {
  const here = { ...migratedFolder(), CARREL_DEMO: "0" };
  const elsewhere = { ...migratedFolder("other"), CARREL_DEMO: "0" };
  const { address } = await start(configOf(here));
  await expect(startServer(configOf(here))).rejects.toThrow(DataFolderInUseError);
  await expect(startServer(configOf({ ...elsewhere, PORT: new URL(address).port }))).rejects.toThrow(PortError);
  await start(configOf(elsewhere));
});
