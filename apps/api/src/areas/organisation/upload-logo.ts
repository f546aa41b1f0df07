import type { OrganisationProfile, UploadOrganisationLogo } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { json } from "../../database/json";
import type { Tenant } from "../../database/port";
import type { RowChanges } from "../../database/schema";
import { tenantOf } from "../tenant";
import { changeOrganisation, lockOrganisation } from "./queries";
import { profileRecord, settingsRecord } from "./record";

/** What an organisation's row becomes with a new logo; the old one's file is the sweep's. */
export const withLogo = (
  { branding }: Tenant,
  logoType: "small" | "large" | "square",
  fileKey: string,
): RowChanges<"organisations"> => {
  if (logoType === "square") return { logoSquare: fileKey };
  return { branding: json({ ...branding, [logoType === "small" ? "logoSmall" : "logoLarge"]: fileKey }) };
};

export async function uploadLogo(
  context: Context<z.output<typeof UploadOrganisationLogo>>,
): Promise<OrganisationProfile> {
  const { logo, logoType } = context.input;
  const { orgId } = tenantOf(context);
  const was = await lockOrganisation(context.db, orgId);
  const is = await changeOrganisation(context, orgId, withLogo(was, logoType, context.storedKey(logo)));
  context.audit({ before: settingsRecord(was), after: settingsRecord(is), recordId: orgId });
  return profileRecord(is);
}
