import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type DATABASE_KINDS, openTestDatabase, type TestDatabase, type TestDatabaseOptions } from "./databases";
import { unpackPglite } from "./pglite-templates";

/** Where servers in processes of their own keep their rows: a data folder, or a database on the run's PostgreSQL. */
export const serverHomes = () => {
  const folders: string[] = [];
  const databases: TestDatabase[] = [];
  return {
    /**
     * @param contents what is in it; default: the migrated schema, and no rows. The demo's clock and passwords are the tests',
     * by which nobody signs in to a process
     * @returns the settings that name a new home
     */
    async open(
      kind: (typeof DATABASE_KINDS)[number],
      { contents = "schema" }: Pick<TestDatabaseOptions, "contents"> = {},
    ): Promise<Record<string, string>> {
      if (kind === "postgres") {
        const opened = await openTestDatabase("postgres", { contents });
        databases.push(opened);
        return { DATABASE_URL: opened.url ?? "" };
      }
      const folder = mkdtempSync(join(tmpdir(), "carrel-home-"));
      folders.push(folder);
      if (contents !== "nothing") unpackPglite(inject("databases").pglite[contents], folder);
      return { CARREL_DATA_DIR: folder };
    },
    async close() {
      for (const database of databases) await database.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
};
