import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DATABASE_KINDS, openTestDatabase, type TestDatabase, type TestDatabaseOptions } from "./databases";

/** Where servers in processes of their own keep their rows, each empty: a folder, or a database on the run's PostgreSQL. */
export const serverHomes = () => {
  const folders: string[] = [];
  const databases: TestDatabase[] = [];
  return {
    /** @returns the settings that name a new home */
    async open(kind: (typeof DATABASE_KINDS)[number], options?: TestDatabaseOptions): Promise<Record<string, string>> {
      if (kind === "postgres") {
        const opened = await openTestDatabase("postgres", options);
        databases.push(opened);
        return { DATABASE_URL: opened.url ?? "" };
      }
      const folder = mkdtempSync(join(tmpdir(), "carrel-home-"));
      folders.push(folder);
      return { CARREL_DATA_DIR: folder };
    },
    async close() {
      for (const database of databases) await database.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
};
