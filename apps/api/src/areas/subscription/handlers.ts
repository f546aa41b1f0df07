import type { SubscriptionTransaction } from "@carrel/sdk/schemas";
import type { Validation } from "@carrel/sdk/validation";
import { sql } from "kysely";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { addOnRecord, planRecord } from "../super-org/record";
import { tenantOf } from "../tenant";
import { cancelRecurring } from "./cancel-recurring";
import { type Catalogue, forSale, type Had, readCatalogue } from "./catalogue";
import { createOrder } from "./create-order";
import { letEnd } from "./mandates";
import { toBeReturned } from "./not-payable";
import { lockPayer } from "./pay-order";
import { ordersOf, previewOf, refundsOf } from "./queries";
import { readSubscription } from "./read-subscription";
import { refundRecord, transactionRecord } from "./record";
import { settledBefore, settlePayment } from "./settle-payment";

/** As many as the contract lets a reply hold. */
const MOST_TRANSACTIONS = 500;

/** When something was paid, else made, in milliseconds. */
const whenOf = ({ paidAt, createdAt }: SubscriptionTransaction) => Date.parse(paidAt ?? createdAt);

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
    const orders = await ordersOf(context)
      .orderBy(sql`coalesce(payment.paid_at, "order".created_at)`, "desc")
      .orderBy("order.orderId", "desc")
      .limit(MOST_TRANSACTIONS)
      .execute();
    const refunds = await refundsOf(context).orderBy("cameAt", "desc").limit(MOST_TRANSACTIONS).execute();
    const transactions = [...orders.map((row) => transactionRecord(row, context.now)), ...refunds.map(refundRecord)];
    return { transactions: transactions.sort((one, other) => whenOf(other) - whenOf(one)).slice(0, MOST_TRANSACTIONS) };
  },

  previewChange: (context) => previewOf(context, tenantOf(context), context.input),

  createOrder,

  cancelRecurring,

  // A returned failure keeps what was written: that the money is to be given back.
  async verifyPayment(context) {
    const { db, orgId, input, now, audit, atGateway } = context;
    const payer = await lockPayer(context);
    const order = await ordersOf({ db, orgId })
      .where("order.gatewayOrderId", "=", input.razorpay_order_id ?? input.razorpay_subscription_id ?? "")
      .executeTakeFirstOrThrow();
    const catalogue = await readCatalogue(db);
    const before = await readSubscription(context, catalogue);
    const settled = atGateway.taken
      ? await settlePayment(context, payer, order, atGateway.taken)
      : await settledBefore(context, order, input.razorpay_payment_id);
    if (!settled) throw new Error("The gateway is asked for whatever did not come before");
    const { toReturn, isNew } = settled;
    if (toReturn) {
      if (order.mandateId !== null && !order.paidAt) await letEnd(context, order.mandateId);
      if (isNew) audit({ after: toReturn, recordId: toReturn.paymentId });
      return toBeReturned(toReturn);
    }
    const subscription = await readSubscription(context, catalogue);
    if (!subscription) throw new Error("Whoever paid has a subscription");
    if (isNew) audit({ ...(before && { before }), after: subscription, recordId: order.orderId });
    return { status: "completed", transaction: transactionRecord(settled.order, now), subscription };
  },

  async plans(context) {
    return offered(await readCatalogue(context.db));
  },
};
