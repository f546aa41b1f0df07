import { usePermission } from "@carrel/hooks";
import { addDays } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import type { RangePreset } from "@carrel/ui/date-range-picker";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarDays } from "lucide-react";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { STATUS_LABELS } from "../../app/parts/booking-status-badge";
import { NoBranch } from "../../app/parts/no-branch";
import { useMoney } from "../../app/use-money";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { bookingBulkActions } from "./booking-bulk";
import { bookingColumns } from "./booking-columns";
import { BookingMenu } from "./booking-menu";
import { type BookingsSearch, STATUS_TABS } from "./booking-search";
import { weekOf } from "./calendar/week-of";
import { SAID_TO_BE_PAID } from "./claim-words";
import { MoreFilters } from "./more-filters";

/**
 * Days that staff ask for: bookings lie ahead as often as behind.
 * @param today the branch's local date
 */
const dayPresets = (today: string): RangePreset[] => [
  { label: "Today", from: today, to: today },
  { label: "Tomorrow", from: addDays(today, 1), to: addDays(today, 1) },
  { label: "This week", ...weekOf(today) },
  { label: "Next 30 days", from: today, to: addDays(today, 29) },
  { label: "Last 30 days", from: addDays(today, -29), to: today },
];

/** In what order the list stands, for its readers. */
function orderOf({ q: search, status = "ALL", type, desk, from, payment }: BookingsSearch): string {
  if (status === "CLAIMED") return "Soonest first.";
  if (status === "PENDING") return search ? "Newest first." : "Soonest first.";
  const isWhole = status === "ALL" && !search && !type && !desk && !from && !payment;
  return isWhole ? "Those that are said to be paid or wait for you, then the newest." : "Newest first.";
}

/** What the tabs narrow the list to. */
const narrowedBy = ({ status = "ALL", payment }: BookingsSearch) =>
  status === "CLAIMED" ? ({ status: "ALL", payment: "claimed" } as const) : { status, payment };

const NARROWER = ["CLAIMED", ...STATUS_TABS.filter((value) => value !== "ALL")] as const;
const TAB_LABELS = { ...STATUS_LABELS, CLAIMED: SAID_TO_BE_PAID };

/** The bookings of the selected branch: those that are said to be paid, those that wait, then the others, newest first. */
export const BookingsScreen: ComponentType = listPlace(
  "/bookings",
  ({ search: { q: search, desk, type, from, to, ...tab } }) =>
    found(q.bookings.list, { search, type, deskId: desk, from, to, ...narrowedBy(tab) }),
)(function useBookings({ search, change, session, words, zone }) {
  const mayChange = usePermission("bookings.write");
  const money = useMoney();
  const hasBranch = session.selectedBranch !== null;
  const waiting = useQuery({ ...q.bookings.list({ status: "PENDING", limit: 1, page: 1 }), enabled: hasBranch });
  const claimed = useQuery({ ...q.bookings.list({ payment: "claimed", limit: 1, page: 1 }), enabled: hasBranch });
  const counts: Partial<Record<(typeof NARROWER)[number], number | undefined>> = {
    PENDING: waiting.data?.totalRecords,
    CLAIMED: claimed.data?.totalRecords,
  };
  // Most places are told so of nothing, most of the time.
  const hasClaims = Boolean(counts.CLAIMED) || search.status === "CLAIMED";
  return {
    noun: "bookings",
    title: "Bookings",
    description: `${orderOf(search)} Times are the branch’s, in ${zone.replaceAll("_", " ")}.`,
    columns: bookingColumns({ words, zone, money }),
    tabs: {
      by: "status",
      label: "Status",
      first: { label: "All" },
      others: NARROWER.filter((value) => value !== "CLAIMED" || hasClaims).map((value) => ({
        value,
        label: TAB_LABELS[value],
        count: counts[value] || undefined,
        rows: value === "CLAIMED" ? "bookings that are said to be paid" : `${value.toLowerCase()} bookings`,
      })),
    },
    filters: [
      { days: "Days", every: "Any day", presets: dayPresets },
      { over: ["type", "desk", "payment"], field: <MoreFilters search={search} onChange={change} /> },
    ],
    rowActions: (booking) => <BookingMenu booking={booking} zone={zone} mayChange={mayChange} />,
    add: { to: "/bookings/new", label: "New booking", needs: "bookings.write" },
    actions: (
      <Button asChild>
        <Link to="/bookings/calendar">
          <CalendarDays />
          Calendar
        </Link>
      </Button>
    ),
    bulk: {
      needs: ["bookings.write"],
      actions: bookingBulkActions(),
      nameOf: ({ code, visitor }) => `${code}, ${visitor.name}`,
    },
    download: { fileName: "bookings.csv" },
    firstUse: {
      illustration: "bookings",
      title: "No bookings yet",
      description: "Hang up the branch's QR code: what visitors book appears here. Or book for somebody yourself.",
    },
    instead: !hasBranch && <NoBranch title="Bookings" />,
  };
});
