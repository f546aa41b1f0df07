import { usePermission, useTerminology } from "@carrel/hooks";
import type { Booking, Membership } from "@carrel/sdk";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { q } from "../../app/carrel";
import { BookedPeriod } from "../../app/parts/booked-time";
import { BookingStatusBadge } from "../../app/parts/booking-status-badge";
import { PagedTable } from "../../lists/paged-table";
import { usePages } from "../../lists/use-pages";

/** Rows that are shown at first, and that "Show more" adds. */
const STEP = 10;

interface MembershipBookingsProps {
  membership: Membership;
  zone: string;
}

/** The days or visits of a membership, the latest first; each row opens the booking. */
export function MembershipBookings({ membership, zone }: MembershipBookingsProps) {
  const words = useTerminology();
  const seesBookings = usePermission("bookings.read");
  const list = usePages(q.memberships.bookings.pages({ id: membership._id, limit: STEP }));
  const isShared = membership.people.length > 0;
  const columns: DataTableColumn<Booking>[] = [
    { id: "when", header: "When", cell: (booking) => <BookedPeriod booking={booking} zone={zone} /> },
    ...(isShared
      ? [
          {
            id: "who",
            header: words.member,
            cell: ({ visitor }: Booking) => <span className="wrap-anywhere">{visitor.name}</span>,
          },
        ]
      : []),
    { id: "desk", header: words.desk, cell: ({ deskName }) => <span className="wrap-anywhere">{deskName}</span> },
    { id: "status", header: "Status", cell: ({ status }) => <BookingStatusBadge status={status} /> },
  ];
  return (
    <PagedTable
      caption="Bookings of the membership"
      what="The bookings"
      list={list}
      columns={columns}
      {...(seesBookings && { rowHref: ({ _id }: Booking) => `/bookings/${_id}` })}
      empty={<p className="m-0 py-4 text-muted">Nothing yet.</p>}
    />
  );
}
