import { useTerminology } from "@carrel/hooks";
import { useVirtualRows } from "@carrel/ui/virtual-rows";
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { axisOf, ownTicks } from "./axis";
import type { BlockEvents } from "./booking-block";
import { placeByKey, stopByKey } from "./carry-keys";
import type { Lane, LaneBooking, Span } from "./lane";
import { LaneRow } from "./lane-row";
import { carried, type Grid, type Place, pulled, slotAt } from "./placing";
import { useTimeWords } from "./time-words";
import { useCarry } from "./use-carry";
import { useFirstSight } from "./use-first-sight";
import { usePointerDrag } from "./use-pointer-drag";

const HOUR = 3_600_000;
const NO_TICKS: readonly never[] = [];
/** Height of a lane in px at the default scale; what is seen is measured. */
const LANE_HEIGHT = 56;

interface TimelineProps {
  /** What it shows, for screen readers: "Bookings of Sat, 21 Nov 2026". */
  label: string;
  lanes: readonly Lane[];
  grid: Grid;
  /** What stands before a lane. */
  nameOf: (lane: Lane) => { label: string; detail: string };
  /** Rem that an hour is wide. */
  hourWidth: number;
  now: number;
  /** The bookings that end later can be carried; null: none. */
  movableAfter: number | null;
  onMove: (booking: LaneBooking, place: Place) => void;
  /** A press on a free place; undefined where the person may not book. */
  onBook: ((lane: Lane, slot: Span) => void) | undefined;
  /** The address of a booking's details, around its id. */
  path: readonly [before: string, after: string];
  onOpen: (bookingId: string) => void;
}

/**
 * Bookings on an axis of hours, a lane for each desk or day. Lanes out of sight are not in the document. A booking is
 * carried by a pointer, or lifted with Space and carried with the arrows.
 */
export function Timeline(props: TimelineProps) {
  const { lanes, grid, nameOf, hourWidth, now, movableAfter, onMove, onBook, path, onOpen } = props;
  const words = useTimeWords(grid.timezone);
  const { desk } = useTerminology();
  const hintId = useId();
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const axis = useMemo(() => axisOf(lanes, grid.timezone), [lanes, grid.timezone]);
  const ticksOfDay = useMemo(() => {
    const days = new Map(lanes.map(({ day }) => [day.from, day]));
    return new Map([...days].map(([from, day]) => [from, ownTicks(day, axis.ticks, grid.timezone)]));
  }, [lanes, axis, grid.timezone]);
  const isMovable = ({ span }: LaneBooking) => movableAfter !== null && span.to > movableAfter;
  const { carry, blocker, lift, carryTo, drop, putBack } = useCarry(onMove);
  const [stop, setStop] = useState<{ laneId: string; bookingId: string } | null>(null);
  const laneOf = (id: string | undefined) => lanes.find((lane) => lane.id === id);
  const isStill = stop && laneOf(stop.laneId)?.bookings.some(({ _id }) => _id === stop.bookingId);
  const firstLane = lanes.find(({ bookings }) => bookings.length > 0);
  const firstBooking = firstLane?.bookings[0];
  const tabStop = isStill ? stop : firstLane && firstBooking && { laneId: firstLane.id, bookingId: firstBooking._id };
  const kept = [tabStop?.laneId, carry?.from.id].map((id) => lanes.findIndex((lane) => lane.id === id));
  const rows = useVirtualRows({
    count: lanes.length,
    estimate: () => LANE_HEIGHT,
    list,
    kept,
    keyOf: (index) => lanes[index]?.id ?? String(index),
    overscan: 6,
  });

  /** Pixels of a millisecond. */
  const scale = () => {
    const track = list.current?.querySelector<HTMLElement>("[data-track]");
    return track ? track.getBoundingClientRect().width / axis.length : 1;
  };
  usePointerDrag(scroller, {
    canLift: ({ laneId, bookingId }) => {
      const booking = laneOf(laneId)?.bookings.find(({ _id }) => _id === bookingId);
      return booking !== undefined && isMovable(booking);
    },
    onLift: ({ laneId, bookingId, grip }) => {
      const lane = laneOf(laneId);
      const booking = lane?.bookings.find(({ _id }) => _id === bookingId);
      if (lane && booking) lift(lane, booking, grip, "pointer");
    },
    onCarry: (across, laneId) => {
      if (!carry) return;
      const { booking, from, grip, place } = carry;
      const by = across / scale();
      carryTo(
        grip === "whole"
          ? carried(booking, from, laneOf(laneId ?? undefined) ?? place.lane, by, grid)
          : pulled(booking, from, grip, by, grid),
      );
    },
    onDrop: drop,
    onPutBack: putBack,
    onPick: (laneId, share) => {
      const lane = laneOf(laneId);
      const at = lane ? lane.day.from + share * axis.length : 0;
      if (lane?.isActive && at < lane.day.to) onBook?.(lane, slotAt(at, lane, grid.slotMinutes));
    },
  });

  /** A booking to focus once its lane is in the document. */
  const awaited = useRef<typeof stop>(null);
  const focus = (next: NonNullable<typeof stop>) => {
    awaited.current = next;
    setStop(next);
    rows.scrollToIndex(
      lanes.findIndex(({ id }) => id === next.laneId),
      { align: "auto" },
    );
  };
  useLayoutEffect(() => {
    if (!awaited.current) return;
    const { laneId, bookingId } = awaited.current;
    const block = list.current?.querySelector<HTMLElement>(
      `[data-lane-id="${CSS.escape(laneId)}"][data-booking-id="${CSS.escape(bookingId)}"]`,
    );
    if (!block) return;
    awaited.current = null;
    block.focus();
  });
  /** A booking that was put down by keys keeps the focus, wherever it is drawn then. */
  const followed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (!followed.current || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-booking-id="${CSS.escape(followed.current)}"]`)?.focus();
  });
  // What is carried by keys stays in sight.
  const carriedTo = carry?.means === "keys" ? carry.place : null;
  useEffect(() => {
    if (!carriedTo) return;
    rows.scrollToIndex(
      lanes.findIndex(({ id }) => id === carriedTo.lane.id),
      { align: "auto" },
    );
    list.current?.querySelector("[data-ghost]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [carriedTo, lanes, rows]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, lane: Lane, booking: LaneBooking) => {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (carry) {
      const place = placeByKey(event, carry, lanes, grid);
      const isEnd = key === "Enter" || key === " ";
      if (!place && !isEnd && key !== "Escape" && !key.startsWith("Arrow")) return;
      event.preventDefault();
      event.stopPropagation();
      if (place) carryTo(place);
      else if (isEnd) {
        followed.current = booking._id;
        drop();
      } else if (key === "Escape") putBack();
      return;
    }
    const next = stopByKey(key, { laneId: lane.id, bookingId: booking._id }, lanes);
    if (next) {
      event.preventDefault();
      focus(next);
    } else if (key === " ") {
      event.preventDefault();
      if (isMovable(booking)) lift(lane, booking, "whole", "keys");
    }
  };

  const onBlur = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (carry?.means === "keys") putBack();
    if (relatedTarget) followed.current = null;
  };
  const latest = useRef({ onKeyDown, onBlur, onOpen });
  useLayoutEffect(() => {
    latest.current = { onKeyDown, onBlur, onOpen };
  });
  const events = useMemo<BlockEvents>(
    () => ({
      onFocus: (lane, { _id }) => setStop({ laneId: lane.id, bookingId: _id }),
      onBlur: (event) => latest.current.onBlur(event),
      onKeyDown: (...pressed) => latest.current.onKeyDown(...pressed),
      onOpen: (bookingId) => latest.current.onOpen(bookingId),
    }),
    [],
  );

  useFirstSight({ scroller, lanes, now, hourWidth, length: axis.length });

  const style = {
    "--label": "clamp(6.5rem, 16vw, 11rem)",
    "--hour": `${hourWidth}rem`,
    "--axis": `${(axis.length / HOUR) * hourWidth}rem`,
    scrollPaddingInlineStart: "var(--label)",
    scrollPaddingBlockStart: "2.5rem",
  } as CSSProperties;
  const said = carry
    ? `${desk} ${nameOf(carry.place.lane).label}, ${words.hours(carry.place.span)}${blocker ? `, taken by ${blocker.name || blocker.code}` : ", free"}`
    : "";

  return (
    <div className="relative">
      <section
        ref={scroller}
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys, with bookings or without
        tabIndex={0}
        className="relative max-h-[max(24rem,calc(100dvh-17rem))] overflow-auto overscroll-contain rounded-lg border border-border bg-surface focus-visible:outline-2 focus-visible:outline-ring"
        style={style}
      >
        <div
          aria-hidden="true"
          className="sticky top-0 z-20 flex h-10 w-[calc(var(--label)+var(--axis))] border-b border-border bg-surface"
        >
          <span className="sticky start-0 z-10 w-[var(--label)] shrink-0 border-e border-border bg-surface" />
          {axis.ticks.map(({ offset, label }) => (
            <span
              key={offset}
              className="flex w-[var(--hour)] shrink-0 items-center ps-1 text-sm text-muted tabular-nums"
            >
              {label}
            </span>
          ))}
        </div>
        <ul
          ref={list}
          aria-label={props.label}
          className="relative m-0 w-[calc(var(--label)+var(--axis))] list-none p-0"
          style={{ blockSize: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const lane = lanes[index];
            if (!lane) return null;
            const { label, detail } = nameOf(lane);
            return (
              <LaneRow
                key={key}
                ref={rows.measureElement}
                lane={lane}
                label={label}
                detail={detail}
                length={axis.length}
                ticks={ticksOfDay.get(lane.day.from) ?? NO_TICKS}
                words={words}
                now={now}
                index={index}
                count={lanes.length}
                offset={start - rows.options.scrollMargin}
                isOpenToBook={onBook !== undefined}
                ghost={
                  carry?.place.lane.id === lane.id ? { span: carry.place.span, isTaken: blocker !== undefined } : null
                }
                movableAfter={movableAfter}
                liftedId={carry?.booking._id}
                stopId={tabStop?.laneId === lane.id ? tabStop.bookingId : undefined}
                hintId={hintId}
                path={path}
                events={events}
              />
            );
          })}
        </ul>
      </section>
      <p id={hintId} className="sr-only">
        Press Space to move it.
      </p>
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
      {carry?.means === "keys" && (
        <p className="pointer-events-none absolute inset-x-0 bottom-3 z-30 m-0 mx-auto w-fit max-w-[90%] rounded border border-border bg-surface-raised px-4 py-2 text-sm text-text shadow-2">
          Moving {carry.booking.name || carry.booking.code}: arrows carry it, Shift and an arrow change its end, Enter
          puts it down, Escape puts it back.
        </p>
      )}
    </div>
  );
}
