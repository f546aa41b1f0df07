import { DataTable, type DataTableColumn, LoadMore } from "@carrel/ui/data-table";
import { SearchInput } from "@carrel/ui/search-input";
import type { ReactNode } from "react";
import { EmptyList, FailedList } from "./list-states";
import type { PagedList } from "./use-pages";
import { useSearchText } from "./use-search-text";

interface ListScreenProps<Row extends object> {
  /** What the rows are, for the table's name and the search's placeholder: "branches". */
  noun: string;
  list: PagedList<Row>;
  columns: DataTableColumn<Row>[];
  rowId: (row: Row) => string;
  /** The address of a row's details. */
  rowHref?: (row: Row) => string;
  onRowOpen?: (row: Row) => void;
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** A tab or filter beside the search is set. */
  filtered?: boolean;
  onClear?: () => void;
  toolbar?: ReactNode;
  firstUse: Parameters<typeof EmptyList>[0]["firstUse"];
}

/** Search, table, "load more", and the list's empty and error states, the same for every list. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { list, noun, search, onSearch, filtered = false } = props;
  const [typed, setTyped] = useSearchText(search, onSearch);
  const { rows, total } = list;
  const hides = Boolean(search) || filtered;
  const clear = () => {
    setTyped("");
    if (props.onClear) props.onClear();
    else onSearch(undefined);
  };

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          value={typed}
          onValueChange={setTyped}
          aria-label={`Search ${noun}`}
          placeholder={`Search ${noun}`}
          className="w-full sm:w-72"
        />
        {props.toolbar}
      </div>
      <DataTable
        caption={noun}
        rows={rows}
        columns={props.columns}
        rowId={props.rowId}
        rowHref={props.rowHref}
        onRowOpen={props.onRowOpen}
        loading={list.isPending || list.isStale}
        error={list.error ? <FailedList error={list.error} onRetry={list.retry} /> : undefined}
        empty={<EmptyList firstUse={props.firstUse} filtered={hides} onClear={clear} />}
        footer={
          rows.length > 0 && (
            <LoadMore shown={rows.length} total={total} loading={list.isLoadingMore} onLoadMore={list.loadMore} />
          )
        }
      />
    </div>
  );
}
