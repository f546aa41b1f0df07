import type { ResellerOrgType } from "@carrel/sdk/schemas";
import { RadioCards } from "@carrel/ui/radio-cards";
import { fieldsFor } from "../../forms/fields";
import { SOLD_OPTIONS } from "./sold-kinds";

const { FormValue } = fieldsFor<{ resellerOrgType: ResellerOrgType }>();

/** What a reseller sells. */
export const SoldField = () => (
  <FormValue name="resellerOrgType">
    {(field) => <RadioCards {...field} label="What it sells" options={SOLD_OPTIONS} />}
  </FormValue>
);
