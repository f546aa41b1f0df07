import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import "./route-progress.css";

export interface RouteProgressProps extends ComponentProps<"div"> {
  /** The next screen is on its way. */
  active: boolean;
  label?: string;
}

/** The thin line along the upper edge while a screen loads; it shows after 200 ms. */
export const RouteProgress = ({ active, label = "Loading", className, ...rest }: RouteProgressProps) =>
  active && (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      data-slot="route-progress"
      className={cx("ui-route-progress", className)}
    >
      <span className="ui-route-progress__bar" />
    </div>
  );
