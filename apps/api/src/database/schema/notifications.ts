import type { NotificationType } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { JsonWithDefault } from "../json";
import type { Instant, InstantOrNull, Stamps } from "./columns";

/** Something that happened and is to be told, written in its own transaction. */
interface NotificationEventsTable {
  orgId: string;
  eventId: string;
  type: NotificationType;
  /** What it is about: a booking, a payment, the organisation. */
  subjectId: string;
  /** Which of the subject's happenings of this type; no two are alike. */
  occasion: Generated<string>;
  branchId: string | null;
  /** Who did it, where that was somebody of the staff. */
  actorId: string | null;
  detail: JsonWithDefault<EventDetail>;
  /** How often telling it failed. */
  attempts: Generated<number>;
  occurredAt: Instant;
  /** When it was told, or given up. */
  toldAt: InstantOrNull;
}

/** What the subject's own row doesn't say of an event. */
export interface EventDetail {
  /** A booking whose hold ran out. */
  ranOut?: boolean;
  /** A booking that its visitor moved. */
  moved?: boolean;
  /** How many bookings or payments one call made. */
  count?: number;
  /** How many days of a membership: the first of them is what it is about. */
  days?: number;
  /** Of many payments: minor unit of `currency`. */
  amount?: number;
  currency?: string;
  /** Who alone is told of it; absent: all who may see it. */
  userIds?: readonly string[];
  /** To whom something was given. */
  assignedTo?: string;
  /** A domain, as DNS holds it. */
  domain?: string;
  /** The instant until which it stands, unless its records are back. */
  standsUntil?: string;
}

/** What one person is told of an event. */
interface NotificationsTable {
  orgId: string;
  notificationId: string;
  userId: string;
  eventId: string;
  type: NotificationType;
  /** Null for what is the whole organisation's. */
  branchId: string | null;
  title: string;
  body: string;
  link: string | null;
  isRead: Generated<boolean>;
  createdAt: Instant;
  updatedAt: Instant;
}

/** What an organisation changed of the defaults (areas/notifications/settings.ts). */
interface NotificationSettingsTable extends Stamps {
  orgId: string;
  type: NotificationType;
  enabled: boolean;
  email: boolean;
}

/** That a member was told of the end of his term. */
interface EndingMailsTable {
  orgId: string;
  /** The membership: a seat's has the id of its first booking. Its name follows a release later. */
  bookingId: string;
  /** A local date of the branch. */
  lastDay: string;
  days: number;
  branchId: string;
  notedAt: Instant;
}

/** On which days somebody was mailed that he owes. */
interface DueRemindersTable {
  orgId: string;
  /** A customer's id, or one made of a visitor's address (`debtor_of` in the database). */
  debtor: string;
  /** Of the branch: `YYYY-MM-DD`. */
  day: string;
  branchId: string;
  remindedAt: Instant;
}

export interface NotificationsTables {
  dueReminders: DueRemindersTable;
  endingMails: EndingMailsTable;
  notificationEvents: NotificationEventsTable;
  notifications: NotificationsTable;
  notificationSettings: NotificationSettingsTable;
}
