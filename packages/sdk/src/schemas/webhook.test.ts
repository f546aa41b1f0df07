import { expect, it } from "vitest";
import { AddWebhook } from "./webhook";

it.each([
  ["https://hooks.example.test/carrel?of=1", []],
  ["http://hooks.example.test/carrel", ["url"]],
  ["ftp://hooks.example.test/carrel", ["url"]],
  ["hooks.example.test/carrel", ["url"]],
])("judges the address %s", (url, wrong) => {
  const issues = AddWebhook.safeParse({ url, events: ["booking.created"] }).error?.issues ?? [];
  expect(issues.flatMap((issue) => issue.path)).toEqual(wrong);
});
