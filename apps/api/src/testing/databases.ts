import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openPglite } from "../adapters/pglite";
import { openPostgres } from "../adapters/postgres";
import type { Database } from "../database/port";

export const DATABASE_KINDS = ["pglite", "postgres"] as const;

export interface TestDatabase {
  database: Database;
  /** The URL of the server's login; PostgreSQL only. */
  url?: string;
  /** Closes and removes it. */
  close(): Promise<void>;
}

/**
 * Opens a fresh, migrated, empty database.
 * @param options.poolSize connections at most, on PostgreSQL
 */
export const openTestDatabase = (kind: Database["kind"], options: { poolSize?: number } = {}): Promise<TestDatabase> =>
  kind === "pglite" ? openTestPglite() : openTestPostgres(options);

const openTestPglite = async (): Promise<TestDatabase> => {
  const database = await openPglite({ loadFrom: await openAsBlob(inject("databases").pgliteDump) });
  return { database, close: () => database.close() };
};

const openTestPostgres = async (options: { poolSize?: number }): Promise<TestDatabase> => {
  const { adminUrl, template, login } = inject("databases");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(adminUrl, `create database ${name} template ${template} owner ${login}`);
  const url = new URL(adminUrl);
  url.username = login;
  url.pathname = name;
  const database = openPostgres({ url: url.href, ...options });
  return {
    database,
    url: url.href,
    async close() {
      await database.close();
      await asAdmin(adminUrl, `drop database ${name} with (force)`);
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
 * Describes a suite once on PGlite and once on PostgreSQL, each on a fresh, migrated, empty database.
 * @example
 * eachDatabase("desks", (test) => {
 *   it("…", async () => { await test.database.tx({ orgId }, …); });
 * });
 */
export const eachDatabase = (
  name: string,
  suite: (test: { readonly kind: Database["kind"]; readonly database: Database }) => void,
  options: { poolSize?: number } = {},
) => {
  describe.each(DATABASE_KINDS)(`${name} (%s)`, (kind) => {
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
