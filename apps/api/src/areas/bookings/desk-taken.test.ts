import { expect, test } from "vitest";
import { deskTakenMessage } from "./desk-taken";

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);
const hour = (time: string) => ({ startAt: at(time), endAt: new Date(at(time).getTime() + 3_600_000) });
const taken = {
  word: "Seat",
  deskId: "a4",
  deskName: "A4",
  wanted: hour("10:00"),
  wholeDays: false,
  timezone: "Asia/Kolkata",
};

test("names other seats for the time, then the same seat at others", () => {
  const alternatives = [
    { deskId: "a3", deskName: "A3", ...hour("10:00") },
    { deskId: "b1", deskName: "B1", ...hour("10:00") },
    { deskId: "a4", deskName: "A4", ...hour("11:00") },
  ];
  expect(deskTakenMessage({ ...taken, alternatives })).toBe(
    "Seat A4 was just taken for 10:00. These are free: A3, B1, or A4 at 11:00.",
  );
});

test("names the day when what is free is on another", () => {
  const next = { startAt: new Date("2026-11-22T04:30:00Z"), endAt: new Date("2026-11-22T05:30:00Z") };
  expect(deskTakenMessage({ ...taken, alternatives: [{ deskId: "a4", deskName: "A4", ...next }] })).toBe(
    "Seat A4 was just taken for 10:00. This is free: A4 on Sun 22 Nov at 10:00.",
  );
});

test("speaks of days when days were wanted", () => {
  const wanted = { startAt: new Date("2026-11-20T18:30:00Z"), endAt: new Date("2026-11-21T18:30:00Z") };
  const next = { startAt: wanted.endAt, endAt: new Date("2026-11-22T18:30:00Z") };
  const message = deskTakenMessage({
    ...taken,
    wanted,
    wholeDays: true,
    alternatives: [{ deskId: "a4", deskName: "A4", ...next }],
  });
  expect(message).toBe("Seat A4 was just taken for Sat 21 Nov. This is free: A4 on Sun 22 Nov.");
});

test("says so when nothing is free", () => {
  expect(deskTakenMessage({ ...taken, alternatives: [] })).toBe(
    "Seat A4 was just taken for 10:00. Nothing near it is free; choose another time.",
  );
});
