import { expect, it } from "vitest";
import { DESK_NOW_LOOK, DESK_NOW_ORDER, type DeskClaim, deskMoment, deskNowWords } from "./desk-now";

const at = (time: string, day = 24) => new Date(`2026-11-${day}T${time}:00Z`);
const now = at("10:00");
const dayEnd = at("00:00", 25);
const claim = (from: string, to: string, heldUntil: string | null = null): DeskClaim => ({
  startAt: at(from),
  endAt: to === "24:00" ? dayEnd : at(to),
  heldUntil: heldUntil === null ? null : at(heldUntil),
  customerId: "ravi",
  name: "Ravi",
});
const tara = (from: string, to: string, heldUntil: string | null = null): DeskClaim => ({
  ...claim(from, to, heldUntil),
  customerId: "tara",
  name: "Tara",
});
/** Held for a code: nobody is known yet. */
const coming = (from: string, to: string): DeskClaim => ({ ...claim(from, to, "10:05"), customerId: null, name: null });
const longer: DeskClaim = { ...claim("10:00", "11:00"), startAt: at("00:00", 20), endAt: at("00:00", 30) };

const cases: [
  name: string,
  claims: DeskClaim[],
  now: string,
  until: string | null,
  nextAt: string | null,
  nextName?: string | null,
][] = [
  ["nothing today", [], "free", null, null],
  ["what is over is passed over", [claim("08:00", "10:00")], "free", null, null],
  ["free until what begins later", [claim("19:00", "20:00"), claim("12:00", "13:00")], "free", "12:00", "12:00"],
  ["taken from this instant on", [claim("10:00", "15:00")], "taken", "15:00", null],
  ["taken, and again later", [claim("09:00", "15:00"), claim("19:00", "20:00")], "taken", "15:00", "19:00"],
  [
    "back to back counts as one of one person",
    [claim("09:00", "11:00"), claim("11:00", "15:00")],
    "taken",
    "15:00",
    null,
  ],
  [
    "back to back ends where somebody else's begins",
    [claim("06:00", "12:00"), tara("12:00", "18:00"), claim("18:00", "23:00")],
    "taken",
    "12:00",
    "12:00",
    "Tara",
  ],
  [
    "one person's, and somebody else's right after it",
    [claim("09:00", "11:00"), claim("11:00", "12:00"), tara("12:00", "13:00")],
    "taken",
    "12:00",
    "12:00",
    "Tara",
  ],
  ["somebody else's after a gap", [claim("09:00", "11:00"), tara("12:00", "13:00")], "taken", "11:00", "12:00", "Tara"],
  [
    "held for one, and booked by another at once",
    [tara("10:00", "11:00", "12:00"), claim("11:00", "12:00")],
    "held",
    "11:00",
    "11:00",
  ],
  [
    "what is held for a code right after",
    [claim("09:00", "11:00"), coming("11:00", "12:00")],
    "taken",
    "11:00",
    "11:00",
    null,
  ],
  [
    "two whom nobody knows are two",
    [coming("09:00", "10:04"), coming("10:04", "12:00")],
    "held",
    "10:04",
    "10:04",
    null,
  ],
  [
    "back to back, and again later",
    [claim("09:00", "11:00"), claim("11:00", "12:00", "23:00"), claim("13:00", "14:00"), claim("14:00", "15:00")],
    "taken",
    "12:00",
    "13:00",
  ],
  ["taken until the day's end", [claim("09:00", "24:00")], "taken", null, null],
  ["taken for days", [longer], "taken", null, null],
  ["held until the hold runs out", [claim("10:00", "15:00", "10:02")], "held", "10:02", null],
  ["held no longer than it is asked for", [claim("10:00", "11:00", "12:00")], "held", "11:00", null],
  [
    "held, and booked after a gap",
    [claim("10:00", "15:00", "10:02"), claim("15:00", "16:00")],
    "held",
    "10:02",
    "15:00",
  ],
  ["what is held later is in the way too", [claim("14:00", "15:00", "12:00")], "free", "14:00", "14:00"],
  [
    "tomorrow is not told",
    [{ ...claim("10:00", "11:00"), startAt: dayEnd, endAt: at("08:00", 25) }],
    "free",
    null,
    null,
  ],
];

it.each(cases)("%s", (_name, claims, state, until, nextAt, nextName = nextAt && "Ravi") => {
  const told = (time: string | null) => (time === null ? null : at(time));
  const moment = { now: state, until: told(until), nextAt: told(nextAt), nextName };
  expect(deskMoment(claims, { now, dayEnd })).toEqual(moment);
});

it("is drawn in words and colours of the kit", () => {
  expect(DESK_NOW_ORDER.map((state) => DESK_NOW_LOOK[state])).toEqual([
    { word: "available", label: "Free", colour: "green", counter: "freeNow" },
    { word: "occupied", label: "Taken", colour: "red", counter: "takenNow" },
    { word: "hold", label: "Held", colour: "grey" },
  ]);
});

it.each([
  ["free", null, null, "available", "Free", undefined],
  ["free", "13:30", "13:30", "available", "Free", "from 19:00 booked"],
  ["taken", "09:30", "13:30", "occupied", "Taken", "until 15:00"],
  ["taken", null, null, "occupied", "Taken", undefined],
  ["held", "09:32", null, "hold", "Held", "until 15:02"],
] as const)(
  "%s until %s and booked from %s is said in the branch's time",
  (state, until, nextAt, status, label, detail) => {
    const told = (time: string | null) => (time === null ? null : at(time).toISOString());
    const desk = { now: state, until: told(until), nextAt: told(nextAt), nextName: nextAt && "Tara" };
    const words = deskNowWords(desk, "Asia/Kolkata");
    expect(words).toEqual({ status, statusLabel: label, ...(detail && { detail }) });
  },
);

it.each([
  ["taken", "Tara", "then Tara"],
  ["held", "Tara", "then Tara"],
  ["taken", null, "then the next"],
  ["taken", "", "then the next"],
  ["free", "Tara", undefined],
] as const)("%s until %s comes says who is next", (state, nextName, next) => {
  const change = at("12:00").toISOString();
  expect(deskNowWords({ now: state, until: change, nextAt: change, nextName }, "UTC").next).toBe(next);
});
