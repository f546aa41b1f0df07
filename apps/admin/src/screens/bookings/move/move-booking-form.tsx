import { useTerminology } from "@carrel/hooks";
import type { Alternative, Booking } from "@carrel/sdk";
import { dayRange, isWithinOpeningHours, localDateOf } from "@carrel/sdk/domain";
import { RescheduleBooking } from "@carrel/sdk/schemas";
import { DateRangePicker } from "@carrel/ui/date-range-picker";
import { Field } from "@carrel/ui/field";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import type * as z from "zod";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { useBranchZone } from "../../../app/use-branch-zone";
import { useBranches } from "../../../app/use-branches";
import { fieldsFor } from "../../../forms/fields";
import { SheetForm } from "../../../forms/sheet-form";
import { useSheetForm } from "../../../forms/use-sheet-form";
import { spanOf } from "../calendar/lane";
import { useTimeWords } from "../calendar/time-words";
import { DeskField } from "../new/desk-field";
import { DeskTaken, useTaken } from "../new/desk-taken";
import { HoursField } from "../new/hours-field";

const { FormValue } = fieldsFor<Input>();

type Input = z.input<typeof RescheduleBooking>;
type Output = z.output<typeof RescheduleBooking>;

interface MoveBookingFormProps {
  booking: Booking;
  timezone: string;
}

/** Desk and time of a booking that is to go elsewhere. */
function MoveBookingForm({ booking, timezone }: MoveBookingFormProps) {
  const { _id, code, branchId, deskId, type, startAt, endAt } = booking;
  const words = useTerminology();
  const times = useTimeWords(timezone);
  const branch = useBranches().branches.find(({ _id }) => _id === branchId);
  const today = localDateOf(new Date(), timezone);
  const [day, setDay] = useState(localDateOf(new Date(startAt), timezone));
  const { taken, pick, forget, picked, trying } = useTaken();
  const reschedule = useMutation(q.bookings.reschedule());
  const form = useSheetForm<Input, Output>(RescheduleBooking, {
    defaultValues: { id: _id, deskId, startAt, endAt },
    save: async (values) => {
      const moved = await trying(() => reschedule.mutateAsync(values));
      return {
        title: `${moved.code} is moved`,
        description: `${words.desk} ${moved.deskName}, ${times.period(spanOf(moved))}`,
      };
    },
  });
  const { errors } = form.formState;
  const [chosenDesk, from, until] = form.watch(["deskId", "startAt", "endAt"]);
  const setPeriod = (period: { startAt: string; endAt: string }) => {
    const check = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    form.setValue("startAt", period.startAt, check);
    form.setValue("endAt", period.endAt, check);
  };
  const takeOver = (free: Alternative) => {
    form.setValue("deskId", free.deskId, { shouldDirty: true });
    setDay(localDateOf(new Date(free.startAt), timezone));
    setPeriod(free);
    picked();
  };
  const isOutside = branch && !isWithinOpeningHours({ ...branch, timezone }, new Date(startAt), new Date(endAt));
  const whenError = from ? (errors.startAt?.message ?? errors.endAt?.message) : errors.startAt && "Choose a time";

  return (
    <SheetForm
      title={`Move booking ${code}`}
      description={`It is ${times.period(spanOf(booking))} now, at ${words.desk.toLowerCase()} ${booking.deskName}. Its price stays.`}
      action="Move"
      form={{ ...form, failure: taken ? null : form.failure }}
    >
      {taken && <DeskTaken taken={taken} words={times} onPick={takeOver} />}
      <FormValue name="deskId">
        {(field, input) => (
          <DeskField
            ref={input.ref}
            branchId={branchId}
            day={day}
            ownId={deskId}
            value={field.value}
            onChange={(desk) => {
              field.onValueChange(desk);
              forget();
            }}
            error={field.error}
          />
        )}
      </FormValue>
      {type === "HOURLY" ? (
        <HoursField
          key={pick}
          deskId={chosenDesk}
          timezone={timezone}
          today={today}
          day={day}
          onDay={setDay}
          value={from && until ? { startAt: from, endAt: until } : null}
          onChange={(hours) => setPeriod(hours ?? { startAt: "", endAt: "" })}
          isTypedAtFirst={isOutside ?? false}
          own={chosenDesk === deskId ? { startAt, endAt } : undefined}
          error={whenError}
        />
      ) : (
        <Field label="Days" required error={whenError}>
          <DateRangePicker
            value={
              from && until
                ? {
                    from: localDateOf(new Date(from), timezone),
                    to: localDateOf(new Date(Date.parse(until) - 1), timezone),
                  }
                : null
            }
            onValueChange={(range) =>
              setPeriod({
                startAt: range ? dayRange(range.from, timezone).startAt.toISOString() : "",
                endAt: range ? dayRange(range.to, timezone).endAt.toISOString() : "",
              })
            }
            today={today}
            locale={LOCALE}
          />
        </Field>
      )}
    </SheetForm>
  );
}

/** Gives a booking another time or desk, by fields instead of by carrying it in the calendar. */
export function MoveBookingSheet() {
  const { bookingId = "" } = useParams({ strict: false });
  const { data: booking } = useSuspenseQuery(q.bookings.get({ id: bookingId }));
  const timezone = useBranchZone(booking.branchId);
  return <MoveBookingForm key={timezone} booking={booking} timezone={timezone} />;
}
