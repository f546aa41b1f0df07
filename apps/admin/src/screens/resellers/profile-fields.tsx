import type { ResellerOrgType } from "@carrel/sdk/schemas";
import { RadioCards } from "@carrel/ui/radio-cards";
import { fieldsFor } from "../../forms/fields";
import { TimeZoneField } from "../../forms/time-zone-field";
import { SOLD_OPTIONS } from "./sold-kinds";

const { TextField, FormValue } = fieldsFor<{ orgName: string; timezone: string; resellerOrgType: ResellerOrgType }>();

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

/** What a reseller sells. */
export const SoldField = () => (
  <FormValue name="resellerOrgType">
    {(field) => <RadioCards {...field} label="What it sells" options={SOLD_OPTIONS} />}
  </FormValue>
);
