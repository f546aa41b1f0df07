import { DataTable, type DataTableColumn, LoadMore } from "@carrel/ui/data-table";
import { SearchInput } from "@carrel/ui/search-input";
import { useLocation } from "@tanstack/react-router";
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
  /** The path of a row's details; they open over the list as it is now. */
  rowPath: (row: Row) => string;
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** What a tab narrows the list to: "pending bookings"; undefined where it shows all. */
  tab?: string | undefined;
  onClear?: () => void;
  toolbar?: ReactNode;
  firstUse: Parameters<typeof EmptyList>[0]["firstUse"];
}

/** Search, table, "load more", and the list's empty and error states, the same for every list. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { list, noun, search, onSearch, tab } = props;
  const [typed, setTyped] = useSearchText(search, onSearch);
  const { searchStr } = useLocation();
  const { rows, total } = list;
  const clear = () => {
    setTyped("");
    if (props.onClear && !search) props.onClear();
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
        rowHref={(row) => `${props.rowPath(row)}${searchStr}`}
        loading={list.isPending || list.isStale}
        error={list.error ? <FailedList what={`The ${noun}`} error={list.error} onRetry={list.retry} /> : undefined}
        empty={<EmptyList firstUse={props.firstUse} search={search} tab={tab} onClear={clear} />}
        footer={
          rows.length > 0 && (
            <LoadMore shown={rows.length} total={total} loading={list.isLoadingMore} onLoadMore={list.loadMore} />
          )
        }
      />
    </div>
  );
}
