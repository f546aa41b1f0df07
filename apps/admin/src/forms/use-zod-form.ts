import type { FieldValues } from "react-hook-form";
import * as z from "zod";
import { type ServerForm, type ServerFormOptions, useServerForm } from "./use-server-form";
import { zodResolver } from "./zod-resolver";

/** A form on the server's own schema: the same rules and words here and there. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { defaultValues, submit, ...options }: ServerFormOptions<Input, Output>,
): ServerForm<Input, Output> {
  return useServerForm(zodResolver(schema), {
    ...options,
    defaultValues: ownFields(schema, defaultValues),
    submit: async (values) => {
      const next = await submit(values);
      return next && ownFields(schema, next);
    },
  });
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
