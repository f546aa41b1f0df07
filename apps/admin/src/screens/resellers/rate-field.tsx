import type { ProfitType } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { MoneyInput } from "@carrel/ui/money-input";
import { NumberInput } from "@carrel/ui/number-input";

interface RateFieldProps {
  type: ProfitType;
  /** Percent, or an amount in the minor unit; null while nothing valid is typed. */
  value: number | null;
  onValueChange: (rate: number | null) => void;
  onBlur: () => void;
  currency: string;
  error?: string | undefined;
}

/** How much: a percentage or an amount. */
export const RateField = ({ type, currency, error, ...input }: RateFieldProps) =>
  type === "percent" ? (
    <Field label="Percent of each payment" required hint="0 to 100, with at most two decimals." error={error}>
      <NumberInput {...input} min={0} max={100} step={0.5} />
    </Field>
  ) : (
    <Field label="Amount of each payment" required hint="The same for every payment of every client." error={error}>
      <MoneyInput {...input} currency={currency} />
    </Field>
  );

export const RATE_KINDS = [
  { value: "percent", label: "A percentage", description: "A part of each payment of a client." },
  { value: "fixed", label: "A fixed amount", description: "The same of each payment, large or small." },
] as const;
