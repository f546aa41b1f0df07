import { nameAsWritten } from "@carrel/sdk/schemas";
import { newToken } from "../../codes/secrets";
import type { Context } from "../../context";
import { findDomainOrganisation } from "../../database/lookups";
import type { Tenant, TenantTransaction } from "../../database/port";
import { conflict } from "../../failure";
import { placeOf } from "../../platform/look-up-domains";
import { recordsFor } from "./records";
import { resellersDomain } from "./resellers-domain";
import { begun } from "./standing";

/** An organisation's old domains that lead to its new one; the oldest of more is given up. */
const MOST_OLD = 10;

export const takenBySomebody = (domain: string) =>
  conflict(
    "domain_taken",
    `${nameAsWritten(domain)} belongs to another organisation, which has proven it. Choose another domain.`,
  );

/** Rows of an organisation's domains, the primary one first, which nobody else changes until the transaction ends. */
export const lockDomains = (db: TenantTransaction, orgId: string) =>
  db
    .selectFrom("domains")
    .selectAll()
    .where("orgId", "=", orgId)
    .orderBy("isPrimary", "desc")
    .orderBy("domain")
    .forUpdate()
    .execute();

/**
 * Adds a domain that is waited for, with the records that its owner sets.
 * @throws Failure 409 `domain_taken` for one that another organisation has proven
 */
export async function addDomain(
  { db, now, random, request, atDns }: Context,
  { orgId, isReseller }: Pick<Tenant, "orgId" | "isReseller">,
  domain: string,
): Promise<void> {
  const owner = await findDomainOrganisation(db, domain);
  if (owner !== null && owner !== orgId) throw takenBySomebody(domain);
  const platform = atDns ? placeOf(atDns) : { host: new URL(request.origin).hostname, addresses: [] };
  const mapping = recordsFor(
    { domain, token: newToken(random), isReseller, throughDomain: await resellersDomain(db, orgId) },
    platform,
  );
  await db
    .insertInto("domains")
    .values({ orgId, domain, ...begun(mapping, now) })
    .execute();
}

/** Makes one of an organisation's domains the primary one, or none. */
export async function makePrimary(db: TenantTransaction, orgId: string, domain: string | null): Promise<void> {
  // First none, then one: two are never primary at once.
  await db
    .updateTable("domains")
    .set({ isPrimary: false })
    .where("orgId", "=", orgId)
    .where("isPrimary", "=", true)
    .execute();
  if (domain === null) return;
  await db
    .updateTable("domains")
    .set({ isPrimary: true })
    .where("orgId", "=", orgId)
    .where("domain", "=", domain)
    .execute();
}

export const removeDomains = async (db: TenantTransaction, orgId: string, domains: readonly string[]) => {
  if (domains.length === 0) return;
  await db.deleteFrom("domains").where("orgId", "=", orgId).where("domain", "in", domains).execute();
};

/**
 * Sets the domain that an organisation wants. What it had leads to the new one if it was proven, and is given up else.
 * @param wanted null takes away all; of a reseller the primary one
 * @throws Failure 409 `domain_taken`
 */
export async function wantDomain(
  context: Context,
  organisation: Pick<Tenant, "orgId" | "isReseller">,
  wanted: string | null,
): Promise<void> {
  const { db } = context;
  const { orgId, isReseller } = organisation;
  const had = await lockDomains(db, orgId);
  if (wanted === null) {
    const gone = isReseller ? had.filter(({ isPrimary }) => isPrimary) : had;
    return removeDomains(
      db,
      orgId,
      gone.map(({ domain }) => domain),
    );
  }
  const primary = had.find(({ isPrimary }) => isPrimary);
  if (primary?.domain === wanted) return;
  // The one that was waited for is given up; a reseller's others are the platform's to take away.
  const unproven = primary && primary.status !== "VERIFIED" ? [primary.domain] : [];
  const old = had
    .filter(({ domain, status }) => !isReseller && status === "VERIFIED" && domain !== wanted)
    .toSorted((one, other) => (other.verifiedAt?.getTime() ?? 0) - (one.verifiedAt?.getTime() ?? 0))
    .slice(MOST_OLD)
    .map(({ domain }) => domain);
  await removeDomains(db, orgId, [...unproven, ...old]);
  if (!had.some(({ domain }) => domain === wanted)) await addDomain(context, organisation, wanted);
  await makePrimary(db, orgId, wanted);
}
