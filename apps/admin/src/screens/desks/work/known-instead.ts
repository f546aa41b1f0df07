import { ApiError, knownFrom } from "@carrel/sdk";
import { withIssues } from "../../../forms/led-to-field";

/**
 * Who is known in place of somebody new that could not be added. Two people at once are nobody: then the refusal is led to the
 * form's fields, as is one that names nobody.
 * @returns his id
 * @example add.mutateAsync(person).then(({ _id }) => _id, knownInstead)
 */
export function knownInstead(error: unknown): string {
  const [first, ...others] = new Set(knownFrom(error).map(({ _id }) => _id));
  if (first !== undefined && others.length === 0) return first;
  if (!(error instanceof ApiError)) throw error;
  throw withIssues(
    error,
    error.issues.map((issue) => ({ ...issue, path: ["customer", ...issue.path] })),
  );
}
