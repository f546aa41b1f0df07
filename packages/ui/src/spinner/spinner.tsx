import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import "./spinner.css";

export interface SpinnerProps extends ComponentProps<"span"> {
  /** Edge length: 1, 1.5 or 3 rem. */
  size?: "sm" | "md" | "lg";
  /** What is being waited for, read to screen readers. Leave it out where the text beside says it. */
  label?: string;
}

/** The mark, its fourth side drawing and opening. */
export const Spinner = ({ size = "md", label, className, ...rest }: SpinnerProps) => (
  <span
    {...rest}
    {...(label ? { role: "status", "aria-label": label } : { "aria-hidden": true })}
    data-slot="spinner"
    data-size={size}
    className={cx("ui-spinner", `ui-spinner--${size}`, className)}
  >
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M20 20V8a4 4 0 0 0-4-4H8a4 4 0 0 0-4 4v12" />
      <path className="ui-spinner__side" d="M4 20h16" pathLength="1" />
    </svg>
  </span>
);
