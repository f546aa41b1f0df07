import { issueText } from "@carrel/sdk/schemas";
import type * as z from "zod";
import { type Issue, invalid } from "../failure";
import type { Implementation } from "../implement";
import type { FlatInput } from "./flat-input";

/**
 * Parses the input of a call. Of several operations that share the route, the one whose schema takes the input is
 * meant; when none does, the one that knows most of its names tells what is wrong.
 * @throws Failure 400 `validation_failed`, naming each field
 */
export const parseInput = (
  candidates: readonly [Implementation, ...Implementation[]],
  inputOf: (implementation: Implementation) => FlatInput,
): { implementation: Implementation; input: unknown } => {
  let nearest: { issues: Issue[]; strangers: number } | undefined;
  for (const implementation of candidates) {
    const { values, misplaced } = inputOf(implementation);
    const parsed = implementation.input.safeParse(values, { error: issueText });
    if (parsed.success && misplaced.length === 0) return { implementation, input: parsed.data };
    const issues = [...misplaced, ...(parsed.error?.issues.flatMap(issuesOf) ?? [])];
    const strangers = parsed.error?.issues.reduce((count, issue) => count + strangersIn(issue), 0) ?? 0;
    if (!nearest || strangers < nearest.strangers) nearest = { issues, strangers };
  }
  throw invalid(nearest?.issues ?? []);
};

const strangersIn = (issue: z.core.$ZodIssue) => (issue.code === "unrecognized_keys" ? issue.keys.length : 0);

const issuesOf = (issue: z.core.$ZodIssue): Issue[] => {
  const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({ path: [...path, key], message: "This field is unknown here" }));
};
