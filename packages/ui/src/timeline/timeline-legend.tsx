import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import type { TimelineTone } from "./lane";
import "./timeline.css";

export interface TimelineLegendItem {
  id: string;
  label: string;
  tone: TimelineTone;
  isTentative?: boolean;
  icon?: ReactNode;
}

export interface TimelineLegendProps extends Omit<ComponentProps<"ul">, "children"> {
  items: readonly TimelineLegendItem[];
  label: string;
  /** What the hatched parts are called; without it they are not named. */
  closed?: string;
}

/** What the colours and lines of a Timeline mean. */
export const TimelineLegend = ({ items, label, closed, className, ...rest }: TimelineLegendProps) => (
  <ul aria-label={label} {...rest} data-slot="timeline-legend" className={cx("ui-timeline-legend", className)}>
    {items.map(({ id, label: word, tone, isTentative, icon }) => (
      <li key={id}>
        <span
          data-variant={tone}
          data-tentative={isTentative ? "" : undefined}
          className="ui-timeline-legend__swatch"
          aria-hidden="true"
        >
          {icon}
        </span>
        {word}
      </li>
    ))}
    {closed !== undefined && (
      <li>
        <span className="ui-timeline-legend__swatch ui-timeline-legend__swatch--closed" aria-hidden="true" />
        {closed}
      </li>
    )}
  </ul>
);
