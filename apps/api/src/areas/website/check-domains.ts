import type { DnsMapping } from "@carrel/sdk/schemas";
import { newToken } from "../../codes/secrets";
import { json } from "../../database/json";
import { findDomainOrganisation } from "../../database/lookups";
import type { TenantTransaction } from "../../database/port";
import type { Look } from "../../platform/look-up-domains";
import type { Happening } from "../../platform/notifications/note-events";
import type { Random } from "../../ports";
import { breaksExclusion } from "../constraint";
import { type Checked, check } from "./check";
import { tokenOf } from "./records";
import { resellersDomain } from "./resellers-domain";
import { type Domain, standingAfter, standsUntil } from "./standing";

/** Somebody else has proven a domain. */
export class DomainTakenError extends Error {
  override readonly name = "DomainTakenError";

  constructor(readonly domain: string) {
    super(`${domain} is another organisation's`);
  }
}

interface Checking {
  now: Date;
  random: Random;
  isReseller: boolean;
  /** Whether a person asked, not the job. */
  byHand: boolean;
}

const TAKEN =
  "Another organisation has proven this domain. It can be yours once that one gives it up, or loses its records.";

const asTaken = ({ mapping, below }: Checked): Checked => ({
  finding: "missing",
  below,
  mapping: {
    ...mapping,
    records: mapping.records.map((record) =>
      record.type === "TXT" ? { ...record, ok: false, problem: TAKEN } : record,
    ),
  } satisfies DnsMapping,
});

/** What staff are told of a domain. */
const happeningOf = (
  domain: Domain,
  type: "domain_verified" | "domain_failed" | "domain_warned",
  now: Date,
): Happening => {
  const until = type === "domain_warned" ? standsUntil({ status: "VERIFIED", warnedAt: now }) : null;
  return {
    type,
    subjectId: domain.orgId,
    occasion: `${domain.domain} ${now.toISOString()}`,
    branchId: null,
    detail: { domain: domain.domain, ...(until && { standsUntil: until.toISOString() }) },
  };
};

/**
 * Writes what DNS said of domains into their locked rows.
 * @returns what staff are to be told of
 * @throws DomainTakenError where somebody else has one of them that a person asked about, or takes it at the same moment
 */
export async function writeChecks(
  db: TenantTransaction,
  domains: readonly Domain[],
  looked: Look,
  { now, random, isReseller, byHand }: Checking,
): Promise<Happening[]> {
  const happenings: Happening[] = [];
  const throughDomain = await resellersDomain(db, domains[0]?.orgId);
  for (const domain of domains) {
    const seen = looked.domains.find((found) => found.domain === domain.domain);
    if (!seen) continue;
    const token = tokenOf(domain.dnsMapping) ?? newToken(random);
    let checked = check({ domain: domain.domain, token, isReseller, throughDomain }, seen, looked);
    if (checked.finding === "found" && domain.status !== "VERIFIED") {
      const owner = await findDomainOrganisation(db, domain.domain);
      if (owner !== null && owner !== domain.orgId) {
        if (byHand) throw new DomainTakenError(domain.domain);
        checked = asTaken(checked);
      }
    }
    // What a client replaced leads to what it has; a reseller's others are hosts of his own.
    const isOld = !domain.isPrimary && !isReseller;
    const { changes, tell } = standingAfter(domain, checked, now, { byHand, isOld });
    await write(db, domain, checked, changes, now);
    if (tell) happenings.push(happeningOf(domain, tell, now));
  }
  return happenings;
}

const write = async (
  db: TenantTransaction,
  { orgId, domain, leadsBelow }: Domain,
  { mapping, below }: Checked,
  changes: ReturnType<typeof standingAfter>["changes"],
  now: Date,
) => {
  if (changes === null) {
    await db.deleteFrom("domains").where("orgId", "=", orgId).where("domain", "=", domain).execute();
    return;
  }
  try {
    await db
      .updateTable("domains")
      .set({
        ...changes,
        dnsMapping: json(mapping),
        checkedAt: now,
        leadsBelow: below === null || below === "unknown" ? leadsBelow : below === "found",
      })
      .where("orgId", "=", orgId)
      .where("domain", "=", domain)
      .execute();
  } catch (error) {
    if (breaksExclusion(error, "domains_domain_unique")) throw new DomainTakenError(domain);
    throw error;
  }
};
