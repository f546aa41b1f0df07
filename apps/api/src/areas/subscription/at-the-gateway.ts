import type { ChangeSubscription, VerifyPayment } from "@carrel/sdk/schemas";
import type { Scope, Tenant } from "../../database/port";
import { conflict, Failure, notFound } from "../../failure";
import { type PaidThing, PaymentGatewayError, type Ports } from "../../ports";
import { type AtGateway, type Errand, NOTHING_THERE } from "../../preparations";
import { notTaken } from "./not-payable";
import { standsUntil } from "./order";
import { ordersOf, previewOf } from "./queries";
import { obstacleTo, settledBefore } from "./settle-payment";

/** @throws Failure 503 where the gateway fails; the log says why */
export async function unlessDown<Result>({ log }: Pick<Ports, "log">, reply: Promise<Result>): Promise<Result> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    log.error({ error }, "the payment gateway failed");
    throw new Failure({
      status: 503,
      code: "payment_gateway_unavailable",
      message: "The payment service can't be reached. Nothing was lost: try again in a minute.",
      retryAfter: 60,
    });
  }
}

/** Opens the order of what a change costs now. */
export const openOrder: Errand<ChangeSubscription> = async (ports, scope, organisation, input) => {
  const now = ports.clock.now();
  const change = await ports.database.tx(scope, (db) =>
    previewOf({ db, orgId: scope.orgId, now }, organisation, input),
  );
  const { amount, currency, passedLimits } = change;
  // Where the handler is going to refuse, nothing is opened.
  if (amount === 0 || passedLimits.length > 0) return NOTHING_THERE;
  const orderId = ports.random.id();
  const first = { amount, currency };
  const named = { receipt: orderId, name: change.planName, standsUntil: standsUntil(now) };
  const opening = change.isRecurring
    ? ports.payments.openMandate({
        ...named,
        first,
        later: { amount: change.nextAmount, interval: change.interval },
        chargesFrom: new Date(change.periodEnd),
      })
    : ports.payments.openOrder({ ...named, ...first });
  const gatewayOrderId = await unlessDown(ports, opening);
  return { ...NOTHING_THERE, opened: { orderId, gatewayOrderId, amount, currency } };
};

/** 400: nobody at the gateway said that this was paid. */
export const wrongSignature = () =>
  new Failure({
    status: 400,
    code: "signature_invalid",
    message: "This payment could not be verified: its signature is wrong. Nothing was changed.",
  });

/**
 * Checks the checkout's answer, and that the money of its order is there. Money that the gateway only holds is taken for an
 * order alone that can still be paid, and never where `late` says that it comes too late.
 * @param late what is thrown then
 */
export const takePayment = async (
  ports: Parameters<Errand<VerifyPayment>>[0],
  scope: Scope,
  organisation: Tenant,
  answer: VerifyPayment,
  late: Failure | null = null,
): Promise<AtGateway> => {
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = answer;
  const { razorpay_order_id: orderId = "", razorpay_subscription_id: mandate } = answer;
  const thing: PaidThing = mandate === undefined ? { orderId } : { mandate };
  if (!ports.payments.isSigned({ ...thing, paymentId, signature })) {
    throw wrongSignature();
  }
  const now = ports.clock.now();
  const due = await ports.database.tx(scope, async (db) => {
    const tenancy = { db, orgId: scope.orgId, now };
    const order = await ordersOf(tenancy)
      .where("order.gatewayOrderId", "=", mandate ?? orderId)
      .executeTakeFirst();
    if (!order) throw notFound("Payment");
    if (await settledBefore(tenancy, order, paymentId)) return null;
    return { order, obstacle: await obstacleTo(order, tenancy, organisation) };
  });
  if (!due) return NOTHING_THERE;
  const { amount, currency } = due.order;
  const refusal = due.obstacle ? notTaken(due.obstacle) : late;
  const capturesHeld = !refusal;
  const paid = await unlessDown(ports, ports.payments.take({ ...thing, paymentId, amount, currency, capturesHeld }));
  if (!paid) throw refusal ?? incomplete();
  return { ...NOTHING_THERE, taken: { paymentId, method: paid.method } };
};

const incomplete = () => conflict("payment_incomplete", "This payment is not complete. Wait a moment, or pay again.");
