import { enterOrganisation } from "../../database/enter-organisation";
import type { DnsErrand } from "../../preparations";

/** Of an organisation as the platform's list has it. */
const MOST_DOMAINS = 20;

/** Where the platform is, for records that name its addresses. */
export const askForPlatform: DnsErrand<unknown> = async () => [];

/** The domains of one's own organisation, or of one below, that wait for an answer, and the primary one. */
export const askForDomains: DnsErrand<{ orgId: string }> = (ask, organisation, { orgId }) =>
  ask(async (db) => {
    const tenant = orgId === organisation.orgId ? organisation : await enterOrganisation(db, orgId);
    // The handler says what is wrong with it.
    if (!tenant) return [];
    const domains = await db
      .selectFrom("domains")
      .select("domain")
      .where("orgId", "=", orgId)
      .where((row) => row.or([row("isPrimary", "=", true), row("status", "!=", "VERIFIED")]))
      .orderBy("isPrimary", "desc")
      .limit(MOST_DOMAINS)
      .execute();
    return domains.map(({ domain }) => ({ domain, below: tenant.isReseller }));
  });
