import { Field } from "@carrel/ui/field";
import { TextInput } from "@carrel/ui/text-input";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TimeZoneField } from "../../forms/time-zone-field";

interface ResellerNameFieldProps {
  input: UseFormRegisterReturn;
  error: string | undefined;
}

/** What a reseller is called. */
export const ResellerNameField = ({ input, error }: ResellerNameFieldProps) => (
  <Field label="Name" required error={error} hint="On its sign-in page, in mails and on its clients' screens.">
    <TextInput autoFocus autoComplete="off" {...input} />
  </Field>
);

interface ResellerZoneFieldProps {
  value: string;
  onValueChange: (zone: string) => void;
  error: string | undefined;
}

/** Where a reseller's days and months begin. */
export const ResellerZoneField = (props: ResellerZoneFieldProps) => (
  <TimeZoneField {...props} hint="Its months and the first day of a profit rate are read in it." />
);
