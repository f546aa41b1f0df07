import { memo, type Ref } from "react";
import { closedSpans, shareOf, type Tick } from "./axis";
import { type BlockEvents, BookingBlock } from "./booking-block";
import type { Lane, Span } from "./lane";
import { HELD_TEXT, type TimeWords } from "./time-words";

interface LaneRowProps {
  lane: Lane;
  label: string;
  detail: string;
  /** Milliseconds of the axis. */
  length: number;
  /** The hours that this day's clocks show otherwise than the axis says. */
  ticks: readonly Tick[];
  words: TimeWords;
  /** Now, where it is drawn. */
  now: number;
  /** Where the booking that is carried would be. */
  ghost: { span: Span; isTaken: boolean } | null;
  /** A press on a free place books it. */
  isOpenToBook: boolean;
  /** Its place among all lanes, from 0, and where its height is measured. */
  index: number;
  count: number;
  offset: number;
  ref: Ref<HTMLLIElement>;
  /** The bookings that end later can be carried; null: none. */
  movableAfter: number | null;
  /** Ids of the booking that is carried, and of the one in the order of the Tab key where it is here. */
  liftedId: string | undefined;
  stopId: string | undefined;
  hintId: string;
  /** The address of a booking's details, around its id. */
  path: readonly [before: string, after: string];
  events: BlockEvents;
}

const inset = ({ start, size }: { start: number; size: number }) => ({
  insetInlineStart: `${start * 100}%`,
  inlineSize: `${size * 100}%`,
});
const TRACK =
  "relative w-[var(--axis)] shrink-0 overflow-x-clip bg-[linear-gradient(to_right,var(--ui-border)_1px,transparent_1px)] bg-[length:var(--hour)_100%]";
const GHOST =
  "pointer-events-none absolute inset-y-1 z-[2] rounded border-2 text-sm leading-tight font-medium whitespace-nowrap shadow-2";
/** Nobody's booking yet: there is nothing to open or to carry. */
const HELD =
  "absolute inset-y-1 z-[1] flex items-center overflow-hidden rounded border border-dashed border-border bg-surface-sunken px-2 text-sm text-muted";

const CLOSED =
  "bg-[repeating-linear-gradient(135deg,transparent_0_6px,color-mix(in_srgb,var(--ui-text-muted)_16%,transparent)_6px_8px)]";

/** A desk's day: its name, when nobody is there, its bookings, and now. */
export const LaneRow = memo(function LaneRow(props: LaneRowProps) {
  const { lane, length, words, ghost, now, index, count, offset, ref, movableAfter, path } = props;
  const { day, open, isActive } = lane;
  const share = (span: Span) => shareOf(span, day, length);
  const end = (day.to - day.from) / length;
  const nowShare = now >= day.from && now < day.to ? (now - day.from) / length : null;
  const ghostShare = ghost && share(ghost.span);
  return (
    <li
      ref={ref}
      data-lane={lane.id}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute inset-x-0 top-0 flex h-14 border-b border-border"
      style={{ transform: `translateY(${offset}px)` }}
    >
      <span className="sticky start-0 z-10 flex w-[var(--label)] shrink-0 flex-col justify-center border-e border-border bg-surface px-3">
        <span className="truncate font-medium text-strong" title={props.label}>
          {props.label}
        </span>
        <span className="truncate text-sm text-muted" title={props.detail}>
          {props.detail}
        </span>
      </span>
      <div
        data-track=""
        className={`${TRACK} ${isActive ? "" : "bg-surface-sunken"} ${props.isOpenToBook && isActive ? "cursor-copy" : ""}`}
      >
        {(isActive ? closedSpans(day, open ?? [day]) : [day]).map((span) => {
          const closed = share(span);
          return (
            closed && (
              <div
                key={span.from}
                aria-hidden="true"
                className={`pointer-events-none absolute inset-y-0 ${CLOSED}`}
                style={inset(closed)}
              />
            )
          );
        })}
        {end < 1 && (
          <div
            aria-hidden="true"
            className="absolute inset-y-0 end-0 bg-bg"
            style={{ insetInlineStart: `${end * 100}%` }}
          />
        )}
        {props.ticks.map(({ offset: at, label }) => (
          <span
            key={at}
            aria-hidden="true"
            className="pointer-events-none absolute bottom-0 ps-1 text-xs text-muted"
            style={{ insetInlineStart: `${(at / length) * 100}%` }}
          >
            {label}
          </span>
        ))}
        {lane.holds.map((span) => {
          const held = share(span);
          return (
            held && (
              <div key={span.from} className={HELD} style={inset(held)} title={HELD_TEXT}>
                <span className="block truncate">{HELD_TEXT}</span>
              </div>
            )
          );
        })}
        {lane.bookings.map((booking) => {
          const place = share(booking.span);
          return (
            place && (
              <BookingBlock
                key={booking._id}
                lane={lane}
                booking={booking}
                share={place}
                words={words}
                hintId={props.hintId}
                isMovable={movableAfter !== null && booking.span.to > movableAfter}
                isLifted={booking._id === props.liftedId}
                isStop={booking._id === props.stopId}
                href={path.join(booking._id)}
                events={props.events}
              />
            )
          );
        })}
        {ghostShare && (
          <div
            data-ghost=""
            aria-hidden="true"
            className={`${GHOST} ${ghost.isTaken ? "border-danger bg-danger-bg text-danger" : "border-primary bg-selected text-selected-text"}`}
            style={inset(ghostShare)}
          >
            {/* It may be longer than the booking; near the end of the day there is room before it only. */}
            <span className={`absolute top-1 rounded bg-inherit px-2 ${ghostShare.start > 0.7 ? "end-0" : "start-0"}`}>
              {words.hours(ghost.span)}
              {ghost.isTaken && <span className="block">Taken then</span>}
            </span>
          </div>
        )}
        {nowShare !== null && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 z-[3] w-px bg-danger"
            style={{ insetInlineStart: `${nowShare * 100}%` }}
          />
        )}
      </div>
    </li>
  );
});
