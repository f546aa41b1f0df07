import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from "./testing/databases";
import { killServers, runServer, type ServerProcess, startServerProcess } from "./testing/server-process";

const folders: string[] = [];
const databases: TestDatabase[] = [];

/** Where a server keeps its rows: a folder, or a database on the run's PostgreSQL. */
async function home(kind: (typeof DATABASE_KINDS)[number]): Promise<Record<string, string>> {
  if (kind === "postgres") {
    const opened = await openTestDatabase("postgres");
    databases.push(opened);
    return { DATABASE_URL: opened.url ?? "" };
  }
  const folder = mkdtempSync(join(tmpdir(), "carrel-crash-"));
  folders.push(folder);
  return { CARREL_DATA_DIR: folder };
}

/** Books seat 9 of the demo's study hall, which the seed never books, and kills the server at the acknowledgement. */
async function bookAndKill(server: ServerProcess) {
  const client = server.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@athena.test", password: "carrel-demo" });
  const { data: desks } = await client.desks.list({ limit: 1000 });
  const desk = desks.find(({ name }) => /\D9$/.test(name));
  if (!desk) throw new Error("The demo has no seat 9");
  const startAt = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000);
  const booking = await client.desks.bookDesk({
    deskId: desk._id,
    customer: { name: "Nisha Verma", email: "nisha@example.com" },
    type: "HOURLY",
    startAt: startAt.toISOString(),
    endAt: new Date(startAt.getTime() + 3_600_000).toISOString(),
  });
  await server.kill();
  return booking;
}

afterEach(killServers);
afterAll(async () => {
  for (const database of databases) await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.each(DATABASE_KINDS)("a server on %s", (kind) => {
  it("still has the booking that it acknowledged right before kill -9, and its mail once", async () => {
    const environment = await home(kind);
    const booking = await bookAndKill(await startServerProcess(environment));

    const again = await startServerProcess(environment);
    const client = again.client("pk_demo_carrel");
    await client.auth.login({ email: "owner@athena.test", password: "carrel-demo" });
    expect(await client.bookings.get({ id: booking._id })).toMatchObject({ code: booking.code, status: "CONFIRMED" });
    const mails = await fetch(`${again.address}/dev/outbox.json?to=nisha@example.com`).then((reply) => reply.json());
    expect(mails).toHaveLength(1);
    expect(await again.stop()).toBe(0);
  });
});

it("refuses a second server on the same data folder, and says why", async () => {
  const environment = await home("pglite");
  const first = await startServerProcess(environment);
  const { ended } = await runServer(environment);
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toMatch(/Another Carrel server is using this data folder/);
  expect(await first.stop()).toBe(0);
});
