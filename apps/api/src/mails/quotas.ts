import type { UnaskedReason } from "./reasons";

const DAY = 86_400_000;

/** How an organisation stands with the platform. */
export interface Standing {
  /** It runs the platform. */
  isSuper: boolean;
  /** Since when it pays; null: it tries the platform, or pays no more. */
  paidSince: Date | null;
}

/** To how many different addresses codes of an organisation's booking pages go in a day, whoever asks for them. */
interface CodeQuota {
  codes: number;
  /** Of these for who asks from one neighbourhood of networks: it takes many to use up what a hall has. */
  codesNearby: number;
}

interface Quota extends Readonly<Record<UnaskedReason, number>>, CodeQuota {
  /** Whole days since it first paid; null: it doesn't. */
  fromDay: number | null;
}

/** Mails a day (of UTC) to addresses that did not ask, and codes. They grow with how long an organisation has paid. */
const QUOTAS: readonly [Quota, ...Quota[]] = [
  { fromDay: null, invitation: 10, confirmation: 20, reminder: 20, codes: 50, codesNearby: 25 },
  { fromDay: 0, invitation: 50, confirmation: 200, reminder: 200, codes: 1000, codesNearby: 100 },
  { fromDay: 30, invitation: 200, confirmation: 1000, reminder: 1000, codes: 5000, codesNearby: 250 },
  { fromDay: 180, invitation: 500, confirmation: 5000, reminder: 5000, codes: 20_000, codesNearby: 500 },
];

/** Mails a day to one address that did not ask, from all organisations together. */
export const UNASKED_TO_READER = 10;

/** Whether an organisation has yet to pay: its words stand in no mail to strangers, but for its name. */
export const isTrial = ({ isSuper, paidSince }: Standing): boolean => !isSuper && paidSince === null;

/** What an organisation may send in a day; null: as much as it likes. */
function quotasOf({ isSuper, paidSince }: Standing, now: Date): Quota | null {
  if (isSuper) return null;
  const days = paidSince === null ? -1 : Math.floor((now.getTime() - paidSince.getTime()) / DAY);
  return QUOTAS.findLast(({ fromDay }) => (fromDay ?? -1) <= days) ?? QUOTAS[0];
}

/** How many a day an organisation may send; null: as many as it likes. */
export const quotaOf = (standing: Standing, reason: UnaskedReason, now: Date): number | null =>
  quotasOf(standing, now)?.[reason] ?? null;

/** To how many addresses its codes may go in a day; null: to as many as are asked for. */
export const codeQuotaOf = (standing: Standing, now: Date): CodeQuota | null => quotasOf(standing, now);

/** When the day ends that quotas count. */
export const nextDay = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY) + 1) * DAY);
