import { json } from "../../database/json";
import type { Tenant, TenantTransaction } from "../../database/port";
import type { RowChanges } from "../../database/schema";
import type { GatewayPayment } from "../../preparations";
import { readCatalogue } from "./catalogue";
import { areSame, beginsAt, isPastDue } from "./change";
import { followPayment } from "./mandates";
import { intervalAfter, intervalFrom, type Span } from "./period";
import { attributionOf } from "./profit";
import { findSubscription, type OrderRow, ordersOf, runningOf, type Tenancy } from "./queries";

/** Lets whoever orders or pays for the same organisation wait until the transaction ends. */
export const lockPayer = ({ db, orgId }: Pick<Tenancy, "db" | "orgId">): Promise<Tenant> =>
  db.selectFrom("organisations").selectAll().where("orgId", "=", orgId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** What an order becomes when it is paid. */
interface Effect {
  kind: OrderRow["kind"];
  period: Span;
  changes: RowChanges<"subscriptions">;
}

/**
 * The only writer of payments: writes that an order was paid, and what the organisation has from then on. The order is
 * open, which `settlePayment` asks of one that somebody pays, and the transaction holds the payer's lock (`lockPayer`).
 * The database refuses a second payment of an order, and one of an order whose turn another one took.
 * @param paid null where nothing was due
 * @returns the order with its payment
 */
export async function payOrder(
  tenancy: Tenancy,
  payer: Tenant,
  orderId: string,
  paid: GatewayPayment | null,
): Promise<OrderRow> {
  const { db, orgId, now } = tenancy;
  const find = () => ordersOf(tenancy).where("order.orderId", "=", orderId).executeTakeFirstOrThrow();
  const order = await find();
  const { amount, currency, turn } = order;
  const { kind, period, changes } = await effectOf(tenancy, payer, order);
  await db
    .insertInto("subscriptionPayments")
    .values({
      orgId,
      orderId,
      turn,
      kind,
      amount,
      currency,
      periodStart: period.start,
      periodEnd: period.end,
      gatewayPaymentId: paid?.paymentId ?? null,
      method: paid?.method ?? null,
      receiptNumber: amount > 0 ? await nextReceipt(db, payer) : null,
      ...(await attributionOf(db, { amount, currency }, now)),
      paidAt: now,
    })
    .execute();
  const row = { ...changes, updatedAt: now };
  await db
    .insertInto("subscriptions")
    .values({
      orgId,
      planCode: order.planCode,
      status: "ACTIVE",
      createdAt: now,
      currentPeriodStart: period.start,
      currentPeriodEnd: period.end,
      ...row,
    })
    .onConflict((kept) => kept.column("orgId").doUpdateSet(row))
    .execute();
  await followPayment(tenancy, order, kind);
  return find();
}

/** Receipts of an organisation are numbered without a gap: its payers wait for one another. */
async function nextReceipt(db: TenantTransaction, { orgId, orgCode }: Tenant): Promise<string> {
  const { count } = await db
    .selectFrom("subscriptionPayments")
    .where("orgId", "=", orgId)
    .where("amount", ">", 0)
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return `${orgCode}-${String(Number(count) + 1).padStart(4, "0")}`;
}

async function effectOf(tenancy: Tenancy, { timezone }: Tenant, order: OrderRow): Promise<Effect> {
  const { now } = tenancy;
  const running = await runningOf(tenancy, await readCatalogue(tenancy.db), await findSubscription(tenancy));
  const { planCode, planName, addOns, interval } = order;
  if (running && order.kind === "downgrade") {
    const effectiveAt = running.period.end.toISOString();
    const pendingChange = json({ planCode, planName, addOns, effectiveAt });
    return { kind: "downgrade", period: running.period, changes: { pendingChange } };
  }
  const isMore = running?.planCode === planCode && areSame(running.addOns, addOns);
  if (running && isMore) {
    const period = intervalAfter(running.period, interval, timezone);
    return { kind: "renew", period, changes: { status: "ACTIVE", currentPeriodEnd: period.end, pendingChange: null } };
  }
  const kind = running && !isPastDue(running, now) ? "upgrade" : "start";
  const period = intervalFrom(beginsAt(running, now), interval, timezone);
  return {
    kind,
    period,
    changes: {
      planCode,
      addOns: json(addOns),
      status: "ACTIVE",
      pendingChange: null,
      currentPeriodStart: period.start,
      currentPeriodEnd: period.end,
    },
  };
}
