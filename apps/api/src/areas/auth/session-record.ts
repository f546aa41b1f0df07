import { subscriptionStands } from "@carrel/sdk/domain";
import { OccasionalArea, type Session } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { notFound } from "../../failure";
import { hasSecondFactor } from "../../pipeline/second-factor";
import { bookingsCloseAt } from "../subscription/bookings-close";
import { siteOf } from "../website/state";

/** Whether the session's organisation has anything in a table: one look into its key. */
const hasAny = (table: "business_units" | "installation_requests") =>
  sql<boolean>`exists (select 1 from ${sql.table(table)} t where t.org_id = session.org_id)`;

/** Whether each area is somebody's work here. Everybody's requests come to the super organisation. */
const works = (row: Record<"isSuper" | "isReseller" | "hasUnits" | "hasRequests", boolean>) =>
  ({
    businessUnits: row.hasUnits,
    installationRequests: row.hasRequests || row.isSuper,
    tracking: row.hasUnits || row.isSuper || row.isReseller,
  }) satisfies Record<OccasionalArea, boolean>;

/**
 * The session as the screens read it.
 * @param session which one of the tenant's sessions
 */
export async function readSession(
  {
    db,
    orgId,
    now,
    asksForSecondFactor,
    request,
  }: Pick<Context, "db" | "orgId" | "now" | "asksForSecondFactor" | "request">,
  sessionId: string,
): Promise<Session> {
  const row = await db
    .selectFrom("sessions as session")
    .innerJoin("adminUsers as person", (join) =>
      join.onRef("person.orgId", "=", "session.orgId").onRef("person.userId", "=", "session.userId"),
    )
    .innerJoin("roles as role", (join) =>
      join.onRef("role.orgId", "=", "person.orgId").onRef("role.roleId", "=", "person.roleId"),
    )
    .innerJoin("organisations as organisation", "organisation.orgId", "session.orgId")
    .leftJoin("subscriptions as subscription", "subscription.orgId", "session.orgId")
    .where("session.orgId", "=", orgId)
    .where("session.sessionId", "=", sessionId)
    .select([
      "session.expiresAt",
      "person.userId",
      "person.name",
      "person.email",
      "person.selectedBranch",
      "person.allowedBranches",
      "person.isDefaultUser",
      "role.permissions",
      "organisation.orgName",
      "organisation.orgCode",
      "organisation.workspaceKind",
      "organisation.theme",
      "organisation.features",
      "organisation.currency",
      "organisation.timezone",
      "organisation.isReseller",
      "organisation.isClient",
      "organisation.isSuper",
      "organisation.requireSecondFactor",
    ])
    .select([
      hasSecondFactor("person").as("hasSecondFactor"),
      hasAny("business_units").as("hasUnits"),
      hasAny("installation_requests").as("hasRequests"),
      "subscription.status as subscriptionStatus",
      "subscription.currentPeriodEnd",
    ])
    .executeTakeFirst();
  if (!row) throw notFound("Session");
  const isWork = works(row);
  const site = await siteOf(db, { orgId, ...row }, request.origin);
  const { subscriptionStatus: status, currentPeriodEnd } = row;
  const subscription = status && currentPeriodEnd ? { status, currentPeriodEnd } : null;
  const closesAt = subscription && bookingsCloseAt(subscription, now);
  const reachable = row.isDefaultUser || row.allowedBranches.includes(row.selectedBranch ?? "");
  return {
    _id: row.userId,
    name: row.name,
    email: row.email,
    permissions: row.permissions,
    selectedBranch: reachable ? row.selectedBranch : null,
    allowedBranches: row.allowedBranches,
    isDefaultUser: row.isDefaultUser,
    loggedOrgDetails: {
      _id: orgId,
      orgName: row.orgName,
      orgCode: row.orgCode,
      workspaceKind: row.workspaceKind,
      theme: row.theme,
      features: row.features,
      currency: row.currency,
      timezone: row.timezone,
      websiteSettings: site && { ...site.websiteSettings },
      dnsMapping: site?.dnsMapping ? { ...site.dnsMapping } : null,
      subscriptionExpired: closesAt !== null,
      subscriptionStatus: subscription && subscriptionStands(subscription, now),
      subscriptionEndsAt: subscription?.currentPeriodEnd.toISOString() ?? null,
      bookingsCloseAt: closesAt?.toISOString() ?? null,
      isReseller: row.isReseller,
      isClient: row.isClient,
      isSuper: row.isSuper,
    },
    inUse: OccasionalArea.options.filter((area) => isWork[area] && row.permissions.includes(`${area}.read`)),
    expiresAt: row.expiresAt.toISOString(),
    secondFactorNeeded: !row.hasSecondFactor && asksForSecondFactor(row),
  };
}
