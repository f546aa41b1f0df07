import { NOTIFICATION_TYPES, type NotificationSettings, type UpdateNotificationSettings } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { readSettings } from "../../platform/notifications/settings";

/**
 * Changes what staff are told of, type by type: those left out stay as they are, so that two editors of different types
 * both keep what they chose.
 */
export async function updateSettings(
  context: Context<z.output<typeof UpdateNotificationSettings>>,
): Promise<NotificationSettings> {
  const { db, orgId, now } = context;
  const asked = context.input.notificationSettings;
  const before = await readSettings(db, orgId);
  for (const type of NOTIFICATION_TYPES) {
    const setting = asked[type];
    if (!setting) continue;
    const { enabled, email } = setting;
    await db
      .insertInto("notificationSettings")
      .values({ orgId, type, enabled, email: email ?? before[type].email, createdAt: now, updatedAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(["orgId", "type"])
          .doUpdateSet({ enabled, ...(email !== undefined && { email }), updatedAt: now }),
      )
      .execute();
  }
  const after = await readSettings(db, orgId);
  const changed = NOTIFICATION_TYPES.filter((type) => asked[type]);
  const only = (settings: NotificationSettings) => Object.fromEntries(changed.map((type) => [type, settings[type]]));
  context.audit({ recordId: orgId, before: only(before), after: only(after) });
  return after;
}
