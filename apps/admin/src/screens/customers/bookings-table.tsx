import { usePermission, useTerminology } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { DataTable, type DataTableColumn, LoadMore } from "@carrel/ui/data-table";
import { useState } from "react";
import { BranchPeriod } from "../../app/branch-time";
import { BookingStatusBadge } from "../../app/parts/booking-status-badge";
import { StaysBefore } from "../../app/parts/stays-before";
import { useMoney } from "../../app/use-money";
import { MOST_GIVEN } from "./customer-figures";

/** Rows that one press on "Show more" adds. */
export const ROWS_A_STEP = 20;

interface BookingsTableProps {
  bookings: readonly Booking[];
  caption: string;
  /** What stands there without any. */
  none: string;
  zone: string;
}

/** A customer's bookings of one type, the latest first. */
export function BookingsTable({ bookings, caption, none, zone }: BookingsTableProps) {
  const words = useTerminology();
  const money = useMoney();
  const seesBookings = usePermission("bookings.read");
  const [shown, setShown] = useState(ROWS_A_STEP);
  const columns: DataTableColumn<Booking>[] = [
    {
      id: "when",
      header: "When",
      cell: ({ startAt, endAt }) => <BranchPeriod startAt={startAt} endAt={endAt} zone={zone} />,
    },
    {
      id: "desk",
      header: words.desk,
      cell: ({ deskName, stays }) => (
        <>
          {deskName}
          <StaysBefore stays={stays} zone={zone} />
        </>
      ),
    },
    { id: "code", header: "Code", hideBelow: "sm", cell: ({ code }) => <span className="font-mono">{code}</span> },
    { id: "amount", header: "Amount", align: "end", cell: ({ amount, currency }) => money(amount, currency) },
    { id: "status", header: "Status", cell: ({ status }) => <BookingStatusBadge status={status} /> },
  ];
  const rows = bookings.slice(0, shown);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      columns={columns}
      rowId={({ _id }) => _id}
      {...(seesBookings && { rowHref: ({ _id }: Booking) => `/bookings/${_id}` })}
      empty={<p className="p-6 text-muted">{none}</p>}
      footer={
        rows.length > 0 && (
          <>
            <LoadMore shown={rows.length} total={bookings.length} onLoadMore={() => setShown(shown + ROWS_A_STEP)} />
            {bookings.length === MOST_GIVEN && rows.length === MOST_GIVEN && (
              <p className="px-4 pb-4 text-sm text-muted">Older ones are in the bookings' own list.</p>
            )}
          </>
        )
      }
    />
  );
}
