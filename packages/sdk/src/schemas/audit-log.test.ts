import { expect, it } from "vitest";
import { AuditQuery } from "./audit-log";

it.each([
  ["no bounds", {}, []],
  ["one bound", { to: "2026-11-21T10:00:00Z" }, []],
  ["an end after the start, in another offset", { from: "2026-11-21T10:00:00Z", to: "2026-11-21T15:31:00+05:30" }, []],
  ["the same instant, in another offset", { from: "2026-11-21T10:00:00Z", to: "2026-11-21T15:30:00+05:30" }, ["to"]],
  ["an end before the start", { from: "2026-11-21T10:00:00Z", to: "2026-11-21T09:59:00Z" }, ["to"]],
])("judges %s", (_, bounds, wrong) => {
  expect(AuditQuery.safeParse(bounds).error?.issues.flatMap((issue) => issue.path) ?? []).toEqual(wrong);
});
