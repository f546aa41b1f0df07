import { expect, it } from "vitest";
import { terminology } from "./terminology";

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
