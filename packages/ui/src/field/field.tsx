"use client";
import { cx } from "class-variance-authority";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldContext } from "./field-context";
import "./field.css";

export interface FieldProps extends ComponentProps<"div"> {
  label: ReactNode;
  /** What helps to fill it in, below the control. */
  hint?: ReactNode;
  /** What is wrong, and how to mend it. */
  error?: ReactNode;
  required?: boolean;
  /** Says so beside the label; for forms in which most fields are required. */
  optional?: boolean;
  /** The word for `optional`. */
  optionalLabel?: string;
  /** One control of this kit; it takes its id, description and state from here. */
  children: ReactNode;
}

/**
 * Label, control, hint and error of one field.
 *
 * @example <Field label="Name" error={errors.name?.message}><TextInput {...register("name")} /></Field>
 */
export const Field = ({
  label,
  hint,
  error,
  required = false,
  optional = false,
  optionalLabel = "optional",
  className,
  children,
  ...rest
}: FieldProps) => {
  const id = useId();
  const [labelId, hintId, errorId] = [`${id}label`, `${id}hint`, `${id}error`];
  const described = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  const state = {
    id,
    labelId,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
  };
  return (
    <div {...rest} data-slot="field" data-state={error ? "invalid" : undefined} className={cx("ui-field", className)}>
      <div className="ui-field__head">
        <label id={labelId} htmlFor={id} className="ui-field__label">
          {label}
        </label>
        {required && (
          <span aria-hidden="true" className="ui-field__mark">
            *
          </span>
        )}
        {optional && <span className="ui-field__optional">{optionalLabel}</span>}
      </div>
      <FieldContext value={state}>{children}</FieldContext>
      {/* Always there, so that screen readers hear the error when it comes. */}
      <div id={errorId} aria-live="polite" className="ui-field__error">
        {error && (
          <>
            <CircleAlert strokeWidth={1.5} aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </div>
      {hint && (
        <div id={hintId} className="ui-field__hint">
          {hint}
        </div>
      )}
    </div>
  );
};
