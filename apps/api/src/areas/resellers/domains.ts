import type { DnsMapping, UpdateResellerDomains } from "@carrel/sdk/schemas";
import type * as z from "zod";
import { newToken } from "../../codes/secrets";
import type { Context } from "../../context";
import { json } from "../../database/json";
import { conflict, invalid } from "../../failure";

/** Hosts that can't be given away: the platform's own, and all below it. */
const isPlatforms = (domain: string, home: string) =>
  ["localhost", home].some((name) => domain === name || domain.endsWith(`.${name}`));

/** The records that prove whose a domain is and lead it here. */
const mappingFor = (domain: string, home: string, proof: string): DnsMapping => ({
  domain,
  records: [
    { type: "TXT", name: `_carrel.${domain}`, value: `carrel-verification=${proof}`, found: [], ok: false },
    { type: "CNAME", name: domain, value: home, found: [], ok: false },
  ],
});

/**
 * Replaces all domains of an entered reseller. Those that stay keep what DNS said of them.
 * @throws Failure 400 for one of the platform's own; 409 `domain_taken`
 */
export async function replaceDomains(
  { db, now, random, request }: Context,
  orgId: string,
  domains: z.output<typeof UpdateResellerDomains>["domains"],
): Promise<void> {
  const home = new URL(request.origin).hostname;
  const issues = domains.flatMap(({ domain }, index) =>
    isPlatforms(domain, home)
      ? [{ path: ["domains", index, "domain"], message: "Use a domain of the reseller's own: this is the platform's" }]
      : [],
  );
  if (issues.length > 0) throw invalid(issues);
  const rows = await db.selectFrom("domains").select("domain").where("orgId", "=", orgId).execute();
  const kept = new Set(rows.map(({ domain }) => domain));
  const gone = [...kept].filter((name) => !domains.some(({ domain }) => domain === name));
  if (gone.length > 0) await db.deleteFrom("domains").where("orgId", "=", orgId).where("domain", "in", gone).execute();
  // In the order of their names, so that two resellers who want the same ones don't wait for each other.
  for (const { domain } of domains.toSorted((one, other) => (one.domain < other.domain ? -1 : 1))) {
    if (kept.has(domain)) continue;
    const added = await db
      .insertInto("domains")
      .values({
        orgId,
        domain,
        status: "PENDING",
        dnsMapping: json(mappingFor(domain, home, newToken(random))),
        createdAt: now,
      })
      .onConflict((clash) => clash.constraint("domains_domain_unique").doNothing())
      .returning("domain")
      .executeTakeFirst();
    if (!added) throw conflict("domain_taken", `${domain} belongs to another organisation. Choose another domain.`);
  }
  // First none, then one: two are never primary at once.
  await db.updateTable("domains").set({ isPrimary: false }).where("orgId", "=", orgId).execute();
  const primary = domains.find(({ isPrimary }) => isPrimary) ?? domains[0];
  if (!primary) return;
  await db
    .updateTable("domains")
    .set({ isPrimary: true })
    .where("orgId", "=", orgId)
    .where("domain", "=", primary.domain)
    .execute();
}
