import { expect, test } from "vitest";
import * as z from "zod";
import { LocalDate, Minute } from "./common";
import { issueText } from "./issue-text";

const schema = z.strictObject({
  name: z.string(),
  short: z.string().max(3),
  count: z.int().min(1).max(9),
  tags: z.array(z.string()).max(1),
  kind: z.enum(["a", "b"]),
  on: z.boolean(),
  own: z.string().min(5, "Say more"),
});

const messages = (value: object) =>
  Object.fromEntries(
    schema.safeParse(value, { error: issueText }).error?.issues.map(({ path, message }) => [path.join("."), message]) ??
      [],
  );

test("says of a value that may be several things what the first would be", () => {
  const either = z.object({ phone: z.union([z.string().regex(/^\d+$/, "Use digits"), z.literal("")]) });
  const said = (phone: unknown) => either.safeParse({ phone }, { error: issueText }).error?.issues[0]?.message;
  expect([said(5), said("a"), said(undefined)]).toEqual(["Use a text", "Use digits", "Fill this in"]);
});

test("says of a bad day or instant one thing", () => {
  for (const [schema, value] of [
    [LocalDate, "2026-13-45"],
    [LocalDate, "1987-01-01"],
    [Minute, "yesterday"],
    [Minute, "1987-01-01T00:00:30Z"],
  ] as const) {
    expect(schema.safeParse(value).error?.issues).toHaveLength(1);
  }
});

test("says what to do about each kind of fault", () => {
  expect(messages({ short: "long", count: 0, tags: ["a", "b"], kind: "c", on: "yes", own: "x" })).toEqual({
    name: "Fill this in",
    short: "Use at most 3 characters",
    count: "Use 1 or more",
    tags: "Use at most 1 entry",
    kind: "Use one of: a, b",
    on: "Use true or false",
    own: "Say more",
  });
  expect(messages({ count: 1.5, name: 5 })).toMatchObject({
    count: "Use a whole number",
    name: "Use a text",
    kind: "Fill this in",
  });
});
