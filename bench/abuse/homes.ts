import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { PostgresCluster } from "../../apps/api/src/testing/postgres-cluster";

/** Where servers keep their rows: one place that is filled, and copies of it, so that no attack leaves anything to the next. */
export interface Homes {
  /** The settings that name what is to be filled. */
  first: Record<string, string>;
  /** Copies what the server that was stopped has left. */
  copy(): Promise<{ settings: Record<string, string>; remove(): Promise<unknown> }>;
  close(): Promise<unknown>;
}

/** Files of the embedded database. */
export async function folders(): Promise<Homes> {
  const home = await mkdtemp(join(tmpdir(), "carrel-abuse-"));
  const first = join(home, "first");
  let copies = 0;
  return {
    first: { CARREL_DATA_DIR: first },
    async copy() {
      copies += 1;
      const folder = join(home, String(copies));
      await cp(first, folder, { recursive: true });
      return { settings: { CARREL_DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) };
    },
    close: () => rm(home, { recursive: true, force: true }),
  };
}

/** Databases of a PostgreSQL. */
export async function databases(cluster: PostgresCluster): Promise<Homes> {
  const files = await mkdtemp(join(tmpdir(), "carrel-abuse-"));
  const admin = new pg.Client({ connectionString: cluster.adminUrl("postgres") });
  await admin.connect();
  await admin.query("create database abuse");
  const settingsOf = (name: string) => ({ DATABASE_URL: cluster.adminUrl(name), CARREL_DATA_DIR: files });
  let copies = 0;
  return {
    first: settingsOf("abuse"),
    async copy() {
      copies += 1;
      const name = `abuse_${copies}`;
      await admin.query(`create database ${name} template abuse`);
      return { settings: settingsOf(name), remove: () => admin.query(`drop database ${name} with (force)`) };
    },
    async close() {
      await admin.end();
      await rm(files, { recursive: true, force: true });
    },
  };
}
