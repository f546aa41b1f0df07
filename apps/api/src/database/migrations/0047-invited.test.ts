import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { testRandom } from "../../testing/rows";
import { findPersonOrganisation, isEmailTaken } from "../lookups";
import { migrate } from "../migrate";

eachDatabase("people from before addresses were proven", (test) => {
  it("go on working, whether or not they ever signed in", async () => {
    const { database } = test;
    await migrateBefore(database, "0047-invited");
    const orgId = testRandom.id();
    await database.tx({ orgId }, async (db) => {
      const { roleId } = await insertEarlyTenant(db, orgId);
      await sql`insert into admin_users (org_id, user_id, role_id, name, email, password_hash, last_login_at)
        values (${orgId}, gen_random_uuid(), ${roleId}, 'Asha', 'came@example.com', '', '2026-01-01'),
          (${orgId}, gen_random_uuid(), ${roleId}, 'Ravi', 'never@example.com', '', null)`.execute(db);
    });

    await migrate(database);
    const now = new Date("2026-11-24T00:00:00Z");
    for (const email of ["came@example.com", "never@example.com"]) {
      expect(await database.lookup((db) => findPersonOrganisation(db, email))).toBe(orgId);
      expect(await database.lookup((db) => isEmailTaken(db, { email, now }))).toBe(true);
    }
  });
});
