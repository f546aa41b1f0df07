import type { ChangeSubscription } from "@carrel/sdk/schemas";
import { insertOrder } from "../areas/subscription/order";
import { lockPayer, payOrder } from "../areas/subscription/pay-order";
import { previewOf, type Tenancy } from "../areas/subscription/queries";
import type { Row } from "../database/schema";
import type { DemoPaid } from "./demo-data";
import type { SeedContext } from "./seed-context";

const DAY = 86_400_000;

/** Orders a change as of an instant and pays it, as the calls do. */
async function pay(seed: SeedContext, at: Date, asked: ChangeSubscription): Promise<void> {
  const tenancy: Tenancy = { db: seed.db, orgId: seed.orgId, now: at };
  const orderId = seed.random.id();
  // The demo's own: no gateway knows them.
  const mark = orderId.replaceAll("-", "");
  const payer = await lockPayer(tenancy);
  const change = await previewOf(tenancy, payer, asked);
  await insertOrder(tenancy, change, { orderId, gateway: "sandbox", gatewayOrderId: `order_${mark}`, orderedBy: null });
  await payOrder(tenancy, payer, orderId, { paymentId: `pay_${mark}`, method: "upi" });
}

/**
 * Pays what a demo organisation had, by the demo's clock: from the trial's end on, each time on the day before the paid time
 * ends, and at once where it changes to more; or, for one that left, a few times only.
 */
export async function writePayments(
  seed: SeedContext,
  paid: DemoPaid,
  status: Row<"subscriptions">["status"],
): Promise<void> {
  const { db, orgId, now } = seed;
  const [first, ...later] = paid.had.map(({ daysAgo, ...asked }) => ({
    asked,
    from: new Date(now.getTime() - daysAgo * DAY),
  }));
  let { asked, from: at } = first ?? { asked: { planCode: "starter" }, from: now };
  for (let times = 1; at < now && times <= (paid.times ?? Number.POSITIVE_INFINITY); times += 1) {
    await pay(seed, at, asked);
    const { currentPeriodEnd } = await db
      .selectFrom("subscriptions")
      .select("currentPeriodEnd")
      .where("orgId", "=", orgId)
      .executeTakeFirstOrThrow();
    at = new Date(currentPeriodEnd.getTime() - DAY);
    const next = later[0];
    if (next && next.from <= at) {
      later.shift();
      ({ asked, from: at } = next);
    }
  }
  if (status === "EXPIRED") await db.updateTable("subscriptions").set({ status }).where("orgId", "=", orgId).execute();
}
