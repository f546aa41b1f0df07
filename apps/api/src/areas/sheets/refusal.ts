import { Failure, type Issue, invalid, MOST_ISSUES } from "../../failure";

/** One of the values of a bulk call that can't be taken. */
export const issueAt = (place: number, field: string, message: string): Issue => ({
  path: ["validatedData", place, field],
  message,
});

/** The 400 of values that are wrong by themselves. */
export const invalidRows = (issues: readonly Issue[]): Failure => invalid(issues);

/**
 * The 409 of values that were right when they were checked: the first in words.
 * @param ending what became of all the others
 */
export function refusedRows(code: string, issues: readonly Issue[], ending: string): Failure {
  const others = issues.length - 1;
  const more = others > 0 ? ` ${others} more can't be taken either.` : "";
  return new Failure({
    status: 409,
    code,
    issues: issues.slice(0, MOST_ISSUES),
    message: `${issues[0]?.message ?? ""}${more} ${ending}`,
  });
}
