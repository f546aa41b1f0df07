import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openPglite } from "../adapters/pglite";
import { migrate } from "../database/migrate";
import { type Contents, fillWithDemo } from "./demo-database";
import { kept } from "./kept";

/** Files, each a tar of a PGlite. */
export type PgliteDumps = Record<Contents, string>;

export const preparePglite = async (): Promise<PgliteDumps> => {
  const folder = await kept("pglite", async (draft) => {
    const database = await openPglite();
    await migrate(database);
    await write(await database.dump(), join(draft, "schema.tar"));
    await fillWithDemo(database);
    await write(await database.dump(), join(draft, "demo.tar"));
    await database.close();
  });
  return { schema: join(folder, "schema.tar"), demo: join(folder, "demo.tar") };
};

const write = async (dump: Blob, file: string) => writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));

/** Puts a dump where a server that has the data folder finds its database, as if it had been there before. */
export function unpackPglite(dump: string, dataDir: string) {
  const home = join(dataDir, "postgres");
  mkdirSync(home, { recursive: true, mode: 0o700 });
  // Its names begin with a slash, of which tar warns.
  execFileSync("tar", ["-xf", dump, "-C", home], { stdio: ["ignore", "ignore", "pipe"] });
}
