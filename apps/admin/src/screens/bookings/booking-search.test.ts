import { expect, it } from "vitest";
import { bookingsSearch, calendarSearch, newBookingSearch } from "./booking-search";

const ID = "019a0000-0000-7000-8000-000000000001";
const given = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

it("reads a list's filters, and passes over what makes no sense", () => {
  const filters = { q: "rao", status: "PENDING", type: "DAILY", desk: ID, from: "2026-11-21", to: "2026-11-22" };
  expect(given(bookingsSearch({ ...filters, payment: "due" }))).toEqual({ ...filters, payment: "due" });
  expect(given(bookingsSearch({ payment: "paid" }))).toEqual({});
  // What is said to be paid is due, and has a tab of its own.
  expect(given(bookingsSearch({ status: "CLAIMED", payment: "due" }))).toEqual({ status: "CLAIMED" });
  expect(given(bookingsSearch(filters))).toEqual(filters);
  expect(given(bookingsSearch({ status: "LOST", type: "WEEKLY", desk: "7", from: "2026-02-30", to: "x" }))).toEqual({});
  expect(given(bookingsSearch({ from: "2026-11-21" }))).toEqual({});
  expect(given(bookingsSearch({ from: "2026-11-22", to: "2026-11-21" }))).toEqual({});
});

it("reads what a calendar shows, and passes over what makes no sense", () => {
  const shown = { view: "week", day: "2026-02-28", branch: ID, desk: ID, seat: ID, zone: "Hall", zoom: 3 };
  expect(given(calendarSearch(shown))).toEqual(shown);
  expect(given(calendarSearch({ view: "year", day: "1999-01-01", branch: "x", zoom: 7 }))).toEqual({});
});

it("reads where a new booking begins", () => {
  expect(given(newBookingSearch({ on: ID, at: "2026-11-21T10:00:00.000Z" }))).toEqual({
    on: ID,
    at: "2026-11-21T10:00:00.000Z",
  });
  expect(given(newBookingSearch({ on: "x", at: "soon" }))).toEqual({});
  const [ten, noon] = ["2026-11-21T10:00:00.000Z", "2026-11-21T12:00:00.000Z"];
  expect(given(newBookingSearch({ at: ten, until: noon }))).toEqual({ at: ten, until: noon });
  expect(given(newBookingSearch({ at: noon, until: ten }))).toEqual({ at: noon });
  expect(given(newBookingSearch({ until: noon }))).toEqual({});
});
