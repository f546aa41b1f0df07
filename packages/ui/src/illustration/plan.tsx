import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import "./illustration.css";

export interface PlanProps extends ComponentProps<"svg"> {
  /** Describes the drawing to screen readers; without it the drawing is decoration. */
  label?: string;
}

/** The sheet of every drawing: 240 × 160 units, in the colours of the theme. */
export const Plan = ({ label, className, ...rest }: PlanProps) => (
  <svg
    viewBox="0 0 240 160"
    fill="none"
    {...rest}
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    data-slot="illustration"
    className={cx("ui-illustration", className)}
  />
);
