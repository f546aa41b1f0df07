import { cx } from "class-variance-authority";
import { Circle, CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "../badge";
import "./status-badge.css";

export interface StatusBadgeProps extends Omit<BadgeProps, "tone"> {
  tone: "success" | "warning" | "danger" | "info" | "neutral";
  /** Overrides the tone's own icon; there is always one, so that colour never speaks alone. */
  icon?: ReactNode;
  /** The state in a word or two. */
  children: ReactNode;
}

const ICONS = { success: CircleCheck, warning: TriangleAlert, danger: CircleX, info: Info, neutral: Circle };

/**
 * The state of a thing: icon, word and colour.
 *
 * @example <StatusBadge tone="success">Confirmed</StatusBadge>
 */
export const StatusBadge = ({ tone, icon, className, ...rest }: StatusBadgeProps) => {
  const Icon = ICONS[tone];
  return (
    <Badge
      {...rest}
      tone={tone}
      icon={icon ?? <Icon strokeWidth={1.75} aria-hidden="true" />}
      className={cx("ui-status-badge", className)}
    />
  );
};
