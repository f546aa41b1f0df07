import {
  NOTIFICATION_TYPES,
  type NotificationSetting,
  type NotificationSettings,
  type NotificationType,
} from "@carrel/sdk/schemas";
import type { TenantTransaction } from "../../database/port";

/** Mailed until somebody says otherwise: what is rare, and may not wait until somebody looks at the screen. */
const MAILED: ReadonlySet<NotificationType> = new Set([
  "installation_requested",
  "contact_received",
  "domain_failed",
  "domain_warned",
  "subscription_ending",
  "subscription_past_due",
  "subscription_charge_failed",
  "subscription_expired",
  "api_keys_given",
  "payment_address_proposed",
  "invitation_ended",
  "address_taken_back",
]);

const defaultOf = (type: NotificationType): NotificationSetting => ({ enabled: true, email: MAILED.has(type) });

/** The organisation's choice for each type; the defaults where it made none. */
export async function readSettings(db: TenantTransaction, orgId: string): Promise<NotificationSettings> {
  const chosen = await db
    .selectFrom("notificationSettings")
    .select(["type", "enabled", "email"])
    .where("orgId", "=", orgId)
    .execute();
  const settings = new Map(chosen.map(({ type, enabled, email }) => [type, { enabled, email }]));
  return Object.fromEntries(
    NOTIFICATION_TYPES.map((type) => [type, settings.get(type) ?? defaultOf(type)]),
  ) as NotificationSettings;
}
