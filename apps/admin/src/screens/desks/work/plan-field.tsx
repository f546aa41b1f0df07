import { useTerminology } from "@carrel/hooks";
import type { FeePlan } from "@carrel/sdk";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useMoney } from "../../../app/use-money";
import { planKinds } from "../../../app/words/plan-kinds";
import { planLabel } from "../../../app/words/plan-label";

interface PlanFieldProps {
  plans: readonly FeePlan[];
  isPending: boolean;
  value: string;
  onValueChange: (feePlanId: string) => void;
  error: string | undefined;
}

/** A plan of days, with its length and price before tax, kind by kind; the only one there is stands chosen. Its form calls it `feePlanId`. */
export function PlanField({ plans, isPending, value, onValueChange, error }: PlanFieldProps) {
  const money = useMoney();
  const kinds = planKinds(useTerminology());
  const isMixed = new Set(plans.map(({ sells }) => sells)).size > 1;
  const { setValue } = useFormContext<{ feePlanId: string }>();
  const [first, second] = plans;
  const only = second ? undefined : first?._id;
  // Not as if somebody had chosen it: a sheet that is only looked at closes without a question.
  useEffect(() => {
    if (only && !value) setValue("feePlanId", only);
  }, [only, value, setValue]);
  return (
    <Field
      label="Fee plan"
      required
      error={error}
      hint={
        !isPending && plans.length === 0
          ? "This branch sells no plan by the day. Add one among the fee plans."
          : undefined
      }
    >
      <Select
        value={value || null}
        onValueChange={onValueChange}
        loading={isPending}
        disabled={!isPending && plans.length === 0}
        placeholder="Choose a fee plan"
        options={plans.map((plan) => ({
          value: plan._id,
          label: planLabel(plan, money),
          ...(isMixed && { group: kinds[plan.sells].label }),
        }))}
      />
    </Field>
  );
}
