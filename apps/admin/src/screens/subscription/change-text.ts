import type { SubscriptionChange } from "@carrel/sdk";

export interface Written {
  /** Writes a day. */
  day: (instant: string) => string;
  /** Writes the last day of what runs up to an instant. */
  lastDay: (end: string) => string;
  /** Writes an amount of the change's currency, minor unit. */
  money: (amount: number) => string;
}

/**
 * When a change comes and what it does, in words.
 * @example changeText(change, written) // "Growth begins today and runs until 25 December 2026."
 */
export function changeText(change: SubscriptionChange, { day, lastDay }: Omit<Written, "money">): string {
  const { kind, planName, periodEnd, effectiveAt } = change;
  switch (kind) {
    case "start":
      return `${planName} begins today and runs until ${lastDay(periodEnd)}.`;
    case "renew":
      return `You stay with ${planName}, from ${day(effectiveAt)} until ${lastDay(periodEnd)}.`;
    case "upgrade":
      return `${planName} begins today and runs until ${lastDay(periodEnd)}. What you have not used of the time before is taken off.`;
    case "downgrade":
      return `What you have stays until ${lastDay(effectiveAt)}, then it becomes ${planName}.`;
  }
}

/** What has to be paid after this change, and when. */
export function nextText(change: SubscriptionChange, { day, money }: Omit<Written, "lastDay">): string {
  const { kind, nextAmount, periodEnd, isRecurring } = change;
  const due = `${money(nextAmount)} on ${day(periodEnd)}`;
  if (isRecurring) return `Next: ${due}, taken by itself.`;
  return kind === "downgrade" ? `Then ${due}, to go on.` : `Next: ${due}, to go on. Nothing is taken by itself.`;
}
