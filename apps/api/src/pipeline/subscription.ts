import { EXPIRED_MESSAGE, type Operation, refusedWhileExpired } from "@carrel/sdk";
import { subscriptionStands } from "@carrel/sdk/domain";
import type { FoundApiKey } from "../database/find-caller";
import { Failure } from "../failure";

/** What sessions and keys tell of their organisation's subscription. */
type Subscribed = Pick<FoundApiKey, "subscriptionStatus" | "subscriptionEndsAt">;

/**
 * Refuses what an organisation may not do while it has not paid. The list of essential calls is the client's own.
 * @throws Failure 402 `subscription_expired`
 */
export const requireSubscription = (row: Operation, caller: Subscribed, now: Date) => {
  if (!hasEnded(caller, now) || !refusedWhileExpired(row)) return;
  throw new Failure({ status: 402, code: "subscription_expired", message: EXPIRED_MESSAGE });
};

/** An organisation without a subscription is not one that pays: the platform's own. */
const hasEnded = ({ subscriptionStatus: status, subscriptionEndsAt: currentPeriodEnd }: Subscribed, now: Date) =>
  status !== null && currentPeriodEnd !== null && subscriptionStands({ status, currentPeriodEnd }, now) === "EXPIRED";
