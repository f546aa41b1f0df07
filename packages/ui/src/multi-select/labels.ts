export interface MultiSelectLabels {
  search: string;
  empty: string;
  /** Below a list that shows only the first of many. */
  more: string;
  /** Names the chips. */
  chips: string;
  chosen: (count: number) => string;
  /** After the chips that are shown, for those that are not. */
  others: (count: number) => string;
  remove: (label: string) => string;
  selectAll: (count: number) => string;
  clear: string;
  /** Instead of the count once no more can be chosen. */
  full: (max: number) => string;
}

export const LABELS: MultiSelectLabels = {
  search: "Search",
  empty: "Nothing fits",
  more: "Type to find more",
  chips: "Chosen",
  chosen: (count) => `${count} chosen`,
  others: (count) => `and ${count} more`,
  remove: (label) => `Remove ${label}`,
  selectAll: (count) => `Select all ${count}`,
  clear: "Clear",
  full: (max) => `${max} chosen, which is the most`,
};
