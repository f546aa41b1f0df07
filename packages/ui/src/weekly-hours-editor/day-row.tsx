"use client";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { NativeSelect } from "../native-select";
import { Switch } from "../switch";
import { CopyHours } from "./copy-hours";
import { DAY_MINUTES, type DayHours, minutesOf, timesBetween } from "./week";
import "./weekly-hours-editor.css";

export interface WeeklyHoursLabels {
  opens: (day: string) => string;
  closes: (day: string) => string;
  /** In place of the times of a day that is closed. */
  closed: string;
  copy: (day: string) => string;
  /** Stands for every other day. */
  allDays: string;
  /** Copies to the days that are marked. */
  confirmCopy: string;
  /** Read out once a day's hours were copied; the second is to which days. */
  copied: (day: string, to: string) => string;
  /** Under a day that closes before it opens, where nothing else is said. */
  order: string;
}

interface DayRowProps {
  name: string;
  hours: DayHours;
  onChange: (hours: DayHours) => void;
  onCopy: (days: number[]) => void;
  /** The other days, in the order of the week. */
  others: readonly { day: number; name: string }[];
  error?: string;
  labels: WeeklyHoursLabels;
  formatTime: (time: string) => string;
  /** Minutes. */
  step: number;
  disabled: boolean;
  readOnly: boolean;
}

/** One day: open or not, from when to when, and its hours for the others too. */
export const DayRow = (props: DayRowProps) => {
  const { name, hours, onChange, onCopy, others, labels, formatTime, step, disabled, readOnly } = props;
  const errorId = useId();
  const isTurnedRound = !hours.closed && minutesOf(hours.close) <= minutesOf(hours.open);
  const error = props.error ?? (isTurnedRound ? labels.order : undefined);
  const isFixed = disabled || readOnly;
  const select = (label: string, time: string, times: string[], change: (time: string) => void) => (
    <NativeSelect
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      disabled={isFixed}
      value={time}
      onChange={(event) => change(event.target.value)}
      className="ui-hours__time"
    >
      {times.map((each) => (
        <option key={each} value={each}>
          {formatTime(each)}
        </option>
      ))}
    </NativeSelect>
  );
  return (
    <li data-slot="day-hours" data-state={hours.closed ? "closed" : "open"} className="ui-hours__day">
      <Switch
        label={name}
        checked={!hours.closed}
        onCheckedChange={(isOpen) => onChange({ ...hours, closed: !isOpen })}
        disabled={disabled}
        readOnly={readOnly}
        className="ui-hours__switch"
      />
      {hours.closed ? (
        <span className="ui-hours__closed">{labels.closed}</span>
      ) : (
        <div className="ui-hours__times">
          {select(labels.opens(name), hours.open, timesBetween(0, DAY_MINUTES - step, step, hours.open), (open) =>
            onChange({ ...hours, open }),
          )}
          <span aria-hidden="true">–</span>
          {select(
            labels.closes(name),
            hours.close,
            timesBetween(minutesOf(hours.open) + 1, DAY_MINUTES, step, hours.close),
            (close) => onChange({ ...hours, close }),
          )}
        </div>
      )}
      <CopyHours
        label={labels.copy(name)}
        days={others}
        allLabel={labels.allDays}
        confirmLabel={labels.confirmCopy}
        disabled={isFixed}
        onCopy={onCopy}
      />
      {error && (
        <p id={errorId} className="ui-hours__error">
          <CircleAlert strokeWidth={1.5} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </li>
  );
};
