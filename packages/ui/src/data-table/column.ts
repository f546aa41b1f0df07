import type { ReactNode } from "react";

export interface DataTableColumn<Row> {
  /** Also what `sort` and `onSortChange` speak of. */
  id: string;
  /** Column heading, and the label of the value on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts. */
  align?: "start" | "center" | "end";
  sortable?: boolean;
  /** CSS length; the rest is shared out. */
  width?: string;
  /** Leaves the column out where the table is narrower than 40 rem (`sm`) or 56 rem (`md`). */
  hideBelow?: "sm" | "md";
}

/** One column's order, as the server is asked for it. */
export interface DataTableSort {
  id: string;
  desc: boolean;
}
