import type { Span, TimelineBlock, TimelineLane } from "./lane";

export const HOUR = 3_600_000;

/** From one instant to another: "2026-11-23T04:30Z". */
export const span = (from: string, to: string): Span => ({ from: Date.parse(from), to: Date.parse(to) });

/** A Monday in Kolkata, where the clocks never change. */
export const MONDAY = span("2026-11-22T18:30Z", "2026-11-23T18:30Z");

/** Hours of that Monday: 9.5 is 09:30. */
export const hours = (from: number, to: number): Span => ({
  from: MONDAY.from + from * HOUR,
  to: MONDAY.from + to * HOUR,
});

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Asia/Kolkata" });

export const block = (of: Span, changes: Partial<TimelineBlock> = {}): TimelineBlock => {
  const { label, detail } = {
    label: "Riya Nair",
    detail: `${clock.format(of.from)}–${clock.format(of.to)}`,
    ...changes,
  };
  return {
    id: `${of.from}`,
    span: of,
    label,
    detail,
    name: `${label}, ${detail}`,
    tone: "primary",
    href: "#",
    ...changes,
  };
};

export const lane = (label: string, blocks: readonly TimelineBlock[], changes: Partial<TimelineLane> = {}) =>
  ({ id: label, label, day: MONDAY, open: [hours(9, 20)], blocks, ...changes }) satisfies TimelineLane;
