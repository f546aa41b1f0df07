import type { Shift } from "@carrel/sdk";
import { ActiveBadge } from "../../app/parts/active-badge";
import { timesText, weekdaysText } from "../../app/words/shift-times";
import type { ListColumn } from "../../lists/list-column";

/** What the list tells of a shift, on the screen and in a file. */
export const SHIFT_COLUMNS: ListColumn<Shift>[] = [
  {
    id: "name",
    header: "Shift",
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    csv: ({ name }) => name,
  },
  {
    id: "times",
    header: "From, to",
    cell: (shift) => <span className="whitespace-nowrap tabular-nums">{timesText(shift)}</span>,
    csv: { From: ({ starts }) => starts, To: ({ ends }) => ends },
  },
  {
    id: "weekdays",
    header: "Days",
    hideBelow: "sm",
    cell: ({ weekdays }) => weekdaysText(weekdays),
    csv: ({ weekdays }) => weekdaysText(weekdays),
  },
  {
    id: "state",
    header: "State",
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    csv: ({ isActive }) => (isActive ? "Active" : "Inactive"),
  },
];
