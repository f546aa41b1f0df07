import * as z from "zod";
import { MOST_MARKED } from "../domain/limits";
import { Count, Id, page, pageQuery, stamps, text } from "./common";
import { ContactMessage } from "./contact";

/** What staff can be told of. */
export const NOTIFICATION_TYPES = [
  "booking_created",
  "booking_cancelled",
  "payment_received",
  "payment_refunded",
  "booking_claimed",
  "expiry_7_days",
  "expiry_1_day",
  "expiry_today",
  "installation_requested",
  "installation_assigned",
  "business_unit_assigned",
  "contact_received",
  "domain_verified",
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
  "visitor_erased",
] as const;
export const NotificationType = z.enum(NOTIFICATION_TYPES);
export type NotificationType = z.infer<typeof NotificationType>;

/** Something that happened, told to one person; `read` is his own. */
export const Notification = z.object({
  _id: Id,
  type: NotificationType,
  title: text(200),
  body: text(2000),
  /** The back-office's path that shows it, such as `/bookings/019a…`; null when there is none. */
  link: text(500).nullable(),
  read: z.boolean(),
  ...stamps,
});
export interface Notification extends z.infer<typeof Notification> {}

/** A notification by itself, with what a list leaves out. */
export const NotificationDetail = z.object({
  ...Notification.shape,
  /** The message that a `contact_received` tells of; null for all others. */
  contact: ContactMessage.nullable().optional(),
});
export interface NotificationDetail extends z.infer<typeof NotificationDetail> {}

/** `read` left out: all; false: the unread alone. */
export const NotificationQuery = z.strictObject({
  limit: pageQuery.limit,
  page: pageQuery.page,
  read: z.boolean().optional(),
});
export interface NotificationQuery extends z.infer<typeof NotificationQuery> {}

export const NotificationPage = z.object({
  ...page(Notification).shape,
  /** All that are unread, also those that aren't on the page. */
  unreadCount: Count,
});
export interface NotificationPage extends z.infer<typeof NotificationPage> {}

export const MarkNotifications = z.strictObject({
  ids: z.array(Id).min(1, "Name at least one notification").max(MOST_MARKED, `Name at most ${MOST_MARKED}`),
  read: z.boolean(),
});
export interface MarkNotifications extends z.input<typeof MarkNotifications> {}

/** How many notifications a call changed. */
export const NotificationsMarked = z.object({ marked: Count });
export interface NotificationsMarked extends z.infer<typeof NotificationsMarked> {}

/** Something for every type of notification. */
const ofEachType = <Setting extends z.ZodType>(setting: Setting) =>
  Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, setting])) as Record<NotificationType, Setting>;

export const NotificationSetting = z.object({
  /** Staff are told on their screens. */
  enabled: z.boolean(),
  /** Staff are told by e-mail as well; nothing is sent while `enabled` is off. */
  email: z.boolean(),
});
export interface NotificationSetting extends z.infer<typeof NotificationSetting> {}

/** The organisation's choice for each type. */
export const NotificationSettings = z.object(ofEachType(NotificationSetting));
export interface NotificationSettings extends z.infer<typeof NotificationSettings> {}

/** `email` left out stays as it is. */
export const ChangeNotificationSetting = z.strictObject({ enabled: z.boolean(), email: z.boolean().optional() });
export interface ChangeNotificationSetting extends z.infer<typeof ChangeNotificationSetting> {}

/** The types to change; those left out stay as they are. */
export const UpdateNotificationSettings = z.strictObject({
  notificationSettings: z.strictObject(ofEachType(ChangeNotificationSetting.optional())),
});
export interface UpdateNotificationSettings extends z.input<typeof UpdateNotificationSettings> {}
