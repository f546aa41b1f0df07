import { json } from "../../database/json";
import type { Tenant, TenantTransaction } from "../../database/port";
import type { RowChanges } from "../../database/schema";
import { readCatalogue } from "./catalogue";
import { areSame, unusedOf, worthOf } from "./change";
import { daysOf, intervalFrom, type Span } from "./period";
import { attributionOf } from "./profit";
import { findSubscription, type OrderRow, ordersOf, paidTime, runningOf, type Tenancy } from "./queries";

/** Lets whoever orders or pays for the same organisation wait until the transaction ends. */
export const lockPayer = ({ db, orgId }: Pick<Tenancy, "db" | "orgId">): Promise<Tenant> =>
  db.selectFrom("organisations").selectAll().where("orgId", "=", orgId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** How an order was paid; null where nothing was due. */
type Paid = { paymentId: string; method: string } | null;

/** What an order becomes when it is paid. */
interface Effect {
  kind: OrderRow["kind"];
  period: Span;
  changes: RowChanges<"subscriptions">;
}

/**
 * The only writer of payments: writes that an order was paid, once, and what the organisation has from then on. The
 * transaction holds the payer's lock (`lockPayer`).
 * @returns the order with its payment; as it was where it had been paid before
 */
export async function payOrder(tenancy: Tenancy, payer: Tenant, orderId: string, paid: Paid): Promise<OrderRow> {
  const { db, orgId, now } = tenancy;
  const find = () => ordersOf(tenancy).where("order.orderId", "=", orderId).executeTakeFirstOrThrow();
  const order = await find();
  if (order.paidAt) return order;
  const { amount, currency } = order;
  const { kind, period, changes } = await effectOf(tenancy, payer, order);
  await db
    .insertInto("subscriptionPayments")
    .values({
      ...{ orgId, orderId, kind, amount, currency },
      ...{ periodStart: period.start, periodEnd: period.end },
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
      ...{ orgId, planCode: order.planCode, status: "ACTIVE", createdAt: now },
      ...{ currentPeriodStart: period.start, currentPeriodEnd: period.end },
      ...row,
    })
    .onConflict((kept) => kept.column("orgId").doUpdateSet(row))
    .execute();
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
    const period = intervalFrom(running.period.end, interval, timezone);
    return { kind: "renew", period, changes: { currentPeriodEnd: period.end, pendingChange: null } };
  }
  const kind = running ? "upgrade" : "start";
  const period = await withOvertaken(tenancy, order, intervalFrom(now, interval, timezone), timezone);
  return {
    kind,
    period,
    changes: {
      ...{ planCode, addOns: json(addOns), status: "ACTIVE", pendingChange: null },
      ...{ currentPeriodStart: period.start, currentPeriodEnd: period.end },
    },
  };
}

/**
 * The period of an order, and the time that the worth of what was paid between its making and its payment comes to: the
 * order gave no credit for that.
 */
async function withOvertaken(tenancy: Tenancy, order: OrderRow, period: Span, timezone: string): Promise<Span> {
  const { now } = tenancy;
  const since = (await paidTime(tenancy)).filter(({ paidAt }) => paidAt > order.createdAt);
  const price = worthOf(order.lines);
  const worth = unusedOf(
    since.filter(({ currency }) => currency === order.currency),
    now,
    timezone,
  );
  if (worth === 0 || price === 0) return period;
  const days = Math.floor((worth * daysOf(period, now, timezone).all) / price);
  return { start: period.start, end: new Date(period.end.getTime() + days * 86_400_000) };
}
