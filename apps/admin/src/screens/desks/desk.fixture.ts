import type { Desk } from "@carrel/sdk";

/** A free desk for the tests of what is pure. */
export const deskFixture = (change: Partial<Desk> = {}): Desk => ({
  _id: `0190a0b0-0000-7000-8000-${(change.name ?? "A1").padStart(12, "0")}`,
  branchId: "0190a0b0-0000-7000-8000-000000000001",
  name: "A1",
  zone: "",
  kind: "desk",
  position: null,
  amenities: [],
  isActive: true,
  status: 1,
  now: "free",
  until: null,
  nextAt: null,
  nextName: null,
  currentBooking: null,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  ...change,
});

/** Somebody who has a desk for November. */
export const sitting = (name: string): Pick<Desk, "status" | "now" | "currentBooking"> => ({
  status: 2,
  now: "taken",
  currentBooking: {
    _id: "0190a0b0-0000-7000-8000-0000000000b1",
    code: "K7M2Q9",
    type: "DAILY",
    startAt: "2026-10-31T18:30:00.000Z",
    endAt: "2026-11-30T18:30:00.000Z",
    customerId: "0190a0b0-0000-7000-8000-0000000000c1",
    name,
  },
});
