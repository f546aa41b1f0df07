import { expect, test } from "vitest";
import { timeZones } from "./time-zones";

test("lists each zone once, by its present name, and only what the runtime knows", () => {
  const zones = timeZones();
  expect(zones).toContain("Asia/Kolkata");
  expect(zones).not.toContain("Asia/Calcutta");
  expect(new Set(zones).size).toBe(zones.length);
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
});
