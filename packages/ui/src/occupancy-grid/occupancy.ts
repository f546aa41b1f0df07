/** Something's day. */
export interface OccupancyCell {
  /** How much of it is taken, from 0 to 1; null where there is nothing to take. */
  share: number | null;
  /** All that screen readers say: "Desk A1, Mon, 23 Nov, 45% booked". */
  name: string;
  /** Shown in place of a share: "Closed". */
  text?: string;
}

export interface OccupancyColumn {
  id: string;
  /** "Mon" */
  label: string;
  /** "23 Nov" */
  detail: string;
  /** How much of all rows is taken. */
  total: OccupancyCell;
  /** Today. */
  isCurrent?: boolean;
}

export interface OccupancyRow {
  id: string;
  label: string;
  detail?: string;
  /** As many as there are columns. */
  cells: readonly OccupancyCell[];
}

export interface OccupancyGridLabels {
  /** What it shows: "Bookings of Mon, 23 Nov to Sun, 29 Nov". */
  grid: string;
  /** What the rows are: "Desk". */
  rows: string;
  /** Before the columns' totals: "All desks". */
  total: string;
  /** What the figures are: "Share of the open hours that is booked". */
  measure: string;
}
