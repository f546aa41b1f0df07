import { Stepper } from "@carrel/ui/stepper";
import type { ReactNode } from "react";
import type { Step } from "./draft";
import { ASKED_STEPS, type Words } from "./step-words";

interface FlowFrameProps {
  step: Step;
  /** Whether the place is one of the steps. */
  asksPlace: boolean;
  words: Pick<Words, "desk">;
  onStep?: (step: Step | undefined) => void;
  children: ReactNode;
}

/** The steps above a step, and what stands beside it. */
export function FlowFrame({ step, asksPlace, words, onStep, children }: FlowFrameProps) {
  const steps = ASKED_STEPS.filter(({ id }) => id !== "place" || asksPlace);
  return (
    <div className="mx-auto flex w-full max-w-[72rem] flex-1 flex-col gap-6 px-4 pt-6 wrap-break-word sm:px-6 md:pb-10">
      {step !== "done" && (
        <Stepper
          steps={steps.map(({ id, label }) => ({ id, label: label(words) }))}
          current={step}
          onStepSelect={(id) => onStep?.(steps.find((asking) => asking.id === id)?.id)}
        />
      )}
      <div className="flex flex-1 flex-col gap-6 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:grid-rows-[auto_1fr] md:items-start md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
        {children}
      </div>
    </div>
  );
}

/** A step's heading and what it asks. */
export const StepSection = ({ children }: { children: ReactNode }) => (
  <section className="-order-2 flex flex-1 flex-col gap-5">{children}</section>
);

export const HEADING = "text-3xl outline-none";
