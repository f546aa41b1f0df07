import type { Permission } from "@carrel/sdk/contract";
import type { NotificationsMarked } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";
import { visibleTypes } from "../../platform/notifications/audience";
import { personOf } from "../auth/person";

type Reading = Pick<Context, "db" | "orgId" | "actor">;

/** What the caller was told, of what he may still see; the database's fence leaves out branches that are not his. */
export const ownNotifications = (context: Reading) => {
  const { userId, permissions } = personOf(context);
  return context.db
    .selectFrom("notifications")
    .selectAll()
    .where("orgId", "=", context.orgId)
    .where("userId", "=", userId)
    .where(isVisible(permissions));
};

/** Whether a notification is of a type that somebody with these permissions may see. */
const isVisible = (permissions: ReadonlySet<Permission>) =>
  sql<boolean>`type = any (${visibleTypes(permissions)}::text[])`;

/** @throws Failure 404 for a notification that doesn't exist, is somebody else's, or of what the caller may see no more */
export async function findNotification(context: Reading, notificationId: string): Promise<Row<"notifications">> {
  const notification = await ownNotifications(context).where("notificationId", "=", notificationId).executeTakeFirst();
  if (!notification) throw notFound("Notification");
  return notification;
}

/** Counts what the caller has not read. No number is kept beside the rows, so that none can drift from them. */
export async function countUnread(context: Reading): Promise<number> {
  const { unread } = await ownNotifications(context)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("isRead", "=", false)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks one of the caller's notifications; marking it twice changes nothing. @throws Failure 404 */
export async function mark(
  context: Reading & Pick<Context, "now">,
  notificationId: string,
  isRead: boolean,
): Promise<Row<"notifications">> {
  const { db, orgId, now } = context;
  const notification = await findNotification(context, notificationId);
  const changed = await db
    .updateTable("notifications")
    .set({ isRead, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("notificationId", "=", notification.notificationId)
    .where("isRead", "<>", isRead)
    .returningAll()
    .executeTakeFirst();
  return changed ?? { ...notification, isRead };
}

/** Marks all of the caller's notifications that he may see, or those of them that are named, and counts what changed. */
export async function markOwn(
  { db, orgId, now, actor }: Reading & Pick<Context, "now">,
  isRead: boolean,
  ids?: readonly string[],
): Promise<NotificationsMarked> {
  const { userId, permissions } = personOf({ actor });
  const { numUpdatedRows } = await db
    .updateTable("notifications")
    .set({ isRead, updatedAt: now })
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("isRead", "<>", isRead)
    .where(isVisible(permissions))
    .$if(ids !== undefined, (query) => query.where("notificationId", "in", ids ?? []))
    .executeTakeFirst();
  return { marked: Number(numUpdatedRows) };
}
