"use client";
import { memo, type Ref } from "react";
import type { BoardRow } from "./board";
import { Cell } from "./board-cell";
import { placedCells } from "./stops";

/** Where what is carried would be, if here. */
interface Ghost {
  label: string;
  column: number;
  span: number;
  /** Said where there is no room for it. */
  taken: string | undefined;
}

interface RowProps {
  row: BoardRow;
  /** Its place among all rows, and among what is drawn, groups included. */
  index: number;
  item: number;
  offset: number;
  ref: Ref<HTMLDivElement>;
  /** Column and entry that Tab leads to, where they are here. */
  stopColumn: number | null;
  stopEntry: number;
  liftedId: string | undefined;
  hintId: string | undefined;
  ghost: Ghost | null;
  /** What is carried has room here. */
  isGoal: boolean;
}

/** A row of the board: its name and its cells. */
export const Row = memo(function Row(props: RowProps) {
  const { row, index, item, offset, ref, stopColumn, stopEntry, ghost } = props;
  const at = `${offset}px`;
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: rows out of sight are not in the document, which no table can say; what is in its cells has the focus
    <div
      ref={ref}
      role="row"
      data-index={item}
      data-row-id={row.id}
      data-goal={props.isGoal ? "" : undefined}
      data-muted={row.isMuted ? "" : undefined}
      aria-rowindex={item + 2}
      className="ui-board__row"
      style={{ transform: `translateY(${at})` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above */}
      <div role="rowheader" aria-colindex={1} className="ui-board__name">
        <a
          href={row.href}
          data-slot="board-name"
          data-row={index}
          data-column={-1}
          data-entry={0}
          tabIndex={stopColumn === -1 ? 0 : -1}
          className="ui-board__link"
        >
          <span title={row.label}>{row.label}</span>{" "}
          {row.detail && <span className="ui-board__under">{row.detail}</span>}
        </a>
      </div>
      {placedCells(row).map(({ cell, start }) => (
        <Cell
          key={start}
          cell={cell}
          row={index}
          column={start}
          stop={stopColumn === start ? stopEntry : null}
          liftedId={props.liftedId}
          hintId={props.hintId}
        />
      ))}
      {ghost && (
        <div
          aria-hidden="true"
          data-slot="board-ghost"
          data-state={ghost.taken ? "taken" : "fits"}
          className="ui-board__ghost"
          style={{ gridColumn: `${ghost.column + 2} / span ${ghost.span}` }}
        >
          <span className="ui-board__label">{ghost.label}</span>
          {ghost.taken && <span className="ui-board__detail">{ghost.taken}</span>}
        </div>
      )}
    </div>
  );
});
