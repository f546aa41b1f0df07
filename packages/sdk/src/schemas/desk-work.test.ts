import { expect, it } from "vitest";
import type * as z from "zod";
import { AvailableDeskQuery, ReassignUser, SlotQuery } from "./desk-work";

const ONE = "019a0000-0000-7000-8000-000000000001";
const OTHER = "019a0000-0000-7000-8000-000000000002";

/** `path: message` of each thing that is wrong. */
const faults = (schema: z.ZodType, input: object) =>
  schema.safeParse(input).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

it.each([
  { asked: { date: "2026-11-21" }, says: [] },
  { asked: { dayOption: "single", date: "2026-11-21", startDate: "2026-11-30", endDate: "2026-11-01" }, says: [] },
  { asked: {}, says: ["date: Choose a date"] },
  {
    asked: { dayOption: "range", date: "2026-11-21" },
    says: ["startDate: Choose the first date", "endDate: Choose the last date"],
  },
  { asked: { dayOption: "range", startDate: "2026-11-21", endDate: "2026-11-21" }, says: [] },
  { asked: { dayOption: "range", startDate: "2026-12-01", endDate: "2026-12-31" }, says: [] },
  {
    asked: { dayOption: "range", startDate: "2026-12-01", endDate: "2027-01-01" },
    says: ["endDate: Choose a last date within 31 days of the first"],
  },
  {
    asked: { dayOption: "range", startDate: "2026-11-22", endDate: "2026-11-21" },
    says: ["endDate: Choose a last date within 31 days of the first"],
  },
  { asked: { date: "2026-11-21", duration: "90" }, says: [] },
  { asked: { date: "2026-11-21", duration: 4 }, says: ["duration: Use 5 minutes or more"] },
])("answers a question for slots with $says (case %#)", ({ asked, says }) => {
  expect(faults(SlotQuery, { deskId: ONE, ...asked })).toEqual(says);
});

it("gives partly free desks, too, unless told otherwise", () => {
  expect(AvailableDeskQuery.parse({})).toEqual({ includePartial: true });
  expect(AvailableDeskQuery.parse({ includePartial: "false" })).toEqual({ includePartial: false });
});

it.each([
  { move: { bookingId: ONE, toDeskId: OTHER }, says: [] },
  { move: { deskId: ONE, toDeskId: OTHER }, says: [] },
  { move: { membershipId: ONE, toDeskId: OTHER }, says: [] },
  { move: { toDeskId: OTHER }, says: ["bookingId: Give one of a membership's id, a booking's id and a desk's id"] },
  {
    move: { bookingId: ONE, deskId: ONE, toDeskId: OTHER },
    says: ["bookingId: Give one of a membership's id, a booking's id and a desk's id"],
  },
  { move: { deskId: ONE, toDeskId: ONE }, says: ["toDeskId: Choose another desk"] },
])("answers a reassignment with $says (case %#)", ({ move, says }) => {
  expect(faults(ReassignUser, move)).toEqual(says);
});
