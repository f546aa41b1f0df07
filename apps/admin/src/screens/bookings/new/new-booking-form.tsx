import { useOnce, useSession, useTerminology } from "@carrel/hooks";
import { type Alternative, takenFrom } from "@carrel/sdk";
import { isWithinOpeningHours, localDateOf } from "@carrel/sdk/domain";
import { DateRangePicker } from "@carrel/ui/date-range-picker";
import { Field } from "@carrel/ui/field";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { useBranches } from "../../../app/use-branches";
import { TYPE_LABELS } from "../../../app/words/booking-types";
import { fieldsFor } from "../../../forms/fields";
import { SheetForm } from "../../../forms/sheet-form";
import { useSheetForm } from "../../../forms/use-sheet-form";
import {
  type BookFields,
  type BookValues,
  bookForm,
  bookingOf,
  newBooking,
  periodOf,
  roomOf,
  takenInstead,
} from "../../desks/work/book-form";
import { BookRest } from "../../desks/work/book-rest";
import { WhoField } from "../../desks/work/who-field";
import { spanOf } from "../calendar/lane";
import { useTimeWords } from "../calendar/time-words";
import { useSlotMinutes } from "../use-slot-minutes";
import { ANY, bookAny } from "./any-seat";
import { DeskTaken, useTaken } from "./desk-taken";
import { isFree } from "./free-seats";
import { HoursFields, useTypedHours } from "./hours-fields";
import { SeatField } from "./seat-field";
import { useSeats } from "./use-seats";

const { FormValue } = fieldsFor<BookFields>();

interface NewBookingFormProps {
  branchId: string;
  timezone: string;
  deskId: string | undefined;
  startAt: string | undefined;
  endAt: string | undefined;
}

/** Time, desk and person of a booking that staff make, in this order. */
export function NewBookingForm({ branchId, timezone, deskId, startAt, endAt }: NewBookingFormProps) {
  const words = useTerminology();
  const { features } = useSession().loggedOrgDetails;
  const slotMinutes = useSlotMinutes();
  const times = useTimeWords(timezone);
  const branch = useBranches().branches.find(({ _id }) => _id === branchId);
  const today = localDateOf(new Date(), timezone);
  const start = startAt ? new Date(startAt) : null;
  const end = start && new Date(endAt ?? start.getTime() + slotMinutes * 60_000);
  const firstDay = start ? localDateOf(start, timezone) : today;
  const hours = features.hourlyBooking || !features.dailyBooking;
  const firstHours = start && end && { startAt: start.toISOString(), endAt: end.toISOString() };
  const { taken, forget, picked, trying } = useTaken();
  const book = useMutation(q.desks.bookDesk({ once: useOnce() }));
  const form = useSheetForm<BookFields, BookValues>(bookForm(words), {
    defaultValues: { ...newBooking(deskId ?? ANY, hours ? "HOURLY" : "DAILY", firstDay), ...(hours && firstHours) },
    save: async (values) => {
      const send = (seat: string) =>
        book.mutateAsync(
          bookingOf({ ...values, deskId: seat }, timezone, roomOf(seats.find(({ deskId: id }) => id === seat))),
        );
      const made = await trying(() => (values.deskId === ANY ? bookAnyOf(values, send) : send(values.deskId)));
      if (!made) return undefined;
      return {
        title: `Booking ${made.code} is made`,
        description: `For ${made.visitor.name}: ${words.desk.toLowerCase()} ${made.deskName}, ${times.period(spanOf(made))}`,
      };
    },
  });
  const { errors } = form.formState;
  const [type, date, lastDate, from, until] = form.watch([
    ...(["type", "date", "lastDate", "startAt", "endAt"] as const),
  ]);
  const day = date || today;
  const period = periodOf({ type, date, lastDate, startAt: from, endAt: until }, timezone);
  const { seats, isPending, isCurrent, readFree } = useSeats({ branchId, timezone, period, day });

  /** What was asked for, whose answer never came: it is asked for again, lest it be booked twice. */
  const unanswered = useRef<{ wish: string; deskId: string } | null>(null);
  const bookAnyOf = async (values: BookValues, send: (deskId: string) => ReturnType<typeof book.mutateAsync>) => {
    const time = periodOf(values, timezone);
    const wish = JSON.stringify(values);
    const again = unanswered.current?.wish === wish ? [unanswered.current.deskId] : [];
    const found = time ? await readFree(time) : [];
    // As many could be named as the first of them takes.
    const guests = values.guests.slice(0, roomOf(found[0])).length;
    const free = found.filter((seat) => roomOf(seat) >= guests);
    const [first, ...others] = [...new Set([...again, ...free.map((seat) => seat.deskId)])];
    if (first === undefined) {
      form.setError("deskId", { message: `No ${words.desk.toLowerCase()} is free then. Choose another time.` });
      return null;
    }
    return bookAny([first, ...others], async (seat) => {
      unanswered.current = { wish, deskId: seat };
      try {
        return await send(seat);
      } catch (error) {
        if (takenFrom(error)) unanswered.current = null;
        throw error;
      }
    });
  };

  const chosen = form.watch("deskId");
  // Of any seat the first that is free is asked for first.
  const wanted = seats.find((seat) => (chosen === ANY ? period && isFree(seat, period) : seat.deskId === chosen));

  const set = (fields: Partial<BookFields>) => {
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as keyof BookFields, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const typing = useTypedHours(
    { day: firstDay, hours: firstHours },
    {
      timezone,
      words: times,
      onChange: (picked, instants) => {
        forget();
        form.clearErrors("deskId");
        set({ date: picked, lastDate: picked, ...(instants ?? { startAt: "", endAt: "" }) });
      },
    },
  );
  /** What was chosen of whole days, while hours are. */
  const daysBefore = useRef<Pick<BookFields, "date" | "lastDate"> | null>(null);
  const setType = (next: BookFields["type"]) => {
    if (next === type) return;
    const hourly = { date: typing.typed.day, lastDate: typing.typed.day };
    if (type === "DAILY") daysBefore.current = { date, lastDate };
    set({ type: next, ...(next === "HOURLY" ? hourly : daysBefore.current) });
    form.clearErrors();
  };
  const takeOver = (free: Alternative) => {
    if (type === "HOURLY") typing.show(free);
    set(takenInstead(free, type, timezone));
    picked();
  };
  const whenError = (errors.startAt ?? errors.endAt ?? errors.date ?? errors.lastDate)?.message;
  const isClosed =
    type === "HOURLY" && period && branch
      ? !isWithinOpeningHours({ ...branch, timezone }, period.startAt, period.endAt)
      : false;

  return (
    <SheetForm
      title={`New ${words.deskBooking.toLowerCase()}`}
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
      {type === "HOURLY" ? (
        <FormValue name="startAt">
          {(_, { ref }) => (
            <HoursFields
              ref={ref}
              branchId={branchId}
              timezone={timezone}
              typing={typing}
              isClosed={isClosed}
              error={whenError}
            />
          )}
        </FormValue>
      ) : (
        <Field label="Days" required error={whenError}>
          <DateRangePicker
            value={date && lastDate ? { from: date, to: lastDate } : null}
            onValueChange={(range) => {
              forget();
              form.clearErrors("deskId");
              set({ date: range?.from ?? "", lastDate: range?.to ?? "" });
            }}
            today={today}
            min={today}
            locale={LOCALE}
          />
        </Field>
      )}
      <FormValue name="deskId">
        {(field, input) => (
          <SeatField
            ref={input.ref}
            branchId={branchId}
            timezone={timezone}
            day={day}
            seats={seats}
            isPending={isPending}
            period={isCurrent ? period : null}
            isDaily={type === "DAILY"}
            words={times}
            value={field.value}
            onChange={(desk) => {
              field.onValueChange(desk);
              forget();
            }}
            error={field.error}
          />
        )}
      </FormValue>
      <WhoField mayAdd />
      <BookRest branchId={branchId} timezone={timezone} desk={wanted} />
    </SheetForm>
  );
}
