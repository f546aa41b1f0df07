"use client";
import { createContext, use } from "react";

/** What a Field gives to the control inside it. */
export interface FieldControl {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-required"?: boolean | "true" | "false" | undefined;
}

/** The control's own attributes, and the id of its visible label for what `<label for>` can't name. */
export interface FieldState extends FieldControl {
  labelId: string;
}

export const FieldContext = createContext<FieldState | null>(null);

/**
 * A control's attributes: its own, and below them those of the Field around it.
 * @example const control = useFieldControl(props);
 */
export const useFieldControl = <Props extends FieldControl>(props: Props): Props & FieldControl => {
  const field = use(FieldContext);
  if (!field) return props;
  const { labelId: _, ...given } = field;
  const described = [props["aria-describedby"], field["aria-describedby"]].filter(Boolean).join(" ");
  return {
    ...given,
    ...props,
    id: props.id ?? field.id,
    "aria-describedby": described || undefined,
    "aria-invalid": props["aria-invalid"] ?? field["aria-invalid"],
    "aria-required": props["aria-required"] ?? field["aria-required"],
  };
};

/** Id of the label of the Field around a control that `<label for>` can't name (a group, a grid). */
export const useFieldLabel = (): string | undefined => use(FieldContext)?.labelId;
