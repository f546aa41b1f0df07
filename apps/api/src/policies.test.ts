import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";
import { isSecretName } from "./platform/audit/without-secrets";
import { policies } from "./policies";
import { IMPLEMENTATIONS } from "./testing/implementations";

it("gathers the policy of every area that has one", async () => {
  const files = globSync("areas/*/policy.ts", { cwd: import.meta.dirname });
  const exported = await Promise.all(
    files.map(async (file): Promise<unknown[]> => Object.values(await import(join(import.meta.dirname, file)))),
  );
  const gathered: unknown[] = Object.values(policies);
  expect(files).not.toEqual([]);
  expect(files.filter((_, place) => !exported[place]?.every((policy) => gathered.includes(policy)))).toEqual([]);
});

/** The names of all fields that hold a text, at any depth of a JSON schema. */
const textsOf = (schema: unknown, name = ""): string[] => {
  if (typeof schema !== "object" || schema === null) return [];
  if ("type" in schema && schema.type === "string") return [name];
  return Object.entries(schema).flatMap(([key, part]) =>
    key === "properties"
      ? Object.entries(Object(part)).flatMap(([field, of]) => textsOf(of, field))
      : textsOf(part, name),
  );
};

it("keeps no reply of a write that has a text with a secret's name", () => {
  const withSecrets = IMPLEMENTATIONS.filter(({ row, output, handle }) => {
    if (handle === null || row.kind === "read") return false;
    return textsOf(z.toJSONSchema(output, { unrepresentable: "any" })).some(isSecretName);
  });
  expect(withSecrets.map(({ name }) => name)).toEqual(expect.arrayContaining(["auth.login", "auth.startApp"]));
  expect(withSecrets.filter(({ policy }) => policy.reply !== "secret").map(({ name }) => name)).toEqual([]);
});
