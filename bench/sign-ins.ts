import { argon2Passwords, unboundedPasswords } from "../apps/api/src/adapters/argon2";
import { openPostgres } from "../apps/api/src/adapters/postgres";
import { migrate } from "../apps/api/src/database/migrate";
import type { Database } from "../apps/api/src/database/port";
import type { Passwords } from "../apps/api/src/ports";
import { seedDemo } from "../apps/api/src/seed";
import { DEMO_PASSWORD } from "../apps/api/src/seed/demo-data";
import { createTestApi } from "../apps/api/src/testing/create-test-api";
import type { PostgresCluster } from "../apps/api/src/testing/postgres-cluster";
import { testRandom } from "../apps/api/src/testing/rows";
import { onEachPostgres } from "./on-each-postgres";

/** People who sign in at once. */
const PEOPLE = 64;
/** The servers take turns, so that what slows the machine slows both. */
const ROUNDS = 6;
/** Calls of a round in which nobody signs in. */
const QUIET = 40;

const EMAIL = "owner@harbour.test";

const p95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/** As it was until 23 November: as many at once as come, each with a transaction's connection meanwhile. */
const insideTransactions = (database: Database): Passwords => {
  const inside = <Result>(work: () => Promise<Result>) => database.tx({ orgId: testRandom.id() }, work);
  return {
    ...unboundedPasswords,
    hash: (password) => inside(() => unboundedPasswords.hash(password)),
    verify: (hash, password) => inside(() => unboundedPasswords.verify(hash, password)),
  };
};

/** What a list call waits while 64 people sign in, by hashes inside transactions and by hashes in turns before them. */
export const signInsBench = (): Promise<string[]> => onEachPostgres(measureSignIns);

async function measureSignIns(cluster: PostgresCluster): Promise<string[]> {
  const database = openPostgres({ url: cluster.adminUrl("postgres") });
  try {
    await migrate(database);
    const [before, after] = [insideTransactions(database), argon2Passwords].map((passwords) => ({
      api: createTestApi({ database, passwords, checksOutput: false }),
      quiet: [] as number[],
      busy: [] as number[],
      signedIn: [] as number[],
    }));
    if (!before || !after) throw new Error("There are two servers");
    await seedDemo(database, { ...after.api.ports, passwords: unboundedPasswords });
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const server of [before, after]) {
        const taken = await measureRound(server.api);
        // The first round warms up.
        if (round === 0) continue;
        server.quiet.push(...taken.quiet);
        server.busy.push(...taken.busy);
        server.signedIn.push(taken.signedIn);
      }
    }
    const line = (name: string, { quiet, busy, signedIn }: typeof before) =>
      `${name.padEnd(34)} p95 of a list: ${p95(quiet).toFixed(0)} ms alone, ${p95(busy).toFixed(0)} ms beside them` +
      ` (× ${(p95(busy) / p95(quiet)).toFixed(1)}); all signed in after ${p95(signedIn).toFixed(0)} ms`;
    return [
      line("hashes inside transactions", before),
      line("hashes in turns, before them", after),
      `ratio of the lists beside them ${(p95(after.busy) / p95(before.busy)).toFixed(2)}`,
    ];
  } finally {
    await database.close();
  }
}

async function measureRound(api: ReturnType<typeof createTestApi>) {
  const client = api.client("pk_demo_carrel");
  const signIn = () => api.client("pk_demo_carrel").auth.login({ email: EMAIL, password: DEMO_PASSWORD });
  await client.auth.login({ email: EMAIL, password: DEMO_PASSWORD });
  const list = async () => {
    const start = performance.now();
    await client.roles.list();
    return performance.now() - start;
  };
  const quiet: number[] = [];
  for (let call = 0; call < QUIET; call += 1) quiet.push(await list());

  const busy: number[] = [];
  const start = performance.now();
  let areIn = false;
  const everybody = Promise.all(Array.from({ length: PEOPLE }, signIn)).finally(() => {
    areIn = true;
  });
  while (!areIn) busy.push(await list());
  await everybody;
  return { quiet, busy, signedIn: performance.now() - start };
}
