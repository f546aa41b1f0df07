export type { DataTableColumn, DataTableSort } from "./column";
export { DataTable, type DataTableLabels, type DataTableProps } from "./data-table";
export { LoadMore, type LoadMoreProps } from "./load-more";
