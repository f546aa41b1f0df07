import { issueText } from "@carrel/sdk/schemas";
import type * as z from "zod";
import { type Issue, invalid, MOST_ISSUES, shortened } from "../failure";
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
  let nearest: { issues: Issue[]; count: number; strangers: number } | undefined;
  for (const implementation of candidates) {
    const { values, misplaced } = inputOf(implementation);
    const parsed = implementation.input.safeParse(values, { error: issueText });
    if (parsed.success && misplaced.length === 0) return { implementation, input: parsed.data };
    const found = parsed.error?.issues ?? [];
    const strangers = found.reduce((count, issue) => count + strangersIn(issue), 0);
    if (nearest && strangers >= nearest.strangers) continue;
    const known = found.filter(({ code }) => code !== "unrecognized_keys").length;
    nearest = { issues: [...misplaced, ...firstOf(found)], count: misplaced.length + known + strangers, strangers };
  }
  throw invalid(nearest?.issues ?? [], nearest?.count);
};

/** As many as a reply tells, and no more: a mebibyte of unknown names holds 100,000. */
const firstOf = (found: readonly z.core.$ZodIssue[]): Issue[] => {
  const issues: Issue[] = [];
  for (const issue of found) {
    if (issues.length >= MOST_ISSUES) break;
    issues.push(...issuesOf(issue));
  }
  return issues;
};

const strangersIn = (issue: z.core.$ZodIssue) => (issue.code === "unrecognized_keys" ? issue.keys.length : 0);

const issuesOf = (issue: z.core.$ZodIssue): Issue[] => {
  const path = issue.path.map((part) => (typeof part === "number" ? part : shortened(String(part))));
  if (issue.code !== "unrecognized_keys") return [{ path, message: issue.message }];
  return issue.keys
    .slice(0, MOST_ISSUES)
    .map((key) => ({ path: [...path, shortened(key)], message: "This field is unknown here" }));
};
