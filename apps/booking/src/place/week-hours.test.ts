import { expect, it } from "vitest";
import { weekHours } from "./week-hours";

it("begins on Monday, and a closed day says so whatever hours it keeps", () => {
  const timings = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: "08:00", close: "24:00", closed: day === 0 }));
  const week = weekHours(timings);
  expect(week.map(({ name }) => name).slice(0, 2)).toEqual(["Monday", "Tuesday"]);
  expect(week[0]?.hours).toBe("08:00–24:00");
  expect(week.at(-1)).toEqual({ day: 0, name: "Sunday", hours: "Closed" });
});
