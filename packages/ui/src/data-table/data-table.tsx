"use client";
import { functionalUpdate, type RowSelectionState, type SortingState, useTable } from "@tanstack/react-table";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import { Button } from "../button";
import { BodyRow } from "./body-row";
import { type DataTableColumn, type DataTableSort, features } from "./column";
import { HeaderCell } from "./header-cell";
import { onRowKeys } from "./row-keys";
import { isShiftPress, SelectBox } from "./select-box";
import { semantics } from "./semantics";
import { SkeletonRows } from "./skeleton-rows";
import "./data-table.css";

/** Generic words only; what the rows are stands in the caption. */
const LABELS = {
  select: "Select",
  selectAll: "Select all shown",
  actions: "Actions",
  selected: (count: number) => `${count} selected`,
  clear: "Clear selection",
};
export type DataTableLabels = typeof LABELS;

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
 * The heading sticks to the scrolling page, below `--ui-table-top` (the height of a sticky bar, 0 by default).
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
  const definitions = useMemo(
    () =>
      columns.map(({ id, cell, sortable = false, header, align, width, hideBelow }) => ({
        id,
        accessorFn: (row: Row) => row,
        cell: ({ row }: { row: { original: Row } }) => cell(row.original),
        enableSorting: sortable,
        sortDescFirst: false,
        meta: { header, align, width, hideBelow },
      })),
    [columns],
  );
  const sorting: SortingState = sort ? [sort] : [];
  const rowSelection: RowSelectionState = Object.fromEntries(selection.map((id) => [id, true as const]));
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    isRowRangeSelectionEvent: isShiftPress,
    state: { sorting, rowSelection },
    onSortingChange: (update) => onSortChange?.(functionalUpdate(update, sorting)[0] ?? null),
    onRowSelectionChange: (update) => onSelectionChange?.(Object.keys(functionalUpdate(update, rowSelection))),
  });

  const shown = table.getRowModel().rows;
  const [reached, setReached] = useState("");
  const reachable = shown.some(({ id }) => id === reached) ? reached : shown[0]?.id;
  const columnCount = columns.length + Number(selectable) + Number(Boolean(rowActions));
  const nothing = shown.length === 0 && !loading;

  return (
    <div {...rest} data-slot="data-table" className={cx("ui-table", className)}>
      {nothing ? (
        (error ?? empty)
      ) : (
        <table
          {...semantics.table}
          className="ui-table__table"
          aria-busy={loading}
          data-state={loading && shown.length > 0 ? "stale" : undefined}
          onKeyDown={onRowKeys}
        >
          <caption className="ui-visually-hidden">{caption}</caption>
          <thead {...semantics.group}>
            {table.getHeaderGroups().map((group) => (
              <tr {...semantics.row} key={group.id}>
                {selectable && (
                  <th {...semantics.columnHeader} className="ui-table__narrow">
                    <SelectBox
                      aria-label={words.selectAll}
                      checked={shown.length > 0 && table.getIsAllRowsSelected()}
                      mixed={table.getIsSomeRowsSelected()}
                      onChange={table.getToggleAllRowsSelectedHandler()}
                    />
                  </th>
                )}
                {group.headers.map((header) => (
                  <HeaderCell key={header.id} header={header} />
                ))}
                {rowActions && (
                  <th {...semantics.columnHeader} className="ui-table__narrow">
                    <span className="ui-visually-hidden">{words.actions}</span>
                  </th>
                )}
              </tr>
            ))}
          </thead>
          <tbody {...semantics.group}>
            {shown.map((row) => (
              <BodyRow
                key={row.id}
                row={row}
                reachable={row.id === reachable}
                onReached={() => setReached(row.id)}
                onOpen={onRowOpen}
                href={rowHref?.(row.original)}
                actions={rowActions?.(row.original)}
                selectable={selectable}
                selectLabel={words.select}
              />
            ))}
            {shown.length === 0 && <SkeletonRows rows={skeletonRows} columns={columnCount} />}
          </tbody>
        </table>
      )}
      {!nothing && error}
      {footer && <div className="ui-table__footer">{footer}</div>}
      {selectable && selection.length > 0 && (
        <div className="ui-table__bulk">
          <output>{words.selected(selection.length)}</output>
          {bulkActions}
          <Button variant="ghost" size="sm" onClick={() => onSelectionChange?.([])}>
            {words.clear}
          </Button>
        </div>
      )}
    </div>
  );
};
