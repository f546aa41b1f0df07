import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { insertBranch, testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

const NOW = new Date("2026-11-26T06:00:00Z");

eachDatabase("cash of before it was counted", (test) => {
  it("is not asked for; what a server of before takes from then on is", async () => {
    const { database } = test;
    await migrateBefore(database, "0121-cash-taken");
    const [orgId, branchId, membershipId, customerId, feePlanId, cashier] = Array.from({ length: 6 }, () =>
      testRandom.id(),
    );
    await database.tx({ orgId: orgId ?? "" }, async (db) => {
      await insertEarlyTenant(db, orgId ?? "");
      await insertBranch(db, { orgId: orgId ?? "", branchId: branchId ?? "" });
      await sql`insert into customers (org_id, branch_id, customer_id, name)
        values (${orgId}, ${branchId}, ${customerId}, 'Asha')`.execute(db);
      await sql`insert into fee_plans (org_id, fee_plan_id, name, booking_type, duration_count, duration_unit, amount, currency)
        values (${orgId}, ${feePlanId}, 'Day', 'DAILY', 1, 'day', 100, 'INR')`.execute(db);
      await sql`insert into memberships (org_id, membership_id, branch_id, customer_id, fee_plan_id, kind, starts_at, ends_at, allowance,
          allowance_unit, amount, paid, currency, status)
        values (${orgId}, ${membershipId}, ${branchId}, ${customerId}, ${feePlanId}, 'pass', ${NOW},
          ${new Date(NOW.getTime() + 86_400_000)}, 10, 'day', 5000, null, 'INR', 'ACTIVE')`.execute(db);
    });
    const pay = (amount: number, kind = "assignment", method = "cash", by: string | null = null) =>
      database.tx({ orgId: orgId ?? "" }, (db) =>
        sql`insert into desk_transactions (org_id, transaction_id, branch_id, membership_id, kind, amount, currency, method, starts_at,
            ends_at, paid_at, recorded_by)
          values (${orgId}, ${testRandom.id()}, ${branchId}, ${membershipId}, ${kind}, ${amount}, 'INR', ${method}, ${NOW}, ${NOW}, ${NOW},
            ${by})`.execute(db),
      );
    await pay(500);
    await migrate(database);
    await pay(700);
    await pay(300, "refund");
    await pay(900, "assignment", "upi");
    await pay(0);
    await pay(200, "renewal", "cash", cashier);
    const kept = await database.tx({ orgId: orgId ?? "" }, (db) =>
      db.selectFrom("cashTaken").select(["drawer", "amount", "countId"]).orderBy("amount").execute(),
    );
    const nobody = "00000000-0000-0000-0000-000000000000";
    expect(kept).toEqual([
      { drawer: nobody, amount: -300, countId: null },
      { drawer: cashier, amount: 200, countId: null },
      { drawer: nobody, amount: 700, countId: null },
    ]);
  });
});
