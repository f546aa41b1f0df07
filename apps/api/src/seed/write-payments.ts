import type { ChangeSubscription } from "@carrel/sdk/schemas";
import { insertOrder } from "../areas/subscription/order";
import { lockPayer, payOrder } from "../areas/subscription/pay-order";
import { previewOf, type Tenancy } from "../areas/subscription/queries";
import type { Row } from "../database/schema";
import type { SeedContext } from "./seed-context";

const DAY = 86_400_000;
/** When the trial is over and somebody pays for the first time. */
const FIRST_PAID_DAYS_AGO = 106;
/** When those who stayed took the plan by the year. */
const YEARLY_DAYS_AGO = 10;
/** Months that those paid for who left. */
const MONTHS_OF_LAPSED = 3;

const FIRST: ChangeSubscription = { planCode: "growth", addOns: [{ code: "staff-5", quantity: 1 }] };
const YEARLY: ChangeSubscription = { planCode: "business-yearly" };

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
 * Pays the months of a demo organisation, by the demo's clock: from the trial's end on, each on the day before the paid
 * time ends, and then by the year; or, for one that has lapsed, for a few months only.
 */
export async function writePayments(seed: SeedContext, status: Row<"subscriptions">["status"]): Promise<void> {
  const { db, orgId, now } = seed;
  const hasLapsed = status === "EXPIRED";
  const yearlyAt = now.getTime() - YEARLY_DAYS_AGO * DAY;
  let at = new Date(now.getTime() - FIRST_PAID_DAYS_AGO * DAY);
  for (let month = 1; at.getTime() < yearlyAt && (!hasLapsed || month <= MONTHS_OF_LAPSED); month += 1) {
    await pay(seed, at, FIRST);
    const { currentPeriodEnd } = await db
      .selectFrom("subscriptions")
      .select("currentPeriodEnd")
      .where("orgId", "=", orgId)
      .executeTakeFirstOrThrow();
    at = new Date(currentPeriodEnd.getTime() - DAY);
  }
  if (hasLapsed) await db.updateTable("subscriptions").set({ status }).where("orgId", "=", orgId).execute();
  else await pay(seed, new Date(yearlyAt), YEARLY);
}
