import type { UpdateResellerDomains } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { invalid } from "../../failure";
import { addDomain, lockDomains, makePrimary, removeDomains } from "../website/domains";
import { domainProblem, platformNames } from "../website/refused-names";

/**
 * Replaces all domains of an entered reseller. Those that stay keep what DNS said of them.
 * @throws Failure 400 for one that can be nobody's own; 409 `domain_taken` for one that another organisation has proven
 */
export async function replaceDomains(
  context: Context,
  orgId: string,
  domains: z.output<typeof UpdateResellerDomains>["domains"],
): Promise<void> {
  const { db, request } = context;
  const naming = { origin: request.origin, names: await platformNames(db, request.origin) };
  const issues = domains.flatMap(({ domain }, index) => {
    const message = domainProblem(domain, naming);
    return message ? [{ path: ["domains", index, "domain"], message }] : [];
  });
  if (issues.length > 0) throw invalid(issues);
  const had = (await lockDomains(db, orgId)).map(({ domain }) => domain);
  const gone = had.filter((name) => !domains.some(({ domain }) => domain === name));
  await removeDomains(db, orgId, gone);
  for (const { domain } of domains) {
    if (!had.includes(domain)) await addDomain(context, { orgId, isReseller: true }, domain);
  }
  const primary = domains.find(({ isPrimary }) => isPrimary) ?? domains[0];
  await makePrimary(db, orgId, primary?.domain ?? null);
}
