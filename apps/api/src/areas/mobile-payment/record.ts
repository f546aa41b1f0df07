import type { MobilePayment, MobilePaymentStatus } from "@carrel/sdk/schemas";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { describeOrder, type Payer, paymentOrderRecord } from "../subscription/record";
import { tenantOf } from "../tenant";
import type { Offer } from "./queries";

/** A QR code is scanned by whoever stands before it, so that the checkout greets nobody. */
const WHOEVER_SCANS: Payer = { name: "", email: "", phone: "" };

/** How an order stands beside its session. Money that came in vain ends it: nobody is to pay a second time. */
export const standingOf = ({ paidAt, endedAt, cameInVain }: Offer): Exclude<MobilePaymentStatus, "expired"> => {
  if (paidAt) return "completed";
  return endedAt || cameInVain ? "failed" : "pending";
};

/** A session as whoever knows its id gets it: what is to be paid and to whom, and nothing of who pays. */
export async function sessionRecord(
  context: Pick<Context, "now" | "payments" | "request" | "organisation" | "platform">,
  { session, offer }: { session: Row<"paymentSessions">; offer: Offer },
): Promise<MobilePayment> {
  const { now, payments, request } = context;
  const organisation = tenantOf(context);
  const { name: seller, address } = await context.platform();
  const standing = standingOf(offer);
  const isOver = standing === "pending" && session.expiresAt <= now;
  const status = isOver ? "expired" : standing;
  // The checkout's page leads back to where it was opened, which needn't be the platform's own address.
  const origin = request.calledOrigin;
  const order = paymentOrderRecord({
    order: offer,
    organisation,
    gateway: payments,
    now,
    origin,
    seller,
    payer: WHOEVER_SCANS,
  });
  const isOpen = status === "pending";
  return {
    _id: session.sessionId,
    status,
    url: `${address}/mobile-payment/${session.sessionId}`,
    orgName: seller,
    description: describeOrder(offer, organisation),
    amount: order.amount,
    currency: order.currency,
    gateway: order.gateway,
    checkoutUrl: isOpen ? order.checkoutUrl : null,
    checkout: isOpen ? order.checkout : null,
    expiresAt: session.expiresAt.toISOString(),
    paidAt: offer.paidAt?.toISOString() ?? null,
  };
}
