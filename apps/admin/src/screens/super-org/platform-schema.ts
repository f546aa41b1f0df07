import type { SuperOrganisation } from "@carrel/sdk";
import { Address, UpdateSuperOrganisation } from "@carrel/sdk/schemas";
import type * as z from "zod";

/** What stands on receipts, and where people ask for help. Name, logos and theme are in the settings. */
export const PlatformInput = UpdateSuperOrganisation.pick({
  legalName: true,
  taxId: true,
  supportEmail: true,
  supportPhone: true,
})
  .required()
  .extend({ address: Address.required() });
export type PlatformFields = z.input<typeof PlatformInput>;

/** What the form shows of what is stored. */
export const platformFields = ({
  legalName,
  taxId,
  supportEmail,
  supportPhone,
  address,
}: SuperOrganisation): PlatformFields => ({
  legalName,
  taxId,
  supportEmail,
  supportPhone,
  address: { line1: "", line2: "", city: "", state: "", postalCode: "", country: "", ...address },
});
