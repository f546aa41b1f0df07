"use client";
import { Minus, Plus } from "lucide-react";
import { IconButton } from "../icon-button";
import { type Scale, scales } from "../theme";
import "./theme-panel.css";

export interface ScaleStepperProps {
  value: Scale;
  onValueChange: (scale: Scale) => void;
  label: string;
  smallerLabel: string;
  largerLabel: string;
  /** The chosen size in a word. */
  valueLabel: string;
}

/** − dots + : each step is one dot, the chosen one and those before it filled. */
export const ScaleStepper = ({
  value,
  onValueChange,
  label,
  smallerLabel,
  largerLabel,
  valueLabel,
}: ScaleStepperProps) => {
  const at = scales.indexOf(value);
  const step = (next: Scale | undefined, text: string, icon: typeof Minus) => {
    const Icon = icon;
    return (
      // aria-disabled, not disabled: at the end of the scale the focus stays where it is.
      <IconButton
        label={text}
        variant="secondary"
        size="sm"
        aria-disabled={next === undefined}
        onClick={() => next !== undefined && onValueChange(next)}
      >
        <Icon strokeWidth={1.5} />
      </IconButton>
    );
  };
  return (
    <fieldset aria-label={label} className="ui-scale-stepper">
      {step(scales[at - 1], smallerLabel, Minus)}
      <span aria-hidden="true" className="ui-scale-stepper__dots">
        {scales.map((scale) => (
          <span key={scale} data-state={scale <= value ? "on" : "off"} className="ui-scale-stepper__dot" />
        ))}
      </span>
      {step(scales[at + 1], largerLabel, Plus)}
      <output className="ui-scale-stepper__value">{valueLabel}</output>
    </fieldset>
  );
};
