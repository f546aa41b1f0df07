import { describe, expect, it } from "vitest";
import { type AskedPeriod, bookingPeriod } from "./booking-period";

const at = (asked: AskedPeriod, timezone = "Asia/Kolkata") => {
  const result = bookingPeriod(asked, timezone);
  return "issues" in result
    ? result.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)
    : [result.startAt.toISOString(), result.endAt.toISOString()];
};

describe("bookingPeriod", () => {
  it.each<[string, AskedPeriod, string[]]>([
    [
      "hours as they are",
      { type: "HOURLY", startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T17:30:00+05:30" },
      ["2026-11-21T10:00:00.000Z", "2026-11-21T12:00:00.000Z"],
    ],
    ["a local day", { type: "DAILY", date: "2026-11-21" }, ["2026-11-20T18:30:00.000Z", "2026-11-21T18:30:00.000Z"]],
    [
      "every local day that a stretch touches",
      { type: "DAILY", startAt: "2026-11-21T04:00:00Z", endAt: "2026-11-22T18:30:00Z" },
      ["2026-11-20T18:30:00.000Z", "2026-11-22T18:30:00.000Z"],
    ],
    ["no date", { type: "DAILY" }, ["date: Choose a date"]],
    ["days with an end alone", { type: "DAILY", endAt: "2026-11-21T10:00:00Z" }, ["startAt: Choose a start"]],
    ["hours without either", { type: "HOURLY" }, ["startAt: Choose a start"]],
    ["no start", { type: "HOURLY", endAt: "2026-11-21T10:00:00Z" }, ["startAt: Choose a start"]],
    ["no end", { type: "HOURLY", startAt: "2026-11-21T10:00:00Z" }, ["endAt: Choose an end"]],
    [
      "an end before the start",
      { type: "HOURLY", startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-21T10:00:00Z" },
      ["endAt: Choose an end after the start"],
    ],
    [
      "a day by the hour",
      { type: "HOURLY", startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-22T10:00:00Z" },
      ["2026-11-21T10:00:00.000Z", "2026-11-22T10:00:00.000Z"],
    ],
    [
      "more than a day by the hour",
      { type: "HOURLY", startAt: "2026-11-21T10:00:00Z", endAt: "2026-11-22T10:01:00Z" },
      ["endAt: An hourly booking lasts at most 24 hours; book days instead"],
    ],
    [
      "hours by a date",
      { type: "HOURLY", date: "2026-11-21" },
      ["date: An hourly booking takes a start and an end instead of a date"],
    ],
    [
      "a date and a start",
      { type: "DAILY", date: "2026-11-21", startAt: "2026-11-21T10:00:00Z" },
      ["date: Give either a date or a start and an end"],
    ],
    [
      "a date and an end",
      { type: "DAILY", date: "2026-11-21", endAt: "2026-11-21T10:00:00Z" },
      ["date: Give either a date or a start and an end"],
    ],
    [
      "what is no instant",
      { type: "HOURLY", startAt: "soon", endAt: "later" },
      ["startAt: Use an instant such as 2026-11-21T10:00:00Z"],
    ],
    ["a day before records begin", { type: "DAILY", date: "2000-01-01" }, ["date: Use a year from 2000 to 2099"]],
    [
      "an hour after they end",
      { type: "HOURLY", startAt: "2100-06-01T10:00:00Z", endAt: "2100-06-01T11:00:00Z" },
      ["startAt: Use a year from 2000 to 2099"],
    ],
  ])("%s", (_, asked, expected) => {
    expect(at(asked)).toEqual(expected);
  });

  it.each([
    ["the first day", "2000-01-01", ["2000-01-01T00:00:00.000Z", "2000-01-02T00:00:00.000Z"]],
    ["the last day that ends inside of them", "2099-12-30", ["2099-12-30T00:00:00.000Z", "2099-12-31T00:00:00.000Z"]],
    ["the day that ends with them", "2099-12-31", ["date: Use a year from 2000 to 2099"]],
  ])("holds instants of the years 2000 to 2099: %s", (_, date, expected) => {
    expect(at({ type: "DAILY", date }, "UTC")).toEqual(expected);
  });

  it.each([
    ["2026-03-29", "2026-03-29T00:00:00.000Z", "2026-03-29T23:00:00.000Z"],
    ["2026-10-25", "2026-10-24T23:00:00.000Z", "2026-10-26T00:00:00.000Z"],
  ])("covers all of a day on which the clocks change: %s", (date, startAt, endAt) => {
    expect(at({ type: "DAILY", date }, "Europe/London")).toEqual([startAt, endAt]);
  });
});
