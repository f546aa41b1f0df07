import { messageOf, useTerminology } from "@carrel/hooks";
import { Button } from "@carrel/ui/button";
import { Combobox } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { X } from "lucide-react";
import { useState } from "react";
import { useCustomerSearch } from "../app/use-customer-search";

interface PeopleFieldProps {
  label: string;
  hint: string;
  /** Who is not offered: whose it is. */
  without: string;
  value: readonly string[];
  onValueChange: (customerIds: string[]) => void;
  error: string | undefined;
}

/** Several of the selected branch's people, found one by one by name, e-mail or phone. */
export function PeopleField({ label, hint, without, value, onValueChange, error }: PeopleFieldProps) {
  const words = useTerminology();
  const member = words.member.toLowerCase();
  const { found, isLooking, combobox } = useCustomerSearch();
  /** Those that were chosen stay named when others were searched for since. */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const offered = (found.data?.data ?? []).filter(
    ({ _id, isActive }) => isActive && _id !== without && !value.includes(_id),
  );
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} optional hint={hint} error={error ?? (found.error ? messageOf(found.error) : undefined)}>
        <Combobox
          value={null}
          options={offered.map(({ _id, name, email, phone }) => ({ value: _id, label: name, hint: email || phone }))}
          onValueChange={(chosen) => {
            setNames(new Map(names).set(chosen, offered.find(({ _id }) => _id === chosen)?.name ?? ""));
            onValueChange([...value, chosen]);
          }}
          {...combobox}
          placeholder={`Add a ${member}`}
          searchPlaceholder="Name, e-mail or phone"
          emptyText={isLooking ? "Looking" : `No other ${member} fits`}
        />
      </Field>
      {value.length > 0 && (
        <ul aria-label={label} className="m-0 flex list-none flex-wrap gap-2 p-0">
          {value.map((id) => (
            <li key={id} className="min-w-0">
              <Button
                size="sm"
                className="max-w-full"
                aria-label={`Take ${names.get(id)} away`}
                onClick={() => onValueChange(value.filter((other) => other !== id))}
              >
                <span className="truncate">{names.get(id)}</span>
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
