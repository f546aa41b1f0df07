import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

const NAME = "0087-reseller-statements";

eachDatabase(`migration ${NAME}`, (test) => {
  it("gives payments that are there the reseller's day and the payer's name, and leaves others alone", async () => {
    await migrateBefore(test.database, NAME);
    const [reseller, client, free] = [testRandom.id(), testRandom.id(), testRandom.id()];
    for (const orgId of [reseller, client, free]) {
      await test.database.tx({ orgId }, async (db) => {
        await insertEarlyTenant(db, orgId);
        await sql`update organisations set timezone = 'Pacific/Auckland', org_name = 'Place' where org_id = ${orgId}`.execute(
          db,
        );
        if (orgId === reseller) return;
        const sharer = orgId === client ? reseller : null;
        await sql`insert into subscription_orders (org_id, order_id, kind, plan_code, plan_name, "interval", add_ons, lines,
            amount, currency, period_start, period_end, gateway, gateway_order_id, expires_at, created_at, turn)
          values (${orgId}, ${orgId}, 'start', 'starter', 'Starter', 'month', '[]', '[]', 100, 'INR', now(),
            now() + interval '1 month', 'sandbox', ${orgId}::text, now(), now(), 1)`.execute(db);
        await sql`insert into subscription_payments (org_id, order_id, kind, amount, currency, period_start, period_end,
            gateway_payment_id, receipt_number, paid_at, turn, reseller_id)
          values (${orgId}, ${orgId}, 'start', 100, 'INR', now(), now() + interval '1 month', ${orgId}::text, 'A-1',
            '2026-10-31T12:00:00Z', 1, ${sharer}::uuid)`.execute(db);
      });
    }
    await migrate(test.database);
    const kept = (orgId: string) =>
      test.database.tx({ orgId }, (db) =>
        db.selectFrom("subscriptionPayments").select(["resellerDay", "payerName"]).execute(),
      );
    // Already November where he is.
    expect(await kept(client)).toEqual([{ resellerDay: "2026-11-01", payerName: "Place" }]);
    expect(await kept(free)).toEqual([{ resellerDay: null, payerName: null }]);
  });
});
