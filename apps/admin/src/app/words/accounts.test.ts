import { expect, it } from "vitest";
import { entryLabel } from "./accounts";

it.each([
  ["income_bookings", 500, "Booked"],
  ["income_bookings", -500, "Booking cancelled or cheaper"],
  ["income_memberships", 500, "Sold"],
  ["upi", -500, "Paid, UPI"],
  ["bank", 500, "Refunded, Bank transfer"],
  ["written_off", -500, "Written off"],
  ["written_off", 500, "Asked for again"],
  ["carried", -500, "Payment carried over"],
  ["carried", 500, "Payment carried to another"],
] as const)("what came by %s with %i is called %s", (account, amount, label) => {
  expect(entryLabel({ account, amount })).toBe(label);
});
