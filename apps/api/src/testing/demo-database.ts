import type { Database } from "../database/port";
import { seedDemo } from "../seed";
import { testRandom } from "./rows";
import { testClock, testJobs, testLog, testMailer, testPasswords } from "./test-ports";

/** What a fresh database holds: nothing but the migrated schema, or the demo too. */
const CONTENTS = ["schema", "demo"] as const;

export type Contents = (typeof CONTENTS)[number];

/** When the demo was seeded that tests meet, and when their clocks start: 11:30 on a Saturday in Kolkata. */
export const DEMO_NOW = "2026-11-21T06:00:00.000Z";

/** Puts the demo into a migrated database. */
export const fillWithDemo = (database: Database) =>
  seedDemo(database, {
    clock: testClock(DEMO_NOW),
    passwords: testPasswords,
    random: testRandom,
    mailer: testMailer(),
    jobs: testJobs(),
    log: testLog(),
  });
