import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The package's folder. */
export const API = join(dirname(fileURLToPath(import.meta.url)), "../..");

const CACHE = join(API, "node_modules/.cache/carrel");

/** A run takes less. */
const KEPT_MS = 3_600_000;

/**
 * A folder of what takes seconds to make of the server's sources, which is kept until they change.
 * @param kind such as "pglite"
 * @param make fills an empty folder; what it fills counts once it is whole, so that another run may look at the same moment
 * @returns the folder
 */
export async function kept(kind: string, make: (draft: string) => Promise<void>): Promise<string> {
  const folder = join(CACHE, `${kind}-${fingerprint()}`);
  if (existsSync(folder)) {
    // In use, however long ago it was made.
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await make(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Somebody else was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  removeOld(kind);
  return folder;
}

const removeOld = (kind: string) => {
  for (const name of globSync(`${kind}-*`, { cwd: CACHE })) {
    const path = join(CACHE, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (made < Date.now() - KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
};

/** Of everything that may have a say in it: PGlite, how it is built, and all of the server and the SDK but their tests. */
const fingerprint = () => {
  const hash = createHash("sha256").update(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  for (const name of ["package.json", "tsup.config.ts"]) hash.update(readFileSync(join(API, name)));
  for (const root of [join(API, "src"), join(API, "../../packages/sdk/src")]) {
    const sources = globSync("**/*.{ts,json}", { cwd: root }).filter((name) => !name.endsWith(".test.ts"));
    for (const name of sources.sort()) hash.update(name).update(readFileSync(join(root, name)));
  }
  return hash.digest("hex").slice(0, 16);
};
