"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, lazy, type ReactNode, Suspense, useLayoutEffect, useMemo, useRef, useState } from "react";
import { BodyRow } from "./body-row";
import { BulkBar } from "./bulk-bar";
import type { DataTableColumn, DataTableSort } from "./column";
import { type ColumnVisibility, shownColumns } from "./column-visibility";
import { HeaderCell } from "./header-cell";
import { type DataTableLabels, LABELS } from "./labels";
import { onRowKeys } from "./row-keys";
import { SelectBox } from "./select-box";
import { semantics } from "./semantics";
import { SkeletonRows } from "./skeleton-rows";
import { PlainRows, type RowPlace } from "./table-body";
import { useFrozenWidths } from "./use-frozen-widths";
import { useRowSelection } from "./use-row-selection";
import "./data-table.css";

/** Most lists are shorter; what draws long ones loads when there is one. */
const VirtualBody = lazy(() => import("./virtual-body").then((module) => ({ default: module.VirtualBody })));

/** Rows up to which all of them are in the document. */
const PLAIN_ROWS = 200;

export interface DataTableProps<Row extends object> extends Omit<ComponentProps<"div">, "children"> {
  rows: readonly Row[];
  /** The first names the row and, where rows open, is the link. */
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string;
  /** What the table lists; read to screen readers. */
  caption: string;
  /** Opens the details; by a press on the row, its link, or Enter. */
  onRowOpen?: (row: Row) => void;
  /** Where the row leads, so that it can be opened in a new tab. */
  rowHref?: (row: Row) => string;
  /** A menu or one button at the row's end. */
  rowActions?: (row: Row) => ReactNode;
  sort?: DataTableSort | null;
  /** The rows are not sorted here: ask the server. */
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Ids of the marked rows, shown or not; with `onSelectionChange`, rows get checkboxes. */
  selection?: readonly string[];
  onSelectionChange?: (selection: string[]) => void;
  /** Buttons of the bar that appears while rows are marked. */
  bulkActions?: ReactNode;
  /** Rows that match the filter, here or not; with `onSelectAllMatching`, the bar offers them all. */
  matching?: number;
  onSelectAllMatching?: () => void;
  /**
   * Everything that matches is marked, rows that are not here yet among them. Any other choice is told by
   * `onSelectionChange`, which ends it.
   */
  allMatching?: boolean;
  /** As ColumnMenu gives it; null or undefined for every column in its own order. */
  columnVisibility?: ColumnVisibility | null;
  /** Without rows: skeletons. With rows: they stay, dimmed. */
  loading?: boolean;
  /** Skeletons to draw, so that the page does not jump. */
  skeletonRows?: number;
  /** An EmptyState of kind "error"; stands instead of the rows, or under them. */
  error?: ReactNode;
  /** An EmptyState; stands instead of the table. */
  empty?: ReactNode;
  /** Under the rows: LoadMore. */
  footer?: ReactNode;
  labels?: Partial<DataTableLabels>;
}

const NONE: readonly string[] = [];

/**
 * Rows from the server: a table on a desk, stacked cards on a phone. It sorts, filters and pages nothing by itself.
 * The heading sticks to the scrolling page, below a Topbar if there is one. Where it scrolls in a part of the page, or
 * below another bar, set `--ui-table-top` to that bar's height (`0rem` for none).
 *
 * @example
 * <DataTable caption="Bookings" rows={bookings} rowId={(b) => b.id} onRowOpen={open} columns={[
 *   { id: "who", header: "Member", cell: (b) => b.member },
 *   { id: "total", header: "Total", align: "end", cell: (b) => money(b.total) },
 * ]} />
 */
export const DataTable = <Row extends object>({
  rows,
  columns,
  rowId,
  caption,
  onRowOpen,
  rowHref,
  rowActions,
  sort,
  onSortChange,
  selection = NONE,
  onSelectionChange,
  bulkActions,
  matching,
  onSelectAllMatching,
  allMatching = false,
  columnVisibility,
  loading = false,
  skeletonRows = 6,
  error,
  empty,
  footer,
  labels,
  className,
  ...rest
}: DataTableProps<Row>) => {
  const words = { ...LABELS, ...labels };
  const selectable = Boolean(onSelectionChange);
  const chosen = useMemo(() => shownColumns(columns, columnVisibility), [columns, columnVisibility]);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const marks = useRowSelection({ ids, selection: allMatching ? ids : selection, onSelectionChange });

  const [reached, setReached] = useState("");
  const reachable = ids.includes(reached) ? reached : ids[0];
  const columnCount = chosen.length + Number(selectable) + Number(Boolean(rowActions));
  const nothing = rows.length === 0 && !loading;

  const tableRef = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const isLong = rows.length > PLAIN_ROWS;
  useFrozenWidths(tableRef, isLong, chosen.map(({ id }) => id).join());
  const find = (index: number) => body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  /** A row far off, which is in the document only once it is the one that the keyboard is at. */
  const awaited = useRef<number | null>(null);
  const reach = (index: number) => {
    const row = find(index);
    if (row) return row.focus();
    awaited.current = index;
    setReached(ids[index] ?? "");
  };
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    find(awaited.current)?.focus();
    awaited.current = null;
  });
  const list = {
    ids,
    reachable,
    columnCount,
    children: (place: RowPlace) => {
      const row = rows[place.index];
      const id = ids[place.index];
      if (row === undefined || id === undefined) return null;
      return (
        <BodyRow
          {...place}
          row={row}
          id={id}
          columns={chosen}
          reachable={id === reachable}
          onReached={() => setReached(id)}
          onOpen={onRowOpen}
          href={rowHref?.(row)}
          actions={rowActions?.(row)}
          isMarked={marks.isMarked(id)}
          onMark={selectable ? (event) => marks.onMark(id, event) : undefined}
          selectLabel={words.select}
        />
      );
    },
  };

  return (
    <div {...rest} data-slot="data-table" className={cx("ui-table", className)}>
      {nothing ? (
        (error ?? empty)
      ) : (
        <table
          {...semantics.table}
          ref={tableRef}
          className="ui-table__table"
          aria-busy={loading}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          data-state={loading && rows.length > 0 ? "stale" : undefined}
          onKeyDown={(event) => onRowKeys(event, rows.length, reach)}
        >
          <caption className="ui-visually-hidden">{caption}</caption>
          <thead {...semantics.group}>
            <tr {...semantics.row} aria-rowindex={isLong ? 1 : undefined}>
              {selectable && (
                <th {...semantics.columnHeader} className="ui-table__narrow">
                  <SelectBox
                    aria-label={words.selectAll}
                    text={words.selectAll}
                    // Of no rows there is nothing to mark: a box that takes a press and does nothing would be taken for broken.
                    disabled={ids.length === 0}
                    checked={marks.isAll}
                    mixed={marks.isSome}
                    onChange={marks.onMarkAll}
                  />
                </th>
              )}
              {chosen.map((column) => (
                <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
              ))}
              {rowActions && (
                <th {...semantics.columnHeader} className="ui-table__narrow">
                  <span className="ui-visually-hidden">{words.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...semantics.group} ref={body}>
            {isLong ? (
              <Suspense fallback={<PlainRows {...list} ids={ids.slice(0, PLAIN_ROWS)} />}>
                <VirtualBody {...list} body={body} />
              </Suspense>
            ) : (
              <PlainRows {...list} />
            )}
            {rows.length === 0 && <SkeletonRows rows={skeletonRows} columns={columnCount} />}
          </tbody>
        </table>
      )}
      {!nothing && error}
      {footer && <div className="ui-table__footer">{footer}</div>}
      {selectable && (allMatching || selection.length > 0) && (
        <BulkBar
          selected={selection.length}
          matching={matching}
          isAll={allMatching}
          onSelectAll={onSelectAllMatching}
          onClear={() => onSelectionChange?.([])}
          labels={words}
        >
          {bulkActions}
        </BulkBar>
      )}
    </div>
  );
};
