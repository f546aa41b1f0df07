import { type ById, type Nothing, type Notification, type NotificationsMarked, notifications } from "@carrel/sdk";
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
 * Marks all of the person's notifications as read, at once.
 * @example const markAll = useMarkAllRead(); markAll.mutate(undefined);
 */
export const useMarkAllRead = (): UseMutationResult<NotificationsMarked, Error, Variables<Nothing>> =>
  useMutation(shownAtOnce(useRows(rows).notifications.markAllRead(), allMarked));
