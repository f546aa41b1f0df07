import { LocalDate } from "@carrel/sdk/schemas";
import { DatePicker } from "@carrel/ui/date-picker";
import { useFormContext } from "react-hook-form";
import * as z from "zod";
import { LOCALE } from "../app/locale";
import { fieldsFor } from "./fields";

/** What a form's input has that asks for local days of a branch, both included; `firstThenLast` refines it. */
export const dayRange = { from: LocalDate, to: LocalDate };

/** @example z.object({ ...dayRange, reason }).refine(...firstThenLast) */
export const firstThenLast: [
  isFine: (days: { from: string; to: string }) => boolean,
  said: { path: string[]; message: string },
] = [({ from, to }) => from <= to, { path: ["to"], message: "Choose a last day that is not before the first" }];

const Days = z.object(dayRange);
const { FormField } = fieldsFor(Days);

interface DayRangeFieldsProps {
  /** The first day that may be chosen, and the last one on which it may begin. */
  min: string;
  max?: string | undefined;
  today: string;
}

/** A first and a last day, of a form around it whose input has a `dayRange`. The last one follows the first. */
export function DayRangeFields({ min, max, today }: DayRangeFieldsProps) {
  const { watch, getValues, setValue } = useFormContext<z.input<typeof Days>>();
  const picker = { today, locale: LOCALE } as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField name="from" label="First day" required>
        {(field) => (
          <DatePicker
            {...field}
            {...picker}
            min={min}
            max={max}
            onValueChange={(day) => {
              if (!day) return;
              field.onValueChange(day);
              if (getValues("to") < day) setValue("to", day);
            }}
          />
        )}
      </FormField>
      <FormField name="to" label="Last day" required>
        {(field) => (
          <DatePicker
            {...field}
            {...picker}
            min={watch("from")}
            onValueChange={(day) => day && field.onValueChange(day)}
          />
        )}
      </FormField>
    </div>
  );
}
