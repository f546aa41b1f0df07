import type { ById } from "../schemas/common";
import type {
  MarkNotifications,
  Notification,
  NotificationDetail,
  NotificationPage,
  NotificationQuery,
  NotificationSettings,
  NotificationsMarked,
  UpdateNotificationSettings,
} from "../schemas/notification";
import { type Nothing, read, write } from "./operation";

export const notifications = {
  /**
   * Lists the person's own notifications, newest first, and counts the unread.
   * @example const { data, unreadCount } = await client.notifications.list({ limit: 20, page: 1 });
   */
  list: read<NotificationQuery, NotificationPage>("POST /notifications", {
    query: ["limit", "page"],
    page: "totalRecords",
    limit: 20,
    background: true,
  }),

  /**
   * Reads one notification, with the message of a visitor that it may tell of; that alone doesn't mark it.
   * @example const notification = await client.notifications.get({ id });
   */
  get: read<ById, NotificationDetail>("GET /notifications/{id}"),

  /**
   * Marks a notification as read; marking it twice changes nothing.
   * @example await client.notifications.markRead({ id: notification._id });
   */
  markRead: write<ById, Notification>("PUT /notifications/{id}/read", {
    permission: "notifications.read",
    touches: ["notifications"],
  }),

  /**
   * Takes the mark back: the undo of `markRead`.
   * @example await client.notifications.markUnread({ id: notification._id });
   */
  markUnread: write<ById, Notification>("PUT /notifications/{id}/unread", {
    permission: "notifications.read",
    touches: ["notifications"],
    addition: true,
  }),

  /**
   * Marks those that are named, at most 200, as read or as unread, and tells how many changed. An id that is not one of the
   * person's own counts for nothing.
   * @example await client.notifications.mark({ ids: [notification._id], read: false });
   */
  mark: write<MarkNotifications, NotificationsMarked>("PUT /notifications/marks", {
    permission: "notifications.read",
    touches: ["notifications"],
    addition: true,
  }),

  /**
   * Marks all of the person's notifications as read, and tells how many were not.
   * @example const { marked } = await client.notifications.markAllRead();
   */
  markAllRead: write<Nothing, NotificationsMarked>("PUT /notifications/read", {
    permission: "notifications.read",
    touches: ["notifications"],
    addition: true,
  }),

  /**
   * Reads which types of notification the organisation's staff get, and which by e-mail too.
   * @example const { booking_created } = await client.notifications.settings();
   */
  settings: read<Nothing, NotificationSettings>("GET /notifications/settings"),

  /**
   * Changes what staff are told of; types left out stay as they are. Gives all settings.
   * @example await client.notifications.updateSettings({ notificationSettings: { expiry_today: { enabled: true, email: true } } });
   */
  updateSettings: write<UpdateNotificationSettings, NotificationSettings>("PUT /notifications/settings", {
    touches: ["notifications"],
  }),
};
