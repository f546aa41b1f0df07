import type { PublicBranch } from "@carrel/sdk";
import { addDays } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Field } from "@carrel/ui/field";
import { Skeleton } from "@carrel/ui/skeleton";
import { TimeSlotPicker } from "@carrel/ui/time-slot-picker";
import { CatchBoundary } from "@tanstack/react-router";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useState, useTransition } from "react";
import { PartFailed } from "../app/part-failed";
import { closureInWords, dayInWords, LOCALE } from "./time-words";

/** Most come within a week: the calendar loads for those who ask for it. */
const DatePicker = lazy(() => import("@carrel/ui/date-picker").then((module) => ({ default: module.DatePicker })));

/** Days offered without a calendar, today among them. */
const DAYS_SHOWN = 7;

interface DayChoiceProps {
  /** Local date of the branch. */
  value: string;
  today: string;
  /** Days after today that can be booked. */
  windowDays: number;
  isFree: (date: string) => boolean;
  /** Why a day can't be chosen: "Closed". */
  whyNot: (date: string) => string;
  /** When the place is closed beside its week. */
  closures: PublicBranch["closures"];
  onPick: (date: string) => void;
}

/** The days of the coming week, and a calendar for the others. */
export function DayChoice({ value, today, windowDays, isFree, whyNot, closures, onPick }: DayChoiceProps) {
  const last = addDays(today, windowDays);
  const days = Array.from({ length: DAYS_SHOWN }, (_, ahead) => addDays(today, ahead)).filter((date) => date <= last);
  const [isAsked, setAsked] = useState(false);
  const [isComing, ask] = useTransition();
  const isCalendar = isAsked || !days.includes(value);
  const shown = isCalendar ? last : (days.at(-1) ?? today);
  const named = closures.filter(({ from, to }) => to >= today && from <= shown);

  return (
    <div className="flex flex-col gap-3">
      <TimeSlotPicker
        label="Day"
        value={isFree(value) ? value : null}
        onValueChange={onPick}
        className="booking-days"
        slots={days.map((date) => {
          const { weekday, day } = dayInWords(date);
          const available = isFree(date);
          return {
            startAt: date,
            label: date === today ? "Today" : weekday,
            available,
            ...(available ? { hint: day } : { reason: whyNot(date) }),
          };
        })}
      />
      {last > addDays(today, DAYS_SHOWN - 1) && (
        <CatchBoundary getResetKey={() => "calendar"} errorComponent={PartFailed}>
          <Suspense fallback={<Skeleton shape="rect" height="4rem" />}>
            {isCalendar ? (
              <Field label="Another day">
                <DatePicker
                  value={value}
                  today={today}
                  min={today}
                  max={last}
                  locale={LOCALE}
                  isDisabled={(date) => !isFree(date)}
                  onValueChange={(date) => date && onPick(date)}
                  defaultOpen={isAsked}
                />
              </Field>
            ) : (
              <Button
                variant="ghost"
                className="-ms-4 self-start"
                icon={<CalendarDays strokeWidth={1.5} />}
                loading={isComing}
                // It stays, with the focus, until the calendar is here.
                onClick={() => ask(() => setAsked(true))}
              >
                Another day
              </Button>
            )}
          </Suspense>
        </CatchBoundary>
      )}
      {named.map((closure) => (
        <p key={closure.from} className="m-0 text-muted wrap-anywhere">
          Closed {closureInWords(closure)}
        </p>
      ))}
    </div>
  );
}
