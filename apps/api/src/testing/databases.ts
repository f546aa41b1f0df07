import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openPglite } from "../adapters/pglite";
import { openPostgres } from "../adapters/postgres";
import type { Database } from "../database/port";
import type { Contents } from "./demo-database";
import { loginUrl } from "./postgres-templates";

export const DATABASE_KINDS = ["pglite", "postgres"] as const;

/**
 * For what hangs on neither database: `npm test` asks it where two at once are really two, `npm run test:full` on both. The
 * browser's tests (`e2e`) are all on PGlite.
 */
export const ONE_OF_BOTH: readonly Database["kind"][] = process.env.CARREL_TEST_FULL ? DATABASE_KINDS : ["postgres"];

export interface TestDatabase {
  database: Database;
  /** The URL of the server's login; PostgreSQL only. */
  url?: string;
  /** Closes and removes it. */
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Connections at most, on PostgreSQL. */
  poolSize?: number;
  /** What it holds from the start. Default: the migrated schema, and no rows. `nothing`: not even that. */
  contents?: Contents | "nothing";
}

/** Opens a fresh, migrated database. */
export const openTestDatabase = (kind: Database["kind"], options: TestDatabaseOptions = {}): Promise<TestDatabase> =>
  kind === "pglite" ? openTestPglite(options) : openTestPostgres(options);

const openTestPglite = async ({ contents = "schema" }: TestDatabaseOptions): Promise<TestDatabase> => {
  const loadFrom = contents === "nothing" ? undefined : await openAsBlob(inject("databases").pglite[contents]);
  const database = await openPglite({ ...(loadFrom && { loadFrom }) });
  return { database, close: () => database.close() };
};

const openTestPostgres = async ({ contents = "schema", ...options }: TestDatabaseOptions): Promise<TestDatabase> => {
  const server = inject("databases").postgres;
  const name = `${server.prefix}${randomUUID().replaceAll("-", "")}`;
  const template = contents === "nothing" ? "" : `template ${server.names[contents]}`;
  await asAdmin(server.adminUrl, `create database ${name} ${template} owner ${server.login.name}`);
  const url = loginUrl(server, name);
  // A machine that is busy with other tests is slow to connect, and slow with 200 who want the same.
  const database = openPostgres({ url, connectTimeout: 10_000, longestQueue: 60_000, ...options });
  return {
    database,
    url,
    async close() {
      await database.close();
      await asAdmin(server.adminUrl, `drop database ${name} with (force)`);
    },
  };
};

const asAdmin = async (adminUrl: string, sql: string) => {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
};

/**
 * Describes a suite once on PGlite and once on PostgreSQL, each on a fresh, migrated database.
 * @example
 * eachDatabase("desks", (test) => {
 *   it("…", async () => { await test.database.tx({ orgId }, …); });
 * });
 */
export const eachDatabase = (
  name: string,
  suite: (test: { readonly kind: Database["kind"]; readonly database: Database }) => void,
  { kinds = DATABASE_KINDS, ...options }: TestDatabaseOptions & { kinds?: readonly Database["kind"][] } = {},
) => {
  describe.each(kinds)(`${name} (%s)`, (kind) => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await openTestDatabase(kind, options);
    });
    afterAll(() => opened?.close());
    suite({
      kind,
      get database() {
        if (!opened) throw new Error("The database opens before the first test: use it inside one");
        return opened.database;
      },
    });
  });
};
