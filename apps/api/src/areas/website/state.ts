import type { DomainState } from "@carrel/sdk/schemas";
import { findAddresses, findResellerHome } from "../../database/lookups";
import type { Tenant, TenantTransaction } from "../../database/port";
import { siteAddress } from "../organisation/site-address";
import { platformHost } from "./hosts";
import { standsUntil } from "./standing";

type Shown = Pick<Tenant, "orgId" | "orgCode" | "isSuper" | "isReseller">;

const readRow = (db: TenantTransaction, orgId: string) =>
  db
    .selectFrom("organisations as o")
    .leftJoin("websites as w", "w.orgId", "o.orgId")
    .leftJoin("domains as d", (join) => join.onRef("d.orgId", "=", "o.orgId").on("d.isPrimary", "=", true))
    .where("o.orgId", "=", orgId)
    .select(["w.requestedAt", "w.label", "w.homeId"])
    .select(["d.domain", "d.status", "d.dnsMapping", "d.checkedAt", "d.verifiedAt", "d.warnedAt"])
    .executeTakeFirst();

/** Where a host is opened, beside the platform. */
const addressOfHost = (origin: string, host: string) => {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${host}${port && `:${port}`}`;
};

type SiteRow = Awaited<ReturnType<typeof readRow>>;

/**
 * The site of an organisation that the transaction is in, as it stands.
 * @param origin the platform's address
 */
export const domainState = async (db: TenantTransaction, organisation: Shown, origin: string): Promise<DomainState> =>
  stateOf(db, organisation, origin, await readRow(db, organisation.orgId));

/** As `domainState`; null where it has neither a site nor a domain. */
export const siteOf = async (
  db: TenantTransaction,
  organisation: Shown,
  origin: string,
): Promise<DomainState | null> => {
  const row = await readRow(db, organisation.orgId);
  return row?.label || row?.domain ? stateOf(db, organisation, origin, row) : null;
};

const textOf = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

async function stateOf(db: TenantTransaction, organisation: Shown, origin: string, row: SiteRow): Promise<DomainState> {
  const { orgId } = organisation;
  const addresses = await findAddresses(db, orgId);
  // Who left its reseller has nothing below his domain any more.
  const home = row?.homeId ? (addresses?.isAtReseller && addresses.resellerDomain) || null : platformHost(origin);
  const defaultDomain = row?.label && home ? `${row.label}.${home}` : null;
  // Below a reseller's domain it is there as long as his names lead here.
  const leadsHere = !row?.homeId || (await findResellerHome(db, orgId)) === home;
  const site = defaultDomain && leadsHere ? addressOfHost(origin, defaultDomain) : null;
  const own = addresses?.ownDomain ? addressOfHost(origin, addresses.ownDomain) : null;
  const { status = null, warnedAt = null } = row ?? {};
  const asked = site ? "VERIFIED" : "FAILED";
  return {
    websiteSettings: {
      requestedAt: textOf(row?.requestedAt),
      defaultDomain,
      defaultDomainStatus: row?.label ? asked : "NOT_CONFIGURED",
      customDomain: row?.domain ?? null,
      status: status ?? "NOT_CONFIGURED",
      checkedAt: textOf(row?.checkedAt),
      verifiedAt: textOf(row?.verifiedAt),
      standsUntil: textOf(status && standsUntil({ status, warnedAt })),
      url: own ?? site ?? siteAddress(origin, organisation),
    },
    dnsMapping: row?.dnsMapping ?? null,
  };
}
