import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./calendar";

const event = {
  bookingId: "01890000-0000-7000-8000-000000000001",
  startAt: new Date("2026-11-21T04:30:00Z"),
  endAt: new Date("2026-11-21T06:30:00Z"),
  madeAt: new Date("2026-11-20T10:00:00Z"),
  changedAt: new Date("2026-11-20T10:00:00Z"),
  summary: "Seat A1 at Library Lane",
  description: "Booking code K7Q4MX",
  location: "Library Lane, 1 Lane; Pune",
  organiser: { name: "Athena", email: "hello@athena.test" },
};

const sequenceOf = (of: CalendarEvent) => Number(/SEQUENCE:(\d+)/.exec(calendarFile(of).content)?.[1]);

test("a confirmed booking is published in UTC under a uid that stays the same", () => {
  const { content, contentType } = calendarFile({ ...event, status: "CONFIRMED" });
  expect(contentType).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  expect(content).toContain("METHOD:PUBLISH");
  expect(content).toContain("UID:01890000-0000-7000-8000-000000000001@carrel");
  expect(content).toContain("DTSTART:20261121T043000Z");
  expect(content).toContain("DTEND:20261121T063000Z");
});

test("a cancelled booking takes the entry out again", () => {
  const { content } = calendarFile({ ...event, status: "CANCELLED" });
  expect(content).toContain("METHOD:CANCEL");
  expect(content).toContain("STATUS:CANCELLED");
  expect(content).toContain("UID:01890000-0000-7000-8000-000000000001@carrel");
});

test("whatever becomes of a booking is newer than what a calendar knows of it", () => {
  const life = [
    ["PENDING", 0],
    ["CONFIRMED", 60],
    // Moved, and moved so that it waits again.
    ["CONFIRMED", 61],
    ["PENDING", 3600],
    ["CONFIRMED", 3605],
    ["CANCELLED", 7200],
  ] as const;
  const sequences = life.map(([status, seconds]) =>
    sequenceOf({ ...event, status, changedAt: new Date(event.madeAt.getTime() + seconds * 1000) }),
  );
  expect(sequences).toEqual([...sequences].sort((one, other) => one - other));
  expect(new Set(sequences).size).toBe(life.length);
  // Also where it is cancelled as soon as it is made.
  expect(sequenceOf({ ...event, status: "CANCELLED" })).toBeGreaterThan(sequenceOf({ ...event, status: "PENDING" }));
});
