import type { BookingStats } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { DataTable } from "@carrel/ui/data-table";
import { Link } from "@tanstack/react-router";
import { BranchPeriod } from "../../app/branch-time";
import { BookingStatusBadge } from "../../app/parts/booking-status-badge";
import { useIsWide } from "../../app/use-is-wide";

/** As many as a phone shows: "All bookings" has the others. */
const ON_PHONES = 4;

interface UpcomingBookingsProps {
  bookings: BookingStats["bookingDetails"]["upcoming"];
  words: Terminology;
  /** The time zone of the branch with this name. */
  zoneOf: (branchName: string) => string;
}

/** What is booked next. */
export function UpcomingBookings({ bookings, words, zoneOf }: UpcomingBookingsProps) {
  const isWide = useIsWide();
  return (
    <Card
      title="Coming up"
      padded={false}
      actions={
        <Button asChild variant="ghost" size="sm">
          <Link to="/bookings">All bookings</Link>
        </Button>
      }
    >
      <DataTable
        caption="Coming up"
        rows={isWide ? bookings : bookings.slice(0, ON_PHONES)}
        rowId={(booking) => booking._id}
        rowHref={(booking) => `/bookings/${booking._id}`}
        columns={[
          {
            id: "when",
            header: "When",
            cell: ({ startAt, endAt, branchName }) => (
              <BranchPeriod startAt={startAt} endAt={endAt} zone={zoneOf(branchName)} />
            ),
          },
          {
            id: "desk",
            header: words.desk,
            cell: (booking) => <span className="wrap-anywhere">{booking.deskName}</span>,
          },
          { id: "who", header: words.member, cell: (booking) => <span className="wrap-anywhere">{booking.name}</span> },
          {
            id: "branch",
            header: "Branch",
            hideBelow: "md",
            cell: (booking) => <span className="wrap-anywhere">{booking.branchName}</span>,
          },
          { id: "status", header: "Status", cell: (booking) => <BookingStatusBadge status={booking.status} /> },
        ]}
        empty={<p className="p-6 text-muted">Nothing is booked from here on.</p>}
      />
    </Card>
  );
}
