import { useSession, useTerminology } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { formatMoney, formatPeriod } from "@carrel/sdk/domain";
import type { DataTableColumn } from "@carrel/ui/data-table";
import { Tabs } from "@carrel/ui/tabs";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { useCallback } from "react";
import { q } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useBranchZone } from "../../app/use-branch-zone";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { NoBranch } from "../branches/no-branch";
import { BookingStatusBadge } from "./booking-status-badge";

const route = getRouteApi("/signed-in/office/bookings");

const TABS = [
  { value: "ALL", label: "All" },
  { value: "PENDING", label: "Pending" },
  { value: "CONFIRMED", label: "Confirmed" },
  { value: "CANCELLED", label: "Cancelled" },
] as const;
type Tab = (typeof TABS)[number]["value"];

/** The bookings of the selected branch, newest first. */
export function BookingsScreen() {
  const { q: search, status = "ALL" } = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const session = useSession();
  const zone = useBranchZone();
  const list = usePages(q.bookings.list.pages({ search, status }), {
    enabled: session.selectedBranch !== null,
  });
  const onSearch = useCallback(
    (text: string | undefined) => void navigate({ search: (kept) => ({ ...kept, q: text }), replace: true }),
    [navigate],
  );
  const onTab = (tab: string) =>
    void navigate({ search: (kept) => ({ ...kept, status: tab === "ALL" ? undefined : (tab as Tab) }) });

  if (session.selectedBranch === null) return <NoBranch title="Bookings" />;

  const columns: DataTableColumn<Booking>[] = [
    {
      id: "code",
      header: "Code",
      cell: (booking) => <span className="font-mono whitespace-nowrap">{booking.code}</span>,
    },
    { id: "who", header: words.member, cell: (booking) => booking.visitor.name || booking.visitor.email },
    { id: "desk", header: words.desk, cell: (booking) => booking.deskName },
    {
      id: "when",
      header: "When",
      cell: (booking) => formatPeriod(new Date(booking.startAt), new Date(booking.endAt), zone),
    },
    {
      id: "amount",
      header: "Amount",
      align: "end",
      hideBelow: "md",
      cell: (booking) => formatMoney(booking.amount, booking.currency),
    },
    { id: "status", header: "Status", cell: (booking) => <BookingStatusBadge status={booking.status} /> },
  ];

  return (
    <>
      <ScreenHeader
        title="Bookings"
        description={`Newest first. Times are the branch's, in ${zone.replaceAll("_", " ")}.`}
        tabs={<Tabs label="Status" value={status} onValueChange={onTab} items={TABS} />}
      />
      <ListScreen
        noun="bookings"
        list={list}
        columns={columns}
        rowId={(booking) => booking._id}
        rowPath={(booking) => `/bookings/${booking._id}`}
        search={search}
        onSearch={onSearch}
        tab={status === "ALL" ? undefined : `${status.toLowerCase()} bookings`}
        onClear={() => void navigate({ search: {} })}
        firstUse={{
          illustration: "bookings",
          title: "No bookings yet",
          description: "Hang up the branch's QR code; what visitors book appears here.",
        }}
      />
      <Outlet />
    </>
  );
}
