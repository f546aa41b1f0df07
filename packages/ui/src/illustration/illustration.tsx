import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { type IllustrationName, scenes } from "./scenes";
import "./illustration.css";

export interface IllustrationProps extends ComponentProps<"svg"> {
  name: IllustrationName;
  /** Describes the drawing to screen readers; without it the drawing is decoration. */
  label?: string;
}

/**
 * A room in plan, made of carrels, in the colours of the theme.
 *
 * @example <Illustration name="desks" />
 */
export const Illustration = ({ name, label, className, ...rest }: IllustrationProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by `label`, else hidden; the rule does not see the spread
  <svg
    viewBox="0 0 240 160"
    fill="none"
    {...rest}
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    data-slot="illustration"
    data-variant={name}
    className={cx("ui-illustration", className)}
  >
    {scenes[name]}
  </svg>
);
