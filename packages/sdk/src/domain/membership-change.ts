import { daysIn } from "./membership-freeze";
import { earlier, later, type Period } from "./period";

/**
 * A part of an amount, rounded once and half up.
 * @param amount in the currency's minor unit
 * @param part of `whole` equal parts
 * @example shareOf(100_000, 10, 30) // 33333
 */
export const shareOf = (amount: number, part: number, whole: number): number =>
  whole > 0 ? Math.floor((2 * amount * part + whole) / (2 * whole)) : 0;

/**
 * Local days that were bought with a membership, from an instant on: those on which it rests are none of them.
 * @param from default: its start
 */
export function boughtDays(
  { startAt, endAt, freezes }: Period & { freezes: readonly Period[] },
  timezone: string,
  from: Date = startAt,
): number {
  const begin = later(from, startAt);
  const rest = freezes.map((freeze) => ({
    startAt: later(freeze.startAt, begin),
    endAt: earlier(freeze.endAt, endAt),
  }));
  return rest.reduce((days, freeze) => days - daysIn(freeze, timezone), daysIn({ startAt: begin, endAt }, timezone));
}

/** What was bought with a membership. */
export interface Bought extends Period {
  /** All that was agreed for it, in the minor unit. */
  amount: number;
  freezes: readonly Period[];
  /** What a pass holds and what is left of it, in its days or minutes; null of what is none. */
  allowance: { total: number; left: number } | null;
}

/**
 * What the part of a membership was bought for that is not used at an instant: of a pass what is left of it, of everything else its days
 * from then on, the one that has begun among them.
 * @returns in the minor unit
 * @example unusedOf({ startAt, endAt, freezes: [], allowance: null, amount: 300_000 }, "Asia/Kolkata", tenDaysBefore(endAt)) // 100000
 */
export function unusedOf({ amount, allowance, ...time }: Bought, timezone: string, from: Date): number {
  if (allowance) return shareOf(amount, allowance.left, allowance.total);
  return shareOf(amount, boughtDays(time, timezone, from), boughtDays(time, timezone));
}

/** What a change is reckoned from. */
export interface ChangedTerm {
  /** All that was agreed for the membership, in the minor unit. */
  amount: number;
  /** Local days that it was bought for, and those of them from the change on. */
  days: number;
  daysLeft: number;
  /** What one duration of the other plan costs, tax included, and the local days of it. */
  price: number;
  priceDays: number;
}

/** What a change costs. */
export interface ChangeSums {
  /** What the days that are left were bought for. */
  credit: number;
  /** What they cost on the other plan. */
  price: number;
  /** What is to be paid. */
  due: number;
  /** What is agreed for the days that are left from then on: a credit that is more stays with them. */
  amount: number;
}

/**
 * What another plan costs for the days that are left, both by their part of all days.
 * @example changeSums({ amount: 300_000, days: 30, daysLeft: 10, price: 450_000, priceDays: 30 }).due // 50000
 */
export function changeSums({ amount, days, daysLeft, price, priceDays }: ChangedTerm): ChangeSums {
  const credit = shareOf(amount, daysLeft, days);
  const wanted = shareOf(price, daysLeft, priceDays);
  const due = Math.max(0, wanted - credit);
  return { credit, price: wanted, due, amount: credit + due };
}
