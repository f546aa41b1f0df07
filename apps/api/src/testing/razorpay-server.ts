import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { GatewayServer } from "./gateway-server";

interface RazorpayPayment {
  id: string;
  entity: "payment";
  order_id: string;
  amount: number;
  currency: string;
  status: string;
  method: string;
}

type Shape = Record<string, unknown>;

interface RazorpayServer extends GatewayServer {
  orders: Map<string, Shape>;
  payments: Map<string, RazorpayPayment>;
  subscriptions: Map<string, Shape & { status: string }>;
  plans: Map<string, Shape>;
  /** Pays an order as the person at the checkout would. @returns the payment's id */
  pay(orderId: string, changes?: Partial<RazorpayPayment>): string;
  /** Charges by a subscription. @returns the payment's id */
  charge(
    subscriptionId: string,
    changes: Pick<RazorpayPayment, "amount" | "currency"> & Partial<RazorpayPayment>,
  ): string;
}

/** As much of Razorpay as the server needs, over HTTP and in its shapes: orders, payments that can be captured, plans and subscriptions. */
export const startRazorpayServer = async (login: { keyId: string; keySecret: string }): Promise<RazorpayServer> => {
  const orders: RazorpayServer["orders"] = new Map();
  const payments: RazorpayServer["payments"] = new Map();
  const subscriptions: RazorpayServer["subscriptions"] = new Map();
  const plans: RazorpayServer["plans"] = new Map();
  const invoices: Shape[] = [];
  let counter = 0;
  const next = (kind: string) => {
    counter += 1;
    return `${kind}_${String(counter).padStart(14, "0")}`;
  };
  const basic = `Basic ${Buffer.from(`${login.keyId}:${login.keySecret}`).toString("base64")}`;
  const refused = (status: number, description: string): [number, Shape] => [
    status,
    { error: { code: "BAD_REQUEST_ERROR", description } },
  ];
  const createOrder = (asked: Shape): [number, Shape] => {
    const order = { id: next("order"), entity: "order", status: "created", amount_paid: 0, attempts: 0, ...asked };
    orders.set(order.id, order);
    return [200, order];
  };
  const answerPayment = (id: string, isCapture: boolean, asked: Shape): [number, Shape] => {
    const payment = payments.get(id);
    if (!payment) return refused(400, "The id provided does not exist");
    if (!isCapture) return [200, { ...payment }];
    if (payment.status !== "authorized")
      return refused(400, "Only payments which have been authorized can be captured");
    if (Number(asked.amount) !== payment.amount) return refused(400, "Capture amount must be equal to the amount");
    payment.status = "captured";
    return [200, { ...payment }];
  };
  const add = <Kept extends Shape>(kept: Map<string, Kept>, kind: string, shape: Kept): [number, Shape] => {
    const made = { ...shape, id: next(kind) };
    kept.set(made.id, made);
    return [200, made];
  };
  const answerSubscription = (id: string, isCancel: boolean): [number, Shape] => {
    const found = subscriptions.get(id);
    if (!found) return refused(400, "The id provided does not exist");
    if (isCancel && found.status === "cancelled")
      return refused(400, "Subscription is not cancellable in cancelled status.");
    if (isCancel) found.status = "cancelled";
    return [200, { ...found }];
  };
  const server = createServer(async (request, response) => {
    // A cancelling has no body.
    const asked = JSON.parse((await text(request)) || "{}") as Shape;
    const [, paymentId = "", capture] = /^\/v1\/payments\/(\w+)(\/capture)?$/.exec(request.url ?? "") ?? [];
    const answer = () => {
      if (request.headers.authorization !== basic) return refused(401, "Authentication failed");
      if (request.url === "/v1/orders") return createOrder(asked);
      if (request.url === "/v1/plans") return add(plans, "plan", asked);
      if (request.url === "/v1/subscriptions") {
        if (!plans.has(String(asked.plan_id))) return refused(400, "The id provided does not exist");
        return add(subscriptions, "sub", { status: "created", ...asked });
      }
      const [, invoiced] = /^\/v1\/invoices\?.*subscription_id=(\w+)/.exec(request.url ?? "") ?? [];
      if (invoiced) {
        const items = invoices.filter(({ subscription_id }) => subscription_id === invoiced);
        return [200, { entity: "collection", count: items.length, items }] satisfies [number, Shape];
      }
      const [, subscriptionId, cancel] = /^\/v1\/subscriptions\/(\w+)(\/cancel)?$/.exec(request.url ?? "") ?? [];
      if (subscriptionId) return answerSubscription(subscriptionId, cancel !== undefined);
      return answerPayment(paymentId, capture !== undefined, asked);
    };
    const [status, body] = answer();
    const content = JSON.stringify(body);
    const call = `${request.method} ${request.url}`;
    razorpay.asked.push(call);
    await razorpay.beforeAnswer(call);
    response.writeHead(status, { "content-type": "application/json" }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const razorpay: RazorpayServer = {
    asked: [],
    beforeAnswer: async () => {},
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    payments,
    subscriptions,
    plans,
    charge(subscriptionId, changes) {
      const made: RazorpayPayment = {
        ...{ id: next("pay"), entity: "payment", order_id: next("order"), status: "captured", method: "card" },
        ...changes,
      };
      payments.set(made.id, made);
      // The newest first, as Razorpay lists them.
      invoices.unshift({
        subscription_id: subscriptionId,
        payment_id: made.id,
        status: "paid",
        created_at: invoices.length,
      });
      return made.id;
    },
    pay(orderId, changes = {}) {
      const order = orders.get(orderId) ?? {};
      const payment: RazorpayPayment = {
        id: next("pay"),
        entity: "payment",
        order_id: orderId,
        status: "captured",
        method: "upi",
        amount: Number(order.amount),
        currency: String(order.currency),
        ...changes,
      };
      payments.set(payment.id, payment);
      return payment.id;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return razorpay;
};
