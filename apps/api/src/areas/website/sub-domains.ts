import type { Context } from "../../context";
import { findResellerHome, labelsTaken } from "../../database/lookups";
import type { Tenant, TenantTransaction } from "../../database/port";
import { conflict, invalid } from "../../failure";
import { breaksUnique } from "../constraint";
import { platformHost } from "./hosts";
import { labelProblem, platformNames } from "./refused-names";
import { labelsFor } from "./suggestions";

/** Below what an organisation's sub-domain can lie. */
interface Home {
  /** The reseller's whose domain it is; null: the platform's. */
  homeId: string | null;
  host: string;
}

const MOST_SUGGESTED = 20;

/** Its reseller's domain, where the names below it lead here: he is the platform to it (decision 84). Else the platform's host. */
async function homeOf(db: TenantTransaction, { orgId, resellerId }: Tenant, origin: string): Promise<Home | null> {
  const host = platformHost(origin);
  const resellers = resellerId === null ? null : await findResellerHome(db, orgId);
  if (resellers !== null) return { homeId: resellerId, host: resellers };
  return host === null ? null : { homeId: null, host };
}

const citiesOf = async (db: TenantTransaction, orgId: string): Promise<string[]> => {
  const branches = await db
    .selectFrom("branches")
    .select("address")
    .where("orgId", "=", orgId)
    .orderBy("createdAt")
    .limit(5)
    .execute();
  return branches.flatMap(({ address }) => address.city ?? []);
};

/** Sub-domains that an organisation can take, the best first. */
export async function availableDomains(
  { db, request: { origin } }: Pick<Context, "db" | "request">,
  organisation: Tenant,
): Promise<string[]> {
  const { orgId, orgName, orgCode } = organisation;
  const names = await platformNames(db, origin);
  const suggested = labelsFor({ orgName, orgCode, cities: await citiesOf(db, orgId) });
  const labels = suggested.filter((label) => labelProblem(label, names) === null);
  const home = await homeOf(db, organisation, origin);
  if (!home) return [];
  const taken = new Set(await labelsTaken(db, { homeId: home.homeId, labels, orgId }));
  return labels
    .filter((label) => !taken.has(label))
    .map((label) => `${label}.${home.host}`)
    .slice(0, MOST_SUGGESTED);
}

const refused = (message: string) => invalid([{ path: ["domain"], message }]);

/**
 * Gives an organisation a sub-domain, in place of the one that it has.
 * @param asked the whole name; undefined: the one that it has, else the first of those that it can take
 * @throws Failure 400 at `domain` for a name that can't be one; 409 `domain_taken`
 */
export async function takeSubDomain(
  context: Pick<Context, "db" | "now" | "request">,
  organisation: Tenant,
  asked: string | undefined,
): Promise<void> {
  const { db, now, request } = context;
  const { orgId } = organisation;
  const had = await db.selectFrom("websites").select("homeId").where("orgId", "=", orgId).executeTakeFirst();
  const stands = had && (had.homeId === null || had.homeId === organisation.resellerId);
  if (stands && asked === undefined) return;
  const domain = asked ?? (await availableDomains(context, organisation))[0];
  if (domain === undefined) throw conflict("domain_missing", "No sub-domain is free. Choose one by its name.");
  const home = await homeOf(db, organisation, request.origin);
  if (!home) throw refused("The platform has no host below which it could lie");
  if (!domain.endsWith(`.${home.host}`)) throw refused(`Use a name that ends in .${home.host}`);
  const label = domain.slice(0, -home.host.length - 1);
  const problem = labelProblem(label, await platformNames(db, request.origin));
  if (problem) throw refused(problem);
  const place = { label, homeId: home.homeId, updatedAt: now };
  try {
    await db
      .insertInto("websites")
      .values({ orgId, ...place, requestedAt: now })
      .onConflict((row) => row.column("orgId").doUpdateSet(place))
      .execute();
  } catch (error) {
    if (!breaksUnique(error, "websites_label_unique")) throw error;
    throw conflict("domain_taken", `${domain} is taken. Choose another name.`);
  }
}
