"use client";
import { cx } from "class-variance-authority";
import type { ComponentProps, CSSProperties } from "react";
import { useFieldControl } from "../field";
import "../field/control.css";
import "./textarea.css";

export type TextareaProps = ComponentProps<"textarea">;

/**
 * Several lines of text; it grows with them.
 *
 * @example <Field label="Notes" optional><Textarea rows={3} {...register("notes")} /></Field>
 */
export const Textarea = ({ rows = 3, className, ...rest }: TextareaProps) => {
  const control = useFieldControl(rest);
  return (
    <span data-slot="textarea" className={cx("ui-control ui-textarea", className)}>
      <textarea
        {...control}
        rows={rows}
        // field-sizing sets `rows` aside; the style sheet makes it the least height.
        style={{ "--_rows": rows, ...control.style } as CSSProperties}
        className="ui-control__input ui-textarea__input"
      />
    </span>
  );
};
