import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

eachDatabase("roles and keys from before documents had a permission", (test) => {
  it("keep them where they may change customers, and nowhere else", async () => {
    const { database } = test;
    await migrateBefore(database, "0043-customer-documents");
    const [orgId, makerId] = [testRandom.id(), testRandom.id()];
    await database.tx({ orgId }, async (db) => {
      const { roleId } = await insertEarlyTenant(db, orgId);
      await sql`insert into admin_users (org_id, user_id, role_id, name, email, password_hash)
        values (${orgId}, ${makerId}, ${roleId}, 'Asha', 'asha@example.com', '')`.execute(db);
      await db
        .insertInto("roles")
        .values([
          { orgId, roleId: testRandom.id(), name: "Desk", permissions: ["customers.read", "customers.write"] },
          { orgId, roleId: testRandom.id(), name: "Read only", isSystem: true, permissions: ["customers.read"] },
        ])
        .execute();
      await db
        .insertInto("apiKeys")
        .values({
          orgId,
          keyId: testRandom.id(),
          kind: "secret",
          name: "Door",
          keyHash: testRandom.id(),
          makerId,
          permissions: ["customers.write"],
        })
        .execute();
    });

    await migrate(database);
    const opened = ["customerDocuments.read", "customerDocuments.write"];
    await database.tx({ orgId }, async (db) => {
      const roles = db.selectFrom("roles").select(["name", "description", "permissions"]).where("name", "!=", "Owner");
      expect(await roles.orderBy("name").execute()).toEqual([
        { name: "Desk", description: "", permissions: ["customers.read", "customers.write", ...opened] },
        { name: "Read only", description: "Sees what goes on, changes nothing.", permissions: ["customers.read"] },
      ]);
      expect(await db.selectFrom("apiKeys").select("permissions").execute()).toEqual([
        { permissions: ["customers.write", ...opened] },
      ]);
    });
  });
});
