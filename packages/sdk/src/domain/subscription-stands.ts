import type { SubscriptionStatus } from "../schemas/subscription";

const DAY = 86_400_000;

/** Days in which everything works after a paid period's end, for who forgot to pay. */
export const GRACE_DAYS = 7;

/** What is known of a subscription: the status that was written down, and when what was paid, or tried, ends. */
export interface SubscriptionState {
  status: SubscriptionStatus;
  currentPeriodEnd: Date;
}

/** Who tries it out has paid nothing, and who cancelled wants no more of it: neither has days of grace. */
const hasGrace = ({ status }: SubscriptionState) => status === "ACTIVE" || status === "PAST_DUE";

/**
 * When a subscription that nobody pays stops working: when it is, or becomes, EXPIRED.
 * @example subscriptionExpiresAt({ status: "ACTIVE", currentPeriodEnd: new Date("2026-12-01T10:00Z") }) // 8 December, 10:00
 */
export const subscriptionExpiresAt = (subscription: SubscriptionState): Date =>
  new Date(subscription.currentPeriodEnd.getTime() + (hasGrace(subscription) ? GRACE_DAYS * DAY : 0));

/**
 * How a subscription stands at an instant, whether or not somebody wrote it down. The server's SQL says the same
 * (`subscription_stands`).
 * @example subscriptionStands({ status: "ACTIVE", currentPeriodEnd: yesterday }, new Date()) // "PAST_DUE"
 */
export function subscriptionStands(subscription: SubscriptionState, now: Date): SubscriptionStatus {
  if (subscription.status === "EXPIRED" || subscriptionExpiresAt(subscription) <= now) return "EXPIRED";
  return subscription.currentPeriodEnd <= now ? "PAST_DUE" : subscription.status;
}
