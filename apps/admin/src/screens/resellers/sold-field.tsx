import type { ResellerOrgType } from "@carrel/sdk/schemas";
import { RadioCards } from "@carrel/ui/radio-cards";
import { SOLD_OPTIONS } from "./sold-kinds";

interface SoldFieldProps {
  value: ResellerOrgType | null;
  onValueChange: (sold: ResellerOrgType) => void;
  error?: string | undefined;
}

/** What a reseller sells. */
export const SoldField = (props: SoldFieldProps) => (
  <RadioCards label="What it sells" options={SOLD_OPTIONS} {...props} />
);
