import { findAddresses, findLabelOrganisation, findResellerHome } from "../../database/lookups";
import type { LookupTransaction, Tenant, TenantTransaction } from "../../database/port";
import { platformHost } from "../website/hosts";

type Addressed = Pick<Tenant, "orgId" | "orgCode" | "isSuper">;

/** Where an organisation is found. */
export interface OwnAddress {
  /** Such as `https://desks.example.com`. */
  origin: string;
  /** Of the origin, in punycode and lower case. */
  hostname: string;
  /** Whether the organisation chose it: a domain that it proved, or a sub-domain. Else its code stands there. */
  isChosen: boolean;
}

/** The host that an organisation chose; undefined: none, or none that leads here any more. */
const chosenHost = async (db: LookupTransaction | TenantTransaction, orgId: string, home: string | null) => {
  const found = await findAddresses(db, orgId);
  if (!found) return undefined;
  const { ownDomain, label, isAtReseller } = found;
  if (ownDomain !== null) return ownDomain;
  if (label === null) return undefined;
  if (isAtReseller) {
    const home = await findResellerHome(db, orgId);
    return home === null ? undefined : `${label}.${home}`;
  }
  // One below the domain of a reseller that was left says nothing of the platform's host, where another may have the same.
  return home !== null && (await findLabelOrganisation(db, label, null)) === orgId ? `${label}.${home}` : undefined;
};

/**
 * The one answer to where an organisation is found, with whether it chose that: see `siteAddress`.
 * @returns null for one without a domain where the platform itself has no name but a number
 */
export const ownAddress = async (
  db: LookupTransaction | TenantTransaction,
  publicUrl: string,
  { orgId, orgCode, isSuper }: Addressed,
): Promise<OwnAddress | null> => {
  const url = new URL(publicUrl);
  const platform = { origin: url.origin, hostname: url.hostname, isChosen: false };
  if (isSuper) return platform;
  const home = platformHost(publicUrl);
  const chosen = await chosenHost(db, orgId, home);
  const hostname = chosen ?? (home === null ? null : `${orgCode.toLowerCase()}.${home}`);
  if (hostname === null) return null;
  url.hostname = hostname;
  return { origin: url.origin, hostname: url.hostname, isChosen: chosen !== undefined };
};

/**
 * The address by which people know an organisation: a client's site, a reseller's own platform, or the platform. It is its
 * domain once that is verified, else the sub-domain that it chose, else its code below the platform's host, each with the
 * platform's own scheme and port.
 * @param publicUrl the platform's address, such as `https://app.example.com`
 * @returns an origin without a slash at its end, such as `https://desks.example.com`; null for an organisation without a domain
 * where the platform itself has no name but a number
 * @example const url = await siteAddress(db, context.request.origin, tenant);
 */
export const siteAddress = async (
  db: LookupTransaction | TenantTransaction,
  publicUrl: string,
  organisation: Addressed,
): Promise<string | null> => (await ownAddress(db, publicUrl, organisation))?.origin ?? null;
