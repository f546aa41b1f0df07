import { Combobox } from "@carrel/ui/combobox";
import { Field } from "@carrel/ui/field";
import { LOCALE } from "../app/locale";

const names = new Intl.DisplayNames(LOCALE, { type: "currency" });

/** The currencies that this browser knows. */
const OPTIONS = Intl.supportedValuesOf("currency").map((code) => ({
  value: code,
  label: `${code}, ${names.of(code) ?? code}`,
}));

interface CurrencyFieldProps {
  value: string;
  onValueChange: (currency: string) => void;
  /** What is counted in it. */
  hint: string;
  error?: string | undefined;
}

/** A choice among the currencies. */
export const CurrencyField = ({ value, onValueChange, hint, error }: CurrencyFieldProps) => (
  <Field label="Currency" required hint={hint} error={error}>
    <Combobox
      value={value}
      onValueChange={onValueChange}
      options={OPTIONS}
      placeholder="Choose a currency"
      searchPlaceholder="Search a currency"
      emptyText="No such currency"
    />
  </Field>
);
