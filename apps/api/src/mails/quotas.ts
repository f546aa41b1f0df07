import type { UnaskedReason } from "./reasons";

const DAY = 86_400_000;

/** How an organisation stands with the platform. */
export interface Standing {
  /** It runs the platform. */
  isSuper: boolean;
  /** Since when it pays; null: it tries the platform, or pays no more. */
  paidSince: Date | null;
}

interface Quota extends Readonly<Record<UnaskedReason, number>> {
  /** Whole days since it first paid; null: it doesn't. */
  fromDay: number | null;
}

/** Mails a day (of UTC) to addresses that did not ask. They grow with how long an organisation has paid. */
const QUOTAS = [
  { fromDay: null, invitation: 10, confirmation: 20, reminder: 20 },
  { fromDay: 0, invitation: 50, confirmation: 200, reminder: 200 },
  { fromDay: 30, invitation: 200, confirmation: 1000, reminder: 1000 },
  { fromDay: 180, invitation: 500, confirmation: 5000, reminder: 5000 },
] as const satisfies readonly Quota[];

/** Mails a day to one address that did not ask, from all organisations together. */
export const UNASKED_TO_READER = 10;

/** Whether an organisation has yet to pay: its words stand in no mail to strangers, but for its name. */
export const isTrial = ({ isSuper, paidSince }: Standing): boolean => !isSuper && paidSince === null;

/** How many a day an organisation may send; null: as many as it likes. */
export function quotaOf({ isSuper, paidSince }: Standing, reason: UnaskedReason, now: Date): number | null {
  if (isSuper) return null;
  const days = paidSince === null ? -1 : Math.floor((now.getTime() - paidSince.getTime()) / DAY);
  const quota = QUOTAS.findLast(({ fromDay }) => (fromDay ?? -1) <= days) ?? QUOTAS[0];
  return quota[reason];
}

/** When the day ends that quotas count. */
export const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY) + 1) * DAY);
