"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type CSSProperties, type MouseEvent, useId, useMemo, useRef } from "react";
import { axisOf, clockOf, HOUR, ownTicks } from "./axis";
import { HoursHead } from "./hours-head";
import { LABELS, type TimelineLabels } from "./labels";
import { blockOf, laneOf, type Place, type Span, type TimelineBlock, type TimelineLane } from "./lane";
import { LaneRow } from "./lane-row";
import { stopAt } from "./parts";
import { useCarry } from "./use-carry";
import { useDraw } from "./use-draw";
import { useFirstSight } from "./use-first-sight";
import { useKeys } from "./use-keys";
import { useLaneRows } from "./use-lane-rows";
import { usePointer } from "./use-pointer";
import { useShownLane } from "./use-shown-lane";
import { useTabStop } from "./use-tab-stop";
import "../visually-hidden.css";
import "./timeline.css";

const NO_TICKS: readonly never[] = [];

export interface TimelineProps extends Omit<ComponentProps<"div">, "children"> {
  lanes: readonly TimelineLane[];
  /** IANA, of all lanes. */
  timezone: string;
  /** Minutes from line to line of the grid that blocks snap to; 60 by default. */
  step?: number;
  /** Rem that an hour is wide; 5 by default. */
  hourWidth?: number;
  /** Milliseconds since 1970; drawn where it lies in a lane's day. */
  now?: number;
  /** A lane that comes into sight, and is marked. */
  shownLaneId?: string | undefined;
  /** The blocks that end later can be carried; by default none. */
  movableAfter?: number | null;
  /** A block was put down elsewhere, or one of its ends was pulled. It is drawn there once the lanes say so. */
  onMove?: (block: TimelineBlock, to: Place) => void;
  /** A free place was pressed, or drawn over from one time to another; without it both mean nothing. */
  onPlace?: (place: Place) => void;
  /** Nothing new is placed where the slot is over by then; by default anywhere. */
  placeableAfter?: number;
  /** A block was pressed, and not for another tab; without it the browser goes to its address. */
  onOpen?: (block: TimelineBlock) => void;
  labels: TimelineLabels;
  /** How the hours are written; by default as the browser does. */
  locale?: string;
  /** CSS height that it takes at most. */
  maxHeight?: string;
}

/**
 * Blocks on an axis of hours, a lane for each thing or day. Lanes out of sight are not in the document. A block is
 * carried by a pointer, or lifted with Space and carried with the arrows; a new one is drawn over free time.
 *
 * @example
 * <Timeline lanes={lanes} timezone="Asia/Kolkata" labels={{ timeline: "Shifts of Monday" }}
 *   movableAfter={Date.now()} onMove={(block, { lane, span }) => move(block.id, lane.id, span)} />
 */
export const Timeline = ({
  lanes,
  timezone,
  step = 60,
  hourWidth = 5,
  now,
  shownLaneId,
  movableAfter = null,
  onMove,
  onPlace,
  placeableAfter = Number.NEGATIVE_INFINITY,
  onOpen,
  labels,
  locale,
  maxHeight,
  className,
  style,
  ...rest
}: TimelineProps) => {
  const words = { ...LABELS, ...labels };
  const hintId = useId();
  const scroller = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const clock = useMemo(() => clockOf(timezone, locale), [timezone, locale]);
  const axis = useMemo(() => axisOf(lanes, clock), [lanes, clock]);
  const ticksOfDay = useMemo(() => {
    const days = new Map(lanes.map(({ day }) => [day.from, day]));
    return new Map([...days].map(([from, day]) => [from, ownTicks(day, axis, clock)]));
  }, [lanes, axis, clock]);
  const timeOf = words.time ?? (({ from, to }: Span) => `${clock(from)}–${clock(to)}`);
  const grid = { timezone, step };
  const isMovable = ({ span }: TimelineBlock) => movableAfter !== null && span.to > movableAfter;

  const carrying = useCarry((block, place) => onMove?.(block, place));
  const { carry, ended, blocker } = carrying;
  const drawing = useDraw((place) => onPlace?.(place));
  const { draw } = drawing;
  const tabStop = useTabStop(lanes, list);
  const { stop } = tabStop;
  const { rows, show } = useLaneRows({ lanes, list, carry, drawLaneId: draw?.lane.id, stopLaneId: stop?.laneId });
  usePointer({ scroller, lanes, axis, grid, carrying, drawing, isMovable, placeableAfter, onPlace });
  const keys = useKeys({ lanes, grid, carrying, tabStop, isMovable, show });
  useShownLane({ scroller, lanes, shownLaneId, show });
  useFirstSight({ scroller, lanes, now, hourWidth, length: axis.length });

  const onClick = (event: MouseEvent) => {
    // With a modifier the person wants a new tab.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = stopAt(event.target);
    const block = pressed && blockOf(laneOf(lanes, pressed.laneId), pressed.blockId);
    if (!block) return;
    event.preventDefault();
    onOpen(block);
  };
  const carriedTo = carry && { ...carry.place, time: timeOf(carry.place.span) };
  const drawnTo = draw && { lane: draw.lane, span: draw.span, time: timeOf(draw.span) };
  const shown = carriedTo ?? drawnTo;
  const said = () => {
    if (carry?.isFresh && carry.means === "keys") return words.carrying(carry.block);
    if (carriedTo) return words.at(carriedTo.lane, carriedTo.time, blocker);
    return ended && words[ended.as](ended.block, ended.lane, timeOf(ended.span));
  };
  const sizes = {
    "--_hour": `${hourWidth}rem`,
    "--_axis": `${(axis.length / HOUR) * hourWidth}rem`,
    ...(maxHeight !== undefined && { "--ui-timeline-height": maxHeight }),
  } as CSSProperties;

  return (
    <div {...rest} data-slot="timeline" className={cx("ui-timeline", className)} style={{ ...style, ...sizes }}>
      <section
        ref={scroller}
        aria-label={labels.timeline}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys, with blocks or without
        tabIndex={0}
        data-slot="timeline-scroller"
        className="ui-timeline__scroller"
      >
        <HoursHead ticks={axis.ticks} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: blocks are links, on which Enter is a click */}
        <ul
          ref={list}
          aria-label={labels.timeline}
          className="ui-timeline__lanes"
          style={{ blockSize: rows.getTotalSize() }}
          {...keys}
          onClick={onClick}
        >
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const lane = lanes[index];
            return (
              lane && (
                <LaneRow
                  key={key}
                  ref={rows.measureElement}
                  lane={lane}
                  axis={axis}
                  ticks={ticksOfDay.get(lane.day.from) ?? NO_TICKS}
                  now={now}
                  index={index}
                  count={lanes.length}
                  offset={start - rows.options.scrollMargin}
                  isShown={lane.id === shownLaneId}
                  isOpen={onPlace !== undefined}
                  ghost={shown?.lane.id === lane.id ? { ...shown, taken: blocker && words.taken } : null}
                  movableAfter={movableAfter}
                  liftedId={carry?.block.id}
                  stopId={stop?.laneId === lane.id ? stop.blockId : undefined}
                  hintId={hintId}
                />
              )
            );
          })}
        </ul>
      </section>
      <p id={hintId} className="ui-visually-hidden">
        {words.hint}
      </p>
      <output aria-live="assertive" className="ui-visually-hidden">
        {said()}
      </output>
      {carry?.means === "keys" && (
        <p aria-hidden="true" className="ui-timeline__help">
          {words.carrying(carry.block)}
        </p>
      )}
    </div>
  );
};
