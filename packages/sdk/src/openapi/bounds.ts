import type { JsonSchema } from "./components";

/** `1,000,000`, as texts of this document write numbers. */
const numeral = new Intl.NumberFormat("en").format;

const isBound = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** `1 to 60`, `at least 1`, `at most 60`, `exactly 6`; undefined where nothing bounds it. */
function range(least: unknown, most: unknown): string | undefined {
  if (isBound(least) && isBound(most)) {
    return least === most ? `exactly ${numeral(least)}` : `${numeral(least)} to ${numeral(most)}`;
  }
  if (isBound(least)) return `at least ${numeral(least)}`;
  return isBound(most) ? `at most ${numeral(most)}` : undefined;
}

const counted = (least: unknown, most: unknown, what: string): string[] => {
  // Nothing less than none was to be expected.
  const text = range(least === 0 ? undefined : least, most);
  return text === undefined ? [] : [`${text} ${text.endsWith(" 1") ? what : `${what}s`}`];
};

/** Longer ones are for machines. */
const LONGEST_PATTERN = 60;

/** What a value of a schema has to keep to beside its type, in words: `1 to 60 characters`. Of a named one its name stands for it. */
export function boundsOf(schema: JsonSchema): string[] {
  const [only, ...others] = [schema.anyOf, schema.oneOf]
    .flatMap((either) => (Array.isArray(either) ? either : []))
    .filter(({ type }) => type !== "null");
  if (only) return others.length === 0 ? boundsOf(only) : [];
  const number = range(schema.exclusiveMinimum ?? schema.minimum, schema.exclusiveMaximum ?? schema.maximum);
  const { format, pattern } = schema;
  return [
    ...(schema.type === "integer" ? ["whole number"] : []),
    ...(number === undefined ? [] : [number]),
    ...counted(schema.minLength, schema.maxLength, "character"),
    ...counted(schema.minItems, schema.maxItems, "entry").map((text) => text.replace("entrys", "entries")),
    ...(typeof format === "string" && format !== "binary" ? [format] : []),
    ...(format === undefined && typeof pattern === "string" && pattern.length <= LONGEST_PATTERN
      ? [`matches \`${pattern}\``]
      : []),
    ...(schema.default === undefined ? [] : [`default \`${JSON.stringify(schema.default)}\``]),
    ...(schema.type === "array" && schema.items
      ? boundsOf(schema.items as JsonSchema).map((text) => `each ${text}`)
      : []),
  ];
}
