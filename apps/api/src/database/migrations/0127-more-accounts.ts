import type { Migration } from "./migration";

const ACCOUNTS = [
  ...[
    "receivable",
    "income_bookings",
    "income_memberships",
    "cash",
    "upi",
    "card",
    "bank",
    "online",
    "carried",
    "unapplied",
  ],
  ...["written_off", "deposits", "income_deposits", "discounts", "income_charges", "tax"],
]
  .map((account) => `'${account}'`)
  .join(", ");

/** What is let off a price as it is sold, and what is earned by charges of their own, have accounts (decisions 78 and 79), and tax. */
export const moreAccounts: Migration = {
  name: "0127-more-accounts",
  sql: /* sql */ `
alter table ledger_lines drop constraint ledger_lines_accounts, add constraint ledger_lines_accounts check (
  debit <> credit and debit in (${ACCOUNTS}) and credit in (${ACCOUNTS})) not valid;
`,
};
