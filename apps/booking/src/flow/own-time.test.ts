import type { PublicDesk } from "@carrel/sdk";
import { DESK_STATUS } from "@carrel/sdk/domain";
import { describe, expect, test } from "vitest";
import type { Draft } from "./draft";
import { heldTime, meets } from "./own-time";
import { wantedSeat, withOwnSeat } from "./wanted-seat";

const branch = { _id: "branch", timezone: "Asia/Kolkata" };
const hour = { type: "HOURLY", from: "2026-11-21T04:30:00Z", to: "2026-11-21T05:30:00Z", desk: "A1" } as const;
const day = { type: "DAILY", date: "2026-11-21", desk: "A1" } as const;
const AT = 1000;

const heldFor = (draft: typeof hour | typeof day, until = AT + 1) => {
  const seat = wantedSeat(draft, branch);
  return { email: "", flow: undefined, nextAt: 0, held: seat && { seat, until } };
};

describe("the time that is held for a visitor", () => {
  test("is that of the seat, of hours or of a whole day", () => {
    const hours = { startAt: new Date(hour.from), endAt: new Date(hour.to) };
    expect(heldTime(heldFor(hour), branch, AT)).toEqual(hours);
    const whole = heldTime(heldFor(day), branch, AT);
    expect(whole?.startAt.toISOString()).toBe("2026-11-20T18:30:00.000Z");
    expect(meets(whole, hours)).toBe(true);
    expect(meets(hours, { startAt: hours.endAt, endAt: new Date("2026-11-21T06:30:00Z") })).toBe(false);
  });

  test("is none once the hold has ended, and in another branch", () => {
    expect(heldTime(heldFor(hour, AT), branch, AT)).toBeNull();
    expect(heldTime(heldFor(hour), { ...branch, _id: "other" }, AT)).toBeNull();
    expect(heldTime(null, branch, AT)).toBeNull();
    expect(meets(null, null)).toBe(false);
  });
});

test("his own hold keeps no visitor from its desk, for longer or for the whole day either", () => {
  const desks: Pick<PublicDesk, "_id" | "status">[] = [
    { _id: "A1", status: DESK_STATUS.BookingHold },
    { _id: "A2", status: DESK_STATUS.BookingHold },
  ];
  const free = (draft: Draft, at = AT) =>
    withOwnSeat(desks, draft, branch, heldFor(hour), at).map(({ status }) => status === DESK_STATUS.Available);
  expect(free(hour)).toEqual([true, false]);
  expect(free({ ...hour, to: "2026-11-21T06:30:00Z" })).toEqual([true, false]);
  expect(free(day)).toEqual([true, false]);
  expect(free({ ...hour, from: hour.to, to: "2026-11-21T06:30:00Z" })).toEqual([false, false]);
  expect(free(hour, AT + 1)).toEqual([false, false]);
});

test("a desk that somebody has booked stays his", () => {
  const taken = [{ _id: "A1", status: DESK_STATUS.Occupied }];
  expect(withOwnSeat(taken, hour, branch, heldFor(hour), AT)).toEqual(taken);
});
