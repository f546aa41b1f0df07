import { issueText } from "@carrel/sdk/schemas";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type BaseSyntheticEvent, useState } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import * as z from "zod";
import { showServerErrors } from "./server-errors";

// Where a schema has no words of its own, the forms say what the server would.
z.config({ customError: issueText });

interface Options<Input extends FieldValues, Output> {
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

export interface ZodForm<Input extends FieldValues, Output> extends UseFormReturn<Input, unknown, Output> {
  /** What no field can show. */
  failure: string | null;
  send: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Back to the stored values. */
  discard: () => void;
}

/**
 * A form on the server's own schema: the same rules and words here and there.
 * What was typed stays when sending fails.
 */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { defaultValues, mode = "onTouched", submit }: Options<Input, Output>,
): ZodForm<Input, Output> {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: ownFields(schema, defaultValues),
    mode,
  });
  const send = (event?: BaseSyntheticEvent) =>
    form.handleSubmit(async (values) => {
      setFailure(null);
      try {
        const next = await submit(values);
        if (next) form.reset(ownFields(schema, next));
      } catch (error) {
        setFailure(showServerErrors(form, error));
      }
    })(event);
  const discard = () => {
    setFailure(null);
    form.reset();
  };
  return { ...form, failure, send, discard };
}

/**
 * A record's fields that the form has. A strict schema refuses the others (its id, its stamps) in the form's own name,
 * where react-hook-form looks for no error: it would send nothing and call that a success.
 */
function ownFields<Values extends object>(schema: z.ZodType, values: Values): Values {
  if (!(schema instanceof z.ZodObject)) return values;
  const names = Object.keys(schema.shape);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Values;
}
