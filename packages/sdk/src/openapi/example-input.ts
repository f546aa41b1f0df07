import type * as z from "zod";
import { exampleOf } from "../testing/example";

/**
 * An input that the schema takes, with as much of what an example writes out as goes with the rest of it.
 * @param given as `RowDoc.given`
 */
export function exampleInput(schema: z.ZodType, given: Readonly<Record<string, unknown>>): object {
  const isTaken = (input: object) => schema.safeParse(input).success;
  if (isTaken(given)) return given;
  const made = exampleOf(schema) as object;
  // What is needed beside it first: a rule such as "one of the two" may refuse the whole.
  const more: Record<string, unknown> = { ...given };
  for (const [name, value] of Object.entries(made)) {
    more[name] ??= value;
    if (isTaken(more)) return more;
  }
  const input: Record<string, unknown> = { ...made };
  for (const [name, value] of Object.entries(given)) if (isTaken({ ...input, [name]: value })) input[name] = value;
  return input;
}
