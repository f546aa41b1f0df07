import type { Context } from "../../context";
import { findSuperOrganisation } from "../../database/lookups";
import { invalid } from "../../failure";
import { claimsToBe } from "./claims";

type Naming = Pick<Context, "db"> & { organisation: { isSuper: boolean } | null };

/**
 * Lets no one but the platform itself be called as the platform, its security or its support: names head mails and pages.
 * @param path of the field
 * @throws Failure 400 `validation_failed`
 */
export async function refuseReserved(
  { db, organisation }: Naming,
  name: string,
  { path, of }: { path: readonly string[]; of: "person" | "organisation" },
): Promise<void> {
  if (organisation?.isSuper) return;
  const platform = await findSuperOrganisation(db);
  const platforms = ["Carrel", ...(platform ? [platform.orgName] : [])];
  if (!claimsToBe(name, platforms, of)) return;
  throw invalid([
    { path: [...path], message: "Choose another name: this one could be taken for the platform's own staff" },
  ]);
}
