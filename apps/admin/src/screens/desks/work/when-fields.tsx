import { messageOf } from "@carrel/hooks";
import type { Desk } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import { DatePicker } from "@carrel/ui/date-picker";
import { Field } from "@carrel/ui/field";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { Skeleton } from "@carrel/ui/skeleton";
import { TimeSlotPicker } from "@carrel/ui/time-slot-picker";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFormContext } from "react-hook-form";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { viewerPeriod } from "../../../app/viewer-time";
import { fieldsFor } from "../../../forms/fields";
import { LIVE } from "../use-desks";
import { type BookFields, farthestDay, periodOf } from "./book-form";

const { FormField, FormValue } = fieldsFor<BookFields>();

const TYPES = [
  { value: "HOURLY", label: "Some hours" },
  { value: "DAILY", label: "Whole days" },
] as const;

interface WhenFieldsProps {
  desk: Desk;
  zone: string;
  /** What the organisation sells. */
  types: readonly BookFields["type"][];
}

/** Day and time of a booking, in the branch's zone. Stands in a form of `bookForm`. */
export function WhenFields({ desk, zone, types }: WhenFieldsProps) {
  const { setValue, watch } = useFormContext<BookFields>();
  const [type, date] = watch(["type", "date"]);
  const today = localDateOf(new Date(), zone);
  const forget = () => {
    setValue("startAt", "");
    setValue("endAt", "");
  };
  const days = { today, min: today, max: farthestDay(today), locale: LOCALE } as const;
  return (
    <>
      {types.length > 1 && (
        <FormValue name="type">
          {(field) => (
            <SegmentedControl
              label="How long"
              block
              value={field.value}
              options={TYPES}
              onValueChange={(picked) => {
                field.onValueChange(picked);
                forget();
              }}
            />
          )}
        </FormValue>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="date" label={type === "HOURLY" ? "Day" : "First day"} required>
          {(field) => (
            <DatePicker
              {...field}
              {...days}
              onValueChange={(picked) => {
                if (!picked) return;
                field.onValueChange(picked);
                if (type === "HOURLY" || watch("lastDate") < picked) setValue("lastDate", picked);
                forget();
              }}
            />
          )}
        </FormField>
        {type === "DAILY" && (
          <FormField name="lastDate" label="Last day" required>
            {(field) => (
              <DatePicker
                {...field}
                {...days}
                min={date}
                onValueChange={(picked) => picked && field.onValueChange(picked)}
              />
            )}
          </FormField>
        )}
      </div>
      {type === "HOURLY" && <Slots desk={desk} zone={zone} date={date} />}
    </>
  );
}

function Slots({ desk, zone, date }: { desk: Desk; zone: string; date: string }) {
  const { setValue, watch, formState, clearErrors } = useFormContext<BookFields>();
  const [startAt, endAt] = watch(["startAt", "endAt"]);
  const day = useQuery({ ...q.desks.slots({ deskId: desk._id, dayOption: "single", date }), refetchInterval: LIVE });
  const clock = useMemo(
    () => new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone }),
    [zone],
  );
  const slots = (day.data?.[0]?.slots ?? []).map((slot) => ({
    ...slot,
    label: clock.format(new Date(slot.startAt)),
    endLabel: clock.format(new Date(slot.endAt)),
    ...(!slot.available && { reason: Date.parse(slot.endAt) <= Date.now() ? "Over" : "Taken" }),
  }));
  const period = periodOf({ type: "HOURLY", date, lastDate: date, startAt, endAt }, zone);
  const yours = period && viewerPeriod(period.startAt, period.endAt, zone);
  return (
    <Field
      label="Time"
      required
      error={formState.errors.startAt?.message ?? formState.errors.endAt?.message}
      hint={`By the branch’s clocks (${zone.replaceAll("_", " ")})${yours ? `; ${yours} your time` : ""}.`}
    >
      {day.isPending ? (
        <Skeleton shape="rect" height="6rem" />
      ) : (
        <TimeSlotPicker
          mode="range"
          slots={slots}
          value={startAt && endAt ? { startAt, endAt } : null}
          onValueChange={(range) => {
            setValue("startAt", range?.startAt ?? "", { shouldDirty: true });
            setValue("endAt", range?.endAt ?? "", { shouldDirty: true });
            if (range) clearErrors(["startAt", "endAt"]);
          }}
          emptyText={day.error ? messageOf(day.error) : "The branch is closed on this day. Choose another one."}
        />
      )}
    </Field>
  );
}
