import { useTerminology } from "@carrel/hooks";
import { DatePicker } from "@carrel/ui/date-picker";
import { Field } from "@carrel/ui/field";
import { Switch } from "@carrel/ui/switch";
import { TextInput } from "@carrel/ui/text-input";
import { TimeSlotPicker } from "@carrel/ui/time-slot-picker";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { q } from "../../../app/carrel";
import { LOCALE } from "../../../app/locale";
import { useTimeWords } from "../calendar/time-words";
import { type Hours, hoursBetween } from "./hours-between";

interface HoursFieldProps {
  deskId: string | undefined;
  timezone: string;
  today: string;
  /** The day whose slots are shown. */
  day: string;
  onDay: (day: string) => void;
  value: Hours | null;
  onChange: (hours: Hours | null) => void;
  /** Typed times at first, instead of slots. */
  isTypedAtFirst: boolean;
  /** The time that is the booking's already at this desk: it is not in its own way. */
  own?: Hours | undefined;
  error: string | undefined;
}

const isWithin = (slot: Hours, own: Hours | undefined) =>
  own !== undefined &&
  Date.parse(slot.startAt) >= Date.parse(own.startAt) &&
  Date.parse(slot.endAt) <= Date.parse(own.endAt);

/** When it is: slots of the branch's hours, or times that are typed. */
export function HoursField(props: HoursFieldProps) {
  const { deskId, timezone, today, day, onDay, value, onChange, isTypedAtFirst, own, error } = props;
  const words = useTimeWords(timezone);
  const { desk } = useTerminology();
  const [isTyped, setTyped] = useState(isTypedAtFirst);
  const [typed, setTypedTimes] = useState(() => ({
    from: value ? words.clock(Date.parse(value.startAt)) : "",
    to: value ? words.clock(Date.parse(value.endAt)) : "",
  }));
  const slots = useQuery({
    ...q.desks.slots({ deskId: deskId ?? "", dayOption: "single", date: day }),
    enabled: deskId !== undefined && !isTyped,
  });
  const type = (changed: Partial<typeof typed>) => {
    const next = { ...typed, ...changed };
    setTypedTimes(next);
    onChange(hoursBetween(day, next.from, next.to, timezone));
  };
  const changeDay = (date: string | null) => {
    if (!date) return;
    onDay(date);
    onChange(isTyped ? hoursBetween(date, typed.from, typed.to, timezone) : null);
  };
  const toggle = (next: boolean) => {
    setTyped(next);
    if (next && value) {
      setTypedTimes({ from: words.clock(Date.parse(value.startAt)), to: words.clock(Date.parse(value.endAt)) });
    } else onChange(null);
  };
  const label = (instant: string) => words.clock(Date.parse(instant));
  return (
    <>
      <Field label="Day" required>
        <DatePicker value={day} onValueChange={changeDay} today={today} min={today} locale={LOCALE} />
      </Field>
      {isTyped ? (
        <div className="grid grid-cols-2 gap-3">
          <Field label="From" required error={error}>
            <TextInput type="time" value={typed.from} onChange={(event) => type({ from: event.target.value })} />
          </Field>
          <Field label="Until" required hint={typed.to && typed.to <= typed.from ? "On the next day." : undefined}>
            <TextInput type="time" value={typed.to} onChange={(event) => type({ to: event.target.value })} />
          </Field>
        </div>
      ) : (
        <Field label="Time" required error={error}>
          <TimeSlotPicker
            mode="range"
            value={value}
            onValueChange={onChange}
            slots={(slots.data?.[0]?.slots ?? []).map((slot) => ({
              ...slot,
              available: slot.available || isWithin(slot, own),
              label: label(slot.startAt),
              endLabel: label(slot.endAt),
            }))}
            emptyText={
              deskId === undefined
                ? `Choose a ${desk.toLowerCase()}: its free times appear here.`
                : slots.isPending
                  ? "Looking for free times."
                  : slots.error
                    ? "The free times could not be loaded. Type the times instead."
                    : "The branch is closed on this day. Type the times to book it anyway."
            }
          />
        </Field>
      )}
      <Switch
        label="Type the times"
        description="For times between slots, or when the branch is closed."
        checked={isTyped}
        onCheckedChange={toggle}
      />
    </>
  );
}
