import {
  type ById,
  type MarkNotifications,
  type Notification,
  type NotificationsMarked,
  notifications,
} from "@carrel/sdk";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { allMarked, markedAs } from "./marks";
import type { Variables } from "./query-types";
import { shownAtOnce } from "./shown-at-once";
import { useRows } from "./use-rows";

type Mark = UseMutationResult<Notification, Error, ById>;

function rows() {
  const { markRead, markUnread, markAllRead } = notifications;
  return { notifications: { markRead, markUnread, markAllRead } };
}

/**
 * Marks a notification as read: list, detail and unread count show it at once, and go back when the call fails.
 * @example const markRead = useMarkRead(); markRead.mutate({ id: notification._id });
 */
export const useMarkRead = (): Mark => useMutation(shownAtOnce(useRows(rows).notifications.markRead(), markedAs(true)));

/**
 * Takes the mark back, at once: the undo of `useMarkRead`.
 * @example const markUnread = useMarkUnread(); markUnread.mutate({ id: notification._id });
 */
export const useMarkUnread = (): Mark =>
  useMutation(shownAtOnce(useRows(rows).notifications.markUnread(), markedAs(false)));

/**
 * Marks all of the person's notifications as read, at once, or up to 200 that are named; `read: false` takes that back.
 * @example const markAll = useMarkAllRead(); markAll.mutate(undefined);
 * @example markAll.mutate({ ids, read: false });
 */
export const useMarkAllRead = (): UseMutationResult<NotificationsMarked, Error, Variables<MarkNotifications>> =>
  useMutation(shownAtOnce(useRows(rows).notifications.markAllRead(), allMarked));
