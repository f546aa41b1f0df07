import { addDays, weekdayOf } from "@carrel/sdk/domain";
import { LOCALE } from "../../../app/locale";
import type { Lane, Span } from "./lane";

const HOUR = 3_600_000;

/** A line of the axis. */
export interface Tick {
  /** Milliseconds since the day's first instant. */
  offset: number;
  /** What the clocks show then, "14:00". */
  label: string;
}

/** The hours of a day as its clocks show them: one is missing or stands twice where they change. */
function ticksOf({ from, to }: Span, timezone: string): Tick[] {
  const clock = new Intl.DateTimeFormat(LOCALE, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone: timezone,
  });
  return Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, hour) => ({
    offset: hour * HOUR,
    label: clock.format(from + hour * HOUR),
  }));
}

/** The axis over all lanes: as long as the longest day, labelled as the first day of the usual length. */
export function axisOf(lanes: readonly Lane[], timezone: string): { length: number; ticks: Tick[] } {
  const lengthOf = ({ day }: Lane) => day.to - day.from;
  const length = Math.max(24 * HOUR, ...lanes.map(lengthOf));
  const usual = lanes.every((lane) => lane.date === lanes[0]?.date)
    ? lanes[0]
    : lanes.find((lane) => lengthOf(lane) === 24 * HOUR);
  return { length, ticks: usual ? ticksOf(usual.day, timezone) : [] };
}

/** The hours of a lane that its clocks show otherwise than the axis says. */
export const ownTicks = (day: Span, ticks: readonly Tick[], timezone: string): Tick[] =>
  ticksOf(day, timezone).filter((tick, hour) => ticks[hour]?.label !== tick.label);

/** The part of a span that lies in a day, as shares of the axis; null where none does. */
export function shareOf(span: Span, day: Span, length: number): { start: number; size: number } | null {
  const from = Math.max(span.from, day.from);
  const to = Math.min(span.to, day.to);
  return from < to ? { start: (from - day.from) / length, size: (to - from) / length } : null;
}

/** The stretches of a day when nobody is there. */
export function closedSpans(day: Span, open: readonly Span[]): Span[] {
  const edges = [day.from, ...open.flatMap(({ from, to }) => [from, to]), day.to];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    return index % 2 === 0 && to !== undefined && from < to ? [{ from, to }] : [];
  });
}

/** The seven days, Monday first, of the week that a day lies in. */
export function weekOf(date: string): { from: string; to: string } {
  const from = addDays(date, -((weekdayOf(date) + 6) % 7));
  return { from, to: addDays(from, 6) };
}
