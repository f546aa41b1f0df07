import { OrganisationSettings } from "@carrel/sdk/schemas";
import { NumberInput } from "@carrel/ui/number-input";
import { TagInput } from "@carrel/ui/tag-input";
import { CancelField } from "./cancel-field";
import { RulesInWords } from "./rules-in-words";
import { FormField, type SectionProps, useFormTerminology } from "./use-settings-form";

/** The rules that bookings are held to. */
export function BookingRulesSection({ readOnly }: SectionProps) {
  const words = useFormTerminology();
  const [desk, member] = [words.desk.toLowerCase(), words.member.toLowerCase()];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name="bookingWindowDays"
          label="Book ahead, in days"
          hint="How far in advance visitors may book."
          step={1}
          readOnly={readOnly}
        />
        <NumberField
          name="slotMinutes"
          label="Steps of the times, in minutes"
          hint="The grid in which hours are offered."
          step={5}
          readOnly={readOnly}
        />
        <CancelField readOnly={readOnly} />
        <NumberField
          name="pendingHours"
          label="Keep a booking that waits, in hours"
          hint="Then it is cancelled, and the visitor and your staff are told."
          step={1}
          readOnly={readOnly}
        />
        <NumberField
          name="visitorPendingBookings"
          label="Bookings that wait, of one visitor"
          hint="So many may wait for your staff at once."
          step={1}
          readOnly={readOnly}
        />
        <NumberField
          name="visitorPendingDays"
          label="Days that wait, of one visitor"
          hint="So many days these may cover together."
          step={1}
          readOnly={readOnly}
        />
        <NumberField
          name="visitorBookingDays"
          label="Days of one booking"
          hint="A visitor's single booking covers no more."
          step={1}
          readOnly={readOnly}
        />
        <NumberField
          name="floatingFactor"
          label={`Floating places for each ${desk}`}
          hint={`So often a ${desk} that no fixed ${member} has is sold. 1: as many places as ${words.desks.toLowerCase()}.`}
          step={0.1}
          readOnly={readOnly}
        />
      </div>
      <DaysField
        name="expiryReminderDays"
        label="Remind before a period ends, days before"
        hint={`Up to five numbers from 0 (the last day) to 90. None: a ${member} is not reminded.`}
        side="before"
        readOnly={readOnly}
      />
      <DaysField
        name="dueReminderDays"
        label="Remind people who owe, days after"
        hint="Up to five numbers from 1 to 365, counted from when the oldest of it began. None: nothing is mailed by itself."
        side="after"
        readOnly={readOnly}
      />
      <RulesInWords />
    </>
  );
}

interface DaysFieldProps extends SectionProps {
  name: "expiryReminderDays" | "dueReminderDays";
  label: string;
  hint: string;
  /** Of what the days are counted from. */
  side: "before" | "after";
}

/** Days on which people are mailed. */
function DaysField({ name, label, hint, side, readOnly }: DaysFieldProps) {
  return (
    <FormField name={`orgSettings.${name}`} label={label} optional hint={hint}>
      {(field, onBlur) => (
        <TagInput
          {...field}
          onBlur={onBlur}
          inputMode="numeric"
          max={5}
          readOnly={readOnly}
          labels={{ chips: `Days ${side}`, remove: (days) => `Remove ${days} days ${side}` }}
        />
      )}
    </FormField>
  );
}

interface NumberFieldProps extends SectionProps {
  name:
    | "slotMinutes"
    | "bookingWindowDays"
    | "pendingHours"
    | "visitorPendingBookings"
    | "visitorPendingDays"
    | "visitorBookingDays"
    | "floatingFactor";
  /** With its unit: "Book ahead, in days". */
  label: string;
  hint: string;
  step: number;
}

/** A whole number, within what the server takes. */
function NumberField({ name, label, hint, step, readOnly }: NumberFieldProps) {
  const { minValue, maxValue } = OrganisationSettings.shape[name];
  return (
    <FormField name={`orgSettings.${name}`} label={label} hint={hint}>
      {(field, onBlur) => (
        <NumberInput
          {...field}
          onBlur={onBlur}
          min={minValue ?? 0}
          max={maxValue ?? Number.MAX_SAFE_INTEGER}
          step={step}
          readOnly={readOnly}
        />
      )}
    </FormField>
  );
}
