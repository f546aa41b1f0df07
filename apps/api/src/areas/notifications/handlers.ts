import type { Validation } from "@carrel/sdk/validation";
import type { AreaHandlers } from "../../context";
import type { Available } from "../../pending";
import { readSettings } from "../../platform/notifications/settings";
import { listPage } from "../list-page";
import { countUnread, findNotification, mark, markOwn, ownNotifications } from "./queries";
import { notificationRecord } from "./record";
import { toldMessage } from "./told-message";
import { updateSettings } from "./update-settings";

export const notificationHandlers: AreaHandlers<Available, Validation, "notifications"> = {
  async list(context) {
    const { read } = context.input;
    const { rows, total, atLeast } = await listPage(
      ownNotifications(context)
        .$if(read !== undefined, (query) => query.where("isRead", "=", read ?? false))
        .orderBy("createdAt", "desc")
        .orderBy("notificationId", "desc"),
      context.input,
    );
    return {
      data: rows.map(notificationRecord),
      totalRecords: total,
      atLeast,
      unreadCount: await countUnread(context),
    };
  },

  async get(context) {
    const notification = await findNotification(context, context.input.id);
    return { ...notificationRecord(notification), contact: await toldMessage(context, notification) };
  },
  markRead: async (context) => notificationRecord(await mark(context, context.input.id, true)),
  markUnread: async (context) => notificationRecord(await mark(context, context.input.id, false)),

  mark: ({ input: { ids, read }, ...context }) => markOwn(context, read, ids),
  markAllRead: (context) => markOwn(context, true),

  settings: ({ db, orgId }) => readSettings(db, orgId),
  updateSettings,
};
