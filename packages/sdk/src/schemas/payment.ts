import * as z from "zod";
import { Amount, Currency, Id, Instant, requiredText, text } from "./common";

/** A payment becomes `completed` once its signature is verified, by the checkout's answer or by the webhook. */
export const PaymentStatus = z.enum(["pending", "completed", "failed", "refunded"]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** `sandbox` stands in where neither Razorpay nor Stripe is configured: Razorpay's shapes, no money. */
export const PaymentGateway = z.enum(["razorpay", "stripe", "sandbox"]);
export type PaymentGateway = z.infer<typeof PaymentGateway>;

/** What a gateway calls something: Stripe's names are longer than Razorpay's. */
export const GatewayId = text(255);

/** The options of Razorpay's checkout, by its own names: `new Razorpay(checkout)`. With `checkoutUrl` that page is the checkout. */
export const Checkout = z.object({
  /** The gateway's publishable key; empty where its checkout is a page. */
  key: text(100),
  /** The order, of a single payment; a recurring one has `subscription_id` instead. */
  order_id: GatewayId.optional(),
  subscription_id: GatewayId.optional(),
  /** Minor unit. */
  amount: Amount,
  currency: Currency,
  name: text(120),
  description: text(255),
  prefill: z.object({ name: text(120), email: text(254), contact: text(24) }),
});
export interface Checkout extends z.infer<typeof Checkout> {}

/** The checkout's answer to a payment, by Razorpay's own names, whichever gateway it is. */
export const checkoutAnswer = {
  razorpay_payment_id: requiredText(255),
  razorpay_signature: requiredText(200),
  /** What was paid: an order … */
  razorpay_order_id: requiredText(255).optional(),
  /** … or the first payment of a subscription. */
  razorpay_subscription_id: requiredText(255).optional(),
};

/** Razorpay signs over either of them: see `checkoutAnswer`. */
export const paysOneThing = (answer: {
  razorpay_order_id?: string | undefined;
  razorpay_subscription_id?: string | undefined;
}) => Boolean(answer.razorpay_order_id) !== Boolean(answer.razorpay_subscription_id);

export const ONE_THING = {
  path: ["razorpay_order_id"],
  message: "Give either razorpay_order_id or razorpay_subscription_id",
};

/**
 * `failed`: the order can't be paid any more, since another one was paid or money came for it in vain; `expired`: the session
 * is over and nothing was paid.
 */
export const MobilePaymentStatus = z.enum(["pending", "completed", "failed", "expired"]);
export type MobilePaymentStatus = z.infer<typeof MobilePaymentStatus>;

/** The order (of `subscription.createOrder`) that is to be paid on a phone. */
export const CreateMobilePayment = z.strictObject({ transactionId: Id });
export interface CreateMobilePayment extends z.infer<typeof CreateMobilePayment> {}

/** A payment that moves from a desktop to a phone: the phone opens `url` and pays, the desktop asks for `status`. */
export const MobilePayment = z.object({
  _id: Id,
  status: MobilePaymentStatus,
  /** The page that the phone opens: the content of the QR code. */
  url: text(500),
  /** Whom it pays: the organisation that runs the platform. */
  orgName: text(120),
  description: text(255),
  /** Minor unit. */
  amount: Amount,
  currency: Currency,
  gateway: PaymentGateway,
  /** The checkout's page, of the sandbox or of Stripe; null at Razorpay, whose checkout is a script. */
  checkoutUrl: text(500).nullable(),
  /** Null once nothing can be paid any more. Its `prefill` is empty: anybody may scan a code. */
  checkout: Checkout.nullable(),
  expiresAt: Instant,
  paidAt: Instant.nullable(),
});
export interface MobilePayment extends z.infer<typeof MobilePayment> {}

/** The checkout's answer on the phone, for the session `id`. */
export const VerifyMobilePayment = z.strictObject({ id: Id, ...checkoutAnswer }).refine(paysOneThing, ONE_THING);
export interface VerifyMobilePayment extends z.infer<typeof VerifyMobilePayment> {}

/** What Razorpay tells of a payment, refund or subscription. Its fields are Razorpay's; it may add any. */
export const RazorpayEvent = z.looseObject({
  entity: z.literal("event"),
  account_id: text(64).optional(),
  /** Such as `payment.captured`. */
  event: requiredText(100),
  contains: z.array(text(50)).max(20).optional(),
  /** By the names in `contains`, each with an `entity`. */
  payload: z.record(z.string().max(50), z.unknown()),
  /** Seconds since 1970 (UTC). */
  created_at: z.int().min(0).max(1e11),
});
export type RazorpayEvent = z.infer<typeof RazorpayEvent>;

/** What Stripe tells of a checkout session, an invoice or a subscription. Its fields are Stripe's; it may add any. */
export const StripeEvent = z.looseObject({
  id: requiredText(255),
  object: z.literal("event"),
  /** Such as `checkout.session.completed`. */
  type: requiredText(100),
  data: z.looseObject({ object: z.record(z.string().max(100), z.unknown()) }),
  /** Seconds since 1970 (UTC). */
  created: z.int().min(0).max(1e11),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

export const Received = z.object({ received: z.literal(true) });
export interface Received extends z.infer<typeof Received> {}
