import { addDays, localDateOf, openIntervals, slotGrid } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { DatePicker } from "@carrel/ui/date-picker";
import { Field } from "@carrel/ui/field";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { TimeSlotPicker } from "@carrel/ui/time-slot-picker";
import type { StepProps } from "../booking-flow";
import { type Draft, draftPeriod } from "../draft";
import { timeOf } from "../time-of";

const TYPES = [
  { value: "HOURLY", label: "Some hours", feature: "hourlyBooking" },
  { value: "DAILY", label: "The whole day", feature: "dailyBooking" },
] as const;

/** Day and time, in the branch's time zone and inside its opening hours. */
export function WhenStep({ organisation, branch, draft, onDraft }: StepProps) {
  const { timezone, timings } = branch;
  const { slotMinutes, bookingWindowDays } = organisation.orgSettings;
  const types = TYPES.filter(({ feature }) => organisation.features[feature]);
  const type = draft.type ?? types[0]?.value ?? "HOURLY";
  const now = new Date();
  const today = localDateOf(now, timezone);
  const isClosed = (date: string) => openIntervals(timings, timezone, date).length === 0;
  const date = draft.date ?? firstOpen(today, bookingWindowDays, isClosed);

  const slots = slotGrid(openIntervals(timings, timezone, date), slotMinutes).map(({ startAt, endAt }) => ({
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    label: timeOf(startAt, timezone),
    available: startAt > now,
  }));
  const pick = (change: Partial<Draft>) => onDraft({ type, date, ...change, desk: undefined });
  const ready = draftPeriod({ ...draft, type, date }, timezone) !== null;

  return (
    <>
      {types.length > 1 && (
        <SegmentedControl
          label="How long"
          value={type}
          options={types.map(({ value, label }) => ({ value, label }))}
          onValueChange={(value) =>
            pick({ type: value === "DAILY" ? "DAILY" : "HOURLY", from: undefined, to: undefined })
          }
        />
      )}
      <Field label="Day" hint={`Times are those of ${branch.name} (${timezone.replaceAll("_", " ")}).`}>
        <DatePicker
          value={date}
          min={today}
          max={addDays(today, bookingWindowDays)}
          isDisabled={isClosed}
          onValueChange={(picked) => picked && pick({ date: picked, from: undefined, to: undefined })}
        />
      </Field>
      {type === "HOURLY" && (
        <TimeSlotPicker
          label="Time"
          mode="range"
          slots={slots}
          value={draft.from && draft.to ? { startAt: draft.from, endAt: draft.to } : null}
          onValueChange={(range) => pick({ from: range?.startAt, to: range?.endAt })}
          emptyText="Closed on this day. Pick another one."
        />
      )}
      <Button
        variant="primary"
        size="lg"
        className="self-stretch sm:self-start"
        disabled={!ready}
        onClick={() => onDraft({ type, date, step: "desk" })}
      >
        See what is free
      </Button>
    </>
  );
}

/** The first day from today on that the branch is open; today when it never is. */
function firstOpen(today: string, days: number, isClosed: (date: string) => boolean): string {
  for (let ahead = 0; ahead <= Math.min(days, 14); ahead++) {
    const date = addDays(today, ahead);
    if (!isClosed(date)) return date;
  }
  return today;
}
