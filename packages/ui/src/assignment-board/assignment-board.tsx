"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { type CarryHandlers, carryByPointer } from "../pointer-carry";
import { useVirtualRows } from "../virtual-rows";
import { type BoardColumn, type BoardEntry, type BoardLabels, type BoardRow, LABELS } from "./board";
import { BoardHead } from "./board-head";
import { Row } from "./board-row";
import { itemsOf } from "./items";
import { cellAt, nextRow, type Stop } from "./stops";
import { useCarry } from "./use-carry";
import { stopAt, useStops } from "./use-stops";
import "../visually-hidden.css";
import "./assignment-board.css";

export interface AssignmentBoardProps extends Omit<ComponentProps<"div">, "children"> {
  columns: readonly BoardColumn[];
  /** Those of a group beside each other. */
  rows: readonly BoardRow[];
  /** Whether an entry has room in another row; without it none can be moved. */
  fits?: ((entry: BoardEntry, row: BoardRow) => boolean) | undefined;
  /** An entry was put down in another row that has room for it. It is drawn there once the rows say so. */
  onMove?: (entry: BoardEntry, from: BoardRow, to: BoardRow) => void;
  /** A link was pressed, and not for another tab; without it the browser goes to its address. */
  onOpen?: (href: string) => void;
  labels: BoardLabels;
  /** CSS height that it takes at most. */
  maxHeight?: string;
}

/** Heights in px at the default scale; what is seen is measured. */
const ROW_HEIGHT = 57;
const GROUP_HEIGHT = 33;

/** The row at a height of the window. */
function rowAtHeight(area: HTMLElement, y: number): string | undefined {
  for (const row of area.querySelectorAll<HTMLElement>("[data-row-id]")) {
    const { top, bottom } = row.getBoundingClientRect();
    if (y >= top && y < bottom) return row.dataset.rowId;
  }
  return undefined;
}

/**
 * Who has which row in which column: names first, and what is free leads to giving it away. An entry is carried to another row by a pointer,
 * or lifted with Space and carried with the arrows. Rows out of sight are not in the document.
 *
 * @example
 * <AssignmentBoard columns={shifts} rows={seats} labels={{ board: "Seats of Monday", rows: "Seat" }}
 *   fits={(holder, seat) => isFree(seat, holder)} onMove={(holder, from, to) => move(holder.id, to.id)} />
 */
export const AssignmentBoard = ({
  columns,
  rows,
  fits,
  onMove,
  onOpen,
  labels,
  maxHeight,
  className,
  style,
  ...rest
}: AssignmentBoardProps) => {
  const words = { ...LABELS, ...labels };
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const items = useMemo(() => itemsOf(rows), [rows]);
  const itemAt = (row: number) => items.findIndex((item) => "index" in item && item.index === row);
  const stops = useStops(body, rows);
  const carrying = useCarry((entry, from, to) => {
    stops.follow(
      entry.id,
      rows.findIndex(({ id }) => id === to.id),
    );
    onMove?.(entry, from, to);
  });
  const { carry, said } = carrying;
  const placeOf = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  const virtual = useVirtualRows({
    count: items.length,
    estimate: (index) => ("group" in (items[index] ?? {}) ? GROUP_HEIGHT : ROW_HEIGHT),
    list: body,
    kept: [itemAt(stops.stop.row), ...(carry ? [itemAt(placeOf(carry.from.id))] : [])],
    keyOf: (index) => {
      const item = items[index];
      if (!item) return String(index);
      return "group" in item ? `group ${item.group}` : `row ${rows[item.index]?.id}`;
    },
    overscan: 6,
  });
  const show = (row: number) => virtual.scrollToIndex(itemAt(row), { align: "auto" });

  const roomFor = (entry: BoardEntry, from: BoardRow, row: BoardRow) =>
    row.id === from.id || (fits?.(entry, row) ?? false);
  /** What can be lifted there. */
  const liftable = (at: Stop | null) => {
    const from = at && rows[at.row];
    const placed = at && cellAt(from ?? undefined, at.column);
    const entry = placed?.cell.entries[at?.entry ?? 0];
    if (!fits || !from || !placed || !entry?.isMovable) return null;
    return { entry, from, column: placed.start, span: placed.cell.span ?? 1 };
  };

  const handlers: CarryHandlers<NonNullable<ReturnType<typeof liftable>>> = {
    wanted: ({ target }) => liftable(stopAt(target)),
    onLift: (held) => carrying.lift({ ...held, means: "pointer" }),
    onCarry: (_across, y) => {
      const to = scroller.current && rows[placeOf(rowAtHeight(scroller.current, y))];
      if (to && carry) carrying.carryTo(to, roomFor(carry.entry, carry.from, to));
    },
    onDrop: carrying.drop,
    onPutBack: carrying.putBack,
  };
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => (scroller.current ? carryByPointer(scroller.current, () => latest.current) : undefined), []);

  /** Says whether the key was for what is held. */
  const whileHeld = ({ key }: KeyboardEvent, held: NonNullable<typeof carry>): boolean => {
    const way = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : null;
    if (way) {
      const next = nextRow(placeOf(held.to.id), way, rows, (row) => roomFor(held.entry, held.from, row));
      const row = next === null ? undefined : rows[next];
      if (next === null || !row) carrying.stay();
      else {
        carrying.carryTo(row, true);
        show(next);
      }
    } else if (key === "Enter" || key === " ") carrying.drop();
    else if (key === "Escape") carrying.putBack();
    else return key.startsWith("Arrow");
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (carry) {
      if (!whileHeld(event, carry)) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const held = event.key === " " ? liftable(stopAt(event.target)) : null;
    if (event.key === " ") event.preventDefault();
    if (held) carrying.lift({ ...held, means: "keys" });
    const next = stops.onKeyDown(event);
    if (next) show(next.row);
  };
  const onClick = (event: MouseEvent) => {
    // With a modifier the person wants a new tab.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = event.target instanceof Element && event.target.closest("a")?.getAttribute("href");
    if (!href) return;
    event.preventDefault();
    onOpen(href);
  };
  const onBlur = (event: FocusEvent) => {
    // A row that is drawn anew takes the focus along; only who goes elsewhere puts it back.
    if (carry?.means === "keys" && event.relatedTarget !== null) carrying.putBack();
  };
  const sizes = {
    "--_columns": columns.length,
    ...(maxHeight !== undefined && { "--ui-board-height": maxHeight }),
  } as CSSProperties;

  return (
    <div
      {...rest}
      data-slot="assignment-board"
      data-carrying={carry ? "" : undefined}
      className={cx("ui-board", className)}
      style={{ ...style, ...sizes }}
    >
      <div ref={scroller} className="ui-board__scroller">
        {/* biome-ignore lint/a11y/useSemanticElements: rows out of sight are not in the document, which no table can say */}
        <div
          role="grid"
          aria-label={labels.board}
          aria-rowcount={items.length + 1}
          aria-colcount={columns.length + 1}
          className="ui-board__grid"
        >
          <BoardHead columns={columns} rows={labels.rows} />
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div
            ref={body}
            role="rowgroup"
            className="ui-board__body"
            style={{ blockSize: virtual.getTotalSize() }}
            onClick={onClick}
            onFocus={stops.onFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          >
            {virtual.getVirtualItems().map(({ index, start, key }) => {
              const item = items[index];
              const offset = start - virtual.options.scrollMargin;
              if (!item) return null;
              if ("group" in item)
                return (
                  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above; it is only read
                  <div
                    key={key}
                    ref={virtual.measureElement}
                    role="row"
                    data-index={index}
                    aria-rowindex={index + 2}
                    className="ui-board__group"
                    style={{ transform: `translateY(${offset}px)` }}
                  >
                    {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above */}
                    <span role="rowheader" aria-colspan={columns.length + 1} className="ui-board__group-name">
                      {item.group} <span className="ui-board__count">{item.count}</span>
                    </span>
                  </div>
                );
              const row = rows[item.index];
              if (!row) return null;
              const isTo = carry !== null && carry.to.id === row.id && carry.from.id !== row.id;
              return (
                <Row
                  key={key}
                  ref={virtual.measureElement}
                  row={row}
                  index={item.index}
                  item={index}
                  offset={offset}
                  stopColumn={stops.stop.row === item.index ? stops.stop.column : null}
                  stopEntry={stops.stop.row === item.index ? stops.stop.entry : 0}
                  liftedId={carry?.entry.id}
                  hintId={fits ? hintId : undefined}
                  ghost={
                    isTo
                      ? {
                          label: carry.entry.label,
                          column: carry.column,
                          span: carry.span,
                          taken: carry.fits ? undefined : words.taken,
                        }
                      : null
                  }
                  isGoal={carry !== null && carry.from.id !== row.id && roomFor(carry.entry, carry.from, row)}
                />
              );
            })}
          </div>
        </div>
      </div>
      <p id={hintId} className="ui-visually-hidden">
        {words.hint}
      </p>
      <output aria-live="assertive" className="ui-visually-hidden">
        {said && said.as === "carrying" && words.carrying(said.entry)}
        {said && said.as === "at" && words.at(said.row, said.fits)}
        {said && said.as === "nowhere" && words.nowhere(said.entry)}
        {said && (said.as === "dropped" || said.as === "putBack") && words[said.as](said.entry, said.row)}
      </output>
      {carry?.means === "keys" && (
        <p aria-hidden="true" className="ui-board__help">
          {words.carrying(carry.entry)}
        </p>
      )}
    </div>
  );
};
