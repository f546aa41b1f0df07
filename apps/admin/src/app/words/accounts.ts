import type { LedgerAccount, StatementEntry } from "@carrel/sdk";
import { METHOD_LABELS } from "../payment-words";

/** What the books call an account. */
export const ACCOUNT_LABELS: Readonly<Record<LedgerAccount, string>> = {
  receivable: "Owed to you",
  income_bookings: "Earned by bookings",
  income_memberships: "Earned by memberships",
  income_charges: "Earned by charges",
  tax: "Tax collected",
  ...METHOD_LABELS,
  written_off: "Written off",
  discounts: "Discounts",
  deposits: "Deposits held",
  income_deposits: "Deposits kept",
  carried: "Carried over",
  unapplied: "Paid for nothing here",
};

export const ACCOUNTS = Object.keys(ACCOUNT_LABELS) as LedgerAccount[];

/** What an entry of somebody's account is where it adds to what he owes, and where it takes from it. */
const ENTRY_LABELS: Readonly<Partial<Record<LedgerAccount, readonly [more: string, less: string]>>> = {
  income_bookings: ["Booked", "Booking cancelled or cheaper"],
  income_memberships: ["Sold", "Membership ended or cheaper"],
  income_charges: ["Charged", "Charge cancelled"],
  written_off: ["Asked for again", "Written off"],
  carried: ["Payment carried to another", "Payment carried over"],
};

/** @example entryLabel({ account: "upi", amount: -50_000 }) // "Paid, UPI" */
export function entryLabel({ account, amount }: Pick<StatementEntry, "account" | "amount">): string {
  const [more, less] = ENTRY_LABELS[account] ?? [
    `Refunded, ${ACCOUNT_LABELS[account]}`,
    `Paid, ${ACCOUNT_LABELS[account]}`,
  ];
  return amount > 0 ? more : less;
}
