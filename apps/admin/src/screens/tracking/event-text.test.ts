import { terminology } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { eventText, lastingText, propertiesText, whoText } from "./event-text";

const textOf = (event: string) => eventText(event, terminology("study-hall"));

test("what was done reads as words, and a stranger's name as itself", () => {
  expect(["page_view", "desks.bookDesk", "visit.deskChosen", "desks.somethingNew", "desk_booked"].map(textOf)).toEqual([
    "Opened a screen",
    "Seat booked",
    "Seat chosen",
    "Seats: something new",
    "desk_booked",
  ]);
});

test("times read in their largest units, each number with its unit", () => {
  expect([0, 59, 60, 125, 3600, 7384].map(lastingText)).toEqual([
    "0\u00a0s",
    "59\u00a0s",
    "1\u00a0min",
    "2\u00a0min 5\u00a0s",
    "1\u00a0h",
    "2\u00a0h 3\u00a0min",
  ]);
});

test("who has no name is a visitor", () => {
  expect(whoText({ userId: "0196a2f0-1111-7000-8000-0123456789ab", userName: "Asha Rao" })).toBe("Asha Rao");
  expect(whoText({ userId: null, userName: "" })).toBe("Visitor");
});

test("properties read as they were sent", () => {
  expect(propertiesText({ view: "week", rows: 3, empty: null })).toBe("view: week, rows: 3, empty: nothing");
});
