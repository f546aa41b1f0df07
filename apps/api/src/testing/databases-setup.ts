import type { TestProject } from "vitest/node";
import { type PgliteDumps, preparePglite } from "./pglite-templates";
import { type PostgresTemplates, startPostgres } from "./postgres-templates";

/** What a test run has prepared for `databases.ts`. */
export interface PreparedDatabases {
  pglite: PgliteDumps;
  postgres: PostgresTemplates;
}

declare module "vitest" {
  export interface ProvidedContext {
    databases: PreparedDatabases;
  }
}

/** Vitest's global set-up: one PostgreSQL a run, and databases of each kind to copy. */
export default async function prepareDatabases(project: TestProject) {
  // One after the other: making a PGlite keeps the thread busy for longer than a connection waits.
  const { templates: postgres, version, stop } = await startPostgres();
  try {
    const pglite = await preparePglite();
    project.provide("databases", { pglite, postgres });
  } catch (error) {
    await stop();
    throw error;
  }
  project.vitest.logger.log(`The databases are PGlite and PostgreSQL ${version}`);
  return stop;
}
