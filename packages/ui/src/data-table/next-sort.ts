import type { DataTableSort } from "./column";

/** The order after a press on a column's heading: ascending, descending, neither. */
export const nextSort = (sort: DataTableSort | null | undefined, id: string): DataTableSort | null => {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? null : { id, desc: true };
};
