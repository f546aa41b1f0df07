import { EXPIRED_MESSAGE, type Operation, refusedWhileExpired } from "@carrel/sdk";
import type { FoundSession } from "../database/lookups";
import { Failure } from "../failure";

/**
 * Refuses what an organisation may not do while it has not paid. The list of essential calls is the client's own.
 * @throws Failure 402 `subscription_expired`
 */
export const requireSubscription = (row: Operation, session: FoundSession, now: Date) => {
  if (!hasEnded(session, now) || !refusedWhileExpired(row)) return;
  throw new Failure({ status: 402, code: "subscription_expired", message: EXPIRED_MESSAGE });
};

/** An organisation without a subscription is not one that pays: the platform's own. */
const hasEnded = ({ subscriptionStatus, subscriptionEndsAt }: FoundSession, now: Date) =>
  subscriptionStatus === "EXPIRED" ||
  subscriptionStatus === "CANCELLED" ||
  (subscriptionEndsAt !== null && subscriptionEndsAt <= now);
