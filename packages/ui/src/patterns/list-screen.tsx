import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../button";
import { ColumnMenu, type ColumnVisibility, DataTable, type DataTableColumn, LoadMore } from "../data-table";
import { EmptyState } from "../empty-state";
import { PageHeader } from "../page-header";
import { SearchInput } from "../search-input";
import { StatusBadge } from "../status-badge";
import { Tabs } from "../tabs";
import { type Booking, bookings, money, STATUS } from "./bookings.fixture";
import { Office } from "./office";
import { type Tab, useList } from "./use-list";
import type { Words } from "./words";

const columnsOf = ({ member, desk }: Words): DataTableColumn<Booking>[] => [
  { id: "code", header: "Code", cell: ({ code }) => code },
  { id: "who", header: member, cell: ({ who }) => who, sortable: true },
  { id: "desk", header: desk, cell: (booking) => booking.desk },
  { id: "when", header: "When", cell: ({ day, from, to }) => `${day}, ${from}–${to}`, sortable: true },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <StatusBadge tone={STATUS[status].tone}>{STATUS[status].word}</StatusBadge>,
  },
  { id: "total", header: "Amount", align: "end", cell: ({ total }) => money(total), hideBelow: "md" },
];

const isTab = (value: string): value is Tab => value === "all" || value in STATUS;

export interface ListScreenProps {
  words: Words;
  /** False for an organisation that has no bookings yet. */
  hasBookings?: boolean;
  onOpen?: (booking: Booking) => void;
}

/** A list that can be searched, divided, sorted, marked and walked by keyboard. */
export const ListScreen = ({ words, hasBookings = true, onOpen }: ListScreenProps) => {
  const list = useList(hasBookings ? bookings : []);
  const [visibility, setVisibility] = useState<ColumnVisibility | null>(null);
  const columns = columnsOf(words);
  const empty = hasBookings ? (
    <EmptyState
      kind="filtered"
      title="No booking fits"
      description="Another word, or another tab, may find it."
      action={<Button onClick={list.clear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      kind="first-use"
      title="No bookings yet"
      description={`What visitors book stands here. Hang up the QR code of ${words.branch}, and the first one will come.`}
      action={<Button variant="primary">Print the QR code</Button>}
    />
  );
  return (
    <Office words={words} active="bookings">
      <div className="pt-page">
        <PageHeader
          title="Bookings"
          description="Newest first. Times are the branch's."
          actions={
            <Button variant="primary" icon={<Plus strokeWidth={1.5} />}>
              New booking
            </Button>
          }
        />
        <Tabs
          label="Bookings by status"
          value={list.tab}
          onValueChange={(value) => isTab(value) && list.setTab(value)}
          items={[
            { value: "all", label: "All" },
            { value: "PENDING", label: "Pending", count: list.counts("PENDING") },
            { value: "CONFIRMED", label: "Confirmed" },
            { value: "CANCELLED", label: "Cancelled" },
          ]}
        >
          <div className="pt-list">
            <div className="pt-tools">
              <SearchInput
                aria-label="Search bookings"
                placeholder={`Code, ${words.member.toLowerCase()} or ${words.desk.toLowerCase()}`}
                value={list.text}
                onValueChange={list.setText}
                className="pt-search"
              />
              <ColumnMenu columns={columns} value={visibility} onValueChange={setVisibility} />
            </div>
            <DataTable
              caption="Bookings"
              rows={list.rows}
              columns={columns}
              rowId={({ id }) => id}
              columnVisibility={visibility}
              sort={list.sort}
              onSortChange={list.setSort}
              selection={list.selection}
              onSelectionChange={list.setSelection}
              bulkActions={
                <>
                  <Button size="sm">Confirm</Button>
                  <Button size="sm">Export as CSV</Button>
                </>
              }
              empty={empty}
              {...(onOpen && { onRowOpen: onOpen })}
              {...(list.total > 0 && {
                footer: <LoadMore shown={list.rows.length} total={list.total} onLoadMore={list.loadMore} />,
              })}
            />
          </div>
        </Tabs>
      </div>
    </Office>
  );
};
