import { Field } from "@carrel/ui/field";
import { MultiSelect } from "@carrel/ui/multi-select";
import { useState } from "react";
import { useActivePeople } from "../../app/use-active-people";

/** What a call takes at most. */
const MOST_PEOPLE = 50;

interface PeopleFieldProps {
  initial: readonly string[];
  onChange: (userIds: string[]) => void;
}

/** Who is to have business units: these replace whoever had them. */
export function PeopleField({ initial, onChange }: PeopleFieldProps) {
  const { options, isPending } = useActivePeople();
  const [value, setValue] = useState([...initial]);
  return (
    <Field label="People" hint="They replace whoever has it now, and are told. Nobody at all leaves it free.">
      <MultiSelect
        options={options}
        value={value}
        max={MOST_PEOPLE}
        loading={isPending}
        placeholder="Nobody"
        onValueChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </Field>
  );
}
