import type { DayTiming } from "@carrel/sdk";
import { describe, expect, it } from "vitest";
import { openState, openText } from "./open-state";

const timezone = "Asia/Kolkata";
const week = (change: Partial<Record<number, Partial<DayTiming>>> = {}, all: Partial<DayTiming> = {}) => ({
  timezone,
  closures: [],
  timings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    open: "09:00",
    close: "21:00",
    closed: false,
    ...all,
    ...change[day],
  })),
});
/** Saturday, 21 November 2026, at a time of the branch's clocks (UTC+5:30). */
const saturday = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);

describe("whether a branch is open", () => {
  it("says until when", () => {
    expect(openState(week(), saturday("09:00"))).toEqual({ isOpen: true, changesAt: saturday("21:00") });
    expect(openText(week(), saturday("20:59"))).toBe("until 21:00");
  });

  it("says when it opens: today, tomorrow, on a day of the week", () => {
    expect(openText(week(), saturday("08:59"))).toBe("opens at 09:00");
    expect(openText(week(), saturday("21:00"))).toBe("opens tomorrow at 09:00");
    expect(openText(week({ 0: { closed: true } }), saturday("21:00"))).toBe("opens Monday at 09:00");
    expect(openText(week({}, { closed: true }), saturday("12:00"))).toBe("on all days");
  });

  it("joins days that meet at midnight", () => {
    const late = week({ 6: { close: "24:00" }, 0: { open: "00:00", close: "02:00" } });
    expect(openText(late, saturday("23:00"))).toBe("until tomorrow, 02:00");
    expect(openText(week({ 6: { close: "24:00" } }), saturday("23:00"))).toBe("until midnight");
    expect(openState(week({}, { open: "00:00", close: "24:00" }), saturday("12:00"))).toEqual({
      isOpen: true,
      changesAt: null,
    });
  });

  it("passes over closures, however long, and names the day by its date where it is far", () => {
    const closed = (from: string, to: string) => ({
      ...week(),
      closures: [{ from, to, reason: "Holiday", givesBack: false }],
    });
    expect(openText(closed("2026-11-21", "2026-11-22"), saturday("12:00"))).toBe("opens Monday at 09:00");
    expect(openText(closed("2026-11-21", "2026-12-31"), saturday("12:00"))).toBe("opens 1 Jan at 09:00");
    expect(openText(closed("2026-11-22", "2026-11-22"), saturday("12:00"))).toBe("until 21:00");
  });

  it("finds the one open day a week ahead", () => {
    const saturdays = week({ 6: { closed: false } }, { closed: true });
    expect(openState(saturdays, saturday("22:00")).changesAt).toEqual(new Date("2026-11-28T09:00:00+05:30"));
    expect(openText(saturdays, saturday("22:00"))).toBe("opens Saturday at 09:00");
  });
});
