import { DataTable, type DataTableProps, LoadMore } from "@carrel/ui/data-table";
import { FailedList } from "./list-states";
import type { PagedList } from "./use-pages";

interface PagedTableProps<Row extends { _id: string }>
  extends Omit<DataTableProps<Row>, "rows" | "rowId" | "loading" | "error" | "footer"> {
  list: PagedList<Row>;
  /** What could not be loaded: "The transactions". */
  what: string;
}

/** A table that grows by "show more", and says so where it could not be loaded. */
export function PagedTable<Row extends { _id: string }>({ list, what, ...table }: PagedTableProps<Row>) {
  const { rows, total, atLeast, error } = list;
  return (
    <DataTable
      {...table}
      rows={rows}
      rowId={({ _id }) => _id}
      loading={list.isPending || list.isStale}
      error={error ? <FailedList what={what} error={error} onRetry={list.retry} /> : undefined}
      footer={
        rows.length > 0 && (
          <LoadMore
            total={total}
            atLeast={atLeast}
            shown={rows.length}
            loading={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        )
      }
    />
  );
}
