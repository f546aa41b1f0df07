import type { Site } from "@carrel/sdk";
import { organisationRecord } from "../areas/organisation/public-record";
import {
  findDomainOrganisation,
  findOrganisation,
  findOrganisationByCode,
  findSuperOrganisation,
} from "../database/lookups";
import type { Database, LookupTransaction, Tenant } from "../database/port";
import { requireOpenSite } from "../pipeline/inactive";
import { platformOf, platformRecord } from "../platform/platform-of";
import type { HostMeaning } from "./host";

/** Whose host it is. A name that says nothing by itself may be an organisation's own domain. */
const ownerOf = async (db: LookupTransaction, meaning: HostMeaning, hostname: string): Promise<Tenant | undefined> => {
  if (meaning.kind === "organisation") return findOrganisationByCode(db, meaning.orgCode);
  if (meaning.kind === "platform") return findSuperOrganisation(db);
  const orgId = await findDomainOrganisation(db, hostname);
  return orgId ? findOrganisation(db, orgId) : undefined;
};

/**
 * What a host shows: whose site, in which mode, and the publishable key that its pages call with.
 * @returns null when no organisation stands behind the host
 * @throws Failure 403 `organisation_inactive`
 */
export const findSite = async (
  database: Database,
  meaning: HostMeaning,
  { hostname, demo, publicUrl }: { hostname: string; demo: boolean; publicUrl: string },
): Promise<Site | null> => {
  const found = await database.lookup(async (db) => {
    const owner = await ownerOf(db, meaning, hostname);
    if (!owner) return null;
    await requireOpenSite(db, owner);
    return { organisation: owner, platform: await platformOf(db, publicUrl, [owner.orgId]) };
  });
  if (!found) return null;
  const { organisation } = found;
  return {
    // A reseller's host is the platform in the reseller's branding.
    mode: organisation.isSuper || organisation.isReseller ? "platform" : "client",
    apiKey: await publishableKey(database, organisation),
    organisation: organisationRecord(organisation),
    platform: platformRecord(found.platform),
    demo,
  };
};

/** The oldest key that stands; empty when all were revoked, and then the page's calls are refused. */
const publishableKey = async (database: Database, { orgId }: Tenant) => {
  const key = await database.tx({ orgId }, (db) =>
    db
      .selectFrom("apiKeys")
      .select("keyText")
      .where("orgId", "=", orgId)
      .where("kind", "=", "publishable")
      .where("revokedAt", "is", null)
      .orderBy("createdAt")
      .orderBy("keyId")
      .limit(1)
      .executeTakeFirst(),
  );
  return key?.keyText ?? "";
};
