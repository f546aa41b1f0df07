import type { DataTableSort } from "@carrel/ui/data-table";
import { SearchInput } from "@carrel/ui/search-input";
import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OnlineButton } from "../app/online-button";
import type { ReadPage } from "./all-rows";
import type { BulkAction } from "./bulk-action";
import { BulkDialog } from "./bulk-dialog";
import { countText } from "./count-text";
import { FoldedTools } from "./folded-tools";
import type { ListColumn } from "./list-column";
import { EmptyList, FailedList } from "./list-states";
import { type ListDownload, ListTools } from "./list-tools";
import { PagedTable } from "./paged-table";
import { useColumnChoice } from "./remembered-columns";
import { useBulk } from "./use-bulk";
import type { PagedList } from "./use-pages";
import { useSearchText } from "./use-search-text";
import { useSelection } from "./use-selection";

interface ListScreenProps<Row extends { _id: string }> {
  /** What the rows are, for the table's name and the search's placeholder: "branches". */
  noun: string;
  list: PagedList<Row>;
  columns?: ListColumn<Row>[];
  /** The rows as something else than a table, and what stands for it while they are on their way. */
  cards?: { content: ReactNode; skeleton: ReactNode };
  /** The path of a row's details; they open over the list as it is now. Left out where a row has none. */
  rowPath?: ((row: Row) => string) | undefined;
  /** A menu at the row's end. */
  rowActions?: (row: Row) => ReactNode;
  search?: string | undefined;
  /** Left out where nothing can be searched for. */
  onSearch?: ((text: string | undefined) => void) | undefined;
  /** What a tab narrows the list to: "pending bookings"; undefined where it shows all. */
  tab?: string | undefined;
  onClear?: () => void;
  /** What it can be seen as. */
  views?: ReactNode;
  /** What narrows the list beside the search; on a phone it is folded away. */
  toolbar?: ReactNode;
  /** Something of it is set: then it is not folded. */
  isFiltered?: boolean;
  firstUse: Parameters<typeof EmptyList>[0]["firstUse"];
  /** What can be done to many rows at once; those that the person may not do are left out. */
  bulk?: {
    actions: readonly BulkAction<Row>[];
    /** Names a row that could not be changed. */
    nameOf: (row: Row) => string;
    /** Reads a page of what the filters find, for "all matching". */
    read: ReadPage<Row>;
  };
  /** The order that the rows are in, where the person chooses it. */
  order?: { sort: DataTableSort; onSort: (sort: DataTableSort | null) => void };
  /** With it, the columns can be chosen and the list saved as a file. */
  download?: ListDownload<Row>;
}

/** What offers, and tells of, all that match where nobody counted them all. */
const labelsAtLeast = (total: number) => ({
  selectMatching: () => `Select all ${countText(total, true)} matching`,
  allMatching: () => `All ${countText(total, true)} matching selected`,
});

const NONE: never[] = [];
const searchesNothing = () => undefined;
const nothingToRead = () => Promise.reject(new Error("this list has no bulk actions"));

/** Search, table, "load more", bulk actions, and the list's empty and error states, the same for every list. */
export function ListScreen<Row extends { _id: string }>(props: ListScreenProps<Row>) {
  const { list, noun, columns = NONE, cards, rowPath, search, onSearch = searchesNothing, tab, download } = props;
  const [typed, setTyped] = useSearchText(search, onSearch);
  const { searchStr } = useLocation();
  const { rows, total, atLeast } = list;
  const [choice, setChoice] = useColumnChoice(noun);
  const { actions = NONE, nameOf, read } = props.bulk ?? {};
  const [selection, select] = useSelection(noun, searchStr);
  const bulk = useBulk({ shown: rows, selection, select, read: read ?? nothingToRead });
  const clear = () => {
    setTyped("");
    if (props.onClear && !search) props.onClear();
    else onSearch(undefined);
  };
  // A row that changed so that the list no longer finds it is no longer marked.
  const marked = selection.ids.filter((id) => rows.some(({ _id }) => _id === id));

  const what = `The ${noun}`;
  const empty = <EmptyList firstUse={props.firstUse} search={search} tab={tab} onClear={clear} />;

  return (
    <div className="flex flex-col gap-4">
      {(props.onSearch || props.toolbar || props.views || (download && rows.length > 0)) && (
        <FoldedTools
          isSet={props.isFiltered}
          views={props.views}
          search={
            props.onSearch && (
              <SearchInput
                value={typed}
                onValueChange={setTyped}
                aria-label={`Search ${noun}`}
                placeholder={`Search ${noun}`}
                className="min-w-0 flex-1 sm:w-72 sm:flex-none"
              />
            )
          }
        >
          {props.toolbar}
          {download && rows.length > 0 && (
            <ListTools noun={noun} columns={columns} choice={choice} onChoice={setChoice} download={download} />
          )}
        </FoldedTools>
      )}
      {cards ? (
        <Cards {...cards} list={list} what={what} empty={empty} />
      ) : (
        <PagedTable
          caption={noun}
          what={what}
          list={list}
          columns={columns}
          columnVisibility={download && !download.write ? choice : null}
          {...(rowPath && { rowHref: (row: Row) => `${rowPath(row)}${searchStr}` })}
          {...(props.rowActions && { rowActions: props.rowActions })}
          empty={empty}
          {...(props.order && { sort: props.order.sort, onSortChange: props.order.onSort })}
          {...(actions.length > 0 && {
            selection: marked,
            onSelectionChange: (ids) => select({ ids, all: false }),
            matching: total,
            ...(atLeast && { labels: labelsAtLeast(total) }),
            allMatching: selection.all,
            onSelectAllMatching: () => select({ ids: [], all: true }),
            bulkActions: <BulkActions actions={actions} onStart={bulk.start} />,
          })}
        />
      )}
      {bulk.task && nameOf && <BulkDialog task={bulk.task} bulk={bulk} nameOf={nameOf} />}
    </div>
  );
}

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  onStart: (action: BulkAction<Row>) => void;
}

/** The buttons beside the count of marked rows. */
function BulkActions<Row>({ actions, onStart }: BulkActionsProps<Row>) {
  return actions.map((action) => (
    <OnlineButton key={action.id} size="sm" icon={action.icon} onClick={() => onStart(action)}>
      {action.label}
    </OnlineButton>
  ));
}

interface CardsProps {
  content: ReactNode;
  skeleton: ReactNode;
  list: Pick<PagedList<unknown>, "rows" | "isPending" | "error" | "retry">;
  what: string;
  empty: ReactNode;
}

function Cards({ content, skeleton, list, what, empty }: CardsProps) {
  const { rows, isPending, error, retry } = list;
  if (isPending) return skeleton;
  if (error) return <FailedList what={what} error={error} onRetry={retry} />;
  return rows.length > 0 ? content : empty;
}
