"use client";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import "./stepper.css";

export interface Step {
  id: string;
  /** One or two words: "Time", "Your details". */
  label: string;
}

export interface StepperLabels {
  /** Names the list. */
  steps?: string;
  /** Read before a step that is behind. */
  done?: string;
  /** Shown on phones: "Step 2 of 4". */
  position?: (current: number, total: number) => string;
}

export interface StepperProps extends Omit<ComponentProps<"nav">, "onSelect" | "children"> {
  steps: readonly Step[];
  /** Id of the step one is at. */
  current: string;
  /** Lets one go back to what is behind; what is ahead can't be jumped to. */
  onStepSelect?: (id: string) => void;
  labels?: StepperLabels;
}

type Place = "done" | "current" | "ahead";
const placeOf = (index: number, at: number): Place => (index < at ? "done" : index === at ? "current" : "ahead");

/**
 * Where one is in a flow. On a phone: the step's number and name over a bar.
 *
 * @example <Stepper steps={[{ id: "time", label: "Time" }, { id: "seat", label: "Seat" }]} current="seat" onStepSelect={go} />
 */
export const Stepper = ({ steps, current, onStepSelect, labels, className, ...rest }: StepperProps) => {
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const position = labels?.position ?? ((step: number, total: number) => `Step ${step} of ${total}`);
  return (
    <nav aria-label={labels?.steps ?? "Steps"} {...rest} data-slot="stepper" className={cx("ui-stepper", className)}>
      <p className="ui-stepper__position" aria-hidden="true">
        <span>{position(at + 1, steps.length)}</span>
        <strong>{steps[at]?.label}</strong>
      </p>
      <ol className="ui-stepper__steps">
        {steps.map(({ id, label }, index) => {
          const place = placeOf(index, at);
          const face = (
            <>
              <span className="ui-stepper__number" aria-hidden="true">
                {place === "done" ? <Check strokeWidth={2.5} /> : index + 1}
              </span>
              {place === "done" && <span className="ui-visually-hidden">{labels?.done ?? "Done"}: </span>}
              <span className="ui-stepper__label">{label}</span>
            </>
          );
          return (
            <li key={id} data-state={place} aria-current={place === "current" ? "step" : undefined}>
              {place === "done" && onStepSelect ? (
                <button type="button" className="ui-stepper__step" onClick={() => onStepSelect(id)}>
                  {face}
                </button>
              ) : (
                <span className="ui-stepper__step">{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
