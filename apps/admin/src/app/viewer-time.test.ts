import { formatPeriod } from "@carrel/sdk/domain";
import { expect, test } from "vitest";
import { momentText, viewerMoment, viewerPeriod } from "./viewer-time";

const at = (text: string) => new Date(text);
const KOLKATA = "Asia/Kolkata";

test("a period on the same day for both is told by its times", () => {
  expect(viewerPeriod(at("2026-11-21T06:30:00Z"), at("2026-11-21T08:30:00Z"), KOLKATA, "Europe/London")).toBe(
    "06:30–08:30",
  );
});

test("a period on another day for the viewer is told with its days", () => {
  const [from, to] = [at("2026-11-21T01:30:00Z"), at("2026-11-21T04:30:00Z")] as const;
  expect(viewerPeriod(from, to, KOLKATA, "America/New_York")).toBe(formatPeriod(from, to, "America/New_York"));
  expect(viewerPeriod(from, to, KOLKATA, "America/New_York")).toMatch(/20 Nov/);
});

test("nothing is told where the clocks agree, under whatever name", () => {
  const [from, to] = [at("2026-11-21T06:30:00Z"), at("2026-11-21T08:30:00Z")] as const;
  expect(viewerPeriod(from, to, KOLKATA, "Asia/Calcutta")).toBeNull();
  expect(viewerPeriod(from, to, KOLKATA, "Asia/Colombo")).toBeNull();
  expect(viewerMoment(from, KOLKATA, "Asia/Colombo")).toBeNull();
});

test("whole days are the branch's: clocks elsewhere say nothing of them", () => {
  expect(viewerPeriod(at("2026-11-20T18:30:00Z"), at("2026-11-21T18:30:00Z"), KOLKATA, "Europe/London")).toBeNull();
});

test("a period over the end of summer time differs where only one of the zones changes its clocks", () => {
  const [from, to] = [at("2026-10-25T00:30:00Z"), at("2026-10-25T02:30:00Z")] as const;
  expect(viewerPeriod(from, to, "Europe/London", "Africa/Lagos")).toBe("01:30–03:30");
});

test("a moment carries its day where that differs", () => {
  const late = at("2026-11-21T20:00:00Z");
  expect(momentText(late, KOLKATA)).toBe("22 Nov 2026, 01:30");
  expect(viewerMoment(late, KOLKATA, "UTC")).toBe("21 Nov 2026, 20:00");
  expect(viewerMoment(at("2026-11-21T08:00:00Z"), KOLKATA, "UTC")).toBe("08:00");
});
