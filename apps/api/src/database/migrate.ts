import { migrations as released } from "./migrations";
import type { Migration } from "./migrations/migration";
import type { Database, OwnerTransaction } from "./port";
import { sqlState } from "./sql-error";

/** Any number: whoever holds it takes a migration, the others wait. */
const MIGRATION_LOCK = 7_001_020_301;

const LOCK_NOT_AVAILABLE = "55P03";

const checksum = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** A released migration was changed, the database is newer than this server, or others hold its tables. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** How a migration meets those who use its tables at that moment. */
export interface Patience {
  /** Longest wait for a table, in milliseconds: everybody who comes later waits behind it. */
  lockTimeout: number;
  /** Tries of one migration. Between two of them go those who waited behind it. */
  attempts: number;
  /** Told of a try that ended so. */
  blocked?: (migration: string) => void;
}

/** Two minutes in all. */
const PATIENCE: Patience = { lockTimeout: 2000, attempts: 60 };

/**
 * Brings the schema up to date: each migration in a transaction of its own, in order, once. Safe to call on every
 * start, by several servers at once, and while servers of the release before serve.
 * @returns the names of the migrations that ran now
 * @throws MigrationError when a migration that has run here differs from the one in this build or isn't in it, or when
 *   others hold a table for too long
 */
export const migrate = (
  database: Database,
  { migrations = released, ...given }: Partial<Patience> & { migrations?: readonly Migration[] } = {},
): Promise<string[]> =>
  database.alone(async () => {
    const patience = { ...PATIENCE, ...given };
    const known = await whatRan(database);
    refuseNewer([...known.keys()], migrations);
    const ran: string[] = [];
    for (const migration of migrations) {
      const wanted = await checksum(migration.sql);
      const before = known.get(migration.name);
      if (before === undefined) {
        if (await take(database, migration, wanted, patience)) ran.push(migration.name);
      } else if (before !== wanted) {
        throw new MigrationError(
          `Migration ${migration.name} has run here with other text than this build holds. Restore the released text and write a new migration.`,
        );
      }
    }
    await admitServer(database);
    return ran;
  });

/** Checksums of the migrations that have run here, by name. */
const whatRan = async (database: Database): Promise<Map<string, string>> => {
  const rows = await database.ownerTx(async (owner) => {
    await holdLock(owner);
    await owner.execute(
      "create table if not exists carrel_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())",
    );
    return owner.execute<{ name: string; checksum: string }>(
      "select name, checksum from carrel_migrations order by name",
    );
  });
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
};

const refuseNewer = (known: readonly string[], migrations: readonly Migration[]) => {
  const unknown = known.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new MigrationError(
    `The database is newer than this version of Carrel, which doesn't know ${unknown.join(", ")}. Start the version that migrated it or a later one, or restore a backup from before.`,
  );
};

/** So that servers of releases which know nothing of `alone` wait for each migration, as they did. */
const holdLock = (owner: OwnerTransaction) => owner.execute("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);

/** @returns false where a server of the release before took it meanwhile */
const take = async (
  database: Database,
  migration: Migration,
  wanted: string,
  { lockTimeout, attempts, blocked }: Patience,
): Promise<boolean> => {
  if (migration.index !== undefined) {
    // Each by itself: several statements in one text are one transaction.
    await database.execute(`drop index concurrently if exists ${migration.index}`);
    await database.execute(migration.sql);
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.ownerTx(async (owner) => {
        await holdLock(owner);
        const [known] = await owner.execute("select from carrel_migrations where name = $1", [migration.name]);
        if (known) return false;
        await owner.execute(`set local lock_timeout = ${lockTimeout}`);
        if (migration.index === undefined) await owner.execute(migration.sql);
        await owner.execute("insert into carrel_migrations (name, checksum) values ($1, $2)", [migration.name, wanted]);
        return true;
      });
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
      blocked?.(migration.name);
      if (attempt < attempts) continue;
      throw new MigrationError(
        `Migration ${migration.name} changed nothing, since others held its tables at each of ${attempts} tries. End what holds them (pg_stat_activity tells of long transactions), then start again.`,
      );
    }
  }
};

/** Lets the server's login become `carrel_app`, also where another login owns the tables. */
const admitServer = (database: Database) =>
  database.ownerTx(async (owner) => {
    const [login] = await owner.execute<{ member: boolean; name: string }>(
      "select pg_has_role($1, 'carrel_app', 'member') as member, quote_ident($1) as name",
      [owner.serverLogin],
    );
    if (login && !login.member) await owner.execute(`grant carrel_app to ${login.name}`);
  });
