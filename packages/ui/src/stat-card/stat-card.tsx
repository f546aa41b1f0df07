import { cx } from "class-variance-authority";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { LinkSlot } from "../link-slot";
import "./stat-card.css";

export interface StatTrend {
  direction: "up" | "down" | "flat";
  /** With its span: "12% more than last week". */
  label: string;
  /** Whether it is good news; more cancellations go up and are not. Neutral unless said. */
  tone?: "good" | "bad" | "neutral";
}

export interface StatCardProps extends ComponentProps<"div"> {
  label: string;
  /** Formatted: "₹1,50,000", "64%". */
  value: ReactNode;
  /** What the figure counts, or since when. */
  hint?: ReactNode;
  trend?: StatTrend;
  icon?: ReactNode;
  /** A Sparkline, beside the figure. */
  chart?: ReactNode;
  /** Where the list behind the figure is; the whole card leads there. */
  href?: string;
}

const ARROWS = { up: ArrowUp, down: ArrowDown, flat: ArrowRight };

/**
 * One figure of the day.
 *
 * @example <StatCard label="Bookings today" value="42" trend={{ direction: "up", label: "6 more than last Saturday", tone: "good" }} />
 */
export const StatCard = ({ label, value, hint, trend, icon, chart, href, className, ...rest }: StatCardProps) => {
  const Arrow = ARROWS[trend?.direction ?? "flat"];
  return (
    <div {...rest} data-slot="stat-card" className={cx("ui-stat-card", className)}>
      <div className="ui-stat-card__label">
        {href ? (
          <LinkSlot href={href} className="ui-stat-card__link">
            {label}
          </LinkSlot>
        ) : (
          label
        )}
        {icon && (
          <span className="ui-stat-card__icon" aria-hidden="true">
            {icon}
          </span>
        )}
      </div>
      <div className="ui-stat-card__figure">
        <div className="ui-stat-card__value">{value}</div>
        {chart}
      </div>
      {trend && (
        <div className="ui-stat-card__trend" data-tone={trend.tone ?? "neutral"}>
          <Arrow data-mirror strokeWidth={1.75} aria-hidden="true" />
          {trend.label}
        </div>
      )}
      {hint && <div className="ui-stat-card__hint">{hint}</div>}
    </div>
  );
};
