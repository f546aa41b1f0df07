import type { Session } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import { notFound } from "../../failure";
import { hasSecondFactor } from "../../pipeline/second-factor";

/**
 * The session as the screens read it.
 * @param session which one of the tenant's sessions
 */
export async function readSession(
  { db, orgId, now, asksForSecondFactor }: Pick<Context, "db" | "orgId" | "now" | "asksForSecondFactor">,
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
      "organisation.websiteSettings",
      "organisation.dnsMapping",
      "organisation.isReseller",
      "organisation.isClient",
      "organisation.isSuper",
      "organisation.requireSecondFactor",
    ])
    .select(hasSecondFactor("person").as("hasSecondFactor"))
    .select(
      sql<boolean>`coalesce(subscription.status in ('EXPIRED', 'CANCELLED') or subscription.current_period_end <= ${now}, false)`.as(
        "subscriptionExpired",
      ),
    )
    .executeTakeFirst();
  if (!row) throw notFound("Session");
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
      websiteSettings: row.websiteSettings,
      dnsMapping: row.dnsMapping,
      subscriptionExpired: row.subscriptionExpired,
      isReseller: row.isReseller,
      isClient: row.isClient,
      isSuper: row.isSuper,
    },
    expiresAt: row.expiresAt.toISOString(),
    secondFactorNeeded: !row.hasSecondFactor && asksForSecondFactor(row),
  };
}
