import {
  findDomainOrganisation,
  findLabelOrganisation,
  findOrganisation,
  findOrganisationByCode,
  findSuperOrganisation,
} from "../database/lookups";
import type { LookupTransaction, Tenant } from "../database/port";
import { type Homes, type HostMeaning, isNamedByHome, LABEL, meaningOfHost, ORG_CODE } from "./host";

/** Whose sub-domain a label is. @param parent a reseller's domain; null: the platform's host */
const ofLabel = async (db: LookupTransaction, label: string, parent: string | null) => {
  const orgId = LABEL.test(label) ? await findLabelOrganisation(db, label, parent) : null;
  return orgId === null ? undefined : findOrganisation(db, orgId);
};

const ofDomain = async (db: LookupTransaction, domain: string) => {
  const orgId = await findDomainOrganisation(db, domain);
  if (orgId !== null) return findOrganisation(db, orgId);
  const dot = domain.indexOf(".");
  return dot === -1 ? undefined : ofLabel(db, domain.slice(0, dot), domain.slice(dot + 1));
};

const ofCode = (db: LookupTransaction, code: string) =>
  ORG_CODE.test(code) ? findOrganisationByCode(db, code) : Promise.resolve(undefined);

/** Whose host it is: by its code, its sub-domain or a domain that is verified; undefined where it is nobody's. */
export const findHostOwner = async (db: LookupTransaction, meaning: HostMeaning): Promise<Tenant | undefined> => {
  if (meaning.kind === "platform") return findSuperOrganisation(db);
  if (meaning.kind === "organisation") return findOrganisationByCode(db, meaning.orgCode);
  if (meaning.kind === "below") return (await ofCode(db, meaning.label)) ?? ofLabel(db, meaning.label, null);
  return meaning.kind === "domain" ? ofDomain(db, meaning.domain) : undefined;
};

/**
 * Whether a name is to have a certificate: the platform's own, a domain that is verified, a sub-domain that was taken, and the code
 * of an organisation that is active. Numbers, and names that only this machine knows, have none.
 * @param hostname as `hostnameOf` gives it
 */
export const isCertified = async (db: LookupTransaction, hostname: string, homes: Homes): Promise<boolean> => {
  const meaning = meaningOfHost(hostname, homes);
  if (meaning.kind === "domain") return (await ofDomain(db, meaning.domain)) !== undefined;
  if (!isNamedByHome(hostname, homes)) return false;
  if (meaning.kind !== "below") return meaning.kind === "platform";
  const coded = await ofCode(db, meaning.label);
  return coded ? coded.isActive : (await ofLabel(db, meaning.label, null)) !== undefined;
};
