import { usePermission, useTerminology } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import type { DataTableSort } from "@carrel/ui/data-table";
import { useMemo, useState } from "react";
import { BookedUntil } from "../../app/parts/booked-time";
import { DeskStandBadge } from "../../app/parts/desk-status-badge";
import { useBranchZone } from "../../app/use-branch-zone";
import { KIND_LABELS } from "../../app/words/desk-kinds";
import { standText } from "../../app/words/desk-stand";
import type { ListColumn } from "../../lists/list-column";
import { ListScreen } from "../../lists/list-screen";
import { deskBulkActions } from "./desk-bulk";
import { DESK_SORTS, type DeskSortKey, sortedDesks } from "./desk-filters";

/** Rows that are shown first, and added by "show more". */
const PAGE = 20;

const orderOf = (sort: DeskSortKey): DataTableSort => ({ id: sort.replace("-", ""), desc: sort.startsWith("-") });
const sortKeyOf = (order: DataTableSort | null): DeskSortKey | undefined =>
  DESK_SORTS.find((key) => order && key === `${order.desc ? "-" : ""}${order.id}`);

interface DeskListViewProps
  extends Omit<Parameters<typeof ListScreen<Desk>>[0], "columns" | "rowPath" | "order" | "bulk" | "download"> {
  zones: readonly string[];
  sort: DeskSortKey | undefined;
  onSort: (sort: DeskSortKey | undefined) => void;
}

/** The desks as a table: to sort, to mark and change many, to save as a file. */
export function DeskListView({ zones, sort = "name", onSort, ...frame }: DeskListViewProps) {
  const { list, noun } = frame;
  const words = useTerminology();
  const zone = useBranchZone();
  const mayChange = usePermission("desks.write");
  const [shown, setShown] = useState(PAGE);
  const sorted = useMemo(() => sortedDesks(list.rows, sort), [list.rows, sort]);
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
        cell: (desk) => <DeskStandBadge desk={desk} zone={zone} />,
        csv: (desk) => standText(desk, zone),
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
      {
        id: "capacity",
        header: "People",
        align: "end",
        hideBelow: "md",
        cell: ({ capacity = 1 }) => capacity,
        csv: ({ capacity = 1 }) => capacity,
      },
    ],
    [words, zone],
  );

  return (
    <ListScreen
      {...frame}
      list={{
        ...list,
        rows: sorted.slice(0, shown),
        total: sorted.length,
        loadMore: () => void setShown((count) => count + PAGE),
      }}
      columns={columns}
      rowPath={({ _id }) => `/desks/${_id}`}
      order={{ sort: orderOf(sort), onSort: (order) => onSort(sortKeyOf(order)) }}
      bulk={{ actions, nameOf: ({ name }) => name, read }}
      download={{ fileName: `${noun}.csv`, read }}
    />
  );
}
