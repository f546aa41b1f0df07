import type { VisitorMembership } from "@carrel/sdk";
import { allowanceText, amountText } from "@carrel/sdk/domain";
import { longDay } from "./long-day";
import type { OwnRight } from "./own-right";

/**
 * What a visit takes of a membership, before it is booked.
 * @example rightInWords({ membership, uses: 1 }, "Asia/Kolkata") // "Ten-day pass: 3 of 10 days left. This visit takes 1 day, and 2 days are left after it."
 */
export function rightInWords({ membership, uses }: OwnRight, timezone: string): string {
  const { feePlanName, shift, allowance, lastDay } = membership;
  if (!allowance || uses === null) {
    return `${feePlanName}${shift ? `, ${shift.name}` : ""}, until ${longDay(lastDay, timezone)}: this visit is part of it.`;
  }
  const { unit } = allowance;
  const after = allowance.left - uses;
  const rest = after === 0 ? "nothing is" : `${amountText(after, unit)} ${after === 1 ? "is" : "are"}`;
  return `${feePlanName}: ${allowanceText(allowance)} left. This visit takes ${amountText(uses, unit)}, and ${rest} left after it.`;
}

/**
 * By what a visit was booked, and what is left of it.
 * @example bookedByInWords(membership, "Asia/Kolkata") // "Ten-day pass: 2 of 10 days left, until Tue, 22 Dec 2026."
 */
export function bookedByInWords({ feePlanName, allowance, lastDay }: VisitorMembership, timezone: string): string {
  const until = `until ${longDay(lastDay, timezone)}`;
  if (!allowance) return `${feePlanName}, ${until}.`;
  return allowance.left === 0
    ? `${feePlanName}: it is used up now. Ask at the desk for another.`
    : `${feePlanName}: ${allowanceText(allowance)} left, ${until}.`;
}
