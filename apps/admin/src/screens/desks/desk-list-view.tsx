import { usePermission, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import type { DataTableSort } from "@carrel/ui/data-table";
import { type ReactNode, useMemo, useState } from "react";
import { useBranchZone } from "../../app/use-branch-zone";
import type { ListColumn } from "../../lists/list-column";
import { ListScreen } from "../../lists/list-screen";
import type { PagedList } from "../../lists/use-pages";
import { BookedUntil } from "./booked-time";
import { deskBulkActions } from "./desk-bulk";
import { DESK_SORTS, type DeskSortKey, sortedDesks } from "./desk-filters";
import { KIND_LABELS } from "./desk-kinds";
import { statusLabelOf } from "./desk-look";
import { DeskStandBadge } from "./desk-status-badge";

/** Rows that are shown first, and added by "show more". */
const PAGE = 20;

const orderOf = (sort: DeskSortKey): DataTableSort => ({ id: sort.replace("-", ""), desc: sort.startsWith("-") });
const sortKeyOf = (order: DataTableSort | null): DeskSortKey | undefined =>
  DESK_SORTS.find((key) => order && key === `${order.desc ? "-" : ""}${order.id}`);

interface DeskListViewProps {
  list: PagedList<Desk>;
  /** The desks that the filters leave. */
  desks: readonly Desk[];
  zones: readonly string[];
  sort: DeskSortKey | undefined;
  onSort: (sort: DeskSortKey | undefined) => void;
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  narrowed: string | undefined;
  onClear: () => void;
  toolbar: ReactNode;
  firstUse: Parameters<typeof ListScreen>[0]["firstUse"];
}

/** The desks as a table: to sort, to mark and change many, to save as a file. */
export function DeskListView(props: DeskListViewProps) {
  const { list, desks, zones, sort = "name", onSort, narrowed } = props;
  const words = useTerminology();
  const zone = useBranchZone();
  const mayChange = usePermission("desks.write");
  const [shown, setShown] = useState(PAGE);
  const sorted = useMemo(() => sortedDesks(desks, sort), [desks, sort]);
  const actions = useMemo(() => (mayChange ? deskBulkActions(words, zones) : []), [mayChange, words, zones]);
  // What is here is all that there is: pages of it are cut here.
  const read = async ({ limit, page }: { limit: number; page: number }) => ({
    data: sorted.slice((page - 1) * limit, page * limit),
    totalRecords: sorted.length,
  });
  const columns = useMemo<ListColumn<Desk>[]>(
    () => [
      {
        id: "name",
        header: words.desk,
        sortable: true,
        cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
        csv: ({ name }) => name,
      },
      {
        id: "status",
        header: "Now",
        sortable: true,
        cell: (desk) => <DeskStandBadge desk={desk} />,
        csv: statusLabelOf,
      },
      {
        id: "who",
        header: words.member,
        sortable: true,
        cell: ({ currentBooking }) =>
          currentBooking ? (
            <span className="wrap-anywhere">{currentBooking.name || "A visitor"}</span>
          ) : (
            <span className="text-muted">Nobody</span>
          ),
        csv: ({ currentBooking }) => currentBooking?.name ?? null,
      },
      {
        id: "until",
        header: "Until",
        hideBelow: "sm",
        cell: ({ currentBooking }) => (currentBooking ? <BookedUntil booking={currentBooking} zone={zone} /> : null),
        csv: { "Until (UTC)": ({ currentBooking }) => currentBooking?.endAt ?? null },
      },
      {
        id: "zone",
        header: "Zone",
        sortable: true,
        hideBelow: "sm",
        cell: (desk) => <span className="wrap-anywhere">{desk.zone}</span>,
        csv: (desk) => desk.zone,
      },
      {
        id: "kind",
        header: "Kind",
        hideBelow: "md",
        cell: ({ kind }) => KIND_LABELS[kind],
        csv: ({ kind }) => KIND_LABELS[kind],
      },
    ],
    [words, zone],
  );

  return (
    <ListScreen
      noun={words.desks.toLowerCase()}
      list={{
        ...list,
        rows: sorted.slice(0, shown),
        total: sorted.length,
        loadMore: () => void setShown((count) => count + PAGE),
      }}
      columns={columns}
      rowPath={({ _id }) => `/desks/${_id}`}
      search={props.search}
      onSearch={props.onSearch}
      tab={narrowed}
      onClear={props.onClear}
      toolbar={props.toolbar}
      firstUse={props.firstUse}
      order={{ sort: orderOf(sort), onSort: (order) => onSort(sortKeyOf(order)) }}
      bulk={{ actions, nameOf: ({ name }) => name, read }}
      download={{ fileName: `${words.desks.toLowerCase()}.csv`, read }}
    />
  );
}
