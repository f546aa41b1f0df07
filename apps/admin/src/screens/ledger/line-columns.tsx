import type { LedgerLine } from "@carrel/sdk";
import { ACCOUNT_LABELS } from "../../app/words/accounts";
import { TwoLines, When } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";

interface Writers {
  money: (amount: number, currency?: string) => string;
  moment: (instant: string) => string;
}

/** What a line is of: what has no name of its own is a deposit, or a payment for something that is gone. */
const nameOf = ({ name, debit, credit }: LedgerLine) =>
  name || (debit === "deposits" || credit === "deposits" ? "Deposit" : "A payment");

/** The list's columns, and what they are in a file: there money is in the smallest unit. */
export const lineColumns = ({ money, moment }: Writers): ListColumn<LedgerLine>[] => [
  {
    id: "what",
    header: "What",
    cell: (line) => <TwoLines below={line.customerName}>{nameOf(line)}</TwoLines>,
    csv: { What: nameOf, Who: ({ customerName }) => customerName },
  },
  {
    id: "when",
    header: "When",
    hideBelow: "sm",
    cell: ({ postedAt }) => <When at={postedAt}>{moment(postedAt)}</When>,
    csv: { "When (UTC)": ({ postedAt }) => postedAt },
  },
  {
    id: "debit",
    header: "Debit",
    cell: ({ debit }) => ACCOUNT_LABELS[debit],
    csv: ({ debit }) => ACCOUNT_LABELS[debit],
  },
  {
    id: "credit",
    header: "Credit",
    cell: ({ credit }) => ACCOUNT_LABELS[credit],
    csv: ({ credit }) => ACCOUNT_LABELS[credit],
  },
  { id: "note", header: "Note", hideBelow: "md", cell: ({ note }) => note, csv: ({ note }) => note },
  {
    id: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => <span className="whitespace-nowrap">{money(amount, currency)}</span>,
    csv: { "Amount (smallest unit)": ({ amount }) => amount, Currency: ({ currency }) => currency },
  },
];
