import { useOnline, usePermission, useTerminology } from "@carrel/hooks";
import type { BookingCalendar } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { EmptyState } from "@carrel/ui/empty-state";
import { Skeleton } from "@carrel/ui/skeleton";
import { TimelineLegend } from "@carrel/ui/timeline";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { q } from "../../../app/carrel";
import { ClosedNotice } from "../../../app/parts/closed-notice";
import { useBranches } from "../../../app/use-branches";
import { useIsWide } from "../../../app/use-is-wide";
import { FailedList } from "../../../lists/list-states";
import type { CalendarSearch } from "../booking-search";
import { legendOf } from "./booking-look";
import { BookingTimeline } from "./booking-timeline";
import { CalendarToolbar } from "./calendar-toolbar";
import { ConflictDialog } from "./conflict-dialog";
import { HallWeek } from "./hall-week";
import { HoursList } from "./hours-list";
import { type Lane, lanesOf } from "./lane";
import { dayLabel, dayName, deskLabel } from "./lane-names";
import { useTimeWords } from "./time-words";
import { useMove } from "./use-move";
import { weekOf } from "./week-of";

const route = getRouteApi("/signed-in/office/bookings/calendar");

/** Milliseconds after which others' bookings are looked for again. */
const REFRESH = 60_000;

/** Whether a calendar is that of one desk, or, where none is named, of a day of all. */
const isOf = (calendar: BookingCalendar | undefined, deskId: string | undefined) =>
  deskId === undefined ? calendar?.desks[0]?.days.length === 1 : calendar?.desks[0]?.deskId === deskId;

/** A branch's calendar, its filters and its states. */
export function BranchCalendar({ branchId, zone, now }: { branchId: string; zone: string; now: number }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const words = useTerminology();
  const mayWrite = usePermission("bookings.write");
  const online = useOnline();
  const isWide = useIsWide();
  const branch = useBranches().branches.find(({ _id }) => _id === branchId);
  const today = localDateOf(new Date(now), zone);
  const day = search.day ?? today;
  const isWeek = search.view === "week";
  const { from, to } = isWeek ? weekOf(day) : { from: day, to: day };
  const named = isWeek ? search.desk : undefined;
  const asked = { branchId, from, to, ...(named !== undefined && { deskId: named }) };
  // Of a week all desks are known by figures alone: the bookings of a large hall are some megabytes.
  const week = useQuery({
    ...q.bookings.occupancy({ branchId, from, to }),
    enabled: isWeek,
    placeholderData: keepPreviousData,
    refetchInterval: named === undefined && REFRESH,
  });
  const calendar = useQuery({
    ...q.bookings.calendar(asked),
    enabled: !isWeek || named !== undefined,
    // A day in place of another, and a week in place of another of the same desk.
    placeholderData: (before) => (isOf(before, named) ? before : undefined),
    refetchInterval: REFRESH,
  });
  // The branch has no desk of that id (any more): its week is that of all.
  const deskId = calendar.data?.desks.length === 0 ? undefined : named;
  const isHall = isWeek && deskId === undefined;
  const shown = isHall ? week : calendar;
  const timezone = shown.data?.timezone ?? zone;
  const times = useTimeWords(timezone);
  const { move, conflict, close } = useMove(asked, times);
  const isInZone = useCallback(
    (desk: { zone: string }) => deskId !== undefined || !search.zone || desk.zone === search.zone,
    [deskId, search.zone],
  );
  const lanes = useMemo(
    () => (calendar.data && !isHall ? lanesOf(calendar.data, branch) : []).filter(isInZone),
    [calendar.data, isHall, branch, isInZone],
  );
  const hall = useMemo(() => (isHall ? (week.data?.desks ?? []) : []).filter(isInZone), [week.data, isHall, isInZone]);
  const desks = (isWeek ? week : calendar).data?.desks ?? [];
  const ofWeek = shown.data?.desks.find((desk) => desk.deskId === deskId);
  const change = (changed: CalendarSearch) =>
    void navigate({ search: (kept) => ({ ...kept, ...changed }), replace: true });

  const labelOf = useCallback((lane: Lane) => (isWeek ? dayLabel(lane, times) : deskLabel(lane)), [isWeek, times]);
  const period = isWeek ? `${dayName(from)} to ${dayName(to)}` : dayName(day);
  const label = ofWeek
    ? `Bookings of ${words.desk.toLowerCase()} ${ofWeek.deskName}, ${period}`
    : `Bookings of ${period}`;
  const isCurrent = !shown.isPlaceholderData;
  const mayAct = mayWrite && online && isCurrent;

  const closed = branch?.closures.filter((closure) => closure.from <= to && from <= closure.to) ?? [];

  const body = () => {
    if (shown.error) return <FailedList what="The calendar" error={shown.error} onRetry={() => void shown.refetch()} />;
    if (!shown.data) return <Skeleton shape="rect" height="28rem" />;
    if (shown.data.desks.length === 0)
      return (
        <EmptyState
          kind="first-use"
          illustration="desks"
          title={`No ${words.desks.toLowerCase()} yet`}
          description={`Add the ${words.desks.toLowerCase()} of this branch; their bookings appear here.`}
          action={
            <Button asChild variant="primary">
              <Link to="/desks">Go to {words.desks.toLowerCase()}</Link>
            </Button>
          }
        />
      );
    if (lanes.length === 0 && hall.length === 0)
      return (
        <EmptyState
          kind="filtered"
          title={`No ${words.desk.toLowerCase()} in the zone “${search.zone}”`}
          action={<Button onClick={() => change({ zone: undefined })}>Show every zone</Button>}
        />
      );
    if (isHall && week.data)
      return (
        <div aria-busy={!isCurrent} className={isCurrent ? undefined : "opacity-60"}>
          <HallWeek label={label} days={week.data.days} desks={hall} today={today} />
        </div>
      );
    if (!isWide) return <HoursList lanes={lanes} words={times} isWeek={isWeek} labelOf={labelOf} />;
    return (
      <div aria-busy={!isCurrent} className={isCurrent ? undefined : "opacity-60"}>
        <BookingTimeline
          label={label}
          lanes={lanes}
          isWeek={isWeek}
          shownLaneId={search.seat && `${search.seat} ${day}`}
          labelOf={labelOf}
          words={times}
          timezone={timezone}
          now={now}
          mayAct={mayAct}
          onMove={(...moved) => void move(...moved)}
        />
      </div>
    );
  };

  return (
    <div className="flex flex-col gap-4">
      <CalendarToolbar
        search={search}
        onChange={change}
        day={day}
        today={today}
        branchId={branchId}
        desks={desks}
        deskId={deskId}
        hasZoom={isWide && !isHall && lanes.length > 0}
      />
      {lanes.length > 0 && !isHall && !calendar.error && (
        <Legend hasHours={isWide} hasUsed={lanes.some(({ stays }) => stays.length > 0)} />
      )}
      {closed.map((closure) => (
        <ClosedNotice key={closure.from} closure={closure} />
      ))}
      {body()}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          words={times}
          onClose={close}
          onPick={(goal) => {
            close();
            void move(conflict.booking, conflict.from, goal);
          }}
        />
      )}
    </div>
  );
}

/** What the calendar's colours and lines mean. */
function Legend({ hasHours, hasUsed }: { hasHours: boolean; hasUsed: boolean }) {
  const items = legendOf(useTerminology(), hasUsed).map(({ icon: Icon, ...look }) => ({
    ...look,
    icon: <Icon strokeWidth={1.75} />,
  }));
  return <TimelineLegend label="What the colours mean" items={items} {...(hasHours && { closed: "Closed" })} />;
}
