import { useTerminology } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { EmptyState } from "@carrel/ui/empty-state";
import { useMemo } from "react";
import { BranchPeriod } from "../../app/branch-time";
import { q } from "../../app/carrel";
import { BookingStatusBadge } from "../../app/parts/booking-status-badge";
import { useBranchZone } from "../../app/use-branch-zone";
import { useMoney } from "../../app/use-money";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";

/** Rows that are read at once. */
export const HISTORY_PAGE = 20;

/** The bookings by the hour of one desk, the latest start first. */
export function HourlyBookings({ deskId }: { deskId: string }) {
  const words = useTerminology();
  const zone = useBranchZone();
  const money = useMoney();
  const list = usePages(q.desks.hourlyBookings.pages({ deskId, limit: HISTORY_PAGE }));
  const columns = useMemo<DataTableColumn<Booking>[]>(
    () => [
      {
        id: "when",
        header: "When",
        cell: ({ startAt, endAt }) => <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />,
      },
      {
        id: "who",
        header: words.member,
        cell: ({ visitor }) => <span className="wrap-anywhere">{visitor.name || visitor.email}</span>,
      },
      { id: "status", header: "Status", cell: ({ status }) => <BookingStatusBadge status={status} /> },
      {
        id: "amount",
        header: "Amount",
        align: "end",
        hideBelow: "sm",
        cell: ({ amount, currency }) => money(amount, currency),
      },
      {
        id: "code",
        header: "Booking",
        hideBelow: "md",
        cell: ({ code }) => <span className="font-mono whitespace-nowrap">{code}</span>,
      },
    ],
    [words, zone, money],
  );
  return (
    <PagedTable
      caption="Hourly bookings"
      what="The hourly bookings"
      list={list}
      columns={columns}
      rowHref={({ _id }) => `/bookings/${_id}`}
      empty={
        <EmptyState
          kind="first-use"
          illustration="bookings"
          title="No hourly bookings yet"
          description={`Who books this ${words.desk.toLowerCase()} for some hours appears here, the latest first.`}
        />
      }
    />
  );
}
