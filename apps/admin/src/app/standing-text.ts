import type { SubscriptionStatus } from "@carrel/sdk";
import { addDays, daysBetween, GRACE_DAYS, localDateOf } from "@carrel/sdk/domain";
import { counted } from "./words/span-text";

/** Days from which on a trial's end is near. */
const NEAR = 3;

/** What an organisation has to know of its subscription wherever it is. */
export interface Standing {
  kind: "trial" | "pastDue";
  text: string;
  isNear: boolean;
}

interface Asked {
  status: SubscriptionStatus;
  /** Instant. */
  currentPeriodEnd: string;
}

/**
 * How long a trial, or the grace after a paid period, still is, by the days of the organisation's calendar.
 * @returns null where there is nothing to know, or it is over
 * @example standingText({ status: "TRIAL", currentPeriodEnd: "2026-12-03T09:00:00Z" }, new Date("2026-11-21T09:00:00Z"), "Asia/Kolkata") // { kind: "trial", text: "Trial: 12 days left", isNear: false }
 */
export function standingText({ status, currentPeriodEnd }: Asked, now: Date, timeZone: string): Standing | null {
  const end = new Date(currentPeriodEnd);
  const [today, last] = [localDateOf(now, timeZone), localDateOf(end, timeZone)];
  if (status === "TRIAL" && end > now) {
    const days = daysBetween(today, last);
    const text = days === 0 ? "Trial ends today" : `Trial: ${counted(days, "day")} left`;
    return { kind: "trial", text, isNear: days <= NEAR };
  }
  if (status === "PAST_DUE") {
    const days = daysBetween(today, addDays(last, GRACE_DAYS));
    const left =
      days <= 0 ? "Everything stops today" : `Everything works for ${counted(days, "more day", "more days")}`;
    return { kind: "pastDue", text: `The subscription is not paid. ${left}.`, isNear: true };
  }
  return null;
}
