"use client";
import { cx } from "class-variance-authority";
import { CircleCheck, CircleX, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { CloseButton } from "../dialog";
import "./banner.css";

export interface BannerProps extends ComponentProps<"div"> {
  tone?: "info" | "success" | "warning" | "danger";
  /** Overrides the tone's icon. */
  icon?: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
  /** Shows the cross. Leave it out for what is still true, such as being offline. */
  onDismiss?: () => void;
  dismissLabel?: string;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/**
 * A line over the whole app: offline, a trial that ends, a payment that is due.
 *
 * @example <Banner tone="warning">You are offline. What you see may be old; changes have to wait.</Banner>
 */
export const Banner = ({
  tone = "info",
  icon,
  action,
  onDismiss,
  dismissLabel = "Dismiss",
  className,
  children,
  ...rest
}: BannerProps) => {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      {...rest}
      data-slot="banner"
      data-variant={tone}
      className={cx("ui-banner", className)}
    >
      <span className="ui-banner__icon" aria-hidden="true">
        {icon ?? <Icon strokeWidth={1.5} />}
      </span>
      <div className="ui-banner__content">
        <div className="ui-banner__text">{children}</div>
        {action}
      </div>
      {onDismiss && <CloseButton label={dismissLabel} onClick={onDismiss} />}
    </div>
  );
};
