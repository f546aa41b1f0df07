import { Card } from "@carrel/ui/card";
import { IconButton } from "@carrel/ui/icon-button";
import { Progress } from "@carrel/ui/progress";
import { X } from "lucide-react";
import { StepRow } from "./step-row";
import type { useFirstRun } from "./use-first-run";

interface FirstRunProps {
  firstRun: ReturnType<typeof useFirstRun>;
}

/** The way to the first booking: what is done, what comes next, and what somebody else has to do. */
export function FirstRun({ firstRun: { steps, isHidden, hide, say } }: FirstRunProps) {
  if (!steps || isHidden) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone, isBlocked, isOpen }) => !isDone && !isBlocked && isOpen);
  return (
    <Card
      title="Up to your first booking"
      padded={false}
      actions={
        steps[0]?.isDone && (
          <IconButton label="Put the first steps away" variant="ghost" size="sm" onClick={hide}>
            <X />
          </IconButton>
        )
      }
    >
      <div className="px-4 py-4">
        <Progress label="First steps" value={done} max={steps.length} valueText={`${done} of ${steps.length} done`} />
      </div>
      <ol className="m-0 list-none divide-y divide-border border-t border-border p-0">
        {steps.map((step) => (
          <StepRow key={step.id} step={step} isNext={step === next} onSay={say} />
        ))}
      </ol>
    </Card>
  );
}
