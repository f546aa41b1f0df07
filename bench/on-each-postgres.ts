import pg from "pg";
import { POSTGRES_VERSIONS, type PostgresVersion } from "../apps/api/src/testing/postgres-binaries";
import { type PostgresCluster, startPostgresCluster } from "../apps/api/src/testing/postgres-cluster";

/** What a commit costs people who run it. Tests have them off. */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

const isVersion = (version: number): version is PostgresVersion =>
  (POSTGRES_VERSIONS as readonly number[]).includes(version);

/** The oldest that the server supports and the newest, unless `CARREL_BENCH_POSTGRES` names others, such as `16,17`. */
const versions = (process.env.CARREL_BENCH_POSTGRES ?? "15,18").split(",").map((text) => {
  const version = Number(text);
  if (!isVersion(version)) throw new Error(`CARREL_BENCH_POSTGRES: there is no PostgreSQL ${text} for benchmarks`);
  return version;
});

/** What a server itself says of its commits. */
async function shown(cluster: PostgresCluster): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.adminUrl("postgres") });
  await client.connect();
  try {
    const names = ["server_version", ...Object.keys(DURABLE)];
    const settings: string[] = [];
    for (const name of names) settings.push(`${name} ${(await client.query(`show ${name}`)).rows[0]?.[name]}`);
    return settings.join(", ");
  } finally {
    await client.end();
  }
}

/**
 * Measures on each version of PostgreSQL, one after the other, each a cluster of its own whose commits reach the disk.
 * @param settings of PostgreSQL beside those
 */
export async function onEachPostgres(
  measure: (cluster: PostgresCluster, version: PostgresVersion) => Promise<string[]>,
  settings: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const lines: string[] = [];
  for (const version of versions) {
    const cluster = await startPostgresCluster({ version, settings: { ...settings, ...DURABLE } });
    try {
      lines.push(`PostgreSQL: ${await shown(cluster)}`, ...(await measure(cluster, version)));
    } finally {
      await cluster.stop();
    }
  }
  return lines;
}
