import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DatabaseUnavailableError } from "../database/port";
import { type DatabaseProxy, startDatabaseProxy, turnAsked } from "../testing/database-proxy";
import { openTestDatabase, type TestDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";
import { openPostgres, type PostgresOptions } from "./postgres";

let prepared: TestDatabase;
let proxy: DatabaseProxy;
let orgId: string;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  prepared = await openTestDatabase("postgres");
  closing.push(() => prepared.close());
  proxy = await startDatabaseProxy(prepared.url ?? "");
  closing.push(() => proxy.close());
  ({ orgId } = await insertTenant(prepared.database));
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const open = (options: Partial<PostgresOptions> = {}) => {
  const onConnectionError = vi.fn();
  const database = openPostgres({ url: proxy.url, onConnectionError, ...options });
  closing.push(() => database.close());
  return { database, onConnectionError };
};

/** Milliseconds that a test waits for silence: more than a busy machine takes for an answer. */
const SILENCE = 3000;

/** Until the database is reached again, which a busy machine may need more tries for. */
const healed = (work: () => Promise<unknown>) => vi.waitFor(work, { timeout: 60_000, interval: 100 });

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;

/** Ends a connection from outside, as a restart of the database does. */
const terminate = (pid: number | undefined) => prepared.database.execute("select pg_terminate_backend($1)", [pid]);

const rename = (name: string) => (database: ReturnType<typeof open>["database"]) =>
  database.tx({ orgId }, (db) => db.updateTable("desks").set({ name }).execute());
const deskNames = async () => {
  const found = await prepared.database.tx({ orgId }, (db) => db.selectFrom("desks").select("name").execute());
  return found.map(({ name }) => name);
};

it("runs a transaction again whose connection was cut before its commit", async () => {
  const { database, onConnectionError } = open();
  let runs = 0;
  const result = await database.tx({ orgId }, async (db) => {
    runs += 1;
    const { rows } = await backend.execute(db);
    if (runs === 1) {
      await terminate(rows[0]?.pid);
      // Between two statements nobody but a listener hears of it.
      await vi.waitFor(() => expect(onConnectionError).toHaveBeenCalled(), { timeout: 20_000 });
    }
    await db
      .updateTable("desks")
      .set({ name: `Run ${runs}` })
      .execute();
    return runs;
  });
  expect([result, await deskNames()]).toEqual([2, ["Run 2"]]);
});

it("fails an owner's transaction whose connection was cut, and goes on", async () => {
  const { database, onConnectionError } = open();
  const cut = database.ownerTx(async (owner) => {
    const [found] = await owner.execute<{ pid: number }>("select pg_backend_pid() as pid");
    await terminate(found?.pid);
    await vi.waitFor(() => expect(onConnectionError).toHaveBeenCalled(), { timeout: 20_000 });
    await owner.execute("select 1");
  });
  await expect(cut).rejects.toThrow(DatabaseUnavailableError);
  expect(await database.execute("select 1 as one")).toEqual([{ one: 1 }]);
});

it("says that it is gone to who waits for the turn to be alone, or has it", async () => {
  const { database, onConnectionError } = open();
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = prepared.database.alone(async () => {
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const waiting = expect(database.alone(async () => "mine")).rejects.toThrow(DatabaseUnavailableError);
  await turnAsked(prepared.database);
  proxy.cutOnce();
  await waiting;
  letGo.resolve();
  await other;

  onConnectionError.mockClear();
  const cut = database.alone(async () => {
    proxy.cutOnce();
    await vi.waitFor(() => expect(onConnectionError).toHaveBeenCalled(), { timeout: 20_000 });
  });
  await expect(cut).rejects.toThrow(DatabaseUnavailableError);
  expect(await database.alone(async () => "mine")).toBe("mine");
});

it("takes a connection to a server that has become read-only for lost", async () => {
  const { database } = open({ poolSize: 1 });
  const pid = () =>
    database.tx({ orgId }, async (db) => {
      const { rows } = await backend.execute(db);
      return rows[0]?.pid;
    });
  const before = await pid();
  const written = database.tx({ orgId }, async (db) => {
    await sql`set local transaction_read_only = on`.execute(db);
    await db.updateTable("desks").set({ name: "Nowhere" }).execute();
  });
  await expect(written).rejects.toThrow(DatabaseUnavailableError);
  expect(await pid()).not.toBe(before);
});

it("says of a lost commit that it may stand, and does not repeat it", async () => {
  const { database } = open({ poolSize: 1 });
  await database.lookup((db) => backend.execute(db));
  proxy.loseNextCommit();
  await expect(rename("Stands")(database)).rejects.toMatchObject({
    name: "DatabaseUnavailableError",
    moment: "committing",
  });
  expect(await deskNames()).toEqual(["Stands"]);
  await rename("After")(database);
  expect(await deskNames()).toEqual(["After"]);
});

it("fails all that waits while nothing is let through, and heals by itself", async () => {
  const { database } = open({ poolSize: 2 });
  await rename("Before")(database);
  proxy.cut();
  const calls = await Promise.allSettled([
    ...Array.from({ length: 20 }, (_, turn) => rename(`Lost ${turn}`)(database)),
    database.lookup((db) => backend.execute(db)),
    database.execute("select 1"),
    database.ownerTx((owner) => owner.execute("select 1")),
  ]);
  for (const call of calls) {
    expect(call).toMatchObject({ status: "rejected", reason: { name: "DatabaseUnavailableError" } });
  }
  proxy.mend();
  expect(await database.execute("select 1 as one")).toEqual([{ one: 1 }]);
  await rename("After")(database);
  expect(await deskNames()).toEqual(["After"]);
});

it("gives up connections that are never answered, asks by one alone from then on, and heals by itself", async () => {
  const { database } = open({ connectTimeout: SILENCE, restAfterSilence: 600_000 });
  proxy.silence();
  const gone = { name: "DatabaseUnavailableError", moment: "connecting" };
  const failures = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => rename(`Lost ${turn}`)(database).catch((error: unknown) => error)),
  );
  for (const failure of failures) expect(failure).toMatchObject(gone);
  // Those who waited for a place behind the first ten knocked at nothing.
  expect(proxy.came).toBe(10);
  await expect(rename("Lost")(database)).rejects.toMatchObject(gone);
  expect(proxy.came).toBe(10);

  const { database: other } = open({ connectTimeout: SILENCE, restAfterSilence: 0 });
  await expect(rename("Lost")(other)).rejects.toMatchObject(gone);
  proxy.mend();
  await healed(() => rename("After")(other));
  expect(await deskNames()).toEqual(["After"]);
});

it("gives up a statement that is never answered, with its connection", async () => {
  const { database } = open({ poolSize: 1, answerTimeout: SILENCE });
  await rename("Before")(database);
  const silent = database.tx({ orgId }, async (db) => {
    await backend.execute(db);
    proxy.silence();
    await backend.execute(db);
  });
  await expect(silent).rejects.toMatchObject({ name: "DatabaseUnavailableError", moment: "waiting" });
  proxy.mend();
  await healed(() => rename("After")(database));
  expect(await deskNames()).toEqual(["After"]);
});

it("gives up a statement of the job queue that is never answered", async () => {
  const { database } = open({ jobTimeout: SILENCE });
  await database.execute("select 1");
  proxy.silence();
  await expect(database.execute("select 1")).rejects.toThrow(DatabaseUnavailableError);
  proxy.mend();
  expect(await database.execute("select 1 as one")).toEqual([{ one: 1 }]);
});
