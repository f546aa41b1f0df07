import type { PaymentMethod, Refund } from "@carrel/sdk";
import { Refund as RefundSchema } from "@carrel/sdk/schemas";
import { Field } from "@carrel/ui/field";
import { MoneyInput } from "@carrel/ui/money-input";
import { Select } from "@carrel/ui/select";
import { TextInput } from "@carrel/ui/text-input";
import { METHODS } from "./payment";

const LONGEST = RefundSchema.shape.reference.unwrap().maxLength ?? undefined;

/** What is given back as something is cancelled or ends, as it is typed; a null amount is none. */
export interface TypedRefund {
  amount: number | null;
  method: PaymentMethod;
  reference: string;
}

/** As the call takes it: nothing is given back where the amount is 0. */
export const refundOf = ({ amount, method, reference }: TypedRefund): { refund?: Refund } => {
  const given = reference.trim();
  return amount ? { refund: { amount, method, ...(given && { reference: given }) } } : {};
};

/** Why it can't be given back; undefined where it can. */
export function refundProblem({ amount }: TypedRefund, paid: number, money: (amount: number) => string) {
  if (amount === null) return "Fill in an amount, or 0";
  return amount > paid ? `Use at most ${money(paid)}, which is what was paid` : undefined;
}

interface RefundFieldsProps {
  value: TypedRefund;
  onChange: (value: TypedRefund) => void;
  /** What was paid and not given back; minor unit. */
  paid: number;
  currency: string;
  money: (amount: number) => string;
}

/** How much of what was paid is given back, and how. */
export function RefundFields({ value, onChange, paid, currency, money }: RefundFieldsProps) {
  const { amount, method, reference } = value;
  const problem = refundProblem(value, paid, money);
  const kept = paid - (amount ?? 0);
  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Refund"
        required
        error={problem}
        hint={
          !problem &&
          (kept > 0 ? `You keep ${money(kept)}; it can be refunded later.` : "That is all of it. 0 keeps it.")
        }
      >
        <MoneyInput currency={currency} value={amount} onValueChange={(next) => onChange({ ...value, amount: next })} />
      </Field>
      {amount !== 0 && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Given back by">
            <Select options={METHODS} value={method} onValueChange={(next) => onChange({ ...value, method: next })} />
          </Field>
          <Field label="Reference" optional hint="A receipt or transfer number.">
            <TextInput
              autoComplete="off"
              maxLength={LONGEST}
              value={reference}
              onChange={({ target }) => onChange({ ...value, reference: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
