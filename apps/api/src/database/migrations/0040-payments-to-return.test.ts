import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

const NAME = "0040-payments-to-return";

eachDatabase(`migration ${NAME}`, (test) => {
  it("gives orders and payments that are there already their turns", async () => {
    await migrateBefore(test.database, NAME);
    const [orgId, neighbour] = [testRandom.id(), testRandom.id()];
    for (const payer of [orgId, neighbour]) {
      await test.database.tx({ orgId: payer }, (db) => insertEarlyTenant(db, payer));
    }
    const order = async (payer: string, createdAt: string, paidAt?: string) => {
      const orderId = testRandom.id();
      await test.database.tx({ orgId: payer }, async (db) => {
        await sql`insert into subscription_orders (org_id, order_id, kind, plan_code, plan_name, "interval", add_ons, lines,
            amount, currency, period_start, period_end, gateway, gateway_order_id, expires_at, created_at)
          values (${payer}, ${orderId}, 'start', 'starter', 'Starter', 'month', '[]', '[]', 100, 'INR', now(),
            now() + interval '1 month', 'sandbox', ${orderId}, now(), ${createdAt})`.execute(db);
        if (!paidAt) return;
        await sql`insert into subscription_payments (org_id, order_id, kind, amount, currency, period_start, period_end,
            gateway_payment_id, receipt_number, paid_at)
          select org_id, order_id, kind, amount, currency, period_start, period_end, ${orderId}, ${orderId}, ${paidAt}
          from subscription_orders where order_id = ${orderId}`.execute(db);
      });
      return orderId;
    };
    const expected = [
      [await order(orgId, "2026-11-01T00:00:00Z", "2026-11-01T00:10:00Z"), 1],
      // Overtaken and paid all the same, as it was then.
      [await order(orgId, "2026-11-01T00:05:00Z", "2026-11-01T00:30:00Z"), 2],
      // Open, made before the first payment, between both and after them.
      [await order(orgId, "2026-11-01T00:09:00Z"), 1],
      [await order(orgId, "2026-11-01T00:20:00Z"), 2],
      [await order(orgId, "2026-11-01T00:40:00Z"), 3],
      [await order(neighbour, "2026-11-01T00:40:00Z"), 1],
    ];
    await migrate(test.database);
    const turns = await Promise.all(
      [orgId, neighbour].map((payer) =>
        test.database.tx({ orgId: payer }, (db) =>
          db.selectFrom("subscriptionOrders").select(["orderId", "turn"]).orderBy("orderId").execute(),
        ),
      ),
    );
    expect(turns.flat().map(({ orderId, turn }) => [orderId, turn])).toEqual(expected.toSorted());
  });
});
