import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createDatabase } from "../database/create-database";
import type { DatabaseDriver } from "../database/driver";
import type { Database } from "../database/port";
import { DurableNodeFS, durableStartParams, fsyncPath } from "./pglite-files";
import { lockDataFolder } from "./pglite-lock";
import { createTransactionGuard } from "./transaction-guard";

/** Owns the tables, as a login without special powers owns them on PostgreSQL: a superuser would hide mistakes. */
const OWNER = "carrel_owner";

const NUMERIC = 1700;
const DATE = 1082;

const common = {
  extensions: { btree_gin, btree_gist, pg_trgm },
  parsers: { [NUMERIC]: (text: string) => Number(text), [DATE]: (text: string) => text },
} satisfies PGliteOptions;

export interface PgliteOptions {
  /** The data folder; it is made if it isn't there. Absent: in memory, gone at the end. */
  dataDir?: string | undefined;
  /** A dump that an in-memory database starts from. */
  loadFrom?: Blob | undefined;
}

export interface PgliteDatabase extends Database {
  /** The whole database as a tar, to start others from. */
  dump(): Promise<Blob>;
}

/**
 * Opens the embedded database: durable (a commit that was acknowledged survives kill -9 and a power cut), and locked
 * against a second server.
 * @throws DataFolderInUseError when another server uses the folder
 * @example const database = await openPglite({ dataDir: "./.data" });
 */
export const openPglite = async (options: PgliteOptions = {}): Promise<PgliteDatabase> => {
  if (options.dataDir === undefined) return connect(await inMemory(options.loadFrom), () => undefined);

  const folder = resolve(options.dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockDataFolder(folder);
  try {
    return connect(await onDisk(folder), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};

const inMemory = async (loadFrom: Blob | undefined) => {
  const pglite = await PGlite.create({ ...common, ...(loadFrom && { loadDataDir: loadFrom }) });
  if (!loadFrom) await makeOwner(pglite);
  return pglite;
};

const onDisk = async (folder: string) => {
  const home = join(folder, "postgres");
  const open = (path: string) =>
    PGlite.create({ ...common, fs: new DurableNodeFS(path), startParams: durableStartParams });

  if (!existsSync(home)) {
    // Made beside its place and moved there when whole: a server killed half-way starts over.
    const draft = join(folder, "postgres.new");
    rmSync(draft, { recursive: true, force: true });
    const pglite = await open(draft);
    await makeOwner(pglite);
    await pglite.close();
    fsyncTree(draft);
    renameSync(draft, home);
    fsyncPath(folder);
  }
  const pglite = await open(home);
  // There is no autovacuum in it, and without statistics the planner guesses.
  await pglite.exec("vacuum (analyze)");
  return pglite;
};

const fsyncTree = (folder: string) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    fsyncPath(join(entry.parentPath, entry.name));
  }
  fsyncPath(folder);
};

const makeOwner = (pglite: PGlite) =>
  pglite.exec(`
    create role ${OWNER} createrole;
    do $$ begin execute format('alter database %I owner to ${OWNER}', current_database()); end $$;
  `);

/**
 * Lets what has arrived go on. Nothing here ever waits for something outside of this thread, so those in the line for the
 * connection would all have their transactions before anybody's request was read.
 */
const turnOfOthers = () => setImmediate();

const connect = async (pglite: PGlite, unlock: () => void): Promise<PgliteDatabase> => {
  await pglite.exec(`set session authorization ${OWNER}`);
  const guard = createTransactionGuard();

  const transaction: DatabaseDriver["transaction"] = (setup, work) =>
    guard.around(() =>
      pglite.transaction(async (tx) => {
        await turnOfOthers();
        await tx.exec(setup);
        const { result, sent } = await work({
          async query(sql, params) {
            const { rows, affectedRows } = await tx.query(sql, [...params]);
            return { rows, affected: affectedRows };
          },
        });
        await Promise.all(sent);
        return result;
      }),
    );

  const database = createDatabase({
    kind: "pglite",
    transaction,
    statement: (setup, sql, params) =>
      transaction(setup, async (connection) => ({ result: await connection.query(sql, params), sent: [] })),
    ownerTransaction: (work) =>
      guard.around(() =>
        pglite.transaction(async (tx) => {
          await turnOfOthers();
          return work({
            serverLogin: OWNER,
            execute: async <Result>(sql: string, params?: readonly unknown[]) =>
              (await runOn(tx, sql, params)) as Result[],
          });
        }),
      ),
    async ownerExecute(sql, params) {
      guard.refuseInside();
      return runOn(pglite, sql, params);
    },
    async alone(work) {
      guard.refuseInside();
      // The folder has one server.
      return work();
    },
    async close() {
      guard.refuseInside();
      if (!pglite.closed) await pglite.close();
      unlock();
    },
  });
  return { ...database, dump: () => pglite.dumpDataDir("none") };
};

/** Text without parameters may hold several statements; the last one's rows count. */
const runOn = async (
  target: Pick<PGlite, "exec" | "query">,
  sql: string,
  params: readonly unknown[] | undefined,
): Promise<unknown[]> =>
  params === undefined ? ((await target.exec(sql)).at(-1)?.rows ?? []) : (await target.query(sql, [...params])).rows;
