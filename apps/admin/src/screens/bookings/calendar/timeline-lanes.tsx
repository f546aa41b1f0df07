import type { TimelineBlock, TimelineLane } from "@carrel/ui/timeline";
import { lookOf, USED_LOOK } from "./booking-look";
import type { Lane, LaneBooking, LaneStay } from "./lane";
import type { LaneLabel } from "./lane-names";
import { HELD_TEXT, MOVED_TEXT, stateWord, type TimeWords } from "./time-words";

interface Drawing {
  words: TimeWords;
  /** What stands before a lane. */
  labelOf: (lane: Lane) => LaneLabel;
  /** What a lane is called in a sentence. */
  nameOf: (lane: Lane) => string;
  /** The address of a booking's details. */
  hrefOf: (bookingId: string) => string;
}

function blockOf(booking: LaneBooking, { deskName }: Lane, { words, hrefOf }: Drawing): TimelineBlock {
  const { _id, code, span, type } = booking;
  const { tone, isTentative, icon: Icon } = lookOf(booking);
  const label = booking.name || code;
  const isWholeDays = type === "DAILY";
  const detail = isWholeDays ? words.period(span) : words.hours(span);
  return {
    id: _id,
    span,
    label,
    detail,
    name: `${label}, ${detail}, ${stateWord(booking)}, ${deskName}`,
    title: `${label}\n${detail}\n${code}`,
    tone,
    isTentative,
    icon: <Icon strokeWidth={1.75} aria-hidden="true" />,
    href: hrefOf(_id),
    isWholeDays,
  };
}

/** What is over, so it opens its booking and is carried nowhere. */
function stayBlock(stay: LaneStay, { deskName }: Lane, { words, hrefOf }: Drawing): TimelineBlock {
  const { _id, span, code } = stay;
  const { tone, icon: Icon } = USED_LOOK;
  const [label, detail] = [stay.name || code || "Used", words.hours(span)];
  return {
    id: _id,
    span,
    label,
    detail,
    name: `${label}, ${detail}, ${MOVED_TEXT.toLowerCase()}, ${deskName}`,
    title: [label, detail, code, MOVED_TEXT].filter(Boolean).join("\n"),
    tone,
    icon: <Icon strokeWidth={1.75} aria-hidden="true" />,
    href: hrefOf(stay.bookingId),
  };
}

/** The calendar's lanes as the timeline draws them. */
export const timelineLanes = (lanes: readonly Lane[], drawing: Drawing): TimelineLane[] =>
  lanes.map((lane) => ({
    id: lane.id,
    ...drawing.labelOf(lane),
    name: drawing.nameOf(lane),
    day: lane.day,
    open: lane.open,
    disabled: !lane.isActive,
    blocks: [
      ...lane.stays.map((stay) => stayBlock(stay, lane, drawing)),
      ...lane.bookings.map((booking) => blockOf(booking, lane, drawing)),
    ].sort((one, other) => one.span.from - other.span.from),
    marks: lane.holds.map((span) => ({ span, label: HELD_TEXT })),
  }));
