import { messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Puts a refusal beside the fields that it names.
 * @returns what no field of the form can show, for the form's own error line; null when the fields say it all
 */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, "getValues" | "setError">,
  error: unknown,
): string | null {
  if (!(error instanceof ApiError) || !error.issues?.length) return messageOf(error);
  const known = error.issues.filter((issue) => String(issue.path[0]) in form.getValues());
  for (const [index, issue] of known.entries()) {
    form.setError(
      issue.path.join(".") as FieldPath<Values>,
      { type: "server", message: issue.message },
      { shouldFocus: index === 0 },
    );
  }
  return known.length === error.issues.length ? null : error.message;
}
