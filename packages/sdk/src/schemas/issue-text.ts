import type * as z from "zod";

const OF_TYPE: Readonly<Record<string, string>> = {
  string: "Use a text",
  number: "Use a number",
  int: "Use a whole number",
  boolean: "Use true or false",
  array: "Use a list",
  object: "Use an object",
  record: "Use an object",
  date: "Use a date",
};

const many = (count: unknown, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

const COUNTED: Readonly<Record<string, (bound: unknown) => string>> = {
  string: (bound) => many(bound, "character"),
  array: (bound) => many(bound, "entry", "entries"),
};

/**
 * What is wrong with a value, in plain words, where its schema has no words of its own. Give it to a parse
 * (`schema.safeParse(value, { error: issueText })`) or, once, to an app (`z.config({ customError: issueText })`).
 * @returns what to do, or undefined to leave it to zod
 */
export function issueText(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "Fill this in" : OF_TYPE[String(issue.expected)];
    case "too_small": {
      const counted = COUNTED[String(issue.origin)];
      return counted ? `Use at least ${counted(issue.minimum)}` : `Use ${issue.minimum} or more`;
    }
    case "too_big": {
      const counted = COUNTED[String(issue.origin)];
      return counted ? `Use at most ${counted(issue.maximum)}` : `Use ${issue.maximum} or less`;
    }
    case "invalid_value":
      return issue.input === undefined ? "Fill this in" : `Use one of: ${issue.values.join(", ")}`;
    case "invalid_union":
      return issue.input === undefined ? "Fill this in" : issue.errors[0]?.[0]?.message;
    case "not_multiple_of":
      return `Use a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `Unknown: ${issue.keys.join(", ")}`;
    default:
      return undefined;
  }
}
