import type { ClientOrganisation } from "@carrel/sdk";
import { daysBetween, localDateOf } from "@carrel/sdk/domain";
import { LOCALE } from "../locale";

type Subscription = NonNullable<ClientOrganisation["subscription"]>;

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

/** What the end of the period means, before it and after it. */
const ENDS: Readonly<Record<Subscription["status"], readonly [before: string, after: string]>> = {
  TRIAL: ["Trial ends", "Trial ended"],
  ACTIVE: ["Paid until", "Was paid until"],
  PAST_DUE: ["Payment is due by", "Payment was due by"],
  EXPIRED: ["Ends", "Ended"],
  CANCELLED: ["Cancelled, runs until", "Cancelled, ran until"],
};

/**
 * What happens when a subscription's period ends.
 * @param now instant
 * @param timeZone of whom it is told to
 * @example periodText(subscription, new Date(), "Asia/Kolkata") // "Renews on 12 Dec 2026, in 21 days"
 */
export function periodText(
  { status, currentPeriodEnd, isRecurring }: Pick<Subscription, "status" | "currentPeriodEnd" | "isRecurring">,
  now: Date,
  timeZone: string,
): string {
  const end = new Date(currentPeriodEnd);
  const isAhead = end > now;
  const [before, after] = ENDS[status];
  const verb = status === "ACTIVE" && isRecurring && isAhead ? "Renews on" : isAhead ? before : after;
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone }).format(end);
  // By the calendar, as its own people are told of it.
  const days = daysBetween(localDateOf(now, timeZone), localDateOf(end, timeZone));
  return `${verb} ${date}, ${relative.format(days, "day")}`;
}
