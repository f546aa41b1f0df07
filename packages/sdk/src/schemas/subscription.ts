import * as z from "zod";
import { MOST_PIECES } from "../domain/limits";
import { Amount, Count, Currency, Id, Instant, stamps, TimeZone, text } from "./common";
import { WorkspaceKind } from "./organisation";
import { Checkout, checkoutAnswer, GatewayId, ONE_THING, PaymentGateway, PaymentStatus, paysOneThing } from "./payment";
import { AddOn, LimitName, PlanCode, PlanInterval, PlanLimits, PricingPlan } from "./super-org";

/** How an organisation's subscription stands (`subscriptionStands`): PAST_DUE works on, for seven days after what was paid. */
export const SubscriptionStatus = z.enum(["TRIAL", "ACTIVE", "PAST_DUE", "EXPIRED", "CANCELLED"]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** An amount that may be negative, minor unit: a credit takes something off. */
const SignedAmount = z.int().min(-1e12).max(1e12);

/** Pieces of an add-on beside a plan. */
export const SubscribedAddOn = z.strictObject({
  code: PlanCode,
  quantity: z.int("Use a whole number").min(1, "Use 1 or more").max(MOST_PIECES),
});
export interface SubscribedAddOn extends z.infer<typeof SubscribedAddOn> {}

/** What an organisation has paid for, and until when. */
export const Subscription = z.object({
  _id: Id,
  planCode: text(40),
  planName: text(120),
  interval: PlanInterval,
  addOns: z.array(SubscribedAddOn).max(50),
  status: SubscriptionStatus,
  currentPeriodStart: Instant,
  currentPeriodEnd: Instant,
  /** Whether the gateway takes the next payment by itself. */
  isRecurring: z.boolean(),
  razorpaySubscriptionId: GatewayId.nullable(),
  /** Price of one interval with its add-ons, minor unit. */
  amount: Amount,
  currency: Currency,
  /** What plan and add-ons together make room for. */
  limits: PlanLimits,
  /** How many of each take room now: what is active, and who is invited. */
  usage: z.object({ branches: Count, desks: Count, adminUsers: Count }),
  /** A change to something smaller that waits for the period's end; null: none. */
  pendingChange: z
    .object({ planCode: text(40), planName: text(120), addOns: z.array(SubscribedAddOn).max(50), effectiveAt: Instant })
    .nullable(),
  ...stamps,
});
export interface Subscription extends z.infer<typeof Subscription> {}

/** The organisation whose subscription it is, as the plan page shows it. */
export const SubscribedOrganisation = z.object({
  _id: Id,
  orgName: text(120),
  orgCode: text(24),
  workspaceKind: WorkspaceKind,
  currency: Currency,
  timezone: TimeZone,
});
export interface SubscribedOrganisation extends z.infer<typeof SubscribedOrganisation> {}

/** All that the plan page shows. */
export const CurrentSubscription = z.object({
  /** Null where the organisation never had one. */
  subscription: Subscription.nullable(),
  organization: SubscribedOrganisation,
  /** In the order of the plan page. */
  availablePlans: z.array(PricingPlan).max(20),
  availableAddOns: z.array(AddOn).max(50),
  isRecurring: z.boolean(),
  razorpaySubscriptionId: GatewayId.nullable(),
});
export interface CurrentSubscription extends z.infer<typeof CurrentSubscription> {}

/** What is for sale, for anyone, in the order of the plan page. */
export const PlanCatalogue = z.object({ plans: z.array(PricingPlan).max(20), addOns: z.array(AddOn).max(50) });
export interface PlanCatalogue extends z.infer<typeof PlanCatalogue> {}

/** One line of what a change costs. */
export const ChargeLine = z.object({
  kind: z.enum(["plan", "addOn", "credit"]),
  /** The plan or add-on that it is about. */
  code: text(40),
  /** In the reader's words, such as `Unused days of Starter`. */
  label: text(200),
  quantity: Count,
  /** Minor unit; negative for a credit. */
  amount: SignedAmount,
  /** The time that it pays for, or gives back. */
  periodStart: Instant,
  periodEnd: Instant,
});
export interface ChargeLine extends z.infer<typeof ChargeLine> {}

/** A plan with add-ons to change to. `isRecurring`: the gateway takes all later payments by itself. */
export const ChangeSubscription = z.strictObject({
  planCode: PlanCode,
  addOns: z
    .array(SubscribedAddOn)
    .max(50, "Choose at most 50 add-ons")
    .refine((chosen) => new Set(chosen.map(({ code }) => code)).size === chosen.length, "Name each add-on once")
    .optional(),
  isRecurring: z.boolean().optional(),
});
export interface ChangeSubscription extends z.input<typeof ChangeSubscription> {}

/** A limit that what the organisation has would pass. */
export const PassedLimit = z.object({ limit: LimitName, used: Count, allowed: Count });
export interface PassedLimit extends z.infer<typeof PassedLimit> {}

/** What a change would cost and when it would come. */
export const SubscriptionChange = z.object({
  /** `start`: nothing runs now; `renew`: the same again; a `downgrade` waits for the period's end. */
  kind: z.enum(["start", "renew", "upgrade", "downgrade"]),
  planCode: text(40),
  planName: text(120),
  interval: PlanInterval,
  addOns: z.array(SubscribedAddOn).max(50),
  isRecurring: z.boolean(),
  /** Their sum is `amount`, unless credits pass the charges. */
  lines: z.array(ChargeLine).max(100),
  /** Due now, minor unit. */
  amount: Amount,
  currency: Currency,
  effectiveAt: Instant,
  periodStart: Instant,
  periodEnd: Instant,
  /** Due at `periodEnd` when it is renewed, minor unit. */
  nextAmount: Amount,
  /** While this holds anything the change is refused (409 `plan_too_small`). */
  passedLimits: z.array(PassedLimit).max(3),
});
export interface SubscriptionChange extends z.infer<typeof SubscriptionChange> {}

/** An order to pay. With nothing due it is `completed` at once and has no checkout. */
export const PaymentOrder = z.object({
  transactionId: Id,
  status: PaymentStatus,
  /** Minor unit. */
  amount: Amount,
  currency: Currency,
  lines: z.array(ChargeLine).max(100),
  gateway: PaymentGateway,
  /** The checkout's page, of the sandbox or of Stripe; null at Razorpay, whose checkout is a script. */
  checkoutUrl: text(500).nullable(),
  checkout: Checkout.nullable(),
  /** Until when it can be paid. */
  expiresAt: Instant,
});
export interface PaymentOrder extends z.infer<typeof PaymentOrder> {}

/**
 * What was, or is to be, paid for a subscription. A `refund` is money that came for an order that could no longer be
 * paid: `pending` until it is given back, `refunded` from then on.
 */
export const SubscriptionTransaction = z.object({
  _id: Id,
  kind: z.enum(["start", "renew", "upgrade", "downgrade", "refund"]),
  planCode: text(40),
  planName: text(120),
  lines: z.array(ChargeLine).max(100),
  /** Minor unit. */
  amount: Amount,
  currency: Currency,
  status: PaymentStatus,
  gateway: PaymentGateway,
  /** How it was paid, as the gateway says: `card`, `upi`, `netbanking` …; null until then. */
  method: text(40).nullable(),
  /** Number of the receipt; null until it is paid. */
  receiptNumber: text(40).nullable(),
  razorpayOrderId: GatewayId.nullable(),
  razorpayPaymentId: GatewayId.nullable(),
  razorpaySubscriptionId: GatewayId.nullable(),
  /** The time that it pays for. */
  periodStart: Instant,
  periodEnd: Instant,
  paidAt: Instant.nullable(),
  ...stamps,
});
export interface SubscriptionTransaction extends z.infer<typeof SubscriptionTransaction> {}

/** The latest 500, newest first. */
export const SubscriptionTransactions = z.object({ transactions: z.array(SubscriptionTransaction).max(500) });
export interface SubscriptionTransactions extends z.infer<typeof SubscriptionTransactions> {}

/** The checkout's answer, as it is. */
export const VerifyPayment = z.strictObject(checkoutAnswer).refine(paysOneThing, ONE_THING);
export interface VerifyPayment extends z.infer<typeof VerifyPayment> {}

export const VerifiedPayment = z.object({
  status: PaymentStatus,
  transaction: SubscriptionTransaction,
  subscription: Subscription,
});
export interface VerifiedPayment extends z.infer<typeof VerifiedPayment> {}
