import type * as z from "zod";

/** Texts of every form that the schemas know; a schema's example is one that it takes itself. */
const TEXTS = [
  "Example",
  "Another example",
  "019a0000-0000-7000-8000-000000000001",
  "019a0000-0000-7000-8000-000000000002",
  "asha@example.test",
  "ravi@example.test",
  "2026-11-21T10:00:00Z",
  "2026-11-21T12:00:00Z",
  "2026-11-21",
  "2026-11-22",
  "09:00",
  "18:00",
  "INR",
  "Asia/Kolkata",
  "+91 98765 43210",
  "123456",
  "a-token-of-more-than-twenty-characters",
  "desks.example.test",
  "https://example.test",
  "harbour@bank",
  "/book",
  "a-booking-link-has-64-characters-of-base64url-and-this-has-them-",
];
const NUMBERS = [1, 2, 3, 4, 5, 6, 0, 10, 60, 100, 1000];

/** How often other values are tried where a rule joins several fields (an end after a start, one of two names). */
const VARIANTS = 8;

type Fields = "required" | "all";

/**
 * Makes a valid example of a schema's input: the same one each time, of the schema's own form.
 * @param fields `required` (default) leaves optional fields out; `all` gives as many as the schema's rules allow together
 * @throws Error when nothing that was tried is valid
 * @example const desk = exampleOf(Desk);
 */
export function exampleOf<Schema extends z.ZodType>(schema: Schema, fields: Fields = "required"): z.input<Schema> {
  for (let seed = 0; seed < VARIANTS; seed += 1) {
    const value = make(schema, fields, seed);
    if (schema.safeParse(value).success) return value as z.input<Schema>;
  }
  throw new Error(`No example fits the schema: ${JSON.stringify(make(schema, fields, 0))}`);
}

/** The seed moves on with each field, so that neighbours differ. */
function make(schema: z.core.$ZodType, fields: Fields, seed: number): unknown {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "string":
      return pick(TEXTS.filter(takenBy(schema)), seed);
    case "number":
      return pick(NUMBERS.filter(takenBy(schema)), seed);
    case "boolean":
      return seed % 2 === 1;
    case "literal":
      return pick(def.values, seed);
    case "enum":
      return pick(Object.values(def.entries), seed);
    case "null":
      return null;
    case "custom":
      return pick([new Blob(["An example"], { type: "text/plain" })].filter(takenBy(schema)), seed);
    case "unknown":
    case "any":
      return "anything";
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
    case "nonoptional":
      return make(def.innerType, fields, seed);
    case "pipe":
      return make(def.in, fields, seed);
    case "union":
      return make(pick(def.options, 0), fields, seed);
    case "record":
      return { [String(make(def.keyType, fields, seed))]: make(def.valueType, fields, seed) };
    case "array":
      return fitting(schema, arrays(def, fields, seed));
    case "object":
      return fitting(schema, objects(def.shape, fields, seed));
    default:
      throw new Error(`No example is known for a schema of type ${def.type}`);
  }
}

const takenBy = (schema: z.core.$ZodType) => (value: unknown) => (schema as z.ZodType).safeParse(value).success;

function pick<Value>(values: readonly Value[], seed: number): Value {
  if (values.length === 0) throw new Error("No example value fits the schema");
  return values[seed % values.length] as Value;
}

/** The first candidate that the schema takes, else the first: an outer schema may still tell what is missing. */
function fitting(schema: z.core.$ZodType, candidates: Iterable<unknown>): unknown {
  let first: unknown;
  for (const candidate of candidates) {
    first ??= candidate;
    if (takenBy(schema)(candidate)) return candidate;
  }
  return first;
}

/** Arrays of one element, of two, and of as many as are asked for at least. */
function* arrays({ element, checks }: z.core.$ZodArrayDef, fields: Fields, seed: number): Iterable<unknown[]> {
  const asked = checks?.map(({ _zod }) => _zod.def as { minimum?: number; length?: number }) ?? [];
  const least = Math.max(1, ...asked.map(({ minimum, length }) => length ?? minimum ?? 1));
  for (let start = 0; start < VARIANTS; start += 1) {
    for (const length of [1, 2, least]) {
      yield Array.from({ length }, (_, index) => make(element, fields, seed + start + index));
    }
  }
}

/** Objects with the asked fields; then with one optional field less or more, then two, for rules such as "one of the three". */
function* objects(shape: z.core.$ZodShape, fields: Fields, seed: number): Iterable<object> {
  const names = Object.keys(shape);
  const optional = names.filter((name) => shape[name]?._zod.optin === "optional");
  const pairs = optional.flatMap((name, index) => optional.slice(index + 1).map((other) => [name, other]));
  for (const odds of [[[], ...optional.map((name) => [name])], pairs]) {
    for (let start = 0; start < VARIANTS; start += 1) {
      for (const odd of odds) {
        const left = optional.filter((name) => odd.includes(name) === (fields === "all"));
        yield Object.fromEntries(
          Object.entries(shape)
            .filter(([name]) => !left.includes(name))
            .map(([name, field], index) => [name, make(field, fields, seed + start + index)]),
        );
      }
    }
  }
}
