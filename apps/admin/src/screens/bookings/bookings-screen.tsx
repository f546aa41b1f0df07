import { usePermission, useSession, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, Outlet } from "@tanstack/react-router";
import { CalendarDays, Plus } from "lucide-react";
import { useCallback, useMemo } from "react";
import { AddressTabs } from "../../app/address-tabs";
import { q, reads } from "../../app/carrel";
import { ScreenHeader } from "../../app/screen-header";
import { useBranchZone } from "../../app/use-branch-zone";
import { useMoney } from "../../app/use-money";
import { ListScreen } from "../../lists/list-screen";
import { usePages } from "../../lists/use-pages";
import { NoBranch } from "../branches/no-branch";
import { bookingColumns } from "./booking-columns";
import { BookingFilters } from "./booking-filters";
import { BookingMenu } from "./booking-menu";
import { BOOKING_TABS, type BookingsSearch, type BookingTab } from "./booking-search";
import { STATUS_LABELS } from "./booking-status-badge";
import { BULK_STEPS } from "./bulk-steps";

const route = getRouteApi("/signed-in/office/bookings");

/** The bookings of the selected branch, newest first. */
export function BookingsScreen() {
  const search = route.useSearch();
  const { q: searched, status = "ALL", type, desk, from, to } = search;
  const navigate = route.useNavigate();
  const words = useTerminology();
  const session = useSession();
  const mayChange = usePermission("bookings.write");
  const zone = useBranchZone();
  const money = useMoney();
  const filters = {
    status,
    ...(searched && { search: searched }),
    ...(type && { type }),
    ...(desk && { deskId: desk }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const isFiltered = Boolean(type || desk || from);
  const hasBranch = session.selectedBranch !== null;
  const list = usePages(q.bookings.list.pages(filters), { enabled: hasBranch });
  const waiting = useQuery({ ...q.bookings.list({ status: "PENDING", limit: 1, page: 1 }), enabled: hasBranch });
  const columns = useMemo(() => bookingColumns({ words, zone, money }), [words, zone, money]);
  const change = useCallback(
    (changed: BookingsSearch) => void navigate({ search: (kept) => ({ ...kept, ...changed }), replace: true }),
    [navigate],
  );
  const onSearch = useCallback((text: string | undefined) => change({ q: text }), [change]);
  const onTab = (tab: string) =>
    void navigate({ search: (kept) => ({ ...kept, status: tab === "ALL" ? undefined : (tab as BookingTab) }) });

  if (!hasBranch) return <NoBranch title="Bookings" />;

  const read = (page: { limit: number; page: number }) => reads.bookings.list({ ...filters, ...page });
  const tabWords = status === "ALL" ? "bookings" : `${status.toLowerCase()} bookings`;
  const isNarrowed = isFiltered || status !== "ALL" || searched !== undefined;
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to="/bookings/new" search={true} resetScroll={false}>
        <Plus />
        New booking
      </Link>
    </Button>
  );

  return (
    <>
      <ScreenHeader
        title="Bookings"
        description={`Newest first. Times are the branch's, in ${zone.replaceAll("_", " ")}.`}
        actions={
          <>
            <Button asChild>
              <Link to="/bookings/calendar">
                <CalendarDays />
                Calendar
              </Link>
            </Button>
            {!list.error && (isNarrowed || !list.isEmpty) && add}
          </>
        }
        tabs={
          <AddressTabs
            label="Status"
            value={status}
            onValueChange={onTab}
            items={BOOKING_TABS.map((value) => ({
              value,
              label: value === "ALL" ? "All" : STATUS_LABELS[value],
              ...(value === "PENDING" && waiting.data?.totalRecords && { count: waiting.data.totalRecords }),
            }))}
          />
        }
      />
      <ListScreen
        noun="bookings"
        list={list}
        columns={columns}
        rowPath={(booking) => `/bookings/${booking._id}`}
        rowActions={(booking) => <BookingMenu booking={booking} zone={zone} mayChange={mayChange} />}
        search={searched}
        onSearch={onSearch}
        tab={isFiltered ? `${tabWords} that fit these filters` : status === "ALL" ? undefined : tabWords}
        onClear={() => void navigate({ search: {} })}
        toolbar={<BookingFilters search={search} zone={zone} onChange={change} />}
        bulk={{ actions: mayChange ? BULK_STEPS : [], nameOf: ({ code, visitor }) => `${code}, ${visitor.name}`, read }}
        download={{ fileName: "bookings.csv", read }}
        firstUse={{
          illustration: "bookings",
          title: "No bookings yet",
          description: "Hang up the branch's QR code: what visitors book appears here. Or book for somebody yourself.",
          action: add,
        }}
      />
      <Outlet />
    </>
  );
}
