import { usePermission } from "@carrel/hooks";
import type { Booking } from "@carrel/sdk";
import { addDays } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import type { RangePreset } from "@carrel/ui/date-range-picker";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Ban, CalendarDays, CircleCheck } from "lucide-react";
import type { ComponentType } from "react";
import { q } from "../../app/carrel";
import { STATUS_LABELS } from "../../app/parts/booking-status-badge";
import { NoBranch } from "../../app/parts/no-branch";
import { useMoney } from "../../app/use-money";
import type { BulkAction } from "../../lists/bulk-action";
import { found } from "../../lists/found";
import { listPlace } from "../../lists/list-place";
import { bookingColumns } from "./booking-columns";
import { BookingMenu } from "./booking-menu";
import { BOOKING_TABS } from "./booking-search";
import { refusal } from "./booking-steps";
import { weekOf } from "./calendar/week-of";
import { MoreFilters } from "./more-filters";

const counted = (count: number) => (count === 1 ? "1 booking" : `${count} bookings`);

/** What can be done to many bookings at once. Each of their visitors is told, so it is asked about before. */
const BULK_STEPS: readonly BulkAction<Booking>[] = [
  {
    id: "confirm",
    label: "Confirm",
    icon: <CircleCheck />,
    ask: (count) => ({
      title: `Confirm ${counted(count)}?`,
      description: "Their visitors are told by mail. A confirmed booking can be cancelled, not made pending again.",
    }),
    refuses: (booking) => refusal(booking, "CONFIRMED", Date.now()),
    run: ({ _id }, write) => write(q.bookings.changeStatus(), { bookingId: _id, status: "CONFIRMED" }),
    done: (count) => `${counted(count)} confirmed`,
  },
  {
    id: "cancel",
    label: "Cancel bookings",
    icon: <Ban />,
    ask: (count) => ({
      tone: "danger",
      title: `Cancel ${counted(count)}?`,
      description:
        "Their places become free, and their visitors are told by mail. What was paid is not paid back by this. It can't be undone.",
    }),
    refuses: (booking) => refusal(booking, "CANCELLED", Date.now()),
    run: ({ _id }, write) => write(q.bookings.changeStatus(), { bookingId: _id, status: "CANCELLED" }),
    done: (count) => `${counted(count)} cancelled`,
  },
];

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

/** The bookings of the selected branch, newest first. */
export const BookingsScreen: ComponentType = listPlace(
  "/bookings",
  ({ search: { q: search, status, desk, type, from, to } }) =>
    found(q.bookings.list, { search, status: status ?? "ALL", type, deskId: desk, from, to }),
)(function useBookings({ search, change, session, words, zone }) {
  const mayChange = usePermission("bookings.write");
  const money = useMoney();
  const hasBranch = session.selectedBranch !== null;
  const waiting = useQuery({ ...q.bookings.list({ status: "PENDING", limit: 1, page: 1 }), enabled: hasBranch });
  return {
    noun: "bookings",
    title: "Bookings",
    description: `Newest first. Times are the branch's, in ${zone.replaceAll("_", " ")}.`,
    columns: bookingColumns({ words, zone, money }),
    tabs: {
      by: "status",
      label: "Status",
      first: { label: "All" },
      others: BOOKING_TABS.filter((value) => value !== "ALL").map((value) => ({
        value,
        label: STATUS_LABELS[value],
        count: value === "PENDING" ? waiting.data?.totalRecords || undefined : undefined,
        rows: `${value.toLowerCase()} bookings`,
      })),
    },
    filters: [
      { days: "Days", every: "Any day", presets: dayPresets },
      { over: ["type", "desk"], field: <MoreFilters search={search} onChange={change} /> },
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
    bulk: { needs: ["bookings.write"], actions: BULK_STEPS, nameOf: ({ code, visitor }) => `${code}, ${visitor.name}` },
    download: { fileName: "bookings.csv" },
    firstUse: {
      illustration: "bookings",
      title: "No bookings yet",
      description: "Hang up the branch's QR code: what visitors book appears here. Or book for somebody yourself.",
    },
    instead: !hasBranch && <NoBranch title="Bookings" />,
  };
});
