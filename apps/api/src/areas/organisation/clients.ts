import type { ClientDetail, ClientOrganisation, ClientQuery } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type * as z from "zod";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import { notFound } from "../../failure";
import { tenantOf } from "../tenant";
import { requireWholeOrganisation } from "./below";
import { settingsRecord } from "./record";
import { siteAddress } from "./site-address";

/** A row of `find_clients`. */
interface FoundClient extends Omit<ClientOrganisation, "_id" | "createdAt" | "updatedAt"> {
  orgId: string;
  createdAt: Date;
  updatedAt: Date;
  allRows: number;
}

interface Asked {
  orgId?: string;
  search?: string | undefined;
  status?: z.output<typeof ClientQuery>["status"];
  limit: number;
  offset: number;
}

export const findClients = async ({ db, now }: Pick<Context, "db" | "now">, asked: Asked) => {
  const { orgId = null, search = "", status = "ALL", limit, offset } = asked;
  const { rows } = await sql<FoundClient>`
    select * from find_clients(${orgId}::uuid, ${search}, ${status === "ALL" ? null : status}::text, ${now}, ${limit},
      ${offset})`.execute(db);
  return rows;
};

export const clientRecord = ({ orgId, allRows: _, subscription, ...found }: FoundClient): ClientOrganisation => ({
  _id: orgId,
  ...found,
  // JSON writes an instant as PostgreSQL does.
  subscription: subscription && {
    ...subscription,
    currentPeriodEnd: new Date(subscription.currentPeriodEnd).toISOString(),
  },
  createdAt: found.createdAt.toISOString(),
  updatedAt: found.updatedAt.toISOString(),
});

/** The organisations below one's own; none, for who has none. Each look of the super organisation is audited. */
export async function clients(context: Context<z.output<typeof ClientQuery> & { limit: number; page: number }>) {
  const { input } = context;
  requireWholeOrganisation(context);
  const { limit, page } = input;
  const asked = { search: input.search, status: input.status };
  const rows = await findClients(context, { ...asked, limit, offset: (page - 1) * limit });
  if (tenantOf(context).isSuper) context.audit({ after: { organisations: rows.map(({ orgCode }) => orgCode) } });
  const [first] = rows.length > 0 || page === 1 ? rows : await findClients(context, { ...asked, limit: 1, offset: 0 });
  return { data: rows.map(clientRecord), totalRecords: first?.allRows ?? 0 };
}

/** @throws Failure 404 for an organisation that isn't below one's own */
export async function client(context: Context<{ id: string }>): Promise<ClientDetail> {
  const { input } = context;
  requireWholeOrganisation(context);
  const [found] = await findClients(context, { orgId: input.id, limit: 1, offset: 0 });
  if (!found) throw notFound("Organization");
  const tenant = await context.enter(input.id);
  const { timezone, currency, theme, features, orgSettings, ...shown } = settingsRecord(tenant);
  const { branding, brandNameVisible, socialLinks, upiDetails, upiProposal } = shown;
  return {
    ...clientRecord(found),
    timezone,
    currency,
    theme,
    features,
    orgSettings,
    branding,
    brandNameVisible,
    socialLinks,
    upiDetails,
    upiProposal,
    ...(await countsOf(context, tenant)),
    websiteUrl: await siteAddress(context.db, context.request.origin, tenant),
  };
}

const countsOf = async ({ db }: Context, { orgId }: Tenant) => {
  const { rows } = await sql<{ adminUsers: number; customers: number; lastLoginAt: Date | null }>`
    select (select count(*) from admin_users where org_id = ${orgId})::integer as admin_users,
      (select count(*) from customers where org_id = ${orgId})::integer as customers,
      (select max(last_login_at) from admin_users where org_id = ${orgId}) as last_login_at`.execute(db);
  const counts = rows[0];
  return {
    adminUsers: counts?.adminUsers ?? 0,
    customers: counts?.customers ?? 0,
    lastLoginAt: counts?.lastLoginAt?.toISOString() ?? null,
  };
};
