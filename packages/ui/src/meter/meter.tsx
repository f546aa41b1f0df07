import { cx } from "class-variance-authority";
import { type ComponentProps, type CSSProperties, type ReactNode, useId } from "react";
import "./meter.css";

export interface MeterProps extends Omit<ComponentProps<"div">, "children"> {
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** The value in words, shown and read: "31 of 50 seats". A percentage unless given. */
  valueText?: string;
  tone?: "default" | "success" | "warning" | "danger";
  hint?: ReactNode;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/**
 * How much of something there is or is used: seats, storage, a plan's hours. What is under way is a Progress.
 *
 * @example <Meter label="Seats" value={31} max={50} valueText="31 of 50 seats" />
 */
export const Meter = ({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = "default",
  hint,
  className,
  ...rest
}: MeterProps) => {
  const id = useId();
  const within = Math.min(Math.max(value, min), max);
  const share = max > min ? (within - min) / (max - min) : 0;
  const text = valueText ?? percent(share);
  return (
    <div {...rest} data-slot="meter" data-variant={tone} className={cx("ui-meter", className)}>
      <div className="ui-meter__head">
        <span id={id}>{label}</span>
        <span className="ui-meter__value">{text}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the bar of a native meter takes no token colours in Firefox and Safari */}
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={within}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text}
        className="ui-meter__track"
        style={{ "--ui-share": share } as CSSProperties}
      />
      {hint && <p className="ui-meter__hint">{hint}</p>}
    </div>
  );
};
