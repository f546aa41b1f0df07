/** What a chart says of itself; nothing of what it draws. */
export const CHART_LABELS = {
  showTable: "Show as table",
  showChart: "Show as chart",
  /** Read to those who reach the drawing by keyboard. */
  keys: "The arrow keys read one value after the other.",
  /** Heading of the table's first column. */
  category: "Item",
  empty: "Nothing to draw yet.",
  /** Where a value is missing. */
  missing: "No value",
};
export type ChartLabels = typeof CHART_LABELS;

const numbers = new Intl.NumberFormat("en-IN");

/** Digits as they are grouped by default: 1,50,000. */
export const plainNumber = (value: number): string => numbers.format(value);
