import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { insertBranch, testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

eachDatabase("what was stored before each door had the same rule", (test) => {
  it("is mended: themes that are none, plans in another currency, branches that are gone", async () => {
    const { database } = test;
    await migrateBefore(database, "0057-one-rule-at-every-door");
    const [orgId, branchId, gone] = [testRandom.id(), testRandom.id(), testRandom.id()];
    const plan = (name: string, currency: string, branchIds: string[]) => sql`
      insert into fee_plans (org_id, fee_plan_id, name, booking_type, duration_count, duration_unit, amount, currency, branch_ids)
      values (${orgId}, ${testRandom.id()}, ${name}, 'DAILY', 1, 'day', 100, ${currency}, ${branchIds}::uuid[])`;
    await database.tx({ orgId }, async (db) => {
      await insertEarlyTenant(db, orgId);
      await insertBranch(db, { orgId, branchId });
      await sql`update organisations set theme = 'no-such-theme', currency = 'INR' where org_id = ${orgId}`.execute(db);
      await plan("Both", "INR", [gone, branchId]).execute(db);
      await plan("Gone", "INR", [gone]).execute(db);
      await plan("Everywhere", "INR", []).execute(db);
      await plan("Foreign", "USD", []).execute(db);
    });

    await migrate(database);
    await database.tx({ orgId }, async (db) => {
      const plans = await db.selectFrom("feePlans").select(["name", "isActive", "branchIds"]).orderBy("name").execute();
      expect(plans).toEqual([
        { name: "Both", isActive: true, branchIds: [branchId] },
        { name: "Everywhere", isActive: true, branchIds: [] },
        { name: "Foreign", isActive: false, branchIds: [] },
        { name: "Gone", isActive: true, branchIds: [gone] },
      ]);
      const { theme } = await db
        .selectFrom("organisations")
        .select("theme")
        .where("orgId", "=", orgId)
        .executeTakeFirstOrThrow();
      expect(theme).toBeNull();
    });
  });
});
