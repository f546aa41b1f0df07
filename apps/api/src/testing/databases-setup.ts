import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openPglite } from "../adapters/pglite";
import { openPostgres } from "../adapters/postgres";
import { migrate } from "../database/migrate";
import { migrations } from "../database/migrations";
import { startPostgresCluster } from "./postgres-cluster";

/** What a test run has prepared for `databases.ts`. */
export interface PreparedDatabases {
  /** A tar of a migrated PGlite. */
  pgliteDump: string;
  /** The superuser's URL of PostgreSQL, to make and drop databases. */
  adminUrl: string;
  /** A migrated database to copy. */
  template: string;
  /** Owns it: no superuser, may make roles, as a careful operator would set it up. */
  login: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    databases: PreparedDatabases;
  }
}

const TEMPLATE = "carrel_template";
const LOGIN = "carrel_login";

/** Vitest's global set-up: one PostgreSQL a run, and one migrated database of each kind to copy. */
export default async function prepareDatabases(project: TestProject) {
  const cluster = await startPostgresCluster();
  try {
    // One after the other: making a PGlite keeps the thread busy for longer than a connection waits.
    await preparePostgres(cluster.adminUrl("postgres"));
    const pgliteDump = await preparePglite();
    project.provide("databases", {
      pgliteDump,
      adminUrl: cluster.adminUrl("postgres"),
      template: TEMPLATE,
      login: LOGIN,
    });
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return () => cluster.stop();
}

const preparePostgres = async (adminUrl: string) => {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create role ${LOGIN} login createrole`);
  await admin.query(`create database ${TEMPLATE} owner ${LOGIN}`);
  await admin.end();

  const url = new URL(adminUrl);
  url.username = LOGIN;
  url.pathname = TEMPLATE;
  const database = openPostgres({ url: url.href });
  await migrate(database);
  await database.close();
};

/** Making a PGlite takes seconds, so its dump is kept until a migration or PGlite itself changes. */
const preparePglite = async () => {
  const require = createRequire(import.meta.url);
  const hash = createHash("sha256");
  for (const migration of migrations) hash.update(migration.name).update(migration.sql);
  hash.update(require.resolve("@electric-sql/pglite"));
  const cache = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules/.cache/carrel");
  const file = join(cache, `pglite-${hash.digest("hex").slice(0, 16)}.tar`);
  if (existsSync(file)) return file;

  const database = await openPglite();
  await migrate(database);
  const dump = await database.dump();
  await database.close();
  mkdirSync(cache, { recursive: true });
  // Moved there when whole: another run may look at the same moment.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
};
