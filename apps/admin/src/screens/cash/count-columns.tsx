import type { CashCount } from "@carrel/sdk";
import { StatusBadge } from "@carrel/ui/status-badge";
import { TwoLines, When } from "../../lists/cells";
import type { ListColumn } from "../../lists/list-column";
import { differenceText, whoseName } from "./cash-words";

interface Writers {
  moment: (instant: string) => string;
  money: (amount: number, currency?: string) => string;
}

/** A key counts as one, not as somebody. */
const counterName = (person: CashCount["countedBy"]) => (person ? whoseName(person) : "An API key");

const toneOf = (difference: number) => {
  if (difference === 0) return "success";
  return difference < 0 ? "danger" : "warning";
};

/** What the list tells of cash that was counted, and what that is in a file: there money is in the smallest unit. */
export const countColumns = ({ moment, money }: Writers): ListColumn<CashCount>[] => [
  {
    id: "who",
    header: "Whose",
    cell: ({ person, countedBy }) => (
      <TwoLines below={`Counted by ${counterName(countedBy)}`}>{whoseName(person)}</TwoLines>
    ),
    csv: { Whose: ({ person }) => whoseName(person), "Counted by": ({ countedBy }) => counterName(countedBy) },
  },
  {
    id: "when",
    header: "When",
    cell: ({ countedAt }) => <When at={countedAt}>{moment(countedAt)}</When>,
    csv: { "When (UTC)": ({ countedAt }) => countedAt },
  },
  {
    id: "period",
    header: "Recorded from",
    hideBelow: "md",
    cell: ({ firstAt, lastAt }) => <TwoLines below={`to ${moment(lastAt)}`}>{moment(firstAt)}</TwoLines>,
    csv: { "First (UTC)": ({ firstAt }) => firstAt, "Last (UTC)": ({ lastAt }) => lastAt },
  },
  {
    id: "difference",
    header: "Difference",
    cell: ({ difference, currency, note }) => (
      // Blocks: they stand where the cell's text does, at the end on a phone.
      <span className="block min-w-0">
        <StatusBadge tone={toneOf(difference)}>
          {differenceText(difference, (amount) => money(amount, currency))}
        </StatusBadge>
        {note && <span className="mt-1 block text-sm text-muted wrap-anywhere">{note}</span>}
      </span>
    ),
    csv: { "Difference (smallest unit)": ({ difference }) => difference, Note: ({ note }) => note },
  },
  {
    id: "recorded",
    header: "Recorded",
    align: "end",
    hideBelow: "md",
    cell: ({ expected, currency }) => <span className="whitespace-nowrap">{money(expected, currency)}</span>,
    csv: { "Recorded (smallest unit)": ({ expected }) => expected, Payments: ({ payments }) => payments },
  },
  {
    id: "counted",
    header: "Counted",
    align: "end",
    cell: ({ counted, currency }) => <span className="whitespace-nowrap">{money(counted, currency)}</span>,
    csv: { "Counted (smallest unit)": ({ counted }) => counted, Currency: ({ currency }) => currency },
  },
];
