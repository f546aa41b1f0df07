import { describe, expect, it } from "vitest";
import * as z from "zod";
import { contract, type Operation, pending } from "../src/contract";
import { apiReference, curlOf, requestOf } from "../src/openapi";
import { refusalsIn } from "../src/openapi/refusals";
import { type ValidationShape, validation } from "../src/validation";
import { writtenInput } from "./written-input";

const BASE = "https://app.example.com/api";

const { areas, shapes } = apiReference(contract, validation);
const rows: Readonly<Record<string, Readonly<Record<string, Operation>>>> = contract;
const schemas: ValidationShape<typeof rows> = validation;
const calls = areas.flatMap(({ name, calls }) => calls.map((call) => ({ ...call, area: name })));

/** A shell's words: quotes are taken off, and lines that go on are one. */
const wordsOf = (line: string): string[] =>
  [...line.replaceAll("\\\n", " ").matchAll(/"((?:\\.|[^"\\])*)"|((?:'[^']*'|\\')+)|\S+/g)].map(
    ([whole, inDouble, inSingle]) =>
      inDouble?.replaceAll(/\\(.)/g, "$1") ??
      inSingle?.replaceAll(/'([^']*)'|\\(')/g, (_, text?: string, quote?: string) => text ?? quote ?? "") ??
      whole,
  );

it("describes every row once, in its place", () => {
  expect(calls.map(({ id }) => id)).toEqual(
    Object.entries(contract).flatMap(([area, operations]) => Object.keys(operations).map((name) => `${area}.${name}`)),
  );
  const waiting = calls.filter(({ isPending }) => isPending).map(({ id }) => id);
  expect(waiting).toEqual(Object.entries(pending).flatMap(([area, names]) => names.map((name) => `${area}.${name}`)));
});

describe.each(calls)("$id", ({ area, name, input, example, ...call }) => {
  const row = rows[area]?.[name];
  const schema = schemas[area]?.[name];
  if (!row || !schema) throw new Error(`${area}.${name} has no row or no schemas`);

  it("has an example that its schema takes, with fields that are described", () => {
    expect(schema.input.safeParse(input.example).error).toBeUndefined();
    const known = [...input.forms.flat().map((field) => field.name), ...input.ignored];
    if (input.forms.length > 0) expect(known).toEqual(expect.arrayContaining(Object.keys(input.example)));
  });

  it("has a line for a shell that asks for just that", () => {
    const [curl, ...words] = wordsOf(curlOf(BASE, row, input.example));
    const { method, url, body } = requestOf(BASE, row, input.example);
    expect(curl).toBe("curl");
    const flagged = (flag: string) => words.flatMap((word, at) => (words[at - 1] === flag ? [word] : []));
    expect(flagged("-X")).toEqual(method === (body === undefined ? "GET" : "POST") ? [] : [method]);
    expect(words).toContain(url);
    expect(new URL(url).pathname).toMatch(new RegExp(`^/api${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));
    if (typeof body === "string") expect(JSON.parse(flagged("-d").join(""))).toEqual(JSON.parse(body));
    expect(flagged("-F").length).toBe(body instanceof FormData ? [...body].length : 0);
    const proofs = { public: 1, bearer: 2, customer: 2, signed: 0 }[call.access];
    expect(flagged("-H").length).toBe(proofs + (typeof body === "string" ? 1 : 0));
  });
});

it("escapes what a shell would read", () => {
  const row: Operation = { kind: "write", route: "POST /notes/{id}", access: "public" };
  const line = curlOf(BASE, row, { id: "$HOME", text: 'it\'s `here` and "there"' });
  const words = wordsOf(line);
  expect(words[1]).toBe(`${BASE}/notes/%24HOME`);
  expect(JSON.parse(words.at(-1) ?? "")).toEqual({ text: 'it\'s `here` and "there"' });
});

it("finds the refusals that a sentence names", () => {
  expect(
    refusalsIn(
      "Refused where it is full (403 `plan_limit`). A taken one is 409 `desk_taken`, with `data`; 409 `pass_held` or `visit_overlaps` too. 404 when there is none.",
    ),
  ).toEqual([
    { status: 403, codes: ["plan_limit"] },
    { status: 409, codes: ["desk_taken", "pass_held", "visit_overlaps"] },
  ]);
});

it("reads of an example what is written out", () => {
  expect(
    writtenInput(
      'await client.desks.list({ limit: 20, search, from: { at: start }, on: [true, null, -1], name: "A" });',
    ),
  ).toEqual({ limit: 20, on: [true, null, -1], name: "A" });
  expect(writtenInput("await client.auth.logout();")).toEqual({});
});

it("describes values by what they have to keep to, and shapes by their fields' own words", () => {
  const named = (name: string) => shapes.find((shape) => shape.name === name);
  expect(named("Amount")).toMatchObject({ type: "number", bounds: ["whole number", "0 to 1,000,000,000,000"] });
  expect(named("Desk")?.fields).toContainEqual(
    expect.objectContaining({
      name: "capacity",
      isRequired: false,
      text: "How many people it takes; one when left out.",
    }),
  );
  expect(z.string().safeParse(named("Alternative")?.text).success).toBe(true);
});
