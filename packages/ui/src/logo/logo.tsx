import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Mark } from "./mark";
import "./logo.css";

export interface LogoProps extends ComponentProps<"span"> {
  size?: "sm" | "md" | "lg";
  /** Name beside the mark. */
  name?: string;
}

/**
 * Mark and name.
 *
 * @example <a href="/"><Logo /></a>
 */
export const Logo = ({ size = "md", name = "Carrel", className, ...rest }: LogoProps) => (
  <span {...rest} data-slot="logo" data-size={size} className={cx("ui-logo", `ui-logo--${size}`, className)}>
    <Mark />
    <span>{name}</span>
  </span>
);
