import { secretId } from "../../codes/secrets";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { conflict } from "../../failure";
import { findLive, type Offer } from "./queries";
import { standingOf } from "./record";

/** Minutes for which a QR code is good: long enough to fetch a phone, and no longer. */
const LIVES_FOR = 15;

/** 409: an order that nobody can pay any more. */
const requirePayable = (offer: Offer, now: Date) => {
  const standing = standingOf(offer);
  if (standing === "completed") throw conflict("order_ended", "This order is paid already.");
  if (standing === "failed" || offer.expiresAt <= now)
    throw conflict("order_ended", "This order can't be paid any more. Look at your plan, then order anew.");
};

/**
 * The session at which an order is paid on a phone: the one that lives, else a new one. The transaction holds the payer's
 * lock (`lockPayer`).
 * @throws Failure 409 `order_ended`
 */
export async function openSession(
  tenancy: Pick<Context, "db" | "orgId" | "now" | "random">,
  offer: Offer,
): Promise<{ session: Row<"paymentSessions">; isNew: boolean }> {
  const { db, orgId, now, random } = tenancy;
  requirePayable(offer, now);
  const live = await findLive(tenancy, offer.orderId);
  if (live) return { session: live, isNew: false };
  const session = await db
    .insertInto("paymentSessions")
    .values({
      orgId,
      sessionId: await secretId(random),
      orderId: offer.orderId,
      expiresAt: new Date(Math.min(now.getTime() + LIVES_FOR * 60_000, offer.expiresAt.getTime())),
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { session, isNew: true };
}
