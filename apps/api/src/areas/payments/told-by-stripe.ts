import type { StripeEvent } from "@carrel/sdk/schemas";
import * as z from "zod";

/** What Stripe's events say. Of all others, such as those of what an account sells elsewhere, nothing is taken in. */
const SAYS = {
  "checkout.session.completed": "paid",
  "checkout.session.async_payment_succeeded": "paid",
  "invoice.paid": "paid",
  "invoice.payment_failed": "failed",
  "customer.subscription.updated": "changed",
  "customer.subscription.deleted": "over",
} as const;

const isKnown = (type: string): type is keyof typeof SAYS => Object.hasOwn(SAYS, type);

const Named = z.object({ receipt: z.uuid() });

/** Our own name of an order, where events of its checkout, its subscription and its invoices have it. */
const ReceiptOf = z.union([
  z.object({ metadata: Named }).transform(({ metadata }) => metadata.receipt),
  z
    .object({ parent: z.object({ subscription_details: z.object({ metadata: Named }) }) })
    .transform(({ parent }) => parent.subscription_details.metadata.receipt),
]);

/** Where the order is paid once. */
const PaidOnce = z.object({ payment_intent: z.string().min(1).max(255) });

const GivenUp = z.union([
  z.object({ status: z.literal("unpaid") }),
  z.object({ cancellation_details: z.object({ reason: z.literal("payment_failed") }) }),
]);

interface ToldByStripe {
  /** Our own name of the order. */
  receipt: string;
  says: (typeof SAYS)[keyof typeof SAYS] | "halted";
  /** The gateway's id of what paid it, where it is paid once. */
  paymentId: string | null;
}

/** What an event tells of an order; undefined for every other event. */
export function toldByStripe({ type, data: { object } }: StripeEvent): ToldByStripe | undefined {
  if (!isKnown(type)) return undefined;
  const receipt = ReceiptOf.safeParse(object).data;
  if (receipt === undefined) return undefined;
  const says = SAYS[type];
  const isHalted = (says === "changed" || says === "over") && GivenUp.safeParse(object).success;
  const paymentId = PaidOnce.safeParse(object).data?.payment_intent ?? null;
  return { receipt, says: isHalted ? "halted" : says, paymentId };
}
