import { nameAsWritten } from "@carrel/sdk/schemas";
import { findSuperOrganisation } from "../../database/lookups";
import type { TenantTransaction } from "../../database/port";
import { isReservedLabel } from "../../sites/reserved-labels";
import { claimsToBe, spells } from "../mails/claims";
import { isPlatforms, isPublicSuffix, nameOfHost, platformHost } from "./hosts";
import { mixesScripts } from "./scripts";

/** `_site-verification.` stands before it in the name of a record, which has 253 characters at most. */
const MOST_CHARACTERS = 234;

/** What the platform is called, and what its host is. */
export const platformNames = async (db: TenantTransaction, origin: string): Promise<string[]> => {
  const platform = await findSuperOrganisation(db);
  const host = platformHost(origin);
  return ["Carrel", platform?.orgName, host && nameOfHost(host)].filter((name) => typeof name === "string");
};

interface Naming {
  /** The platform's address. */
  origin: string;
  /** What the platform is called. */
  names: readonly string[];
}

/** Why a domain can be nobody's own, as a sentence; null where it can. @param domain as DNS holds it */
export const domainProblem = (domain: string, { origin, names }: Naming): string | null => {
  if (isPlatforms(domain, origin)) return "Use a domain of your own: this is the platform's";
  if (domain.length > MOST_CHARACTERS) return `Use at most ${MOST_CHARACTERS} characters`;
  if (isPublicSuffix(domain)) return "Use a domain that is registered for you: everybody has names below this one";
  const labels = nameAsWritten(domain).split(".");
  if (labels.some(mixesScripts)) return "Use letters of one alphabet in each part of the name";
  if (labels.some((label) => spells(label, names, "organisation"))) {
    return "Use another domain: this one could be taken for the platform's own";
  }
  return null;
};

const LABEL = /^[a-z0-9][a-z0-9-]{0,22}[a-z0-9]$/;
const SHORTEST = 3;

/** Why no sub-domain can be called so, as a sentence; null where one can. @param label the first part of its name */
export const labelProblem = (label: string, names: readonly string[]): string | null => {
  if (label.length < SHORTEST || !LABEL.test(label)) {
    return "Use 3 to 24 letters from a to z, digits and hyphens before the first dot, with no hyphen at an end";
  }
  if (isReservedLabel(label)) return "Choose another name: this one is kept for the platform";
  if (claimsToBe(label, names, "organisation")) {
    return "Choose another name: this one could be taken for the platform's own staff";
  }
  return null;
};
