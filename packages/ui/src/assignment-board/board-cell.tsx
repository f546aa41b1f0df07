"use client";
import { CalendarClock, Plus } from "lucide-react";
import type { BoardCell, BoardEntry } from "./board";

interface StopProps {
  row: number;
  column: number;
  /** Which of its things is in the order of the Tab key; null: none. */
  stop: number | null;
}

interface CellProps extends StopProps {
  cell: BoardCell;
  /** Of the entry that is carried. */
  liftedId: string | undefined;
  /** What says how an entry is moved; undefined where none can be. */
  hintId: string | undefined;
}

const place = (row: number, column: number, entry: number, stop: number | null) => ({
  "data-row": row,
  "data-column": column,
  "data-entry": entry,
  tabIndex: stop === entry ? 0 : -1,
});

/** A row's place in one column or several: who has it, and what else is there. */
export const Cell = ({ cell, row, column, stop, liftedId, hintId }: CellProps) => {
  const { state, span = 1, entries, note } = cell;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a grid of rows that come and go; what is in it has the focus
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-colspan={span > 1 ? span : undefined}
      data-state={state}
      className="ui-board__cell"
      style={{ gridColumn: `${column + 2} / span ${span}` }}
    >
      {entries.map((entry, index) => (
        <Entry
          key={entry.id}
          entry={entry}
          isLifted={entry.id === liftedId}
          hintId={entry.isMovable ? hintId : undefined}
          {...place(row, column, index, stop)}
        />
      ))}
      {note && (
        <a
          href={note.href}
          aria-label={note.name}
          data-slot="board-note"
          className="ui-board__note"
          {...place(row, column, entries.length, stop)}
        >
          {note.label}
        </a>
      )}
      {entries.length === 0 && !note && <Empty cell={cell} row={row} column={column} stop={stop} />}
    </div>
  );
};

/** A place that nobody has: what a press opens, or a word. */
const Empty = ({ cell: { text, name, href }, row, column, stop }: StopProps & { cell: BoardCell }) =>
  href ? (
    <a
      href={href}
      aria-label={name}
      data-slot="board-empty"
      className="ui-board__empty"
      {...place(row, column, 0, stop)}
    >
      <Plus strokeWidth={1.75} aria-hidden />
      {text}
    </a>
  ) : (
    // A word that the arrows lead to, so that who can't see it reads the board as it stands.
    <span data-slot="board-empty" className="ui-board__empty" {...place(row, column, 0, stop)}>
      <span className="ui-visually-hidden">{name}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );

interface EntryProps extends ReturnType<typeof place> {
  entry: BoardEntry;
  isLifted: boolean;
  hintId: string | undefined;
}

const Entry = ({ entry, isLifted, hintId, ...at }: EntryProps) => {
  const { id, label, detail, name, href, isMarked, isMovable } = entry;
  const moves = isMovable === true && hintId !== undefined;
  return (
    <a
      href={href}
      draggable={false}
      data-slot="board-entry"
      data-entry-id={id}
      data-movable={moves ? "" : undefined}
      data-marked={isMarked ? "" : undefined}
      data-state={isLifted ? "lifted" : "resting"}
      aria-label={name}
      aria-describedby={moves ? hintId : undefined}
      aria-keyshortcuts={moves ? "Space" : undefined}
      title={`${label}, ${detail}`}
      className="ui-board__entry"
      {...at}
    >
      <span className="ui-board__label">{label}</span>{" "}
      <span className="ui-board__detail">
        {isMarked && <CalendarClock strokeWidth={1.75} aria-hidden />}
        <span>{detail}</span>
      </span>
    </a>
  );
};
