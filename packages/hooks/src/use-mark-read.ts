import { notifications } from "@carrel/sdk";
import { useMutation } from "@tanstack/react-query";
import { allMarked, markedAs } from "./marks";
import { shownAtOnce } from "./shown-at-once";
import { useRows } from "./use-rows";

function rows() {
  const { markRead, markUnread, markAllRead } = notifications;
  return { notifications: { markRead, markUnread, markAllRead } };
}

/**
 * Marks a notification as read: list, detail and unread count show it at once, and go back when the call fails.
 * @example const markRead = useMarkRead(); markRead.mutate({ id: notification._id });
 */
export const useMarkRead = () => useMutation(shownAtOnce(useRows(rows).notifications.markRead(), markedAs(true)));

/**
 * Takes the mark back, at once: the undo of `useMarkRead`.
 * @example const markUnread = useMarkUnread(); markUnread.mutate({ id: notification._id });
 */
export const useMarkUnread = () => useMutation(shownAtOnce(useRows(rows).notifications.markUnread(), markedAs(false)));

/**
 * Marks all of the person's notifications as read, at once.
 * @example const markAll = useMarkAllRead(); markAll.mutate(undefined);
 */
export const useMarkAllRead = () => useMutation(shownAtOnce(useRows(rows).notifications.markAllRead(), allMarked));
