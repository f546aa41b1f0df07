import type { Validation } from "@carrel/sdk/validation";
import { sql } from "kysely";
import type { AreaHandlers, Context } from "../../context";
import type { Available } from "../../pending";
import { addOnRecord, planRecord } from "../super-org/record";
import { tenantOf } from "../tenant";
import { type Catalogue, forSale, type Had, readCatalogue } from "./catalogue";
import { createOrder } from "./create-order";
import { lockPayer, payOrder } from "./pay-order";
import { findSubscription, ordersOf, previewOf, readUsage } from "./queries";
import { subscriptionRecord, transactionRecord } from "./record";

/** As many as the contract lets a reply hold. */
const MOST_TRANSACTIONS = 500;

/** The organisation's subscription as it stands now; null where it never had one. */
async function readSubscription(context: Context, catalogue: Catalogue) {
  const organisation = tenantOf(context);
  const subscription = await findSubscription(context);
  if (!subscription) return null;
  return subscriptionRecord({
    ...{ subscription, organisation, catalogue, now: context.now },
    usage: await readUsage(context),
  });
}

const offered = (catalogue: Catalogue, had?: Had) => {
  const { plans, addOns } = forSale(catalogue, had);
  return { plans: plans.map(planRecord), addOns: addOns.map(addOnRecord) };
};

export const subscriptionHandlers: AreaHandlers<Available, Validation, "subscription"> = {
  async current(context) {
    const { orgId: _id, orgName, orgCode, workspaceKind, currency, timezone } = tenantOf(context);
    const catalogue = await readCatalogue(context.db);
    const subscription = await readSubscription(context, catalogue);
    const { plans, addOns } = offered(catalogue, subscription ?? undefined);
    return {
      subscription,
      organization: { _id, orgName, orgCode, workspaceKind, currency, timezone },
      availablePlans: plans,
      availableAddOns: addOns,
      isRecurring: subscription?.isRecurring ?? false,
      razorpaySubscriptionId: subscription?.razorpaySubscriptionId ?? null,
    };
  },

  async transactions(context) {
    const rows = await ordersOf(context)
      .orderBy(sql`coalesce(payment.paid_at, "order".created_at)`, "desc")
      .orderBy("order.orderId", "desc")
      .limit(MOST_TRANSACTIONS)
      .execute();
    return { transactions: rows.map((row) => transactionRecord(row, context.now)) };
  },

  previewChange: (context) => previewOf(context, tenantOf(context), context.input),

  createOrder,

  async verifyPayment(context) {
    const { db, orgId, input, now, audit } = context;
    const payer = await lockPayer(context);
    const order = await ordersOf({ db, orgId })
      .where("order.gatewayOrderId", "=", input.razorpay_order_id ?? "")
      .executeTakeFirstOrThrow();
    const catalogue = await readCatalogue(db);
    const before = await readSubscription(context, catalogue);
    const paid = order.paidAt ? order : await payOrder(context, payer, order.orderId, context.atGateway.taken);
    const subscription = await readSubscription(context, catalogue);
    if (!subscription) throw new Error("Whoever paid has a subscription");
    if (!order.paidAt) audit({ ...(before && { before }), after: subscription, recordId: order.orderId });
    return { status: "completed", transaction: transactionRecord(paid, now), subscription };
  },

  async plans(context) {
    return offered(await readCatalogue(context.db));
  },
};
