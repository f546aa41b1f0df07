import { cx } from "class-variance-authority";
import { type ComponentProps, type CSSProperties, useId } from "react";
import "../meter/meter.css";
import "./progress.css";

export interface ProgressProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is under way. */
  label: string;
  /** Done so far, of `max`; null while that is not known. */
  value: number | null;
  max?: number;
  /** "120 of 400 rows"; a percentage unless given. */
  valueText?: string;
}

/**
 * How far something is. What merely waits needs no bar but a Spinner or a Skeleton.
 *
 * @example <Progress label="Importing members" value={120} max={400} valueText="120 of 400 rows" />
 */
export const Progress = ({ label, value, max = 100, valueText, className, ...rest }: ProgressProps) => {
  const id = useId();
  const share = value === null || max <= 0 ? null : Math.min(Math.max(value / max, 0), 1);
  const text = valueText ?? (share === null ? "" : `${Math.round(share * 100)}%`);
  return (
    <div
      {...rest}
      data-slot="progress"
      data-state={share === null ? "indeterminate" : share === 1 ? "complete" : "loading"}
      className={cx("ui-progress", className)}
    >
      <div className="ui-meter__head">
        <span id={id}>{label}</span>
        <span className="ui-meter__value">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={text || undefined}
        className="ui-meter__track"
        style={share === null ? undefined : ({ "--ui-share": share } as CSSProperties)}
      />
    </div>
  );
};
