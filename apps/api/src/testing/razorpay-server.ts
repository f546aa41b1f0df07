import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

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

interface RazorpayServer {
  address: string;
  orders: Map<string, Shape>;
  payments: Map<string, RazorpayPayment>;
  /** Pays an order as the person at the checkout would. @returns the payment's id */
  pay(orderId: string, changes?: Partial<RazorpayPayment>): string;
  close(): Promise<void>;
}

/** As much of Razorpay as the server needs, over HTTP and in its shapes: orders, and payments that can be captured. */
export const startRazorpayServer = async (login: { keyId: string; keySecret: string }): Promise<RazorpayServer> => {
  const orders: RazorpayServer["orders"] = new Map();
  const payments: RazorpayServer["payments"] = new Map();
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
  const server = createServer(async (request, response) => {
    const asked = request.method === "POST" ? ((await json(request)) as Shape) : {};
    const [, paymentId = "", capture] = /^\/v1\/payments\/(\w+)(\/capture)?$/.exec(request.url ?? "") ?? [];
    const answer = () => {
      if (request.headers.authorization !== basic) return refused(401, "Authentication failed");
      if (request.url === "/v1/orders") return createOrder(asked);
      return answerPayment(paymentId, capture !== undefined, asked);
    };
    const [status, body] = answer();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    payments,
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
};
