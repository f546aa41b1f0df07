import { daysBetween } from "@carrel/sdk/domain";
import { Field } from "@carrel/ui/field";
import { NativeSelect } from "@carrel/ui/native-select";
import { dayInWords } from "./time-words";

interface DaysChoiceProps {
  /** The last days that can be chosen; the first of them is the day itself. */
  days: readonly string[];
  value: string;
  onPick: (until: string | undefined) => void;
}

/** How many whole days, by the last of them. */
export function DaysChoice({ days, value, onPick }: DaysChoiceProps) {
  const [first] = days;
  if (first === undefined || days.length < 2) return null;
  return (
    <Field label="How many days" className="sm:max-w-80">
      <NativeSelect value={value} onChange={({ target }) => onPick(target.value === first ? undefined : target.value)}>
        {days.map((day) => {
          const { weekday, day: date } = dayInWords(day);
          const count = daysBetween(first, day) + 1;
          return (
            <option key={day} value={day}>
              {count === 1 ? "One day" : `${count} days, until ${weekday} ${date}`}
            </option>
          );
        })}
      </NativeSelect>
    </Field>
  );
}
