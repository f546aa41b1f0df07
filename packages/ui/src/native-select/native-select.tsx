"use client";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useFieldControl } from "../field";
import "../field/control.css";
import "./native-select.css";

export interface NativeSelectProps extends Omit<ComponentProps<"select">, "size" | "multiple"> {
  size?: "sm" | "md" | "lg";
}

/**
 * The platform's own list: for phones, for long plain lists, and where many stand in rows. `className` goes to the box,
 * everything else and the ref to the select.
 *
 * @example <Field label="Opens"><NativeSelect {...register("open")}><option>09:00</option></NativeSelect></Field>
 */
export const NativeSelect = ({ size = "md", className, children, ...rest }: NativeSelectProps) => {
  const control = useFieldControl(rest);
  return (
    <span
      data-slot="native-select"
      data-size={size}
      className={cx("ui-control", `ui-control--${size}`, "ui-native-select", className)}
    >
      <select {...control} className="ui-native-select__input">
        {children}
      </select>
      <ChevronDown strokeWidth={1.5} aria-hidden="true" className="ui-native-select__chevron" />
    </span>
  );
};
