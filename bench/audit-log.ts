import { openPostgres } from "../apps/api/src/adapters/postgres";
import { findEntries } from "../apps/api/src/areas/audit-log/queries";
import { migrate } from "../apps/api/src/database/migrate";
import type { Database } from "../apps/api/src/database/port";
import { sealEntries } from "../apps/api/src/platform/audit/seal";
import type { PostgresCluster } from "../apps/api/src/testing/postgres-cluster";
import { insertTenant, testRandom } from "../apps/api/src/testing/rows";
import { onEachPostgres } from "./on-each-postgres";

/** Entries of the two organisations that are compared, in one database. */
const SMALL = 10_000;
const LARGE = Number(process.env.AUDIT_ENTRIES ?? 1_000_000);

/** Runs of each question; the organisations take turns, so that what slows the machine slows both. */
const ROUNDS = 15;

interface House {
  orgId: string;
  entries: number;
  actorId: string;
  recordId: string;
}

type Asked = Parameters<typeof findEntries>[1];

const page = { limit: 20, page: 1 };

/** What somebody asks the log, each as the screen does: one page and the count. */
const QUESTIONS: Record<string, (house: House) => Asked> = {
  "first page": () => page,
  "last page": ({ entries }) => ({ ...page, page: entries / 20 }),
  "a person": ({ actorId }) => ({ ...page, actorId }),
  "an action": () => ({ ...page, action: "desks.act7" }),
  "an area": () => ({ ...page, resource: "area7" }),
  "a record": ({ recordId }) => ({ ...page, recordId }),
  "the last day": ({ entries }) => ({ ...page, from: at(entries - 1440).toISOString() }),
  "a day in the middle": ({ entries }) => ({
    ...page,
    from: at(entries / 2).toISOString(),
    to: at(entries / 2 + 1440).toISOString(),
  }),
  "an area in a month": ({ entries }) => ({
    ...page,
    resource: "area7",
    from: at(entries / 2 - 4000).toISOString(),
    to: at(entries / 2).toISOString(),
  }),
  "a person's action": ({ actorId }) => ({ ...page, actorId, action: "desks.act7" }),
  "a rare person's action": ({ actorId }) => ({ ...page, actorId, action: "desks.act0" }),
  "text: a name": () => ({ ...page, search: "son 7" }),
  "text: an action": () => ({ ...page, search: "act12" }),
  "text: a record's beginning": ({ recordId }) => ({ ...page, search: recordId.slice(0, 13) }),
  "text that nothing holds": () => ({ ...page, search: "zebra" }),
  "page 500 of a text": () => ({ limit: 20, page: 500, search: "person" }),
};

const START = Date.parse("2024-01-01T00:00:00Z");
/** When entry number `n` was written: one a minute. */
const at = (n: number) => new Date(START + Math.round(n) * 60_000);

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function fill(database: Database, entries: number): Promise<House> {
  const { orgId } = await insertTenant(database);
  const [actorId, recordId] = [testRandom.id(), testRandom.id()];
  await database.ownerTx(async (owner) => {
    await owner.execute("alter table audit_log no force row level security");
    await owner.execute(
      `insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_id, actor_name, action, resource,
         record_id, before, after, address, user_agent, request_id, sequence, hash)
       select $1, gen_random_uuid(), '2024-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', 'person',
         case when n % 1000 = 0 then $2::uuid else md5((n % 400)::text)::uuid end, 'Person ' || n % 400,
         'desks.act' || n % 30, 'area' || n % 20, case when n % 2000 = 0 then $3::uuid else gen_random_uuid() end,
         '{"name":"D1"}', '{"name":"D2"}', '192.0.2.1', 'Mozilla/5.0', n::text, n, md5(n::text) || md5((n + 1)::text)
       from generate_series(1, ${entries}) n`,
      [orgId, actorId, recordId],
    );
    await owner.execute("alter table audit_log force row level security");
  });
  return { orgId, entries, actorId, recordId };
}

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Entries that are waiting to be sealed when a run of the job begins. */
const WAITING = 25_000;

async function addWaiting(database: Database, { orgId, entries }: House) {
  await database.ownerTx(async (owner) => {
    await owner.execute("alter table audit_log no force row level security");
    await owner.execute("alter table audit_heads no force row level security");
    await owner.execute("insert into audit_heads values ($1, $2, 'x') on conflict do nothing", [orgId, entries]);
    await owner.execute(
      `insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_name, action, resource, address,
         user_agent, request_id)
       select $1, gen_random_uuid(), '2027-01-01T00:00:00Z'::timestamptz + n * interval '1 second', 'system', '',
         'desks.act1', 'area1', '', '', '' from generate_series(1, ${WAITING}) n`,
      [orgId],
    );
    await owner.execute("alter table audit_log force row level security");
    await owner.execute("alter table audit_heads force row level security");
  });
}

/** A log of a million entries beside one of ten thousand, on PostgreSQL: lists, filters, text, sealing. */
export const auditLogBench = (): Promise<string[]> => onEachPostgres(measureLog);

async function measureLog(cluster: PostgresCluster): Promise<string[]> {
  const database = openPostgres({ url: cluster.adminUrl("postgres"), statementTimeout: 300_000 });
  try {
    await migrate(database);
    const houses = [await fill(database, SMALL), await fill(database, LARGE)] as const;
    await database.execute("analyze audit_log");
    const lines = [`${"".padEnd(28)}${String(SMALL).padStart(9)}   ${String(LARGE).padStart(9)} entries`];
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const times = houses.map(() => [] as number[]);
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const [place, house] of houses.entries()) {
          const { orgId, entries } = house;
          const time = await timed(() =>
            database.tx({ orgId }, (db) => findEntries({ db, orgId }, ask(house), { entries, lastHash: "" })),
          );
          // The first round warms up.
          if (round > 0) times[place]?.push(time);
        }
      }
      const [small = 0, large = 0] = times.map(median);
      lines.push(line(name, small, large));
    }
    const sealing: number[] = [];
    const sealed: number[] = [];
    for (const house of houses) {
      await addWaiting(database, house);
      sealing.push(
        await timed(async () => {
          const { entries } = await database.tx({ orgId: house.orgId }, (db) => sealEntries(db));
          sealed.push(entries - house.entries);
        }),
      );
    }
    lines.push(line(`one sealing (${sealed.join(" and ")})`, sealing[0] ?? 0, sealing[1] ?? 0));
    return lines;
  } finally {
    await database.close();
  }
}

const line = (name: string, small: number, large: number) =>
  `${name.padEnd(28)}${small.toFixed(1).padStart(9)} ms${large.toFixed(1).padStart(9)} ms   ratio ${(large / small).toFixed(2)}`;
