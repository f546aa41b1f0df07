import type { KnownPlatform as ShownPlatform } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { platformHost } from "../areas/website/hosts";
import type { LookupTransaction, TenantTransaction } from "../database/port";
import { logoPath } from "../sites/logo-path";

/** The platform as an organisation's people and visitors know it: its reseller's, or its own. */
export interface KnownPlatform {
  /** Whose name it bears; null: its own. */
  resellerId: string | null;
  name: string;
  /** Such as `https://desks.example.com`, without a slash at its end. */
  address: string;
  theme: string | null;
  /** The address of his logo; null where he has none, and for the platform itself. */
  logo: string | null;
  /** What a reseller's pages and mails say that he runs on; null where they say nothing, and for the platform itself. */
  runsOn: string | null;
}

interface Found {
  /** Null for the platform's own. */
  resellerId: string | null;
  name: string;
  theme: string | null;
  /** The key of the reseller's. */
  logo: string | null;
  platformLine: boolean | null;
  /** The reseller's own domain that DNS leads here. */
  domain: string | null;
  /** The sub-domain that he chose, else that of his code. */
  label: string | null;
  superName: string;
}

/** As `siteAddress` has a reseller's, in the one statement that asks for all of this: his domain, else his sub-domain; the platform's own where that has no name. */
const addressOf = (publicUrl: string, { domain, label }: Pick<Found, "domain" | "label">) => {
  const url = new URL(publicUrl);
  if (domain !== null) url.hostname = domain;
  else if (label !== null && platformHost(publicUrl) !== null) url.hostname = `${label}.${url.hostname}`;
  return url.origin;
};

/**
 * How the platform is called and where it is, for an organisation: in its reseller's name where it is his client or himself, else in its
 * own. From what the database holds, never from the host that a caller named. A reseller who is inactive is nobody's: his host is closed.
 * @param publicUrl the platform's own address
 * @param orgIds the first that is there counts: one that a sign-up is about to make has its key's beside it
 */
export async function platformOf(
  db: LookupTransaction | TenantTransaction,
  publicUrl: string,
  orgIds: readonly string[],
): Promise<KnownPlatform> {
  const { rows } = await sql<Found>`
    select r.org_id as reseller_id, coalesce(r.org_name, s.org_name, '') as name,
      case when r.org_id is null then s.theme else r.theme end as theme, r.platform_line,
      coalesce(r.logo_square, r.branding ->> 'logoSmall', r.branding ->> 'logoLarge') as logo, a.own_domain as domain,
      coalesce(a.label, lower(r.org_code)) as label,
      coalesce(s.org_name, '') as super_name
    from (select 1) one
    left join lateral (
      select o.* from unnest(${orgIds}::uuid[]) with ordinality as asked (id, nth)
      cross join lateral find_organisation(asked.id) o order by asked.nth limit 1
    ) o on true
    left join lateral find_organisation(case when o.is_reseller then o.org_id else o.reseller_id end) r on r.is_active
    left join lateral find_addresses(r.org_id) a on true
    left join lateral find_super_organisation() s on true`.execute(db);
  const [found] = rows;
  if (!found?.resellerId) {
    return {
      resellerId: null,
      name: found?.name ?? "",
      address: publicUrl,
      theme: found?.theme ?? null,
      logo: null,
      runsOn: null,
    };
  }
  const { resellerId, name, theme, platformLine, superName } = found;
  const runsOn = platformLine === false || superName === "" ? null : superName;
  const address = addressOf(publicUrl, found);
  const logo = found.logo === null ? null : `${address}${logoPath(found.logo)}`;
  return { resellerId, name, address, theme, logo, runsOn };
}

/** What pages are told of it. */
export const platformRecord = ({ resellerId, name, address, runsOn }: KnownPlatform): ShownPlatform => ({
  isOwn: resellerId === null,
  name,
  address,
  runsOn,
});
