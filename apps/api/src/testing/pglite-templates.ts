import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPglite } from "../adapters/pglite";
import { migrate } from "../database/migrate";
import { type Contents, fillWithDemo } from "./demo-database";

/** Files, each a tar of a PGlite. */
export type PgliteDumps = Record<Contents, string>;

const API = join(dirname(fileURLToPath(import.meta.url)), "../..");
const CACHE = join(API, "node_modules/.cache/carrel");

/** Making these takes seconds, so they are kept until what they are made with changes. */
export const preparePglite = async (): Promise<PgliteDumps> => {
  const hash = fingerprint();
  const file = (contents: Contents) => join(CACHE, `pglite-${hash}-${contents}.tar`);
  const dumps: PgliteDumps = { schema: file("schema"), demo: file("demo") };
  if (existsSync(dumps.schema) && existsSync(dumps.demo)) {
    // In use, however long ago they were made.
    for (const dump of Object.values(dumps)) utimesSync(dump, new Date(), new Date());
    return dumps;
  }

  mkdirSync(CACHE, { recursive: true });
  const database = await openPglite();
  await migrate(database);
  await keep(await database.dump(), dumps.schema);
  await fillWithDemo(database);
  await keep(await database.dump(), dumps.demo);
  await database.close();
  removeOld();
  return dumps;
};

/** A run takes less. */
const KEPT_MS = 3_600_000;

const removeOld = () => {
  for (const name of globSync("pglite-*", { cwd: CACHE })) {
    const file = join(CACHE, name);
    if (statSync(file).mtimeMs < Date.now() - KEPT_MS) rmSync(file, { force: true });
  }
};

/** Moved to its place when whole: another run may look at the same moment. */
const keep = async (dump: Blob, file: string) => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
};

/** Of everything that may have a say in them: PGlite, and all of the server and the SDK but their tests. */
const fingerprint = () => {
  const hash = createHash("sha256").update(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  for (const root of [join(API, "src"), join(API, "../../packages/sdk/src")]) {
    const sources = globSync("**/*.ts", { cwd: root }).filter((name) => !name.endsWith(".test.ts"));
    for (const name of sources.sort()) hash.update(name).update(readFileSync(join(root, name)));
  }
  return hash.digest("hex").slice(0, 16);
};
