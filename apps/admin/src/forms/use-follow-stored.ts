import { useEffect, useRef } from "react";
import type { DefaultValues, FieldValues, Path, UseFormReturn } from "react-hook-form";
import { keptEdits } from "./kept-edits";

/**
 * Keeps a form in step with a stored record when that changes under it: only what was typed into it stays.
 * @param fieldsOf what the form shows of the record
 */
export function useFollowStored<Stored, Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, "getValues" | "reset" | "setValue" | "formState">,
  stored: Stored,
  fieldsOf: (stored: Stored) => Input,
) {
  const base = useRef(stored);
  const { isSubmitting } = form.formState;
  const { getValues, reset, setValue } = form;
  useEffect(() => {
    if (isSubmitting || base.current === stored) return;
    const after = fieldsOf(stored);
    const kept = keptEdits(getValues(), fieldsOf(base.current), after);
    base.current = stored;
    reset(after as DefaultValues<Input>, { keepErrors: true, keepTouched: true });
    for (const [path, value] of kept) {
      // The places come from the form's own values.
      setValue(path as Path<Input>, value as never, { shouldDirty: true });
    }
  }, [stored, isSubmitting, fieldsOf, getValues, reset, setValue]);
}
