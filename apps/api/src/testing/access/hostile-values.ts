import fc from "fast-check";

const nested = (depth: number): unknown => (depth === 0 ? [] : { a: [nested(depth - 1)] });

/** Values that fit no schema, or a schema's type and nothing that anybody means. */
const KNOWN = [
  ...[null, true, -1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, -(2 ** 63)],
  ...[
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\u202e",
    "\u200b",
    "%",
    "_",
    "\\",
    "'",
    "{}",
    "[",
    "$1",
    "-",
    ".",
    "..",
  ],
  ...["x".repeat(20_000), "́".repeat(500), "__proto__", "constructor", "null", "NaN", "Infinity", "1e999"],
  ...["'; drop table bookings; --", "<script>alert(1)</script>", "=cmd|' /C calc'!A0", "a@b", "a@b.c\r\nbcc: d@e.f"],
  ...["0000-00-00", "2026-02-30", "9999-12-31", "-271821-04-20", "275760-09-13", "24:00", "23:60"],
  ...["9999-12-31T23:59:59.999Z", "0001-01-01T00:00:00Z", "2026-11-21T10:00:00+14:59", "2026-06-30T23:59:60Z"],
  ...["00000000-0000-0000-0000-000000000000", "019a0000-0000-7000-8000-000000000001"],
  ...[[], {}, [[]], [null], { "": "" }, { "\u0000": 1 }, nested(200)],
  ...[Array.from({ length: 2_000 }, () => "x"), Array.from({ length: 500 }, () => ({}))],
  Object.fromEntries(Array.from({ length: 2_000 }, (_, place) => [`key${place}`, place])),
];

const hostileValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...KNOWN) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
);

type Path = readonly string[];

/** The ways to all that an input holds. */
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === "object" && value !== null && !(value instanceof Blob)
    ? Object.entries(value).flatMap(([key, part]) => [[...at, key], ...pathsOf(part, [...at, key])])
    : [];

/** An input with one of its values replaced, or left out where `value` is undefined. */
function replaced(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  // What an earlier change took away can't be replaced any more.
  if (typeof input !== "object" || input === null) return input;
  if (Array.isArray(input)) {
    return input.map((part, place) => (String(place) === key ? replaced(part, rest, value) : part));
  }
  const parts = Object.entries(input).filter(([name]) => name !== key || rest.length > 0 || value !== undefined);
  const changed = parts.map(([name, part]) => [name, name === key ? replaced(part, rest, value) : part]);
  return Object.fromEntries(parts.some(([name]) => name === key) ? changed : [...changed, [key, value]]);
}

/** Inputs that differ from a good one in one to three values, of which one may be a field that nobody knows. */
export const hostileInput = (good: object): fc.Arbitrary<object> => {
  const paths = [...pathsOf(good), ["unknown"]];
  const change = fc.tuple(fc.constantFrom(...paths), fc.option(hostileValue, { nil: undefined, freq: 9 }));
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((input, [path, value]) => replaced(input, path, value) as object, good));
};
