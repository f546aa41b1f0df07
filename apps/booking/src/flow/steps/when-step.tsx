import { addDays, closureOn, DESK_STATUS, localDateOf, type Period } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Callout } from "@carrel/ui/callout";
import { SegmentedControl } from "@carrel/ui/segmented-control";
import { TimeSlotPicker } from "@carrel/ui/time-slot-picker";
import { firstBookable, hoursOf, isBookable, shiftsLeft, slotsLeft } from "../bookable-days";
import { DayChoice } from "../day-choice";
import { DaysChoice } from "../days-choice";
import { type Draft, draftPeriod, isOver, lastDay } from "../draft";
import { freeInWords, fullness } from "../fullness";
import { NextStep } from "../next-step";
import { closedDaysOf, lastDaysFrom } from "../several-days";
import { ShiftChoice } from "../shift-choice";
import type { StepProps } from "../step-props";
import { clocksDiffer, dayInWords, hoursInWords, timeOf, visitorZone, zoneInWords } from "../time-words";
import { useDesks } from "../use-desks";

const TYPES = [
  { value: "HOURLY", label: "Some hours", feature: "hourlyBooking" },
  { value: "DAILY", label: "The whole day", feature: "dailyBooking" },
] as const;

interface WhenStepProps extends StepProps {
  /** Whether what is his own stands in that time, held for him or to be moved: how many desks are free for him then, the server doesn't count. */
  isOwn?: (time: Period) => boolean;
}

/** Day and time, in the branch's time zone and inside its opening hours. */
export function WhenStep({ organisation, branch, draft, onDraft, words, isOwn = () => false }: WhenStepProps) {
  const { timezone } = branch;
  const { slotMinutes, bookingWindowDays, visitorBookingDays } = organisation.orgSettings;
  const types = TYPES.filter(({ feature }) => organisation.features[feature]);
  const type = types.find(({ value }) => value === draft.type)?.value ?? types[0]?.value ?? "HOURLY";
  const now = new Date();
  const today = localDateOf(now, timezone);
  const isFree = (date: string) => isBookable(branch, slotMinutes, type, date, now);
  const isInWindow = (date: string) => date >= today && date <= addDays(today, bookingWindowDays);
  const isAsked = draft.date !== undefined && isInWindow(draft.date);
  const date = draft.date && isAsked ? draft.date : firstBookable(today, bookingWindowDays, isFree);

  const lastDays = lastDaysFrom(date, { most: visitorBookingDays, last: addDays(today, bookingWindowDays) });
  const until = lastDays.find((day) => day === lastDay({ ...draft, type, date }));
  const days = lastDays.slice(0, lastDays.indexOf(until ?? date) + 1);
  const closed = closedDaysOf(branch, days);

  const asked: Draft = { ...draft, type, date, until };
  const desks = useDesks(branch, asked);
  const hours = hoursOf(branch, date);
  const left = slotsLeft(branch, slotMinutes, date, now);
  const freeIn = (slot: Period) => (isOwn(slot) ? undefined : desks.free.get(+slot.startAt));
  const slots = left.map((slot) => ({
    ...fullness(freeIn(slot)),
    startAt: slot.startAt.toISOString(),
    endAt: slot.endAt.toISOString(),
    label: timeOf(slot.startAt, timezone),
    endLabel: timeOf(slot.endAt, timezone),
  }));
  const period = draftPeriod(asked, timezone);
  const isReady = period !== null && isFree(date) && !isOver(asked, timezone, now);
  const pick = (change: Partial<Draft>) => onDraft({ type, date, until, ...change, desk: undefined, pass: undefined });
  const closure = closureOn(branch, date);
  const whyNot = (day: string) => (hoursOf(branch, day).length === 0 ? "Closed" : "Over");

  return (
    <>
      {draft.date && !isAsked && (
        <Callout tone="info" title="That day can't be booked">
          {draft.date < today ? "It is over." : `Booking is open ${bookingWindowDays} days ahead.`} Choose another one.
        </Callout>
      )}
      {types.length > 1 && (
        <SegmentedControl
          label="How long"
          block
          className="sm:max-w-80"
          value={type}
          options={types.map(({ value, label }) => ({ value, label }))}
          onValueChange={(value) => pick({ type: value, from: undefined, to: undefined })}
        />
      )}
      <DayChoice
        value={date}
        today={today}
        windowDays={bookingWindowDays}
        isFree={isFree}
        whyNot={whyNot}
        closures={branch.closures}
        onPick={(picked) => pick({ date: picked, until: undefined, from: undefined, to: undefined })}
      />
      {type === "DAILY" && isFree(date) && (
        <DaysChoice days={lastDays} value={until ?? date} onPick={(picked) => pick({ until: picked })} />
      )}
      {days.length > 1 && closed.length > 0 && (
        <p className="m-0 text-muted">
          {branch.name} is closed on {closed.map((day) => Object.values(dayInWords(day)).join("\u00a0")).join(", ")}.
        </p>
      )}
      {type === "HOURLY" && (
        <ShiftChoice
          shifts={shiftsLeft(branch, left, date)}
          freeIn={freeIn}
          timezone={timezone}
          period={period}
          onPick={({ startAt, endAt }) => pick({ from: startAt.toISOString(), to: endAt.toISOString() })}
        />
      )}
      {type === "HOURLY" && (
        <TimeSlotPicker
          label="Time"
          mode="range"
          slots={slots}
          value={draft.from && draft.to ? { startAt: draft.from, endAt: draft.to } : null}
          onValueChange={(range) => pick({ from: range?.startAt, to: range?.endAt })}
          emptyText={
            hours.length > 0
              ? "This day is over. Choose another one."
              : `Closed on this day${closure ? ` (${closure.reason})` : ""}. Choose another one.`
          }
        />
      )}
      {type === "DAILY" && isReady && !isOwn(period) && !desks.query.isPlaceholderData && desks.isWhole && (
        <p>
          {freeInWords(desks.rows.filter(({ status }) => status === DESK_STATUS.Available).length, days.length, words)}
        </p>
      )}
      {hours.length > 0 && days.length === 1 && (
        <p className="text-muted">
          {branch.name} is open {hoursInWords(hours, timezone)} on this day.
        </p>
      )}
      {clocksDiffer(timezone, visitorZone(), now) && (
        <p className="text-muted">
          Times are {zoneInWords(timezone, now)}; it is {timeOf(now, timezone)} there.
        </p>
      )}
      <NextStep>
        <Button
          variant="primary"
          size="lg"
          block
          disabled={!isReady}
          onClick={() => onDraft({ type, date, until, step: "desk" })}
        >
          See what is free
        </Button>
      </NextStep>
    </>
  );
}
