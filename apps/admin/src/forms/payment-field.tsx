import { Select } from "@carrel/ui/select";
import { useFormContext } from "react-hook-form";
import { fieldsFor } from "./fields";
import { METHODS, NOT_PAID, type PaymentFields, SALE_METHODS, type SaleFields } from "./payment";

const { TextField, FormField } = fieldsFor<PaymentFields>();
const Sale = fieldsFor<SaleFields>();

const Reference = () => (
  <TextField name="reference" label="Reference" optional hint="A receipt or transfer number." autoComplete="off" />
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

/** The same of what is sold, which may be paid later. Stands in a form with `saleFields`. */
export function SalePaymentField() {
  const isPaid = useFormContext<SaleFields>().watch("method") !== NOT_PAID;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Sale.FormField name="method" label="Paid by">
        {(field) => <Select {...field} options={SALE_METHODS} />}
      </Sale.FormField>
      {isPaid && <Reference />}
    </div>
  );
}
