import type { SubscriptionChange } from "@carrel/sdk/schemas";
import { json } from "../../database/json";
import type { NewRow } from "../../database/schema";
import type { Tenancy } from "./queries";

/** Minutes for which an order stands. */
const STANDS_FOR = 60;

interface Opened
  extends Pick<NewRow<"subscriptionOrders">, "orderId" | "gateway" | "gatewayOrderId" | "orderedBy" | "mandateId"> {
  /** Until when it stands; default: an hour from now. */
  expiresAt?: Date;
}

/** Until when an order stands that is made now. */
export const standsUntil = (now: Date) => new Date(now.getTime() + STANDS_FOR * 60_000);

/** How far ahead somebody may pay; then a mistake ends before it costs years. */
const MONTHS_AHEAD = 36;

export const isFarAhead = ({ periodEnd }: Pick<SubscriptionChange, "periodEnd">, now: Date): boolean => {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() + MONTHS_AHEAD);
  return new Date(periodEnd) > limit;
};

/** The place that the organisation's next payment takes among its payments. */
async function nextTurn({ db, orgId }: Tenancy): Promise<number> {
  const { latest } = await db
    .selectFrom("subscriptionPayments")
    .where("orgId", "=", orgId)
    .select((row) => row.fn.max("turn").as("latest"))
    .executeTakeFirstOrThrow();
  return (latest ?? 0) + 1;
}

/** Writes down what is offered at which price. The transaction holds the payer's lock (`lockPayer`). */
export async function insertOrder(
  tenancy: Tenancy,
  change: Omit<SubscriptionChange, "passedLimits">,
  opened: Opened,
): Promise<void> {
  const { db, orgId, now } = tenancy;
  const { kind, planCode, planName, interval, addOns, lines, amount, currency, periodStart, periodEnd } = change;
  await db
    .insertInto("subscriptionOrders")
    .values({
      orgId,
      kind,
      planCode,
      planName,
      interval,
      amount,
      currency,
      periodStart,
      periodEnd,
      expiresAt: standsUntil(now),
      ...opened,
      addOns: json(addOns),
      lines: json(lines),
      turn: await nextTurn(tenancy),
      createdAt: now,
    })
    .execute();
}
