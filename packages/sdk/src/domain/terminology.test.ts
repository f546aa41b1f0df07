import { expect, it } from "vitest";
import { inWords, terminology } from "./terminology";

it("says Seat and User in a study hall", () => {
  expect(Object.values(terminology("study-hall"))).toEqual([
    "Seat",
    "Seats",
    "User",
    "Users",
    "Seat Booking",
    "Seat Bookings",
  ]);
});

it.each(["co-working", undefined, null] as const)("says Desk and Member for %s", (kind) => {
  expect(Object.values(terminology(kind))).toEqual([
    "Desk",
    "Desks",
    "Member",
    "Members",
    "Desk Booking",
    "Desk Bookings",
  ]);
});

it("fills the words of a place into a text, as in a title or inside of a sentence", () => {
  expect(inWords("{Desks}: a {desk} of a {member}, {unknown}", terminology("study-hall"))).toBe(
    "Seats: a seat of a user, {unknown}",
  );
});
