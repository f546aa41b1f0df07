import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import type { PaymentOrder } from "@carrel/sdk/schemas";
import { expect } from "vitest";
import { eventSignature } from "../../adapters/payment-signature";
import { SANDBOX_SECRET } from "../../testing/create-test-api";
import type { House } from "./house";

type Subscription = Client<Contract>["subscription"];
export type CheckoutAnswer = Parameters<Subscription["verifyPayment"]>[0];

/** Pays at the sandbox's checkout, as a browser does. @returns its answer for `verifyPayment` */
export async function payAt(house: House, { checkoutUrl }: PaymentOrder): Promise<CheckoutAnswer> {
  const response = await house.api.fetch(new Request(checkoutUrl ?? "", { method: "POST" }));
  expect(response.status).toBe(200);
  return (await response.json()) as CheckoutAnswer;
}

/** Orders a change and pays it at once. */
export async function buy(house: House, client: Client<Contract>, asked: Parameters<Subscription["createOrder"]>[0]) {
  return client.subscription.verifyPayment(await payAt(house, await client.subscription.createOrder(asked)));
}

/** `payment.captured`, as Razorpay sends it. */
export const capturedEvent = (house: House, order: PaymentOrder, changes: object = {}) => ({
  entity: "event",
  account_id: "acc_1",
  event: "payment.captured",
  contains: ["payment"],
  payload: {
    payment: {
      entity: {
        id: `pay_${house.unique()}${house.id()}`,
        entity: "payment",
        order_id: order.checkout?.order_id,
        amount: order.amount,
        currency: order.currency,
        status: "captured",
        method: "upi",
        ...changes,
      },
    },
  },
  created_at: 1_795_255_200,
});

/** An event of a mandate, as Razorpay sends it. @param charged what it charged, for events that tell of that */
export const mandateEvent = (event: string, mandate: string, charged?: object) => ({
  entity: "event",
  event,
  payload: {
    subscription: { entity: { id: mandate, entity: "subscription" } },
    ...(charged && { payment: { entity: { status: "captured", method: "card", currency: "INR", ...charged } } }),
  },
  created_at: 1_795_255_200,
});

/** Sends an event to the webhook, signed as Razorpay signs it. */
export async function sendEvent(house: { api: Pick<House["api"], "raw"> }, event: object | string, signature?: string) {
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const response = await house.api.raw("/payments/razorpay/webhook", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": "evt_1",
      "x-razorpay-signature": signature ?? eventSignature(SANDBOX_SECRET, new TextEncoder().encode(body)),
    },
    body,
  });
  return { status: response.status, body: await response.json() };
}
