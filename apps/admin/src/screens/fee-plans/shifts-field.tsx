import type { Shift } from "@carrel/sdk";
import { Field } from "@carrel/ui/field";
import { MultiSelect } from "@carrel/ui/multi-select";
import { useBranches } from "../../app/use-branches";
import { shiftText } from "../../app/words/shift-times";

interface ShiftsFieldProps {
  shifts: readonly Shift[];
  isPending: boolean;
  /** What none chosen means. */
  none: string;
  /** Empty: what `none` says. */
  value: readonly string[];
  onValueChange: (shiftIds: string[]) => void;
  error: string | undefined;
}

/** In which shifts a plan is sold, of the branches where it is sold. */
export function ShiftsField({ shifts, isPending, none, value, onValueChange, error }: ShiftsFieldProps) {
  const { branches } = useBranches();
  const isOne = new Set(shifts.map(({ branchId }) => branchId)).size < 2;
  const nameOf = (id: string) => branches.find(({ _id }) => _id === id)?.name ?? "";
  const others = value.filter((id) => !shifts.some(({ _id }) => _id === id));
  return (
    <Field label="Shifts" optional error={error} hint={value.length === 0 ? none : undefined}>
      <MultiSelect
        options={[
          ...shifts
            .filter(({ _id, isActive }) => isActive || value.includes(_id))
            .map((shift) => ({
              value: shift._id,
              label: shiftText(shift),
              ...(!isOne && { group: nameOf(shift.branchId) }),
            })),
          ...others.map((id) => ({ value: id, label: isPending ? "…" : "A shift of another branch" })),
        ]}
        value={value}
        onValueChange={onValueChange}
        placeholder="Choose shifts"
        loading={isPending}
        labels={{ search: "Search shifts", empty: "No such shift" }}
      />
    </Field>
  );
}
