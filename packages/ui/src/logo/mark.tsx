import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import "./logo.css";

export interface MarkProps extends ComponentProps<"svg"> {
  /** Accessible name; without one the mark is decoration. */
  label?: string;
}

/** The plan of a carrel: three walls, open to the reader, and the desk inside. Coloured by `currentColor`. */
export const Mark = ({ label, className, ...rest }: MarkProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    {...rest}
    role={label ? "img" : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    data-slot="mark"
    className={cx("ui-mark", className)}
  >
    <path d="M20 20V8a4 4 0 0 0-4-4H8a4 4 0 0 0-4 4v12" />
    <path d="M9 10.5h6" />
  </svg>
);
