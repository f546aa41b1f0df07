import { openPglite } from "../apps/api/src/adapters/pglite";
import { findOrganisationByCode } from "../apps/api/src/database/lookups";
import { migrate } from "../apps/api/src/database/migrate";
import type { Limits } from "../apps/api/src/pipeline/rate-limit";
import { seedDemo } from "../apps/api/src/seed";
import { createTestApi } from "../apps/api/src/testing/create-test-api";
import { generalLimits } from "../apps/api/src/testing/general-limits";

/** Calls of each server in one round, and rounds; the servers take turns, so that what slows the machine slows both. */
const CALLS = 50;
const ROUNDS = 21;

/** Counted, and never reached. */
const COUNTED: Limits = { general: generalLimits({ calls: 1e9, seconds: 1 }), tight: null };
const UNCOUNTED: Limits = { general: null, tight: null };

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** What counting on the database costs a call: the public list of branches, on the embedded database in memory. */
export async function rateLimitBench(): Promise<string[]> {
  const database = await openPglite({});
  await migrate(database);
  const servers = [UNCOUNTED, COUNTED].map((limits) => ({
    api: createTestApi({ database, limits, checksOutput: false }),
    times: [] as number[],
  }));
  for (const { api } of servers.slice(0, 1)) await seedDemo(database, api.ports);
  const orgId = (await database.lookup((db) => findOrganisationByCode(db, "HARBOUR")))?.orgId;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { api, times } of servers) {
      const start = performance.now();
      for (let call = 0; call < CALLS; call += 1) {
        const { status } = await api.raw(`/co-space/branches/public/${orgId}`, {
          headers: { "x-api-key": "pk_demo_harbour" },
        });
        if (status !== 200) throw new Error(`The call was answered with ${status}`);
      }
      // The first round warms up.
      if (round > 0) times.push((performance.now() - start) / CALLS);
    }
  }
  await database.close();
  const [without = 0, counted = 0] = servers.map(({ times }) => median(times));
  return [
    `${without.toFixed(2)} ms  floor: a call that is not counted`,
    `${counted.toFixed(2)} ms  a call that is counted for its key at its address, and for its address`,
    `ratio ${(counted / without).toFixed(2)}`,
  ];
}
