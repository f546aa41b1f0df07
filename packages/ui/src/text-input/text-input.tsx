"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { useFieldControl } from "../field";
import "../field/control.css";

export interface TextInputProps extends Omit<ComponentProps<"input">, "size"> {
  size?: "sm" | "md" | "lg";
  /** Before the text: an icon, a currency. */
  leading?: ReactNode;
  /** After it: a unit, a button. */
  trailing?: ReactNode;
  /** Name of the frame in the styling and test contract, for components made of this one. */
  "data-slot"?: string;
}

/**
 * One line of text. Inside a Field it is named and described by it.
 *
 * @example <Field label="Name"><TextInput autoComplete="name" {...register("name")} /></Field>
 */
export const TextInput = ({
  size = "md",
  leading,
  trailing,
  className,
  type = "text",
  "data-slot": slot = "text-input",
  ...rest
}: TextInputProps) => {
  const control = useFieldControl(rest);
  return (
    <span data-slot={slot} data-size={size} className={cx("ui-control", `ui-control--${size}`, className)}>
      {leading && <span className="ui-control__aside">{leading}</span>}
      <input {...control} type={type} className="ui-control__input" />
      {trailing && <span className="ui-control__aside">{trailing}</span>}
    </span>
  );
};
