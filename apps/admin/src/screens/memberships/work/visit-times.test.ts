import type { Membership } from "@carrel/sdk";
import { expect, test } from "vitest";
import { firstVisit, VisitInput, visitOf } from "./visit-times";

const ZONE = "Asia/Kolkata";
const now = new Date("2026-11-26T04:42:00Z");
const pass = (unit: "day" | "minute") =>
  ({ customerId: "c", allowance: { unit, total: 10, used: 0, left: 10 } }) as Membership;

test("a visit begins today, and on a pass by the hour now", () => {
  expect(firstVisit(pass("day"), now, ZONE)).toMatchObject({ how: "day", date: "2026-11-26" });
  expect(firstVisit(pass("minute"), now, ZONE)).toMatchObject({ how: "hours", starts: "10:00", ends: "12:00" });
  // Before midnight it stays within the day.
  const late = firstVisit(pass("minute"), new Date("2026-11-26T18:25:00Z"), ZONE);
  expect(late).toMatchObject({ date: "2026-11-26", starts: "23:30", ends: "23:45" });
});

test("goes out by its day, or by its instants; who comes only where it isn't the owner", () => {
  const values = firstVisit(pass("minute"), now, ZONE);
  expect(visitOf("m", { ...values, how: "day" }, "c", ZONE)).toEqual({ id: "m", date: "2026-11-26" });
  expect(visitOf("m", { ...values, deskId: "d", customerId: "other" }, "c", ZONE)).toEqual({
    id: "m",
    deskId: "d",
    customerId: "other",
    startAt: "2026-11-26T04:30:00.000Z",
    endAt: "2026-11-26T06:30:00.000Z",
  });
});

test("hours need both times, the end after the start", () => {
  const values = firstVisit(pass("minute"), now, ZONE);
  const refused = (change: object) =>
    VisitInput.safeParse({ ...values, ...change }).error?.issues.map(({ path }) => path[0]);
  expect(refused({})).toBeUndefined();
  expect(refused({ ends: "" })).toEqual(["ends"]);
  expect(refused({ ends: "09:00" })).toEqual(["ends"]);
  expect(refused({ how: "day", starts: "", ends: "" })).toBeUndefined();
});
