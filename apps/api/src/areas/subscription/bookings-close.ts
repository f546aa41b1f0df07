import { type SubscriptionState, subscriptionExpiresAt, subscriptionStands } from "@carrel/sdk/domain";
import type { Context } from "../../context";
import { Failure } from "../../failure";

/** For how many days a place's visitors can book once its subscription has expired: they are not to pay for what it forgot. */
const OPEN_DAYS = 14;
const DAY = 24 * 3_600_000;

/** When visitors can book no more; null until the subscription has expired. */
export const bookingsCloseAt = (subscription: SubscriptionState, now: Date): Date | null =>
  subscriptionStands(subscription, now) === "EXPIRED"
    ? new Date(subscriptionExpiresAt(subscription).getTime() + OPEN_DAYS * DAY)
    : null;

/** What visitors of an organisation are told that takes no bookings any more; null of one that does. */
export async function bookingsClosed({
  db,
  orgId,
  now,
  organisation,
}: Pick<Context, "db" | "orgId" | "now" | "organisation">): Promise<string | null> {
  const subscription = await db
    .selectFrom("subscriptions")
    .select(["status", "currentPeriodEnd"])
    .where("orgId", "=", orgId)
    .executeTakeFirst();
  const closesAt = subscription ? bookingsCloseAt(subscription, now) : null;
  if (closesAt === null || closesAt > now) return null;
  return `${organisation?.orgName ?? "This place"} takes no bookings online at the moment. Ask at the front desk.`;
}

/** @throws Failure 403 `bookings_closed`; never 402, by which a client would take its own organisation for the one */
export async function requireOpenBookings(context: Parameters<typeof bookingsClosed>[0]): Promise<void> {
  const message = await bookingsClosed(context);
  if (message !== null) throw new Failure({ status: 403, code: "bookings_closed", message });
}
