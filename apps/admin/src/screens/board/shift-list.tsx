import { useTerminology } from "@carrel/hooks";
import type { BoardCell, BoardColumn, BoardRow } from "@carrel/ui/assignment-board";
import { Tabs } from "@carrel/ui/tabs";
import { Link } from "@tanstack/react-router";
import { CalendarClock, Plus } from "lucide-react";

interface ShiftListProps {
  columns: readonly BoardColumn[];
  rows: readonly BoardRow[];
  /** Id of the shift that is chosen; undefined: none yet. */
  shiftId: string | undefined;
  onShift: (shiftId: string) => void;
}

/** The cell that takes a column of a row. */
function cellOf({ cells }: BoardRow, column: number): BoardCell | undefined {
  let start = 0;
  return cells.find(({ span = 1 }) => {
    start += span;
    return column < start;
  });
}

/** The board where it is narrow: the seats of one shift at a time. */
export function ShiftList({ columns, rows, shiftId, onShift }: ShiftListProps) {
  const words = useTerminology();
  const chosen = columns.find(({ id }) => id === shiftId) ?? columns.find(({ isClosed }) => !isClosed) ?? columns[0];
  if (!chosen) return null;
  const column = columns.indexOf(chosen);
  const groups = Map.groupBy(rows, ({ group }) => group);
  return (
    <Tabs
      label="Shifts"
      value={chosen.id}
      onValueChange={onShift}
      items={columns.map(({ id, label }) => ({ value: id, label }))}
    >
      <div className="flex flex-col gap-4 pt-3">
        <p className="m-0 text-muted tabular-nums">{[chosen.detail, ...chosen.notes].join(" · ")}</p>
        {[...groups].map(([group, seats]) => (
          <section key={group} aria-label={group} className="flex flex-col gap-1">
            {groups.size > 1 && <h2 className="m-0 text-sm font-semibold text-strong">{group}</h2>}
            <ul
              aria-label={groups.size > 1 ? `${words.desks}, ${group}` : words.desks}
              className="m-0 flex list-none flex-col divide-y divide-border rounded-lg border border-border bg-surface p-0"
            >
              {seats.map((row) => (
                <li key={row.id} className="flex min-w-0 items-start gap-3 px-3 py-2">
                  <Link to={row.href} className="w-16 shrink-0 py-1 font-medium wrap-anywhere text-strong no-underline">
                    {row.label}
                  </Link>
                  <Place cell={cellOf(row, column)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Tabs>
  );
}

/** Who has a seat in the shift, or that it is free. */
function Place({ cell }: { cell: BoardCell | undefined }) {
  if (!cell) return null;
  const { entries, note, href, text, name } = cell;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      {entries.map((entry) => (
        <Link
          key={entry.id}
          to={entry.href}
          aria-label={entry.name}
          className="flex min-h-11 min-w-0 flex-col justify-center no-underline"
        >
          {/* Both are words of one name. */}
          <span className="font-medium wrap-anywhere text-strong">{entry.label}</span>{" "}
          <span
            className={`flex items-center gap-1 text-sm ${entry.isMarked ? "font-semibold text-warning" : "text-muted"}`}
          >
            {entry.isMarked && <CalendarClock className="size-4 shrink-0" aria-hidden />}
            {entry.detail}
          </span>
        </Link>
      ))}
      {note && (
        <Link to={note.href} aria-label={note.name} className="flex min-h-11 items-center text-sm">
          {note.label}
        </Link>
      )}
      {entries.length === 0 &&
        !note &&
        (href ? (
          <Link to={href} aria-label={name} className="flex min-h-11 items-center gap-1 text-success no-underline">
            <Plus className="size-4 shrink-0" aria-hidden />
            {text}
          </Link>
        ) : (
          <span className="flex min-h-11 items-center text-muted">{text}</span>
        ))}
    </div>
  );
}
