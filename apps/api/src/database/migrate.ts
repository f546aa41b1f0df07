import { migrations as released } from "./migrations";
import type { Migration } from "./migrations/migration";
import type { Database } from "./port";

/** Any number: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_001_020_301;

const checksum = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** A released migration was changed, or the database is newer than this server. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/**
 * Brings the schema up to date: each migration in a transaction of its own, in order, once. Safe to call on every
 * start, and by several servers at once.
 * @returns the names of the migrations that ran now
 * @throws MigrationError when a migration that has run here differs from the one in this build
 */
export const migrate = async (database: Database, migrations: readonly Migration[] = released): Promise<string[]> => {
  const ran: string[] = [];
  for (const migration of migrations) {
    const wanted = await checksum(migration.sql);
    const isNew = await database.ownerTx(async (owner) => {
      await owner.execute("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      await owner.execute(
        "create table if not exists carrel_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())",
      );
      const [known] = await owner.execute<{ checksum: string }>(
        "select checksum from carrel_migrations where name = $1",
        [migration.name],
      );
      if (known) {
        if (known.checksum === wanted) return false;
        throw new MigrationError(
          `Migration ${migration.name} has run here with other text than this build holds. Restore the released text and write a new migration.`,
        );
      }
      await owner.execute(migration.sql);
      await owner.execute("insert into carrel_migrations (name, checksum) values ($1, $2)", [migration.name, wanted]);
      return true;
    });
    if (isNew) ran.push(migration.name);
  }
  await admitServer(database);
  return ran;
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
