import { expect, test } from "vitest";
import { usualPresets } from "./presets";

const spans = (today: string) => usualPresets(today).map(({ from, to }) => `${from}/${to}`);

test("counts today in, and crosses the ends of months and years", () => {
  expect(spans("2026-01-05")).toEqual([
    "2026-01-05/2026-01-05",
    "2025-12-30/2026-01-05",
    "2025-12-07/2026-01-05",
    "2026-01-01/2026-01-31",
    "2025-12-01/2025-12-31",
  ]);
  expect(spans("2028-03-31").at(-1)).toBe("2028-02-01/2028-02-29");
});

test("offers nothing for what is no day", () => {
  expect(usualPresets("")).toEqual([]);
});
