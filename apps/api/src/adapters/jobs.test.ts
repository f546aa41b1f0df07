import { sql } from "kysely";
import { afterEach, expect, it, vi } from "vitest";
import { migrate } from "../database/migrate";
import { DatabaseUnavailableError } from "../database/port";
import { runnerBehind } from "../database/write-behind";
import { PartsFailedError } from "../platform/stand-alone";
import type { Jobs } from "../ports";
import { startDatabaseProxy } from "../testing/database-proxy";
import { openTestDatabase } from "../testing/databases";
import { testRandom } from "../testing/rows";
import { testLog } from "../testing/test-ports";
import { pgBossJobs, SCHEMA } from "./jobs";
import { openPostgres } from "./postgres";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const noWork = async () => undefined;
const WORKERS: Parameters<Jobs["start"]>[0] = {
  "mail.send": noWork,
  "holds.sweep": noWork,
  "mails.sweep": noWork,
  "ended.sweep": noWork,
  "mandates.settle": noWork,
  "domains.check": noWork,
  "audit.seal": noWork,
  "figures.fold": noWork,
  "files.sweep": noWork,
  "phones.read": noWork,
  "doubles.turn": noWork,
  "events.sweep": noWork,
  "reminders.note": noWork,
};

it("are set up once by several servers that start on an empty database at the same time", async () => {
  const { url = "", close } = await openTestDatabase("postgres");
  closing.push(close);
  const starts = await Promise.allSettled(
    Array.from({ length: 6 }, async () => {
      const database = openPostgres({ url, connectTimeout: 10_000 });
      closing.push(() => database.close());
      // As a server does first; from then on its connections stand, and all of them ask for the tables at once.
      await migrate(database);
      const jobs = pgBossJobs(database, testLog());
      closing.push(() => jobs.stop());
      await jobs.start(WORKERS);
    }),
  );
  expect(starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []))).toEqual([]);
});

it("are seen and put in by a tenant for itself alone", async () => {
  const { database, close } = await openTestDatabase("postgres");
  closing.push(close);
  await migrate(database);
  const jobs = pgBossJobs(database, testLog());
  closing.push(() => jobs.stop());
  await jobs.start(WORKERS);
  const [orgId, otherId, mailId] = [testRandom.id(), testRandom.id(), testRandom.id()];
  const put = (scope: string, payload: { orgId: string; mailId: string }) =>
    database.tx({ orgId: scope }, (db) => jobs.enqueue(runnerBehind(db), "mail.send", payload));
  await put(orgId, { orgId, mailId });
  await expect(put(orgId, { orgId: otherId, mailId })).rejects.toThrow(/row-level security/);
  const seen = (scope: string) =>
    database.tx({ orgId: scope }, async (db) => {
      const { rows } = await sql`select data from ${sql.table(`${SCHEMA}.job`)}`.execute(db);
      return rows.length;
    });
  expect(await seen(otherId)).toBe(0);
  await expect(
    database.tx({ orgId }, (db) => sql`delete from ${sql.table(`${SCHEMA}.job`)}`.execute(db)),
  ).rejects.toMatchObject({ code: "42501" });
});

it("are counted where they fail: once for each part of theirs, else once", async () => {
  const { database, close } = await openTestDatabase("postgres");
  closing.push(close);
  await migrate(database);
  const counted: [string, number][] = [];
  const jobs = pgBossJobs(database, testLog(), { countFailures: (...failure) => void counted.push(failure) });
  closing.push(() => jobs.stop());
  const failing = [new PartsFailedError(3), new Error("the database is away")];
  // The start itself puts the first one in.
  await jobs.start({ ...WORKERS, "mails.sweep": () => Promise.reject(failing.shift()) });
  await vi.waitFor(() => expect(counted).toEqual([["mails.sweep", 3]]), { timeout: 20_000 });
  await database.execute(`insert into ${SCHEMA}.job (name, data) values ('mails.sweep', '{}')`);
  await vi.waitFor(() => expect(counted).toHaveLength(2), { timeout: 20_000 });
  expect(counted[1]).toEqual(["mails.sweep", 1]);
});

it("are tried again as this version says, also in queues that an earlier one made", async () => {
  const { database, close } = await openTestDatabase("postgres");
  closing.push(close);
  await migrate(database);
  const retriesAfterStart = async () => {
    const jobs = pgBossJobs(database, testLog());
    await jobs.start(WORKERS);
    await jobs.stop();
    return database.execute(`select name, retry_limit::int as retries from ${SCHEMA}.queue where name like 'ended.%'`);
  };
  expect(await retriesAfterStart()).toEqual([{ name: "ended.sweep", retries: 3 }]);
  await database.execute(`update ${SCHEMA}.queue set retry_limit = 0`);
  expect(await retriesAfterStart()).toEqual([{ name: "ended.sweep", retries: 3 }]);
});

it("begin anew wherever the database was cut, and nothing works on that an earlier start left", async () => {
  const { database: beside, url = "", close } = await openTestDatabase("postgres");
  closing.push(close);
  await migrate(beside);
  const proxy = await startDatabaseProxy(url);
  closing.push(() => proxy.close());
  const database = openPostgres({ url: proxy.url, connectTimeout: 10_000 });
  closing.push(() => database.close());
  const jobs = pgBossJobs(database, testLog());
  closing.push(() => jobs.stop());
  const worked = new Set<number>();
  let starts = 0;
  for (let pieces = 0; ; pieces += 12) {
    const mine = ++starts;
    const wasCut = proxy.cutAfter(pieces);
    const started = jobs.start({ ...WORKERS, "ended.sweep": async () => void worked.add(mine) });
    const failure = await started.then(
      () => null,
      (error: unknown) => error,
    );
    if (failure !== null) expect([wasCut(), failure]).toEqual([true, expect.any(DatabaseUnavailableError)]);
    proxy.mend();
    if (failure === null) break;
  }
  expect(starts).toBeGreaterThan(5);
  for (let turn = 0; turn < 3; turn += 1) {
    worked.clear();
    await beside.execute(`insert into ${SCHEMA}.job (name, data) values ('ended.sweep', '{}')`);
    await vi.waitFor(() => expect([...worked]).toEqual([starts]), { timeout: 20_000 });
  }
});
