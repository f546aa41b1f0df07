import type { Span, TimelineLane } from "./lane";

export const HOUR = 3_600_000;

/** What the clocks show at an instant: "14:00". */
export type Clock = (at: number) => string;

/**
 * The clocks of a time zone.
 * @param locale of their digits; by default the browser's
 */
export function clockOf(timezone: string, locale?: string): Clock {
  const format = new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: timezone,
  });
  return (at) => format.format(at);
}

/** A line of the axis. */
export interface Tick {
  /** Milliseconds since the day's first instant. */
  offset: number;
  label: string;
}

export interface Axis {
  /** Milliseconds. */
  length: number;
  ticks: readonly Tick[];
}

/** The hours of a day as its clocks show them: one is missing or stands twice where they change. */
const ticksOf = ({ from, to }: Span, clock: Clock): Tick[] =>
  Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, hour) => ({
    offset: hour * HOUR,
    label: clock(from + hour * HOUR),
  }));

const lengthOf = ({ day }: TimelineLane) => day.to - day.from;

/** The axis over all lanes: as long as the longest day, labelled as the first day of the usual length. */
export function axisOf(lanes: readonly TimelineLane[], clock: Clock): Axis {
  const length = Math.max(24 * HOUR, ...lanes.map(lengthOf));
  const usual = lanes.every(({ day }) => day.from === lanes[0]?.day.from)
    ? lanes[0]
    : lanes.find((lane) => lengthOf(lane) === 24 * HOUR);
  return { length, ticks: usual ? ticksOf(usual.day, clock) : [] };
}

/** The hours of a day that its clocks show otherwise than the axis says. */
export const ownTicks = (day: Span, axis: Axis, clock: Clock): Tick[] =>
  ticksOf(day, clock).filter((tick, hour) => axis.ticks[hour]?.label !== tick.label);

/** Shares of the axis. */
export interface Share {
  start: number;
  size: number;
}

/** The part of a span that lies in a day; null where none does. */
export function shareOf(span: Span, day: Span, length: number): Share | null {
  const from = Math.max(span.from, day.from);
  const to = Math.min(span.to, day.to);
  return from < to ? { start: (from - day.from) / length, size: (to - from) / length } : null;
}

/** The stretches of a day outside of its hours. */
export function closedSpans(day: Span, open: readonly Span[]): Span[] {
  const edges = [day.from, ...open.flatMap(({ from, to }) => [from, to]), day.to];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    return index % 2 === 0 && to !== undefined && from < to ? [{ from, to }] : [];
  });
}
