import { expect, it } from "vitest";
import { dateFormat } from "./formats";

it("makes a format once for each language and choice", () => {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const kolkata = dateFormat("en-GB", { ...clock, timeZone: "Asia/Kolkata" });
  expect(dateFormat("en-GB", { ...clock, timeZone: "Asia/Kolkata" })).toBe(kolkata);
  expect(dateFormat("en-GB", { ...clock, timeZone: "UTC" })).not.toBe(kolkata);
  expect(dateFormat("de", { ...clock, timeZone: "Asia/Kolkata" })).not.toBe(kolkata);
  expect(kolkata.format(new Date("2026-11-21T04:30:00Z"))).toBe("10:00");
});

it("gives the device's own where nothing is asked for", () => {
  expect(dateFormat().resolvedOptions().timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});
