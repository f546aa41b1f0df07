import { Select } from "@carrel/ui/select";
import { fieldsFor } from "./fields";
import { METHODS, type PaymentFields } from "./payment";

const { TextField, FormField } = fieldsFor<PaymentFields>();

/** How it is paid. Stands in a form with `paymentFields`. */
export const PaymentField = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    <FormField name="method" label="Paid by">
      {(field) => <Select {...field} options={METHODS} />}
    </FormField>
    <TextField name="reference" label="Reference" optional hint="A receipt or transfer number." autoComplete="off" />
  </div>
);
