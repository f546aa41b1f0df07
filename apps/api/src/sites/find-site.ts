import type { Site } from "@carrel/sdk";
import { organisationRecord } from "../areas/bookings/organisation-record";
import { findOrganisationByCode, findSuperOrganisation } from "../database/lookups";
import type { Database, Tenant } from "../database/port";
import type { HostMeaning } from "./host";

/**
 * What a host shows: whose site, in which mode, and the publishable key that its pages call with.
 * @returns null when no organisation stands behind the host
 */
export const findSite = async (database: Database, meaning: HostMeaning, demo: boolean): Promise<Site | null> => {
  const organisation = await database.lookup((db) =>
    meaning.kind === "platform" ? findSuperOrganisation(db) : findOrganisationByCode(db, meaning.orgCode),
  );
  if (!organisation?.isActive) return null;
  return {
    // A reseller's host is the platform in the reseller's branding.
    mode: organisation.isSuper || organisation.isReseller ? "platform" : "client",
    apiKey: await publishableKey(database, organisation),
    organisation: organisationRecord(organisation),
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
