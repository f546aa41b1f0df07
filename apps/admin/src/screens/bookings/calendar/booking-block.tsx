import type { FocusEvent, KeyboardEvent, MouseEvent } from "react";
import { lookOf } from "./booking-look";
import type { Lane, LaneBooking } from "./lane";
import { stateWord, type TimeWords } from "./time-words";

/** What a booking tells the calendar; each function stays the same, so that lanes are drawn anew only when they change. */
export interface BlockEvents {
  onFocus: (lane: Lane, booking: LaneBooking) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, lane: Lane, booking: LaneBooking) => void;
  onOpen: (bookingId: string) => void;
}

interface BookingBlockProps {
  lane: Lane;
  booking: LaneBooking;
  /** Shares of the axis. */
  share: { start: number; size: number };
  words: TimeWords;
  /** It can be carried and pulled. */
  isMovable: boolean;
  isLifted: boolean;
  /** In the order of the Tab key: one booking of the calendar at a time. */
  isStop: boolean;
  hintId: string;
  /** The address of its details. */
  href: string;
  events: BlockEvents;
}

const BLOCK =
  "group @container absolute inset-y-1 block overflow-clip rounded border-s-4 text-sm leading-tight no-underline select-none [-webkit-touch-callout:none] focus-visible:z-[1] focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-ring";
const GRIP = "absolute inset-y-0 w-2 cursor-ew-resize touch-none opacity-0 group-hover:opacity-100";
const GRIP_LINE = "absolute inset-y-2 start-[3px] w-[2px] rounded-full bg-current";

/** A booking in its lane: a link to its details that can be carried elsewhere. */
export function BookingBlock(props: BookingBlockProps) {
  const { lane, booking, share, words, isMovable, isLifted, isStop, hintId, href, events } = props;
  const { _id, name, code, span, type } = booking;
  const { className, icon: Icon } = lookOf(booking);
  const time = type === "DAILY" ? words.period(span) : words.hours(span);
  const pulls = isMovable && type === "HOURLY";
  const open = (event: MouseEvent) => {
    // With a modifier the person wants a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    events.onOpen(_id);
  };
  return (
    // No router's link: hundreds of them, each asking where it stands, would make scrolling slow.
    <a
      href={href}
      onClick={open}
      draggable={false}
      data-booking-id={_id}
      data-lane-id={lane.id}
      tabIndex={isStop ? 0 : -1}
      aria-label={`${name || code}, ${time}, ${stateWord(booking)}, ${lane.deskName}`}
      aria-describedby={isMovable ? hintId : undefined}
      aria-keyshortcuts={isMovable ? "Space" : undefined}
      title={`${name || code}\n${time}\n${code}`}
      onFocus={() => events.onFocus(lane, booking)}
      onBlur={events.onBlur}
      onKeyDown={(event) => events.onKeyDown(event, lane, booking)}
      className={`${BLOCK} ${isMovable ? "cursor-grab" : "cursor-pointer"} ${isLifted ? "opacity-40" : ""} ${className}`}
      style={{ insetInlineStart: `${share.start * 100}%`, inlineSize: `max(${share.size * 100}%, 0.75rem)` }}
    >
      <span className="sticky start-[var(--label)] flex w-fit max-w-full min-w-0 flex-col px-2 py-1 @max-[6rem]:px-1">
        <span className="flex min-w-0 items-center gap-1 font-medium">
          <Icon strokeWidth={1.75} aria-hidden="true" className="size-3.5 shrink-0 @max-[6rem]:hidden" />
          <span className="truncate @max-[6rem]:line-clamp-2 @max-[6rem]:font-normal @max-[6rem]:whitespace-normal @max-[6rem]:wrap-anywhere">
            {name || code}
          </span>
        </span>
        {/* Read as two words by those who compare what is seen with the name. */}{" "}
        <span className="truncate @max-[6rem]:hidden">{time}</span>
      </span>
      {pulls && span.from >= lane.day.from && (
        <span data-grip="start" aria-hidden="true" className={`${GRIP} start-0`}>
          <span className={GRIP_LINE} />
        </span>
      )}
      {pulls && span.to <= lane.day.to && (
        <span data-grip="end" aria-hidden="true" className={`${GRIP} end-0`}>
          <span className={GRIP_LINE} />
        </span>
      )}
    </a>
  );
}
