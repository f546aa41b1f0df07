import { cx } from "class-variance-authority";
import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import "./callout.css";

export interface CalloutProps extends Omit<ComponentProps<"div">, "title"> {
  tone?: "info" | "success" | "warning" | "danger";
  title?: ReactNode;
  /** Overrides the tone's icon. */
  icon?: ReactNode;
  /** Buttons or links, under the text. */
  action?: ReactNode;
  /** Set for what appears after the page has: screen readers are told. */
  live?: boolean;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };
const ROLES = { info: "status", success: "status", warning: "alert", danger: "alert" } as const;

/**
 * What has to be known at this place of the page before going on.
 *
 * @example <Callout tone="warning" title="Two bookings fall outside the new hours">They stay valid.</Callout>
 */
export const Callout = ({
  tone = "info",
  title,
  icon,
  action,
  live = false,
  className,
  children,
  ...rest
}: CalloutProps) => {
  const Icon = ICONS[tone];
  return (
    <div
      role={live ? ROLES[tone] : undefined}
      {...rest}
      data-slot="callout"
      data-variant={tone}
      className={cx("ui-callout", className)}
    >
      <span className="ui-callout__icon" aria-hidden="true">
        {icon ?? <Icon strokeWidth={1.5} />}
      </span>
      <div className="ui-callout__content">
        {title && <p className="ui-callout__title">{title}</p>}
        {children && <div className="ui-callout__text">{children}</div>}
        {action && <div className="ui-callout__action">{action}</div>}
      </div>
    </div>
  );
};
