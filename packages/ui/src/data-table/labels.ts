const count = new Intl.NumberFormat("en-IN");

/** Generic words only; what the rows are stands in the caption. */
export const LABELS = {
  select: "Select",
  /** Read out of the heading's box, and shown beside it where rows are cards. */
  selectAll: "Select all shown",
  actions: "Actions",
  selected: (selected: number) => `${count.format(selected)} selected`,
  selectMatching: (matching: number) => `Select all ${count.format(matching)} matching`,
  allMatching: (matching: number) => `All ${count.format(matching)} matching selected`,
  clear: "Clear selection",
};
export type DataTableLabels = typeof LABELS;
