import { Field } from "@carrel/ui/field";
import { NativeSelect } from "@carrel/ui/native-select";

interface ChoiceProps<Value extends string> {
  label: string;
  /** What each is called, by value. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, by the platform's own list: it is small, and every keyboard and phone knows it. */
export const Choice = <Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) => (
  <Field label={label}>
    <NativeSelect value={value} onChange={(event) => onChoose(event.target.value as Value)}>
      {Object.entries<string>(options).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </NativeSelect>
  </Field>
);
