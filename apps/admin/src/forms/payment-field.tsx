import { Button } from "@carrel/ui/button";
import { Select } from "@carrel/ui/select";
import { Plus, X } from "lucide-react";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { DiscountField } from "./discount-field";
import { fieldsFor } from "./fields";
import { OwedAlready } from "./owed-already";
import { PaidNow, type ToPay } from "./paid-now";
import { discounted, METHODS, NOT_PAID, type PaymentFields, SALE_METHODS, type SaleFields, WHOLE } from "./payment";
import { SoldDepositField } from "./sold-deposit-field";

const { TextField, FormField } = fieldsFor<PaymentFields>();
const Sale = fieldsFor<SaleFields>();

const Reference = ({ className }: { className?: string | undefined }) => (
  <TextField
    name="reference"
    label="Reference"
    optional
    hint="A receipt or transfer number."
    autoComplete="off"
    fieldClassName={className}
  />
);

interface PaymentFieldProps {
  /** What the way is called. */
  label?: string;
}

/** How it is paid. Stands in a form with `paymentFields`. */
export const PaymentField = ({ label = "Paid by" }: PaymentFieldProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <FormField name="method" label={label}>
      {(field) => <Select {...field} options={METHODS} />}
    </FormField>
    <Reference />
  </div>
);

interface SalePaymentFieldProps {
  /** What it costs; null or undefined while that is not known, or nothing. */
  price: ToPay | null | undefined;
  /** Whose it is, as far as somebody is known: what he owes already is said. */
  customerId: string | null | undefined;
  label?: string;
  methods?: typeof SALE_METHODS;
  /** Whether the call takes a reference. */
  isReferenced?: boolean;
  /** Whether the call takes a deposit. */
  takesDeposit?: boolean;
}

interface ToggleProps {
  /** What it says while there is none, and while there is. */
  labels: readonly [add: string, none: string];
  isOn: boolean;
  onToggle: () => void;
}

/** Adds something to a sale, and takes it off again: one button, so that the focus stays. */
const Toggle = ({ labels: [add, none], isOn, onToggle }: ToggleProps) => (
  <Button
    variant="ghost"
    size="sm"
    className="-ms-3 justify-self-start sm:col-span-2"
    icon={isOn ? <X /> : <Plus />}
    onClick={onToggle}
  >
    {isOn ? none : add}
  </Button>
);

/** The same of what is sold, which may be paid in part, or later; with what is let off it, and a deposit. Stands in a form with `saleFields`. */
export function SalePaymentField({
  price,
  customerId,
  label = "Paid by",
  methods = SALE_METHODS,
  isReferenced = true,
  takesDeposit = false,
}: SalePaymentFieldProps) {
  const { watch, setValue } = useFormContext<SaleFields>();
  const [method, paying, discount, deposit] = watch(["method", "paying", "discount", "deposit"]);
  const isPaid = method !== NOT_PAID;
  const left = price && discounted(price, discount);
  // What was typed stays to be seen, whatever becomes of the price.
  const isParted = isPaid && (Boolean(left?.amount) || paying !== WHOLE);
  const takes = takesDeposit && isPaid;
  // What isn't seen isn't sent.
  useEffect(() => {
    if (!takes) setValue("deposit", null);
  }, [takes, setValue]);
  useEffect(() => () => setValue("discount", null), [setValue]);
  return (
    <div className="grid gap-5 sm:grid-cols-2 [&_input]:scroll-mb-20">
      {customerId && <OwedAlready customerId={customerId} />}
      {discount && <DiscountField price={price} />}
      {(Boolean(price?.amount) || discount) && (
        <Toggle
          labels={["Add discount", "No discount"]}
          isOn={discount !== null}
          onToggle={() => setValue("discount", discount ? null : { amount: null, reason: "" }, { shouldDirty: true })}
        />
      )}
      <Sale.FormField name="method" label={label}>
        {(field) => <Select {...field} options={methods} />}
      </Sale.FormField>
      {isParted && <PaidNow price={left} />}
      {isPaid && isReferenced && <Reference className={isParted ? "sm:col-span-2" : undefined} />}
      {takes && deposit && (
        <SoldDepositField paid={left ? (typeof paying === "number" ? { ...left, amount: paying } : left) : null} />
      )}
      {takes && (
        <Toggle
          labels={["Add deposit", "No deposit"]}
          isOn={deposit !== null}
          onToggle={() => setValue("deposit", deposit ? null : { amount: null }, { shouldDirty: true })}
        />
      )}
    </div>
  );
}
