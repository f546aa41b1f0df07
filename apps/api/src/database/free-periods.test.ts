import type { Period } from "@carrel/sdk/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../testing/cases";
import { nearestFreePeriods } from "./free-periods";

const at = (time: string, day = 23) => new Date(`2026-11-${day}T${time}:00Z`);
const hours = (from: string, to: string, day = 23): Period => ({ startAt: at(from, day), endAt: at(to, day) });
const day = (date: number): Period => ({ startAt: at("00:00", date), endAt: at("00:00", date + 1) });
const longAgo = new Date("2026-11-01T00:00:00Z");

describe("nearestFreePeriods of minutes", () => {
  const open = [hours("09:00", "18:00")];
  const find = (wanted: Period, taken: Period[], now = longAgo, within = open) =>
    nearestFreePeriods({ wanted, open: within, taken, now, wholeDays: false });

  it("offers the time just before and just after, the nearer first", () => {
    expect(find(hours("11:00", "12:00"), [hours("10:30", "13:00")])).toEqual([
      hours("09:30", "10:30"),
      hours("13:00", "14:00"),
    ]);
  });

  it("skips gaps that are too short", () => {
    const taken = [hours("09:00", "10:30"), hours("11:00", "13:00"), hours("13:30", "15:00")];
    expect(find(hours("11:00", "12:00"), taken)).toEqual([hours("15:00", "16:00")]);
  });

  it("stays within opening hours and never in the past", () => {
    expect(find(hours("09:00", "10:00"), [hours("09:00", "10:00")], at("09:20"))).toEqual([hours("10:00", "11:00")]);
    expect(find(hours("17:00", "18:00"), [hours("17:00", "18:00")], new Date("2026-11-23T16:10:30Z"))).toEqual([]);
    expect(find(hours("08:00", "19:00"), [])).toEqual([]);
  });

  it("begins on a whole minute when now does not", () => {
    const wanted = hours("10:00", "11:00");
    expect(find(wanted, [], new Date("2026-11-23T10:10:30Z"))).toEqual([hours("10:11", "11:11")]);
  });

  it("runs over midnight where the hours touch", () => {
    const nights = [hours("22:00", "23:00"), { startAt: at("23:00"), endAt: at("03:00", 24) }];
    const taken = [hours("22:00", "22:30")];
    expect(find({ startAt: at("22:00"), endAt: at("02:00", 24) }, taken, longAgo, nights)).toEqual([
      { startAt: at("22:30"), endAt: at("02:30", 24) },
    ]);
  });

  it("offers nothing when closed", () => {
    expect(find(hours("11:00", "12:00"), [], longAgo, [])).toEqual([]);
  });
});

describe("nearestFreePeriods against trying every minute", () => {
  const MINUTES = 60;
  const minute = (count: number) => new Date(at("09:00").getTime() + count * 60_000);
  const span = fc
    .tuple(fc.nat(MINUTES - 1), fc.integer({ min: 1, max: 20 }))
    .map(([start, length]) => ({ startAt: minute(start), endAt: minute(Math.min(start + length, MINUTES)) }));
  /** Spans in order, those that overlap an earlier one left out. */
  const apart = fc
    .array(span, { maxLength: 6 })
    .map((spans) =>
      [...spans]
        .sort((one, other) => one.startAt.getTime() - other.startAt.getTime())
        .filter((one, place, all) => all.slice(0, place).every((earlier) => earlier.endAt <= one.startAt)),
    );

  const everyMinute = (wanted: Period, open: Period[], taken: Period[], now: Date) => {
    const length = (wanted.endAt.getTime() - wanted.startAt.getTime()) / 60_000;
    const isFree = (count: number) => {
      const [start, end] = [minute(count), minute(count + 1)];
      return (
        start >= now &&
        open.some((hours) => hours.startAt <= start && hours.endAt >= end) &&
        !taken.some((booking) => booking.startAt < end && booking.endAt > start)
      );
    };
    const wantedStart = (wanted.startAt.getTime() - minute(0).getTime()) / 60_000;
    const starts = Array.from({ length: MINUTES }, (_, start) => start).filter((start) =>
      Array.from({ length }, (_, offset) => start + offset).every(isFree),
    );
    return {
      before: starts.filter((start) => start < wantedStart).at(-1),
      after: starts.find((start) => start >= wantedStart),
    };
  };

  it("finds the same nearest starts, whenever the wanted period isn't free itself", () => {
    fc.assert(
      fc.property(span, apart, apart, fc.nat(MINUTES), (wanted, open, taken, nowMinute) => {
        const now = minute(nowMinute);
        const found = nearestFreePeriods({ wanted, open, taken, now, wholeDays: false });
        const starts = found.map((period) => (period.startAt.getTime() - minute(0).getTime()) / 60_000);
        const wantedStart = (wanted.startAt.getTime() - minute(0).getTime()) / 60_000;
        const expected = everyMinute(wanted, open, taken, now);
        fc.pre(expected.after !== wantedStart);
        expect({
          before: starts.find((start) => start < wantedStart),
          after: starts.find((start) => start >= wantedStart),
        }).toEqual(expected);
      }),
      { numRuns: cases(500, 10_000) },
    );
  });
});

describe("nearestFreePeriods of whole days", () => {
  const find = (wanted: Period, open: Period[], taken: Period[], now = longAgo) =>
    nearestFreePeriods({ wanted, open, taken, now, wholeDays: true });

  it("offers free days around, whatever hour of a day is booked", () => {
    const open = [day(20), day(21), day(22), day(23), day(24)];
    expect(find(day(22), open, [hours("10:00", "11:00", 22), day(23)])).toEqual([day(21), day(24)]);
  });

  it("offers as many consecutive days as were wanted", () => {
    const two = { startAt: at("00:00", 22), endAt: at("00:00", 24) };
    const open = [day(20), day(22), day(23), day(24), day(25), day(26)];
    expect(find(two, open, [day(23)])).toEqual([{ startAt: at("00:00", 24), endAt: at("00:00", 26) }]);
  });

  it("may offer today, not yesterday", () => {
    const open = [day(21), day(22), day(23)];
    expect(find(day(23), open, [day(23)], at("15:00", 22))).toEqual([day(22)]);
  });
});
