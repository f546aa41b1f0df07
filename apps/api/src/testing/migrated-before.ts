import { sql } from "kysely";
import { migrate } from "../database/migrate";
import { migrations } from "../database/migrations";
import type { Database } from "../database/port";
import { type Handle, testRandom } from "./rows";

/**
 * Makes a test's database one of a version before: its whole schema anew, without a step and those after it.
 * @param step such as "0036-key-makers"; `migrate(database)` then takes it, on what the test put in
 */
export const migrateBefore = async (database: Database, step: string): Promise<void> => {
  await database.execute("drop schema public cascade; create schema public");
  const last = migrations.findIndex(({ name }) => name === step);
  await migrate(database, { migrations: migrations.slice(0, last) });
};

/** Puts in an organisation with a role, in columns that every version has had: today's rows may need a later one. */
export const insertEarlyTenant = async (db: Handle, orgId: string): Promise<{ roleId: string }> => {
  const roleId = testRandom.id();
  const code = `H${orgId.replaceAll("-", "").slice(-12).toUpperCase()}`;
  await sql`insert into organisations (org_id, org_name, org_code, org_type, workspace_kind, timezone, currency)
    values (${orgId}, 'Hall', ${code}, 'client', 'co-working', 'Asia/Kolkata', 'INR')`.execute(db);
  await sql`insert into roles (org_id, role_id, name, permissions)
    values (${orgId}, ${roleId}, 'Owner', '{desks.read}')`.execute(db);
  return { roleId };
};
