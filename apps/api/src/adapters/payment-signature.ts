import { createHmac, timingSafeEqual } from "node:crypto";

/** The HMAC-SHA256 over an order's id and a payment's, as Razorpay signs it, in hex. */
export const orderSignature = (secret: string, { orderId, paymentId }: { orderId: string; paymentId: string }) =>
  createHmac("sha256", secret).update(`${orderId}|${paymentId}`).digest("hex");

/** The HMAC-SHA256 over an event's very bytes, in hex. */
export const eventSignature = (secret: string, body: Uint8Array) =>
  createHmac("sha256", secret).update(body).digest("hex");

/** Compares in a time that tells nothing of where two texts differ. */
export const isSameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
