import type { Implementation } from "../implement";

/** A handler gave something else than its row promises. */
class OutputError extends Error {
  override readonly name = "OutputError";
}

/**
 * Checks a handler's result against the row's schema, and that it carries no field which the schema doesn't list.
 * @throws OutputError naming the operation and the fields
 */
export const checkOutput = ({ name, output }: Implementation, result: unknown) => {
  const parsed = output.safeParse(result);
  if (!parsed.success) throw new OutputError(`${name} gave a wrong result: ${parsed.error.message}`);
  const unlisted = unlistedKeys(result, parsed.data, "");
  if (unlisted.length > 0)
    throw new OutputError(`${name} gave fields that its schema does not list: ${unlisted.join(", ")}`);
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Keys that the schema dropped; those without a value never reach the wire. */
const unlistedKeys = (given: unknown, parsed: unknown, path: string): string[] => {
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const here = path === "" ? key : `${path}.${key}`;
    return Object.hasOwn(parsed, key) ? unlistedKeys(value, parsed[key], here) : [here];
  });
};
