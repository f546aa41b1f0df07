import { expect, test } from "vitest";
import { closedDaysOf, lastDaysFrom } from "./several-days";

test("offers as many days as one booking may cover, up to the end of the window", () => {
  expect(lastDaysFrom("2026-11-30", { most: 3, last: "2026-12-30" })).toEqual([
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
  ]);
  expect(lastDaysFrom("2026-12-29", { most: 31, last: "2026-12-30" })).toEqual(["2026-12-29", "2026-12-30"]);
  expect(lastDaysFrom("2026-12-30", { most: 1, last: "2026-12-30" })).toEqual(["2026-12-30"]);
  expect(lastDaysFrom("2026-12-01", { most: 366, last: "2027-12-30" })).toHaveLength(31);
});

test("knows the closed days among them, of the week and beside it", () => {
  const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "09:00", close: "21:00", closed: day === 0 }));
  const closures = [{ from: "2026-12-01", to: "2026-12-01", reason: "Painting", givesBack: false }];
  const days = lastDaysFrom("2026-11-28", { most: 5, last: "2026-12-30" });
  expect(closedDaysOf({ timings, closures, timezone: "Asia/Kolkata" }, days)).toEqual(["2026-11-29", "2026-12-01"]);
});
