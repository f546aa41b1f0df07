import type { Shift } from "@carrel/sdk";
import { Field } from "@carrel/ui/field";
import { MultiSelect } from "@carrel/ui/multi-select";
import { DayPicture } from "../../app/parts/day-picture";
import { useBranches } from "../../app/use-branches";
import { shiftText, WEEKDAYS } from "../../app/words/shift-times";

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

/** In which shifts a plan is sold, of the branches where it is sold; those that are chosen stand in a picture of each branch's day. */
export function ShiftsField({ shifts, isPending, none, value, onValueChange, error }: ShiftsFieldProps) {
  const { branches } = useBranches();
  const isOne = new Set(shifts.map(({ branchId }) => branchId)).size < 2;
  const branchOf = (id: string) => branches.find(({ _id }) => _id === id);
  const nameOf = (id: string) => branchOf(id)?.name ?? "";
  const chosen = shifts.filter(({ _id }) => value.includes(_id));
  const others = value.filter((id) => !shifts.some(({ _id }) => _id === id));
  return (
    <div className="flex min-w-0 flex-col gap-4">
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
      {[...Map.groupBy(chosen, ({ branchId }) => branchId)].map(([branchId, own]) => (
        <section
          key={branchId}
          aria-label={isOne ? "The day's picture" : `The day's picture of ${nameOf(branchId)}`}
          className="flex min-w-0 flex-col gap-2"
        >
          {!isOne && <p className="m-0 text-sm text-muted">{nameOf(branchId)}</p>}
          <DayPicture
            shifts={own}
            timings={branchOf(branchId)?.timings}
            weekday={WEEKDAYS.find((day) => own.some(({ weekdays }) => weekdays.includes(day))) ?? 1}
          />
        </section>
      ))}
    </div>
  );
}
