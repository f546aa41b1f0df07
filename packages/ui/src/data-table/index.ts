export type { DataTableColumn, DataTableSort } from "./column";
export { ColumnMenu, type ColumnMenuLabels, type ColumnMenuProps } from "./column-menu";
export { type ColumnVisibility, shownColumns } from "./column-visibility";
export { DataTable, type DataTableProps } from "./data-table";
export type { DataTableLabels } from "./labels";
export { LoadMore, type LoadMoreProps } from "./load-more";
