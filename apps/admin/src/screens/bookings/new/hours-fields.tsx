import { useNow } from "@carrel/hooks";
import { localDateOf, openIntervals } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { DatePicker } from "@carrel/ui/date-picker";
import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import { Timer } from "lucide-react";
import { type Ref, useState } from "react";
import { LOCALE } from "../../../app/locale";
import { useBranches } from "../../../app/use-branches";
import type { TimeWords } from "../calendar/time-words";
import { useSlotMinutes } from "../use-slot-minutes";
import { type Hours, hoursBetween } from "./hours-between";
import { hoursNow } from "./hours-now";

/** "10:45" so many minutes later, round the clock. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const at = (hour * 60 + minute + minutes) % 1440;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

/** A day and two times of the branch's clocks, as they are typed. */
interface Typed {
  day: string;
  from: string;
  to: string;
}

/**
 * The times of a booking as they are typed, kept whatever else is chosen.
 * @param onChange told the instants, null while one is missing
 */
export function useTypedHours(
  first: { day: string; hours: Hours | null },
  {
    timezone,
    words,
    onChange,
  }: { timezone: string; words: TimeWords; onChange: (day: string, hours: Hours | null) => void },
) {
  const typedOf = (day: string, hours: Hours | null): Typed => ({
    day,
    from: hours ? words.clock(Date.parse(hours.startAt)) : "",
    to: hours ? words.clock(Date.parse(hours.endAt)) : "",
  });
  const [typed, setTyped] = useState(() => typedOf(first.day, first.hours));
  return {
    typed,
    type: (changed: Partial<Typed>) => {
      const next = { ...typed, ...changed };
      setTyped(next);
      onChange(next.day, hoursBetween(next.day, next.from, next.to, timezone));
    },
    /** Shows a period that was chosen elsewhere. */
    show: (hours: Hours) => {
      const day = localDateOf(new Date(hours.startAt), timezone);
      setTyped(typedOf(day, hours));
      onChange(day, hours);
    },
  };
}

interface HoursFieldsProps {
  /** What is wrong with the time leads here. */
  ref: Ref<HTMLInputElement>;
  branchId: string;
  timezone: string;
  typing: ReturnType<typeof useTypedHours>;
  /** Staff may book when it is closed; that it is, is said. */
  isClosed: boolean;
  error: string | undefined;
}

/** When it is: day, from and until, or now. */
export function HoursFields({ ref, branchId, timezone, typing, isClosed, error }: HoursFieldsProps) {
  const { typed, type, show } = typing;
  const now = useNow().getTime();
  const slotMinutes = useSlotMinutes();
  const branch = useBranches().branches.find(({ _id }) => _id === branchId);
  const today = localDateOf(new Date(now), timezone);
  const takeNow = () => {
    const hours = branch ? openIntervals({ ...branch, timezone }, today) : [];
    const { startAt, endAt } = hoursNow(Date.now(), hours, slotMinutes);
    show({ startAt: startAt.toISOString(), endAt: endAt.toISOString() });
  };
  const isOverMidnight = typed.to !== "" && typed.to <= typed.from;
  return (
    <>
      <div className="flex items-end gap-3">
        <Field label="Day" required className="min-w-0 flex-1">
          <DatePicker
            value={typed.day}
            onValueChange={(day) => day && type({ day })}
            today={today}
            min={today}
            locale={LOCALE}
          />
        </Field>
        <Button icon={<Timer strokeWidth={1.5} />} onClick={takeNow}>
          Now
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Field label="From" required error={error} hint={isClosed ? "The branch is closed then." : undefined}>
          <TextInput
            ref={ref}
            type="time"
            value={typed.from}
            onChange={({ target }) =>
              type({
                from: target.value,
                ...(typed.to === "" && target.value && { to: later(target.value, slotMinutes) }),
              })
            }
          />
        </Field>
        <Field label="Until" required hint={isOverMidnight ? "On the next day." : undefined}>
          <TextInput type="time" value={typed.to} onChange={({ target }) => type({ to: target.value })} />
        </Field>
      </div>
    </>
  );
}
