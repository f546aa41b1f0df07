import type { Board, BoardCell, BoardHolder } from "@carrel/sdk";
import { expect, test } from "vitest";
import { fitsAt, runsOf, type Seat, withMoved } from "./holding";

const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, "0")}:00:00.000Z`;
const holder = (membershipId: string, from: number, to: number): BoardHolder => ({
  membershipId,
  customerId: `customer of ${membershipId}`,
  name: membershipId,
  kind: "shift",
  shiftId: "morning",
  startAt: at(from),
  endAt: at(to),
  lastDay: "2026-11-30",
});
const cell = (shiftId: string, holders: BoardHolder[], rest: Partial<BoardCell> = {}): BoardCell => ({
  shiftId,
  state: holders.length > 0 ? "taken" : "free",
  holders,
  bookings: 0,
  ...rest,
});
const [asha, full] = [holder("asha", 6, 14), holder("full", 6, 22)];
const seat = (deskId: string, cells: BoardCell[], isActive = true): Seat => ({
  deskId,
  deskName: deskId,
  zone: "",
  isActive,
  cells,
});
/** Morning, full day, evening: a morning member has a part of the full day, a full-day member all three. */
const morningSeat = seat("A1", [
  cell("morning", [asha]),
  cell("full", [asha], { state: "partly" }),
  cell("evening", []),
]);
const fullSeat = seat("A2", [cell("morning", [full]), cell("full", [full]), cell("evening", [full])]);
const freeSeat = seat("A3", [cell("morning", []), cell("full", []), cell("evening", [])]);
const eveningSeat = seat("A4", [
  cell("morning", []),
  cell("full", [holder("ben", 14, 22)], { state: "partly" }),
  cell("evening", [holder("ben", 14, 22)]),
]);

test("somebody fits where his time is free, whatever the shifts are called", () => {
  expect(fitsAt(asha, morningSeat, freeSeat)).toBe(true);
  // The full day there is partly taken, but not in the morning.
  expect(fitsAt(asha, morningSeat, eveningSeat)).toBe(true);
  expect(fitsAt(asha, morningSeat, fullSeat)).toBe(false);
  expect(fitsAt(full, fullSeat, eveningSeat)).toBe(false);
  expect(fitsAt(full, fullSeat, freeSeat)).toBe(true);
  expect(fitsAt(asha, morningSeat, { ...freeSeat, isActive: false })).toBe(false);
});

test("where others have booked in his shift, he is not offered a place; in another one it is nothing to him", () => {
  const booked = (index: number) => ({
    ...freeSeat,
    cells: freeSeat.cells.map((each, place) =>
      place === index ? { ...each, state: "partly" as const, bookings: 1 } : each,
    ),
  });
  expect(fitsAt(asha, morningSeat, booked(0))).toBe(false);
  expect(fitsAt(asha, morningSeat, booked(2))).toBe(true);
});

test("a move takes all of his time along, and frees what he leaves", () => {
  const board: Board = {
    branchId: "branch",
    timezone: "Asia/Kolkata",
    date: "2026-11-23",
    closure: null,
    shifts: [],
    desks: [morningSeat, eveningSeat],
  };
  const [left, found] = withMoved(board, asha, "A1", "A4").desks;
  expect(left?.cells.map(({ state, holders }) => [state, holders.length])).toEqual([
    ["free", 0],
    ["free", 0],
    ["free", 0],
  ]);
  expect(found?.cells.map(({ state, holders }) => [state, holders.map(({ name }) => name)])).toEqual([
    ["taken", ["asha"]],
    ["partly", ["asha", "ben"]],
    ["taken", ["ben"]],
  ]);
  expect(withMoved(withMoved(board, asha, "A1", "A4"), asha, "A4", "A1")).toEqual(board);
});

test("who has all of several shifts beside each other is drawn over them", () => {
  const spans = ({ cells }: Seat) => runsOf(cells).map(({ span }) => span);
  expect(spans(fullSeat)).toEqual([3]);
  expect(spans(morningSeat)).toEqual([1, 1, 1]);
  expect(spans(freeSeat)).toEqual([1, 1, 1]);
  expect(spans(seat("A5", [cell("morning", [full]), cell("full", [full, asha]), cell("evening", [full])]))).toEqual([
    1, 1, 1,
  ]);
});
