import { useTerminology } from "@carrel/hooks";
import { Timeline } from "@carrel/ui/timeline";
import { getRouteApi, useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { LOCALE } from "../../../app/locale";
import { useSlotMinutes } from "../use-slot-minutes";
import { type Goal, goalOf, isSameGoal } from "./goal";
import type { Lane, LaneBooking } from "./lane";
import type { LaneLabel } from "./lane-names";
import type { TimeWords } from "./time-words";
import { timelineLanes } from "./timeline-lanes";

const route = getRouteApi("/signed-in/office/bookings/calendar");

/** Rem that an hour is wide, by zoom. */
const HOUR_WIDTH = { 1: 2.75, 2: 5, 3: 10 } as const;

interface BookingTimelineProps {
  /** What it shows: "Bookings of Sat, 21 Nov". */
  label: string;
  lanes: readonly Lane[];
  /** The days of one desk, instead of the desks of one day. */
  isWeek: boolean;
  /** The lane that is in sight at first. */
  shownLaneId: string | undefined;
  labelOf: (lane: Lane) => LaneLabel;
  words: TimeWords;
  timezone: string;
  now: number;
  /** Bookings can be moved and made. */
  mayAct: boolean;
  onMove: (booking: LaneBooking, from: Goal, to: Goal) => void;
}

/** The bookings on an axis of hours: they open, move, and are made at a free place. */
export function BookingTimeline(props: BookingTimelineProps) {
  const { label, lanes, isWeek, shownLaneId, labelOf, words, timezone, now, mayAct, onMove } = props;
  const { desk } = useTerminology();
  const { zoom } = route.useSearch();
  const navigate = route.useNavigate();
  const { searchStr } = useLocation();
  const drawn = useMemo(
    () =>
      timelineLanes(lanes, {
        words,
        labelOf,
        nameOf: (lane) => (isWeek ? labelOf(lane).label : `${desk} ${lane.deskName}`),
        hrefOf: (bookingId) => `/bookings/calendar/${bookingId}${searchStr}`,
      }),
    [lanes, words, labelOf, isWeek, desk, searchStr],
  );
  /** A block is a booking, or what one used before it was moved. */
  const bookingOf = (id: string) =>
    lanes.flatMap(({ stays }) => stays).find((stay) => stay._id === id)?.bookingId ?? id;
  const laneOf = (id: string) => lanes.find((lane) => lane.id === id);
  return (
    <Timeline
      lanes={drawn}
      timezone={timezone}
      step={useSlotMinutes()}
      hourWidth={HOUR_WIDTH[zoom ?? 2]}
      now={now}
      shownLaneId={shownLaneId}
      movableAfter={mayAct ? now : null}
      placeableAfter={now}
      locale={LOCALE}
      labels={{ timeline: label, time: words.hours }}
      maxHeight="max(24rem, calc(100dvh - 20rem))"
      onOpen={({ id }) =>
        void navigate({
          to: "/bookings/calendar/$bookingId",
          params: { bookingId: bookingOf(id) },
          search: true,
          resetScroll: false,
        })
      }
      onMove={({ id }, place) => {
        const here = lanes.find(({ bookings }) => bookings.some(({ _id }) => _id === id));
        const booking = here?.bookings.find(({ _id }) => _id === id);
        const there = laneOf(place.lane.id);
        if (!here || !booking || !there) return;
        const [from, to] = [goalOf(here, booking.span), goalOf(there, place.span)];
        if (!isSameGoal(from, to)) onMove(booking, from, to);
      }}
      {...(mayAct && {
        onPlace: ({ lane, span }) => {
          const there = laneOf(lane.id);
          if (!there) return;
          void navigate({
            to: "/bookings/calendar/new",
            search: (kept) => ({
              ...kept,
              on: there.deskId,
              at: new Date(span.from).toISOString(),
              until: new Date(span.to).toISOString(),
            }),
            resetScroll: false,
          });
        },
      })}
    />
  );
}
