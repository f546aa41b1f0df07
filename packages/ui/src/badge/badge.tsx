import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import "./badge.css";

export interface BadgeProps extends ComponentProps<"span"> {
  tone?: "neutral" | "primary" | "success" | "warning" | "danger" | "info";
  icon?: ReactNode;
}

/**
 * A short label or count on something else. What tells a state is a StatusBadge.
 *
 * @example <Badge tone="primary">New</Badge>
 */
export const Badge = ({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) => (
  <span {...rest} data-slot="badge" data-variant={tone} className={cx("ui-badge", className)}>
    {icon && <span className="ui-badge__icon">{icon}</span>}
    {children}
  </span>
);
