import { messageOf, useTerminology } from "@carrel/hooks";
import type { Customer } from "@carrel/sdk";
import { Combobox, type ComboboxOption } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { useCustomerSearch } from "../app/use-customer-search";

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
  const { found, isLooking, combobox } = useCustomerSearch();
  const others = (found.data?.data ?? []).filter(({ _id }) => _id !== without);
  const isListed = others.some(({ _id }) => _id === value?._id);
  const noun = words.member.toLowerCase();
  return (
    <Field label={label} required error={error ?? (found.error ? messageOf(found.error) : undefined)}>
      <Combobox
        value={value?._id ?? null}
        onValueChange={(customerId) => customerId && onChoose(customerId)}
        // Chosen before, he stays named when others were searched for since.
        options={(value && !isListed ? [value, ...others] : others).map(optionOf)}
        {...combobox}
        placeholder={`Choose a ${noun}`}
        searchPlaceholder="Name, e-mail or phone"
        emptyText={isLooking ? "Looking" : `No other ${noun} fits`}
      />
    </Field>
  );
}
