import { Failure, type Issue, invalid } from "../../failure";

/** Rows that a refusal names at most: who sends thousands of wrong ones reads no more. */
const NAMED = 100;

/** One of the values of a bulk call that can't be taken. */
export const issueAt = (place: number, field: string, message: string): Issue => ({
  path: ["validatedData", place, field],
  message,
});

/** The 400 of values that are wrong by themselves. */
export const invalidRows = (issues: readonly Issue[]): Failure => invalid(issues.slice(0, NAMED));

/**
 * The 409 of values that were right when they were checked: the first in words.
 * @param ending what became of all the others
 */
export function refusedRows(code: string, issues: readonly Issue[], ending: string): Failure {
  const others = issues.length - 1;
  const more = others > 0 ? ` ${others} more can't be taken either.` : "";
  return new Failure({
    ...{ status: 409, code, issues: issues.slice(0, NAMED) },
    message: `${issues[0]?.message ?? ""}${more} ${ending}`,
  });
}
