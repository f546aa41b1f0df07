import { messageOf } from "@carrel/hooks";
import { ApiError } from "@carrel/sdk";
import { type BaseSyntheticEvent, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";

export interface ServerFormOptions<Input extends FieldValues, Output> {
  defaultValues: DefaultValues<Input>;
  /**
   * When a field is first checked: once it was left, or only when the form is sent. The latter where links stand below:
   * an error that appears as they are pressed moves them away from under the pointer.
   */
  mode?: "onTouched" | "onSubmit";
  /**
   * Sends the checked values; what it throws is shown beside the fields that it names, else as `failure`.
   * Resolves to the next values where the form stays open for another.
   */
  submit: (values: Output) => Promise<DefaultValues<Input> | undefined>;
}

export interface ServerForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** What no field can show. */
  failure: string | null;
  /** The server's code for it. */
  failureCode: string | null;
  send: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Back to the stored values. */
  discard: () => void;
}

const NOTHING_REFUSED: { failure: string | null; failureCode: string | null } = { failure: null, failureCode: null };

/** A form that is checked, and then sent. What was typed stays when that fails. */
export function useServerForm<Input extends FieldValues, Output>(
  resolver: Resolver<Input, unknown, Output>,
  { defaultValues, mode = "onTouched", submit }: ServerFormOptions<Input, Output>,
): ServerForm<Input, Output> {
  const [{ failure, failureCode }, setRefusal] = useState(NOTHING_REFUSED);
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues, mode });
  const refused = (error: unknown) =>
    setRefusal({
      failure: showServerErrors(form, error),
      failureCode: error instanceof ApiError ? (error.code ?? null) : null,
    });
  const send = (event?: BaseSyntheticEvent) =>
    form
      .handleSubmit(async (values) => {
        setRefusal(NOTHING_REFUSED);
        try {
          const next = await submit(values);
          if (next) form.reset(next);
        } catch (error) {
          refused(error);
        }
      })(event)
      // What checks it could not be loaded.
      .catch(refused);
  const discard = () => {
    setRefusal(NOTHING_REFUSED);
    form.reset();
  };
  return { ...form, failure, failureCode, send, discard };
}

/**
 * Puts a refusal beside the fields that it names.
 * @returns what no field of the form can show, for the form's own error line; null when the fields say it all
 */
function showServerErrors<Values extends FieldValues>(
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
