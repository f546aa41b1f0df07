import type { Permission } from "@carrel/sdk/contract";
import { needsEveryBranch } from "@carrel/sdk/domain";
import { NOTIFICATION_TYPES, type NotificationType } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { TenantTransaction } from "../../database/port";
import type { Row } from "../../database/schema";

/** What somebody must be allowed to see before he is told of it, beside his notifications. */
const NEEDS: Readonly<Record<NotificationType, Permission>> = {
  booking_created: "bookings.read",
  booking_cancelled: "bookings.read",
  payment_received: "bookings.read",
  payment_refunded: "bookings.read",
  booking_claimed: "bookings.read",
  expiry_7_days: "desks.read",
  expiry_1_day: "desks.read",
  expiry_today: "desks.read",
  installation_requested: "installationRequests.read",
  installation_assigned: "installationRequests.read",
  business_unit_assigned: "businessUnits.read",
  contact_received: "organisation.read",
  domain_verified: "website.read",
  domain_failed: "website.read",
  domain_warned: "website.read",
  subscription_ending: "subscription.read",
  subscription_past_due: "subscription.read",
  subscription_charge_failed: "subscription.read",
  subscription_expired: "subscription.read",
  api_keys_given: "apiKeys.read",
  payment_address_proposed: "organisation.write",
  invitation_ended: "adminUsers.write",
  address_taken_back: "adminUsers.write",
  visitor_erased: "customers.read",
};

/** The types that somebody with these permissions sees, also of what he was told before he lost some. */
export const visibleTypes = (permissions: ReadonlySet<Permission>): readonly NotificationType[] =>
  NOTIFICATION_TYPES.filter((type) => permissions.has(NEEDS[type]));

/** Somebody who may be told. */
export interface Listener {
  userId: string;
  email: string;
  /** Null: every one. */
  allowedBranches: readonly string[] | null;
  permissions: ReadonlySet<Permission>;
}

/** The organisation's active staff who have notifications at all. */
export async function readListeners(db: TenantTransaction, orgId: string): Promise<Listener[]> {
  const people = await db
    .selectFrom("adminUsers as u")
    .innerJoin("roles as r", (join) => join.onRef("r.orgId", "=", "u.orgId").onRef("r.roleId", "=", "u.roleId"))
    .select(["u.userId", "u.email", "u.isDefaultUser", "u.allowedBranches", "r.permissions"])
    .where("u.orgId", "=", orgId)
    .where("u.isActive", "=", true)
    .where("u.emailProvenAt", "is not", null)
    .where(sql<boolean>`'notifications.read' = any (r.permissions)`)
    .orderBy("u.userId")
    .execute();
  return people.map(({ userId, email, isDefaultUser, allowedBranches, permissions }) => ({
    userId,
    email,
    permissions: new Set(permissions),
    allowedBranches: isDefaultUser ? null : allowedBranches,
  }));
}

/** Whether somebody is to be told of an event: of what he may see, in branches where he may work, if it is meant for him. */
export const hears = (
  { userId, permissions, allowedBranches }: Listener,
  { type, branchId, detail }: Pick<Row<"notificationEvents">, "type" | "branchId" | "detail">,
): boolean =>
  permissions.has(NEEDS[type]) &&
  (allowedBranches === null || !needsEveryBranch(NEEDS[type])) &&
  (branchId === null || allowedBranches === null || allowedBranches.includes(branchId)) &&
  (detail.userIds === undefined || detail.userIds.includes(userId));
