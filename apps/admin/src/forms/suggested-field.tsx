import type { ComponentProps } from "react";
import { type FieldPath, type FieldValues, type PathValue, type UseFormReturn, useWatch } from "react-hook-form";
import { fieldsFor } from "./fields";
import { Suggestions } from "./suggestions";

const { TextField } = fieldsFor<FieldValues>();

type TextProps = Pick<ComponentProps<typeof TextField>, "label" | "hint" | "required" | "optional" | "maxLength">;

interface SuggestedFieldProps<Input extends FieldValues, Output> extends TextProps {
  form: Pick<UseFormReturn<Input, unknown, Output>, "control" | "setValue">;
  name: FieldPath<Input>;
  /** What is said often: one press each. */
  texts: readonly string[];
}

/** A text of a form, such as a reason, that is often one of a few. */
export function SuggestedField<Input extends FieldValues, Output>({
  form: { control, setValue },
  name,
  texts,
  ...rest
}: SuggestedFieldProps<Input, Output>) {
  const value = useWatch({ control, name });
  return (
    <div className="flex flex-col gap-3">
      <TextField {...rest} name={name} autoComplete="off" />
      <Suggestions
        texts={texts}
        value={value}
        onPick={(text) =>
          setValue(name, text as PathValue<Input, FieldPath<Input>>, { shouldDirty: true, shouldValidate: true })
        }
      />
    </div>
  );
}
