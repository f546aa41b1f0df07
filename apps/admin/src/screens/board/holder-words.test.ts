import type { BoardHolder, BoardShift } from "@carrel/sdk";
import { expect, test } from "vitest";
import { endsInWeekOf, holderWords, untilText } from "./holder-words";

test.each([
  // A Monday: its week goes to Sunday.
  ["2026-11-23", "2026-11-23", true],
  ["2026-11-23", "2026-11-29", true],
  ["2026-11-23", "2026-11-30", false],
  ["2026-11-29", "2026-11-29", true],
  ["2026-11-29", "2026-11-30", false],
])("seen on %s, what ends on %s ends in that week: %s", (date, lastDay, isSo) => {
  expect(endsInWeekOf(date, lastDay)).toBe(isSo);
});

test("a last day is said as far as it is needed", () => {
  expect(untilText("2026-11-27", "2026-11-23")).toBe("ends Fri 27 Nov");
  expect(untilText("2026-12-31", "2026-11-23")).toBe("until 31 Dec");
  expect(untilText("2027-01-31", "2026-11-23")).toBe("until 31 Jan 2027");
});

const shift = (_id: string, name: string, startAt: string | null, endAt: string | null): BoardShift => ({
  _id,
  name,
  starts: "06:00",
  ends: "14:00",
  startAt,
  endAt,
  free: 0,
  floating: 0,
});
const morning = shift("m", "Morning", "2026-11-23T00:30:00.000Z", "2026-11-23T08:30:00.000Z");
const full = shift("f", "Full day", "2026-11-23T00:30:00.000Z", "2026-11-23T16:30:00.000Z");
const words = holderWords({ timezone: "Asia/Kolkata", date: "2026-11-23", shifts: [morning, full] });
const holder = (rest: Partial<BoardHolder>): BoardHolder => ({
  membershipId: "1",
  customerId: "1",
  name: "Asha",
  kind: "shift",
  shiftId: "m",
  startAt: "2026-11-23T00:30:00.000Z",
  endAt: "2026-11-23T08:30:00.000Z",
  lastDay: "2026-12-31",
  ...rest,
});

test("in his own shift nobody's hours are said; elsewhere what of it he has, or which shift he has all of", () => {
  expect(words(holder({}), [morning])).toBe("until 31 Dec");
  expect(words(holder({}), [full])).toBe("06:00–14:00, until 31 Dec");
  const allDay = holder({ shiftId: "f", endAt: "2026-11-23T16:30:00.000Z" });
  expect(words(allDay, [morning, full])).toBe("Full day, until 31 Dec");
  const seat = holder({
    kind: "seat",
    shiftId: null,
    startAt: "2026-11-22T18:30:00.000Z",
    endAt: "2026-11-23T18:30:00.000Z",
  });
  expect(words(seat, [morning])).toBe("Whole day, until 31 Dec");
});
