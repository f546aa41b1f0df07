import { expect, it } from "vitest";
import { changeText, desksOf } from "./history-words";

const NAMES: Readonly<Record<string, string>> = { a: "A1", b: "B4" };
const place = { zone: "Asia/Kolkata", nameOf: (deskId: string) => NAMES[deskId], noun: "seat" };

type Fields = Record<string, unknown>;

const DESKS: [Fields, Fields] = [{ deskId: "a" }, { deskId: "b" }];
const START: [Fields, Fields] = [{ startAt: "2026-11-20T04:30:00Z" }, { startAt: "2026-11-23T03:30:00Z" }];
const END: [Fields, Fields] = [{ endAt: "2026-11-20T05:30:00Z" }, { endAt: "2026-11-23T05:30:00Z" }];

const money = (was: number, is: number): [Fields, Fields] => [
  { paid: was, currency: "INR" },
  { paid: is, currency: "INR" },
];

const entryOf = (...changes: [Fields, Fields][]) => ({
  before: Object.assign({}, ...changes.map(([before]) => before)) as Fields,
  after: Object.assign({}, ...changes.map(([, after]) => after)) as Fields,
});

it.each([
  ["Booked", { before: null, after: { status: "CONFIRMED", deskId: "a" } }],
  ["Confirmed", entryOf([{ status: "PENDING" }, { status: "CONFIRMED" }])],
  ["Cancelled", entryOf([{ status: "CONFIRMED" }, { status: "CANCELLED" }])],
  ["Changed", entryOf([{ notes: "" }, { notes: "By the window" }])],
  ["Moved to Mon, 23 Nov 2026, 09:00–11:00", entryOf(START, END)],
  ["Moved from A1 to B4", entryOf(DESKS)],
  ["Moved from A1 to B4 on 23 Nov 2026, 09:00", entryOf(DESKS, START)],
  ["Moved from A1 to B4, Mon, 23 Nov 2026, 09:00–11:00", entryOf(DESKS, START, END)],
  ["₹500 paid", entryOf(money(0, 50_000))],
  ["₹20.50 refunded", entryOf(money(50_000, 47_950))],
  ["Cancelled. ₹500 refunded", entryOf([{ status: "CONFIRMED" }, { status: "CANCELLED" }], money(50_000, 0))],
  ["Changed", entryOf([{ currency: "INR" }, { currency: "INR", paid: 50_000 }])],
  ["Moved from A1 to another seat", entryOf([{ deskId: "a" }, { deskId: "elsewhere" }])],
  ["Confirmed. Moved from A1 to B4", entryOf([{ status: "PENDING" }, { status: "CONFIRMED" }], DESKS)],
  ["Said to be paid", { action: "visitor.claimPaid", before: { holdFor: "staff" }, after: { holdFor: "claim" } }],
  ["Said to be paid", { action: "visitor.claimPaid", before: null, after: null }],
  [
    "Said to be paid by another reference",
    { action: "visitor.claimPaid", before: {}, after: { isReferenceChanged: true } },
  ],
  [
    "No payment found",
    {
      action: "bookings.answerClaim",
      before: { claimAnswer: null },
      after: { claimAnswer: "refused", holdFor: "staff" },
    },
  ],
  [
    "Confirmed. ₹500 paid",
    { action: "bookings.answerClaim", ...entryOf([{ status: "PENDING" }, { status: "CONFIRMED" }], money(0, 50_000)) },
  ],
])("says “%s”", (said, entry) => {
  expect(changeText(entry, place)).toBe(said);
});

it("knows which desks' names it needs", () => {
  expect(desksOf(entryOf(DESKS))).toEqual(["a", "b"]);
  expect(desksOf(entryOf(START))).toEqual([]);
  expect(desksOf({ before: null, after: { deskId: "a" } })).toEqual([]);
});
