"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type CSSProperties, type MouseEvent, useRef } from "react";
import { useVirtualRows } from "../virtual-rows";
import type { Spot } from "./cell-keys";
import type { OccupancyColumn, OccupancyGridLabels, OccupancyRow } from "./occupancy";
import { Cell, RowName } from "./occupancy-cell";
import { OccupancyHead, OccupancyScale } from "./occupancy-head";
import { useCellFocus } from "./use-cell-focus";
import "../visually-hidden.css";
import "./occupancy-grid.css";

export interface OccupancyGridProps extends Omit<ComponentProps<"div">, "children"> {
  columns: readonly OccupancyColumn[];
  rows: readonly OccupancyRow[];
  /** The address behind a cell; behind the row's name where the column is null. */
  hrefOf: (rowId: string, columnId: string | null) => string;
  /** A cell was pressed, and not for another tab; without it the browser goes to its address. */
  onOpen?: (rowId: string, columnId: string | null) => void;
  labels: OccupancyGridLabels;
  /** CSS height that it takes at most. */
  maxHeight?: string;
}

/** Height of a row in px at the default scale; what is seen is measured. */
const ROW_HEIGHT = 40;

/**
 * How much of each row is taken in each column, in figures and shades, with the columns' totals. Rows out of sight are
 * not in the document.
 *
 * @example
 * <OccupancyGrid columns={days} rows={desks} hrefOf={(desk, day) => `/calendar?day=${day}&seat=${desk}`} labels={labels} />
 */
export const OccupancyGrid = ({
  columns,
  rows: given,
  hrefOf,
  onOpen,
  labels,
  maxHeight,
  className,
  style,
  ...rest
}: OccupancyGridProps) => {
  const body = useRef<HTMLDivElement>(null);
  const focus = useCellFocus({ body, rows: given.length, columns: columns.length });
  const rows = useVirtualRows({
    count: given.length,
    estimate: () => ROW_HEIGHT,
    list: body,
    kept: [focus.stop.row],
    keyOf: (index) => given[index]?.id ?? String(index),
  });
  const idsAt = ({ row, column }: Spot) => {
    const rowId = given[row]?.id;
    return rowId === undefined ? null : ([rowId, columns[column]?.id ?? null] as const);
  };
  const onClick = (event: MouseEvent) => {
    // With a modifier the person wants a new tab.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const spot = focus.spotAt(event.target);
    const ids = spot && idsAt(spot);
    if (!ids) return;
    event.preventDefault();
    onOpen(...ids);
  };
  const sizes = {
    "--_columns": columns.length,
    ...(maxHeight !== undefined && { "--ui-occupancy-height": maxHeight }),
  } as CSSProperties;
  return (
    <div {...rest} data-slot="occupancy-grid" className={cx("ui-occupancy", className)} style={{ ...style, ...sizes }}>
      <OccupancyScale measure={labels.measure} />
      <div className="ui-occupancy__scroller">
        {/* biome-ignore lint/a11y/useSemanticElements: rows out of sight are not in the document, which no table can say */}
        <div
          role="grid"
          aria-label={labels.grid}
          aria-description={labels.measure}
          aria-rowcount={given.length + 2}
          aria-colcount={columns.length + 1}
          className="ui-occupancy__grid"
        >
          <OccupancyHead columns={columns} labels={labels} />
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div
            ref={body}
            role="rowgroup"
            className="ui-occupancy__body"
            style={{ blockSize: rows.getTotalSize() }}
            onClick={onClick}
            onFocus={focus.onFocus}
            onKeyDown={(event) => {
              const next = focus.onKeyDown(event);
              if (next) rows.scrollToIndex(next.row, { align: "auto" });
            }}
          >
            {rows.getVirtualItems().map(({ index, start, key }) => {
              const row = given[index];
              return (
                row && (
                  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above; its cells have the focus
                  <div
                    key={key}
                    ref={rows.measureElement}
                    role="row"
                    data-index={index}
                    aria-rowindex={index + 3}
                    className="ui-occupancy__row"
                    style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
                  >
                    <RowName row={row} index={index} href={hrefOf(row.id, null)} isStop={focus.isStop(index, -1)} />
                    {columns.map((column, at) => (
                      <Cell
                        key={column.id}
                        cell={row.cells[at]}
                        row={index}
                        column={at}
                        href={hrefOf(row.id, column.id)}
                        isStop={focus.isStop(index, at)}
                      />
                    ))}
                  </div>
                )
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
};
