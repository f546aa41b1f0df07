import type { Site } from "@carrel/sdk";
import { organisationRecord } from "../areas/organisation/public-record";
import { type OwnAddress, ownAddress } from "../areas/organisation/site-address";
import type { Database, LookupTransaction, Tenant } from "../database/port";
import { requireOpenSite } from "../pipeline/inactive";
import { platformOf, platformRecord } from "../platform/platform-of";
import { type Homes, type HostMeaning, meaningOfHost } from "./host";
import { findHostOwner } from "./host-owner";

/** What stands on a host. */
export interface FoundSite {
  /** What its pages are told. */
  site: Site;
  /** Where people know the organisation, of its own choice; null where it chose nothing that is served. */
  address: OwnAddress | null;
  /** The pages that may frame its booking pages. */
  embedOrigins: readonly string[];
  /** What stands on a reseller's host for who isn't signed in: `none`, `own`, or the address that leads on. */
  publicPages: string;
}

/** Where an organisation chose to be found. It is led to only while its site stands there, whatever the addresses say. */
const chosenAddress = async (db: LookupTransaction, owner: Tenant, homes: Homes): Promise<OwnAddress | null> => {
  const address = await ownAddress(db, homes.publicUrl, owner);
  if (!address?.isChosen) return null;
  const served = await findHostOwner(db, meaningOfHost(address.hostname, homes));
  return served?.orgId === owner.orgId ? address : null;
};

/**
 * What a host shows: whose site, in which mode, and the publishable key that its pages call with.
 * @returns null when no organisation stands behind the host
 * @throws Failure 403 `organisation_inactive`
 */
export const findSite = async (
  database: Database,
  meaning: HostMeaning,
  { homes, demo }: { homes: Homes; demo: boolean },
): Promise<FoundSite | null> => {
  const found = await database.lookup(async (db) => {
    const owner = await findHostOwner(db, meaning);
    if (!owner) return null;
    await requireOpenSite(db, owner);
    return {
      owner,
      address: await chosenAddress(db, owner, homes),
      platform: platformRecord(await platformOf(db, homes.publicUrl, [owner.orgId])),
    };
  });
  if (!found) return null;
  const { owner, address, platform } = found;
  const site: Site = {
    // A reseller's host is the platform in the reseller's branding.
    mode: owner.isSuper || owner.isReseller ? "platform" : "client",
    apiKey: await publishableKey(database, owner),
    organisation: organisationRecord(owner),
    platform,
    demo,
  };
  return { site, address, embedOrigins: owner.embedOrigins, publicPages: owner.publicPages };
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
