import { useOnce, useSession, useTerminology } from "@carrel/hooks";
import type { Alternative } from "@carrel/sdk";
import { isWithinOpeningHours, localDateOf } from "@carrel/sdk/domain";
import { DateRangePicker } from "@carrel/ui/date-range-picker";
import { Field } from "@carrel/ui/field";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { useMutation } from "@tanstack/react-query";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { useBranches } from "../../../app/use-branches";
import { fieldsFor } from "../../../forms/fields";
import { SheetForm } from "../../../forms/sheet-form";
import { useSheetForm } from "../../../forms/use-sheet-form";
import {
  type BookFields,
  type BookValues,
  bookForm,
  bookingOf,
  newBooking,
  takenInstead,
} from "../../desks/work/book-form";
import { BookRest } from "../../desks/work/book-rest";
import { WhoField } from "../../desks/work/who-field";
import { TYPE_LABELS } from "../booking-columns";
import { spanOf } from "../calendar/lane";
import { useTimeWords } from "../calendar/time-words";
import { useSlotMinutes } from "../use-slot-minutes";
import { DeskField } from "./desk-field";
import { DeskTaken, useTaken } from "./desk-taken";
import { HoursField } from "./hours-field";

const { FormValue } = fieldsFor<BookFields>();

interface NewBookingFormProps {
  branchId: string;
  timezone: string;
  deskId: string | undefined;
  startAt: string | undefined;
}

/** Desk, time and person of a booking that staff make. */
export function NewBookingForm({ branchId, timezone, deskId, startAt }: NewBookingFormProps) {
  const words = useTerminology();
  const { features } = useSession().loggedOrgDetails;
  const slotMinutes = useSlotMinutes();
  const times = useTimeWords(timezone);
  const timings = useBranches().branches.find(({ _id }) => _id === branchId)?.timings;
  const today = localDateOf(new Date(), timezone);
  const start = startAt ? new Date(startAt) : null;
  const end = start && new Date(start.getTime() + slotMinutes * 60_000);
  const hours = features.hourlyBooking || !features.dailyBooking;
  const { taken, pick, forget, picked, trying } = useTaken();
  const book = useMutation(q.desks.bookDesk({ once: useOnce() }));
  const form = useSheetForm<BookFields, BookValues>(bookForm(words), {
    defaultValues: {
      ...newBooking(deskId ?? "", hours ? "HOURLY" : "DAILY", start ? localDateOf(start, timezone) : today),
      ...(hours && start && end && { startAt: start.toISOString(), endAt: end.toISOString() }),
    },
    save: async (values) => {
      const made = await trying(() => book.mutateAsync(bookingOf(values, timezone)));
      return {
        title: `Booking ${made.code} is made`,
        description: `For ${made.visitor.name}: ${words.desk.toLowerCase()} ${made.deskName}, ${times.period(spanOf(made))}`,
      };
    },
  });
  const { errors } = form.formState;
  const [type, chosenDesk, date, lastDate, from, until] = form.watch([
    ...(["type", "deskId", "date", "lastDate", "startAt", "endAt"] as const),
  ]);
  const day = date || today;
  const set = (fields: Partial<BookFields>) => {
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as keyof BookFields, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const setType = (next: BookFields["type"]) => {
    set({ type: next, startAt: "", endAt: "" });
    form.clearErrors();
  };
  const takeOver = (free: Alternative) => {
    set(takenInstead(free, type, timezone));
    picked();
  };
  const whenError = (errors.startAt ?? errors.endAt ?? errors.date ?? errors.lastDate)?.message;
  const isOutside = start && end && timings ? !isWithinOpeningHours(timings, timezone, start, end) : false;

  return (
    <SheetForm
      title="New booking"
      description="Made by staff, it is confirmed at once."
      action="Book"
      form={{ ...form, failure: taken ? null : form.failure }}
    >
      {taken && <DeskTaken taken={taken} words={times} onPick={takeOver} />}
      {features.hourlyBooking && features.dailyBooking && (
        <SegmentedControl
          label="Kind"
          block
          value={type}
          options={[
            { value: "HOURLY", label: TYPE_LABELS.HOURLY },
            { value: "DAILY", label: TYPE_LABELS.DAILY },
          ]}
          onValueChange={(next) => setType(next === "DAILY" ? "DAILY" : "HOURLY")}
        />
      )}
      <FormValue name="deskId">
        {(field, input) => (
          <DeskField
            ref={input.ref}
            branchId={branchId}
            day={day}
            value={field.value}
            onChange={(desk) => {
              field.onValueChange(desk ?? "");
              forget();
            }}
            error={field.error}
          />
        )}
      </FormValue>
      {type === "HOURLY" ? (
        <HoursField
          key={pick}
          deskId={chosenDesk || undefined}
          timezone={timezone}
          today={today}
          day={day}
          onDay={(picked) => set({ date: picked, lastDate: picked })}
          value={from && until ? { startAt: from, endAt: until } : null}
          onChange={(hours) => set(hours ?? { startAt: "", endAt: "" })}
          isTypedAtFirst={isOutside}
          error={whenError}
        />
      ) : (
        <Field label="Days" required error={whenError}>
          <DateRangePicker
            value={date && lastDate ? { from: date, to: lastDate } : null}
            onValueChange={(range) => set({ date: range?.from ?? "", lastDate: range?.to ?? "" })}
            today={today}
            min={today}
            locale={LOCALE}
          />
        </Field>
      )}
      <WhoField mayAdd />
      <BookRest branchId={branchId} zone={timezone} />
    </SheetForm>
  );
}
