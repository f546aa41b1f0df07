import { ApiError, type VisitorMembership } from "@carrel/sdk";
import { dayRange, instantAt } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { bookedByInWords, rightInWords } from "./membership-words";
import { isRightRefused, judged } from "./own-right";

const ZONE = "Asia/Kolkata";
const branch = {
  _id: "hall",
  name: "Long hall",
  timezone: ZONE,
  timings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "06:00", close: "22:00", closed: false })),
  closures: [],
};
const branches = [branch, { _id: "annex", name: "Annex" }];
const { startAt } = dayRange("2026-11-23", ZONE);
const { endAt } = dayRange("2026-12-22", ZONE);
const flex: VisitorMembership = {
  _id: "flex",
  kind: "floating",
  branchId: "hall",
  feePlanName: "Flex",
  shiftName: null,
  shift: null,
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  lastDay: "2026-12-22",
  freezes: [],
  allowance: null,
};
const pass = (left: number, changes: Partial<VisitorMembership> = {}): VisitorMembership => ({
  ...flex,
  _id: "pass",
  kind: "pass",
  feePlanName: "Ten-day pass",
  allowance: { unit: "day", total: 10, used: 10 - left, left },
  ...changes,
});
const shift = { name: "Morning", starts: "06:00", ends: "14:00", weekdays: [0, 1, 2, 3, 4, 5, 6] };
const hours = (date: string, from: string, to: string) => ({
  type: "HOURLY" as const,
  startAt: instantAt(date, from, ZONE),
  endAt: instantAt(date, to, ZONE),
});
const noon = hours("2026-11-24", "12:00", "15:00");
const asked = (visit: typeof noon = noon) => ({ visit, branch, branches });
const reason = (membership: VisitorMembership, visit = noon) => {
  const found = judged([membership], asked(visit));
  return found.right ? "lets in" : found.reasons.join();
};

test.each([
  ["a pass", pass(3), noon, "lets in"],
  ["a pass that is used up", pass(0), noon, "Ten-day pass is used up."],
  [
    "a pass of too few hours",
    pass(0, { allowance: { unit: "minute", total: 600, used: 510, left: 90 } }),
    noon,
    "Ten-day pass has 1 hour 30 minutes left, and this visit takes 3 hours.",
  ],
  ["one of another branch", pass(3, { branchId: "annex" }), noon, "Ten-day pass is for Annex."],
  ["one of a branch that is closed now", pass(3, { branchId: "old" }), noon, "Ten-day pass is for another place."],
  ["before it begins", pass(3), hours("2026-11-22", "12:00", "13:00"), "Ten-day pass begins on Mon, 23 Nov 2026."],
  ["after its end", pass(3), hours("2026-12-23", "12:00", "13:00"), "Ten-day pass ends on Tue, 22 Dec 2026."],
  [
    "while it rests",
    pass(3, { freezes: [{ startAt: noon.startAt.toISOString(), endAt: noon.endAt.toISOString() }] }),
    noon,
    "Ten-day pass rests then.",
  ],
  ["beyond a shift", { ...flex, shift }, noon, "Flex is for Morning, 06:00\u2060–\u206014:00."],
  [
    "on a day without the shift",
    { ...flex, shift: { ...shift, weekdays: [1, 5] } },
    hours("2026-11-24", "07:00", "08:00"),
    "Flex is for Morning, 06:00\u2060–\u206014:00, on Mon, Fri.",
  ],
  ["in a shift", { ...flex, shift }, hours("2026-11-24", "07:00", "08:00"), "lets in"],
  [
    "outside of opening hours",
    flex,
    hours("2026-11-24", "05:00", "07:00"),
    "Flex is for opening hours, and Long hall is closed then.",
  ],
])("%s", (_, membership, visit, words) => {
  expect(reason(membership, visit)).toBe(words);
});

test("the first that lets the visit in is taken, as the server does; one that it refused is passed over", () => {
  const own = [{ ...flex, shift }, pass(3), pass(5, { _id: "later" })];
  expect(judged(own, asked())).toMatchObject({ right: { membership: { _id: "pass" }, uses: 1 } });
  expect(judged([flex], asked())).toMatchObject({ right: { membership: { _id: "flex" }, uses: null } });
  const refused = { pass: "It is used up by now." };
  expect(judged(own, asked(), refused)).toMatchObject({ right: { membership: { _id: "later" } } });
  expect(judged([pass(3)], asked(), refused)).toEqual({
    right: null,
    reasons: ["Ten-day pass: It is used up by now."],
  });
  expect(judged([], asked())).toEqual({ right: null, reasons: [] });
});

test.each([
  [pass(3), 1, "Ten-day pass: 3 of 10 days left. This visit takes 1 day, and 2 days are left after it."],
  [pass(2), 1, "Ten-day pass: 2 of 10 days left. This visit takes 1 day, and 1 day is left after it."],
  [pass(1), 1, "Ten-day pass: 1 of 10 days left. This visit takes 1 day, and nothing is left after it."],
  [
    pass(0, { allowance: { unit: "minute", total: 1200, used: 450, left: 750 } }),
    90,
    "Ten-day pass: 12 hours 30 minutes of 20 hours left. This visit takes 1 hour 30 minutes, and 11 hours are left after it.",
  ],
  [{ ...flex, shift }, null, "Flex, Morning, until Tue, 22 Dec 2026: this visit is part of it."],
])("before it is booked: %#", (membership, uses, words) => {
  expect(rightInWords({ membership, uses }, ZONE)).toBe(words);
});

test.each([
  [pass(2), "Ten-day pass: 2 of 10 days left, until Tue, 22 Dec 2026."],
  [pass(0), "Ten-day pass: it is used up now. Ask at the desk for another."],
  [flex, "Flex, until Tue, 22 Dec 2026."],
])("once it is booked: %#", (membership, words) => {
  expect(bookedByInWords(membership, ZONE)).toBe(words);
});

test("a refusal of the membership is told from one of the booking", () => {
  const refusal = (status: number, code?: string) =>
    new ApiError({ message: "No", operation: "bookings.saveBooking", status, statuscode: status, code });
  expect(isRightRefused(refusal(409, "visit_overlaps"))).toBe(true);
  expect(isRightRefused(refusal(404))).toBe(true);
  expect(isRightRefused(refusal(409, "desk_taken"))).toBe(false);
  expect(isRightRefused(refusal(400, "verification_expired"))).toBe(false);
  expect(isRightRefused(new Error("No"))).toBe(false);
});
