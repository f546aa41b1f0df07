import type {
  AddOnLimits,
  ChargeLine,
  PaymentGateway,
  PlanInterval,
  PlanLimits,
  ProfitType,
  ReturnReason,
  SubscribedAddOn,
  Subscription,
} from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { Json, JsonOrNull, JsonWithDefault } from "../json";
import type { Instant, Stamps } from "./columns";

interface SubscriptionsTable extends Stamps {
  orgId: string;
  planCode: string;
  status: "TRIAL" | "ACTIVE" | "PAST_DUE" | "EXPIRED" | "CANCELLED";
  currentPeriodStart: Instant;
  currentPeriodEnd: Instant;
  isRecurring: Generated<boolean>;
  /** Pieces of add-ons beside the plan. */
  addOns: JsonWithDefault<SubscribedAddOn[]>;
  /** Waits for the period's end. */
  pendingChange: JsonOrNull<NonNullable<Subscription["pendingChange"]>>;
}

type Change = "start" | "renew" | "upgrade" | "downgrade";

/** What was offered at which price; rows are added and never changed. */
interface SubscriptionOrdersTable {
  orgId: string;
  orderId: string;
  kind: Change;
  planCode: string;
  planName: string;
  interval: PlanInterval;
  addOns: Json<SubscribedAddOn[]>;
  lines: Json<ChargeLine[]>;
  /** Minor unit of `currency`. */
  amount: number;
  currency: string;
  periodStart: Instant;
  periodEnd: Instant;
  gateway: PaymentGateway;
  /** Null where nothing is due. */
  gatewayOrderId: string | null;
  orderedBy: string | null;
  /** The order with which somebody allowed the gateway to charge: itself, or that of a later charge; null where it is paid by hand. */
  mandateId: Generated<string | null>;
  /** Which of the organisation's payments it becomes, from 1; orders made over the same credit have the same. */
  turn: number;
  expiresAt: Instant;
  createdAt: Instant;
}

/** What the gateway may charge by itself; what for, its first order says. */
interface SubscriptionMandatesTable extends Stamps {
  orgId: string;
  mandateId: string;
  state: "open" | "active" | "ending" | "ended";
  chargesFrom: Instant;
  askedAt: Instant | null;
}

/** What was paid of an order; rows are added by `payOrder` and never changed. */
interface SubscriptionPaymentsTable {
  orgId: string;
  orderId: string;
  kind: Change;
  /** Minor unit of `currency`. */
  amount: number;
  currency: string;
  periodStart: Instant;
  periodEnd: Instant;
  gatewayPaymentId: string | null;
  method: string | null;
  receiptNumber: string | null;
  /** Whose client the organisation was. */
  resellerId: string | null;
  /** His rate of that day: percent, or the minor unit of his currency. */
  profitRate: number | null;
  profitType: ProfitType | null;
  /** What he got of it, minor unit of `currency`. */
  resellerShare: number;
  /** His local date of it, and what the organisation was called; null where a server of the release before wrote it. */
  resellerDay: string | null;
  payerName: string | null;
  /** The order's; each is taken once. */
  turn: number;
  paidAt: Instant;
}

/** Money that came for an order and could not pay it; rows are added by `settlePayment` and never changed. */
interface PaymentsToReturnTable {
  orgId: string;
  paymentId: string;
  orderId: string;
  gatewayPaymentId: string;
  method: string;
  /** Minor unit of `currency`. */
  amount: number;
  currency: string;
  reason: ReturnReason;
  cameAt: Instant;
}

/** That it was given back; rows are added and never changed. */
interface PaymentReturnsTable {
  orgId: string;
  paymentId: string;
  /** The bank's or the gateway's. */
  reference: string;
  /** Of the super organisation: somebody of the staff, or a secret key. */
  returnedBy: string;
  returnedByName: string;
  returnedAt: Instant;
}

/** Where an order is paid on a phone; rows are added, and deleted once they are over. */
interface PaymentSessionsTable {
  orgId: string;
  /** What the QR code names: see `secretId`. */
  sessionId: string;
  orderId: string;
  expiresAt: Instant;
  createdAt: Instant;
}

interface SoldTable<Limits> extends Stamps {
  orgId: string;
  code: string;
  name: string;
  description: Generated<string>;
  /** Minor unit of `currency`, tax included. */
  amount: number;
  currency: string;
  interval: PlanInterval;
  limits: Json<Limits>;
  features: Generated<string[]>;
  isActive: Generated<boolean>;
  /** Place in the list, from 0. */
  position: number;
}

interface PricingPlansTable extends SoldTable<PlanLimits> {
  planId: string;
}

interface AddOnsTable extends SoldTable<AddOnLimits> {
  addOnId: string;
}

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable;
  subscriptionOrders: SubscriptionOrdersTable;
  subscriptionPayments: SubscriptionPaymentsTable;
  subscriptionMandates: SubscriptionMandatesTable;
  paymentsToReturn: PaymentsToReturnTable;
  paymentReturns: PaymentReturnsTable;
  paymentSessions: PaymentSessionsTable;
  pricingPlans: PricingPlansTable;
  addOns: AddOnsTable;
}
