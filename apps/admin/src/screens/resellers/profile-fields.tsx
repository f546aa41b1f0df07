import { fieldsFor } from "../../forms/fields";
import { TimeZoneField } from "../../forms/time-zone-field";

const { TextField, FormValue } = fieldsFor<{ orgName: string; timezone: string }>();

/** What a reseller is called. */
export const ResellerNameField = () => (
  <TextField
    name="orgName"
    label="Name"
    required
    hint="On its sign-in page, in mails and on its clients' screens."
    autoFocus
    autoComplete="off"
  />
);

/** Where a reseller's days and months begin. */
export const ResellerZoneField = () => (
  <FormValue name="timezone">
    {(field) => <TimeZoneField {...field} hint="Its months and the first day of a profit rate are read in it." />}
  </FormValue>
);
