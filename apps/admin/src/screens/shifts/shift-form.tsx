import type { Branch } from "@carrel/sdk";
import { AddShift } from "@carrel/sdk/schemas";
import { Callout } from "@carrel/ui/callout";
import { CheckboxGroup } from "@carrel/ui/checkbox-group";
import { Switch } from "@carrel/ui/switch";
import { TextInput } from "@carrel/ui/text-input";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type * as z from "zod";
import { q } from "../../app/carrel";
import { DayPicture, type DrawnShift } from "../../app/parts/day-picture";
import { endsNextDay, longWeekday, shortWeekday, WEEKDAYS } from "../../app/words/shift-times";
import { fieldsFor } from "../../forms/fields";
import { SheetForm } from "../../forms/sheet-form";
import { type Saved, useSheetForm } from "../../forms/use-sheet-form";

const { TextField, FormField, FormValue } = fieldsFor(AddShift);

type ShiftValues = z.output<typeof AddShift>;

/** Of the shift that is being written until it has one. */
const NEW = "new";
const isTime = (time: string) => /^\d\d:\d\d$/.test(time);

interface ShiftFormProps {
  title: string;
  action: string;
  branch: Pick<Branch, "_id" | "timings"> | undefined;
  initial: Pick<ShiftValues, "name" | "starts" | "ends" | "weekdays"> & { isActive: boolean };
  /** Of the shift that is changed. */
  shiftId?: string;
  /** Above the fields: what to know before changing it. */
  notice?: ReactNode;
  save: (values: ShiftValues) => Promise<Saved>;
  aside?: ReactNode;
}

/** A shift's fields, and the day as it would be. */
export function ShiftForm(props: ShiftFormProps) {
  const { title, action, branch, initial, shiftId = NEW, notice, save, aside } = props;
  const form = useSheetForm(AddShift, { defaultValues: initial, save });
  const [name, starts, ends, weekdays, isActive = true] = form.watch([
    "name",
    "starts",
    "ends",
    "weekdays",
    "isActive",
  ]);
  const others = useQuery(q.shifts.list({ limit: 100, page: 1, ...(branch && { branchId: branch._id }) }));
  const written: DrawnShift[] =
    isTime(starts) && isTime(ends) && starts !== ends
      ? [{ _id: shiftId, name: name || "This shift", starts, ends, weekdays, isActive }]
      : [];
  const shown = [...(others.data?.data ?? []).filter(({ _id }) => _id !== shiftId), ...written].sort((one, other) =>
    one.starts.localeCompare(other.starts),
  );
  const closedOn = WEEKDAYS.filter(
    (day) => weekdays.includes(day) && branch?.timings.find((timing) => timing.day === day)?.closed,
  );

  return (
    <SheetForm title={title} action={action} form={form} aside={aside} size="lg">
      {notice}
      <TextField name="name" label="Name" required autoFocus hint="As people say it: Morning, Evening, Full day." />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="starts" label="From" required type="time" />
        <FormField
          name="ends"
          label="Until"
          required
          hint={isTime(starts) && isTime(ends) && endsNextDay({ starts, ends }) ? "On the next day." : undefined}
        >
          {({ value, onValueChange, ref }, onBlur) => (
            <TextInput
              ref={ref}
              type="time"
              // The field knows no 24:00: midnight is 00:00 there, and always the day's end.
              value={value === "24:00" ? "00:00" : value}
              onChange={({ target }) => onValueChange(target.value === "00:00" ? "24:00" : target.value)}
              onBlur={onBlur}
            />
          )}
        </FormField>
      </div>
      <FormValue name="weekdays">
        {({ value, onValueChange, error }) => (
          <CheckboxGroup
            label="On"
            columns={3}
            options={WEEKDAYS.map((day) => ({ value: String(day), label: longWeekday(day) }))}
            value={value.map(String)}
            onValueChange={(days) => onValueChange(days.map(Number))}
            error={error}
          />
        )}
      </FormValue>
      {closedOn.length > 0 && (
        <Callout tone="info">
          The branch is closed on {closedOn.map(shortWeekday).join(", ")}: those days are left out of what is sold.
        </Callout>
      )}
      <section aria-label="The day's picture">
        <DayPicture
          shifts={shown}
          timings={branch?.timings}
          weekday={WEEKDAYS.find((day) => weekdays.includes(day)) ?? 1}
          currentId={shiftId}
        />
      </section>
      <FormValue name="isActive">
        {({ value, onValueChange }) => (
          <Switch
            label="Active"
            description="What is inactive is sold no more; what was sold in it runs on."
            checked={value ?? true}
            onCheckedChange={onValueChange}
          />
        )}
      </FormValue>
    </SheetForm>
  );
}
