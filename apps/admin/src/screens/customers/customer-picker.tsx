import { messageOf, useTerminology } from "@carrel/hooks";
import type { Customer } from "@carrel/sdk";
import { Combobox, type ComboboxOption } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { q } from "../../app/carrel";

/** People that are offered at once. */
const OFFERED = 20;
/** Milliseconds after the last key until the server is asked. */
const PAUSE = 300;

interface CustomerPickerProps {
  label: string;
  /** Who is chosen; undefined: nobody yet, or he is on his way. */
  value: Customer | undefined;
  /** Who is not offered. */
  without: string;
  onChoose: (customerId: string) => void;
  error: string | undefined;
}

const optionOf = ({ _id, name, email, phone }: Customer): ComboboxOption => ({
  value: _id,
  label: name,
  hint: email || phone,
});

/** Another customer of the selected branch, found by name, e-mail or phone. */
export function CustomerPicker({ label, value, without, onChoose, error }: CustomerPickerProps) {
  const words = useTerminology();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const later = setTimeout(() => setSearch(typed.trim()), PAUSE);
    return () => clearTimeout(later);
  }, [typed]);
  const found = useQuery({
    ...q.customers.list({ limit: OFFERED, page: 1, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  });
  const others = (found.data?.data ?? []).filter(({ _id }) => _id !== without);
  const isListed = others.some(({ _id }) => _id === value?._id);
  const isLooking = typed.trim() !== search || found.isPlaceholderData;
  const noun = words.member.toLowerCase();
  return (
    <Field label={label} required error={error ?? (found.error ? messageOf(found.error) : undefined)}>
      <Combobox
        value={value?._id ?? null}
        onValueChange={(customerId) => customerId && onChoose(customerId)}
        // Chosen before, he stays named when others were searched for since.
        options={(value && !isListed ? [value, ...others] : others).map(optionOf)}
        onSearchChange={setTyped}
        loading={found.isPending}
        placeholder={`Choose a ${noun}`}
        searchPlaceholder="Name, e-mail or phone"
        emptyText={isLooking ? "Looking" : `No other ${noun} fits`}
      />
    </Field>
  );
}
