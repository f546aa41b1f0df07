import { describe, expect, test } from "vitest";
import { isSameSeat, wantedSeat, withoutBooked } from "./wanted-seat";

const branch = { _id: "branch", timezone: "Asia/Kolkata" };
const hours = { type: "HOURLY", from: "2026-11-21T04:30:00Z", to: "2026-11-21T05:30:00Z", desk: "desk" } as const;

describe("the seat that a draft names", () => {
  test("is none without a time or a desk", () => {
    expect(wantedSeat({ type: "DAILY", desk: "desk" }, branch)).toBeNull();
    expect(wantedSeat({ ...hours, desk: undefined }, branch)).toBeNull();
  });

  test("is of days or of hours, as the calls take it", () => {
    expect(wantedSeat({ type: "DAILY", date: "2026-11-21", desk: "desk" }, branch)).toEqual({
      branchId: "branch",
      deskId: "desk",
      type: "DAILY",
      date: "2026-11-21",
    });
    const several = { type: "DAILY", date: "2026-11-21", until: "2026-11-22", desk: "desk" } as const;
    expect(wantedSeat(several, branch)).toEqual({
      branchId: "branch",
      deskId: "desk",
      type: "DAILY",
      startAt: "2026-11-20T18:30:00.000Z",
      endAt: "2026-11-22T18:30:00.000Z",
    });
    expect(wantedSeat(hours, branch)).toEqual({
      branchId: "branch",
      deskId: "desk",
      type: "HOURLY",
      startAt: "2026-11-21T04:30:00.000Z",
      endAt: "2026-11-21T05:30:00.000Z",
    });
  });

  test("is another with another time or desk", () => {
    const seat = wantedSeat(hours, branch);
    expect(isSameSeat(seat, wantedSeat({ ...hours }, branch))).toBe(true);
    expect(isSameSeat(seat, wantedSeat({ ...hours, desk: "other" }, branch))).toBe(false);
    expect(isSameSeat(null, null)).toBe(false);
  });
});

test("a draft that asks for what is booked asks for no time and no desk", () => {
  const booked = JSON.parse(JSON.stringify(wantedSeat(hours, branch)));
  expect(withoutBooked({ ...hours, step: "you" }, branch, booked)).toMatchObject({ step: "you", type: "HOURLY" });
  expect(withoutBooked(hours, branch, booked).desk).toBeUndefined();
  const other = { ...hours, desk: "other" };
  expect(withoutBooked(other, branch, booked)).toBe(other);
  expect(withoutBooked(hours, branch, null)).toBe(hours);
});
