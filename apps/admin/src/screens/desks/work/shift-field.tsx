import type { FeePlan, Shift } from "@carrel/sdk";
import { planAmount } from "@carrel/sdk/domain";
import { Field } from "@carrel/ui/field";
import { Select } from "@carrel/ui/select";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useMoney } from "../../../app/use-money";
import { shiftText } from "../../../app/words/shift-times";

interface ShiftFieldProps {
  plan: FeePlan;
  /** Those that the plan is sold in. */
  shifts: readonly Shift[];
  isPending: boolean;
  value: string;
  onValueChange: (shiftId: string) => void;
  error: string | undefined;
}

/** A shift, with its hours and what the plan costs in it; the only one there is stands chosen. Its form calls it `shiftId`. */
export function ShiftField({ plan, shifts, isPending, value, onValueChange, error }: ShiftFieldProps) {
  const money = useMoney();
  const { setValue } = useFormContext<{ shiftId: string }>();
  const [first, second] = shifts;
  const only = second ? undefined : first?._id;
  const isOffered = shifts.some(({ _id }) => _id === value);
  useEffect(() => {
    if (only && !isOffered) setValue("shiftId", only);
  }, [only, isOffered, setValue]);
  const isNone = !isPending && shifts.length === 0;
  return (
    <Field
      label="Shift"
      required
      error={error}
      hint={isNone ? "This branch has no shift that the plan is sold in. Add one to the branch." : undefined}
    >
      <Select
        value={isOffered ? value : null}
        onValueChange={onValueChange}
        loading={isPending}
        disabled={isNone}
        placeholder="Choose a shift"
        options={shifts.map((shift) => ({
          value: shift._id,
          label: `${shiftText(shift)}, ${money(planAmount(plan, { shiftId: shift._id }), plan.currency)}`,
        }))}
      />
    </Field>
  );
}
