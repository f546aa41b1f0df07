import { Select } from "@carrel/ui/select";
import { useFormContext } from "react-hook-form";
import { fieldsFor } from "./fields";
import { OwedAlready } from "./owed-already";
import { PaidNow, type ToPay } from "./paid-now";
import { METHODS, NOT_PAID, type PaymentFields, SALE_METHODS, type SaleFields, WHOLE } from "./payment";

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
  /** What is to be paid; null or undefined while that is not known, or nothing. */
  price: ToPay | null | undefined;
  /** Whose it is, as far as somebody is known: what he owes already is said. */
  customerId: string | null | undefined;
  label?: string;
  methods?: typeof SALE_METHODS;
  /** Whether the call takes a reference. */
  isReferenced?: boolean;
}

/** The same of what is sold, which may be paid in part, or later. Stands in a form with `saleFields`. */
export function SalePaymentField({
  price,
  customerId,
  label = "Paid by",
  methods = SALE_METHODS,
  isReferenced = true,
}: SalePaymentFieldProps) {
  const [method, paying] = useFormContext<SaleFields>().watch(["method", "paying"]);
  const isPaid = method !== NOT_PAID;
  // What was typed stays to be seen, whatever becomes of the price.
  const isParted = isPaid && (Boolean(price?.amount) || paying !== WHOLE);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {customerId && <OwedAlready customerId={customerId} />}
      <Sale.FormField name="method" label={label}>
        {(field) => <Select {...field} options={methods} />}
      </Sale.FormField>
      {isParted && <PaidNow price={price} />}
      {isPaid && isReferenced && <Reference className={isParted ? "sm:col-span-2" : undefined} />}
    </div>
  );
}
