import { expect, it } from "vitest";
import { AddApiKey } from "./api-key";

it.each([
  ["a publishable key without permissions", { kind: "publishable" }, []],
  ["a publishable key with an empty list of them", { kind: "publishable", permissions: [] }, []],
  ["a publishable key with one", { kind: "publishable", permissions: ["desks.read"] }, ["permissions"]],
  ["a secret key with one", { kind: "secret", permissions: ["desks.read"] }, []],
  ["a secret key without", { kind: "secret" }, ["permissions"]],
  ["a secret key with an empty list of them", { kind: "secret", permissions: [] }, ["permissions"]],
])("judges %s", (_, key, wrong) => {
  const issues = AddApiKey.safeParse({ name: "Website", ...key }).error?.issues ?? [];
  expect(issues.flatMap((issue) => issue.path)).toEqual(wrong);
});
