import type { DayTiming } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { WeeklyHoursEditor } from "@carrel/ui/weekly-hours-editor";
import { Controller, useFormContext } from "react-hook-form";

/** A week's opening hours, of the form above. */
export function HoursField() {
  const { control, formState } = useFormContext<{ timings: DayTiming[] }>();
  const { timings: errors } = formState.errors;
  return (
    <Controller
      control={control}
      name="timings"
      render={({ field }) => (
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="font-medium text-strong">Opening hours</legend>
          <WeeklyHoursEditor
            value={field.value}
            onValueChange={field.onChange}
            errors={Object.fromEntries(
              field.value.map((timing, index) => [timing.day, errors?.[index]?.close?.message]),
            )}
          />
          {errors?.root?.message && <Callout tone="danger">{errors.root.message}</Callout>}
          <p className="text-sm text-muted">
            Open past midnight? Close at 24:00, and open the next day at 00:00: both count as one stretch.
          </p>
        </fieldset>
      )}
    />
  );
}
