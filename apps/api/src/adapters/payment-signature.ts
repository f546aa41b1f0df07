import { createHmac, timingSafeEqual } from "node:crypto";
import type { PaidThing } from "../ports";

/** The HMAC-SHA256 over an order's id and a payment's, as Razorpay signs it, in hex. */
export const orderSignature = (secret: string, { orderId, paymentId }: { orderId: string; paymentId: string }) =>
  createHmac("sha256", secret).update(`${orderId}|${paymentId}`).digest("hex");

/** The same of a subscription's first payment: Razorpay has the two the other way round. */
export const mandateSignature = (secret: string, { mandate, paymentId }: { mandate: string; paymentId: string }) =>
  createHmac("sha256", secret).update(`${paymentId}|${mandate}`).digest("hex");

/** What Razorpay signs a checkout's answer with. */
export const paidSignature = (secret: string, { paymentId, ...thing }: PaidThing & { paymentId: string }) =>
  "mandate" in thing
    ? mandateSignature(secret, { paymentId, mandate: thing.mandate })
    : orderSignature(secret, { paymentId, orderId: thing.orderId });

/** The HMAC-SHA256 over an event's very bytes, in hex. */
export const eventSignature = (secret: string, body: Uint8Array) =>
  createHmac("sha256", secret).update(body).digest("hex");

/** Compares in a time that tells nothing of where two texts differ. */
export const isSameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
