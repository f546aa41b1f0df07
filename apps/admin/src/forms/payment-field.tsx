import { Select } from "@carrel/ui/select";
import { fieldsFor } from "./fields";
import { METHODS, type PaymentFields } from "./payment";

const { TextField, FormField } = fieldsFor<PaymentFields>();

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
    <TextField name="reference" label="Reference" optional hint="A receipt or transfer number." autoComplete="off" />
  </div>
);
