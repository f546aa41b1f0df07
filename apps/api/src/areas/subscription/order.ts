import type { SubscriptionChange } from "@carrel/sdk/schemas";
import { json } from "../../database/json";
import type { NewRow } from "../../database/schema";
import type { Tenancy } from "./queries";

/** Minutes for which an order stands. */
const STANDS_FOR = 60;

type Opened = Pick<NewRow<"subscriptionOrders">, "orderId" | "gateway" | "gatewayOrderId" | "orderedBy">;

/** Writes down what is offered at which price. */
export async function insertOrder(
  { db, orgId, now }: Tenancy,
  change: Omit<SubscriptionChange, "passedLimits">,
  opened: Opened,
): Promise<void> {
  const { kind, planCode, planName, interval, addOns, lines, amount, currency, periodStart, periodEnd } = change;
  await db
    .insertInto("subscriptionOrders")
    .values({
      ...{ orgId, kind, planCode, planName, interval, amount, currency, periodStart, periodEnd, ...opened },
      addOns: json(addOns),
      lines: json(lines),
      expiresAt: new Date(now.getTime() + STANDS_FOR * 60_000),
      createdAt: now,
    })
    .execute();
}
