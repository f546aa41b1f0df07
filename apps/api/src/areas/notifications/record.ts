import type { Notification } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";

export const notificationRecord = (row: Row<"notifications">): Notification => ({
  _id: row.notificationId,
  type: row.type,
  title: row.title,
  body: row.body,
  link: row.link,
  read: row.isRead,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
