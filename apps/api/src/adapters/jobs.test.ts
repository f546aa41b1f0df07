import { afterEach, expect, it } from "vitest";
import { migrate } from "../database/migrate";
import type { Jobs } from "../ports";
import { openTestDatabase } from "../testing/databases";
import { testLog } from "../testing/test-ports";
import { pgBossJobs } from "./jobs";
import { openPostgres } from "./postgres";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const noWork = async () => undefined;
const WORKERS: Parameters<Jobs["start"]>[0] = {
  ...{
    "mail.send": noWork,
    "holds.sweep": noWork,
    "ended.sweep": noWork,
    "audit.seal": noWork,
    "figures.fold": noWork,
  },
  ...{ "files.sweep": noWork, "events.sweep": noWork, "reminders.note": noWork },
};

it("are set up once by several servers that start on an empty database at the same time", async () => {
  const { url = "", close } = await openTestDatabase("postgres");
  closing.push(close);
  const starts = await Promise.allSettled(
    Array.from({ length: 6 }, async () => {
      const database = openPostgres({ url });
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
