import type { RazorpayEvent } from "@carrel/sdk/schemas";
import * as z from "zod";
import type { GatewayCharge } from "../../ports";
import { capturedIn } from "./captured";

/** What Razorpay's events say of a subscription. */
const SAYS = {
  "subscription.authenticated": "charged",
  "subscription.activated": "charged",
  "subscription.charged": "charged",
  "subscription.pending": "failed",
  "subscription.halted": "halted",
  "subscription.cancelled": "cancelled",
  "subscription.completed": "over",
  "subscription.expired": "over",
} as const;

const isKnown = (event: string): event is keyof typeof SAYS => Object.hasOwn(SAYS, event);

const OfSubscription = z.object({ subscription: z.object({ entity: z.object({ id: z.string().min(1).max(64) }) }) });

interface ToldOfMandate {
  /** The gateway's id of it. */
  mandate: string;
  says: (typeof SAYS)[keyof typeof SAYS];
  /** What was charged, where the event tells of it. */
  charge: GatewayCharge | undefined;
}

/** What an event tells of a mandate; undefined for every other event. */
export function toldOfMandate(event: RazorpayEvent): ToldOfMandate | undefined {
  if (!isKnown(event.event)) return undefined;
  const mandate = OfSubscription.safeParse(event.payload).data?.subscription.entity.id;
  if (mandate === undefined) return undefined;
  const payment = capturedIn(event);
  const charge = payment && { ...payment, paymentId: payment.id, orderId: payment.order_id };
  return { mandate, says: SAYS[event.event], charge };
}
