import { expect, test } from "vitest";
import { calendarFile } from "./calendar";

const event = {
  bookingId: "01890000-0000-7000-8000-000000000001",
  startAt: new Date("2026-11-21T04:30:00Z"),
  endAt: new Date("2026-11-21T06:30:00Z"),
  changedAt: new Date("2026-11-20T10:00:00Z"),
  summary: "Seat A1 at Library Lane",
  description: "Booking code K7Q4MX",
  location: "Library Lane, 1 Lane; Pune",
  organiser: { name: "Athena", email: "hello@athena.test" },
};

test("a confirmed booking is published in UTC under a uid that stays the same", () => {
  const { content, contentType } = calendarFile({ ...event, status: "CONFIRMED" });
  expect(contentType).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  expect(content).toContain("METHOD:PUBLISH");
  expect(content).toContain("UID:01890000-0000-7000-8000-000000000001@carrel");
  expect(content).toContain("DTSTART:20261121T043000Z");
  expect(content).toContain("DTEND:20261121T063000Z");
  expect(content).toContain("SEQUENCE:1");
});

test("a cancelled booking takes the entry out again", () => {
  const { content } = calendarFile({ ...event, status: "CANCELLED" });
  expect(content).toContain("METHOD:CANCEL");
  expect(content).toContain("STATUS:CANCELLED");
  expect(content).toContain("UID:01890000-0000-7000-8000-000000000001@carrel");
  expect(content).toContain("SEQUENCE:2");
});
