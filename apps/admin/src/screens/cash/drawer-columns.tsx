import type { CashDrawer } from "@carrel/sdk";
import { TwoLines, When } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";
import { whoseName } from "./cash-words";

interface Writers {
  moment: (instant: string) => string;
  money: (amount: number, currency?: string) => string;
}

const paymentsText = (count: number) => (count === 1 ? "1 payment" : `${count} payments`);

/** What the list tells of cash that is to be counted, and what that is in a file: there money is in the smallest unit. */
export const drawerColumns = ({ moment, money }: Writers): ListColumn<CashDrawer>[] => [
  {
    id: "who",
    header: "Who",
    cell: ({ person, payments }) => <TwoLines below={paymentsText(payments)}>{whoseName(person)}</TwoLines>,
    csv: { Who: ({ person }) => whoseName(person), Payments: ({ payments }) => payments },
  },
  {
    id: "since",
    header: "Since",
    cell: ({ since }) => <When at={since}>{moment(since)}</When>,
    csv: { "Since (UTC)": ({ since }) => since },
  },
  {
    id: "until",
    header: "Last",
    hideBelow: "md",
    cell: ({ until }) => <When at={until}>{moment(until)}</When>,
    csv: { "Last (UTC)": ({ until }) => until },
  },
  {
    id: "recorded",
    header: "Recorded",
    align: "end",
    cell: ({ expected, currency }) => <span className="whitespace-nowrap">{money(expected, currency)}</span>,
    csv: { "Recorded (smallest unit)": ({ expected }) => expected, Currency: ({ currency }) => currency },
  },
];
