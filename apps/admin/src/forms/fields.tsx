import { Field, type FieldProps } from "@carrel/ui/field";
import type { PasswordInput } from "@carrel/ui/password-input";
import type { PhoneInput } from "@carrel/ui/phone-input";
import { TextInput } from "@carrel/ui/text-input";
import type { Textarea } from "@carrel/ui/textarea";
import type { ComponentProps, ReactNode } from "react";
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type Noop,
  type RefCallBack,
  type RegisterOptions,
  useController,
  useFormContext,
  useFormState,
} from "react-hook-form";
import type * as z from "zod";

interface Labelled<Name> extends Pick<FieldProps, "label" | "hint" | "required" | "optional"> {
  /** The value's place in the form around it. */
  name: Name;
  fieldClassName?: string | undefined;
}

type TextControl = typeof TextInput | typeof PhoneInput | typeof PasswordInput | typeof Textarea;

type TextFieldProps<Name, Control extends TextControl> = Labelled<Name> &
  Omit<ComponentProps<Control>, "name" | "ref" | "required" | "value" | "defaultValue"> & {
    /** What it is typed into. */
    as?: Control;
    options?: Pick<RegisterOptions, "setValueAs">;
  };

/** What a value's control is given. */
interface Bound<Value> {
  value: Value;
  onValueChange: (value: unknown) => void;
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Labelled<Name> {
  /** What is said of a value that is refused, in place of the schema's words. */
  refusal?: string;
  /** What else is wrong: what there is to choose from could not be read. */
  problem?: string | null;
  /** `onBlur` is for what is typed into: what opens a list loses the focus to it before anything is chosen. */
  children: (field: Bound<FieldPathValue<Values, Name>> & { ref: RefCallBack }, onBlur: Noop) => ReactNode;
}

interface FormValueProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  name: Name;
  /** `input` is for the control that gets the focus when the value is refused. */
  children: (
    field: Bound<FieldPathValue<Values, Name>> & { error: string | undefined },
    input: { ref: RefCallBack; onBlur: Noop },
  ) => ReactNode;
}

/** The fields of one form: they take its names and no others. */
interface Fields<Values extends FieldValues> {
  /** Text with its label, its hint and what is wrong with it. */
  TextField: <Control extends TextControl = typeof TextInput>(
    props: TextFieldProps<FieldPath<Values>, Control>,
  ) => ReactNode;
  /** Any other value with its label, its hint and what is wrong with it. */
  FormField: <Name extends FieldPath<Values>>(props: FormFieldProps<Values, Name>) => ReactNode;
  /** A value whose control says all of that by itself. */
  FormValue: <Name extends FieldPath<Values>>(props: FormValueProps<Values, Name>) => ReactNode;
}

function TextField({
  name,
  label,
  hint,
  required = false,
  optional = false,
  fieldClassName,
  as: Control = TextInput,
  options,
  onChange,
  onBlur,
  ...rest
}: TextFieldProps<string, typeof TextInput>) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name });
  const input = register(name, options);
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      optional={optional}
      className={fieldClassName}
      error={listError(get(errors, name))}
    >
      <Control
        {...rest}
        {...input}
        onChange={(event) => {
          onChange?.(event);
          void input.onChange(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          void input.onBlur(event);
        }}
      />
    </Field>
  );
}

function FormField(props: FormFieldProps<FieldValues, string>) {
  const { name, fieldClassName, refusal, problem, children, ...labels } = props;
  const { field, fieldState } = useController({ name });
  const { value, onChange, ref, onBlur } = field;
  const error = (fieldState.error && (refusal ?? listError(fieldState.error))) ?? problem;
  return (
    <Field {...labels} className={fieldClassName} error={error}>
      {children({ value, onValueChange: onChange, ref }, onBlur)}
    </Field>
  );
}

function FormValue({ name, children }: FormValueProps<FieldValues, string>) {
  const { field, fieldState } = useController({ name });
  const { value, onChange, ref, onBlur } = field;
  return children({ value, onValueChange: onChange, error: listError(fieldState.error) }, { ref, onBlur });
}

/**
 * The fields of a form, to be used below a `Form`, a `SheetForm` or a `PageForm`.
 * @param _schema the form's; its input says which names there are
 * @example const { TextField } = fieldsFor(AddDesk); … <TextField name="zone" label="Zone" optional />
 */
export const fieldsFor = <Values extends FieldValues>(_schema?: z.ZodType<unknown, Values>) =>
  ({ TextField, FormField, FormValue }) as unknown as Fields<Values>;

/** Error of a list: its own, or the first of an entry's. */
interface ListError {
  message?: string | undefined;
  root?: { message?: string | undefined } | undefined;
}

/** What is wrong with a list as a whole, or with the first entry that something is wrong with. */
const listError = (errors: (ListError & Iterable<unknown>) | ListError | undefined): string | undefined => {
  if (!errors) return undefined;
  const entries = Array.isArray(errors) ? (errors as (ListError | undefined)[]) : [];
  return errors.root?.message ?? errors.message ?? entries.find((entry) => entry?.message)?.message;
};
