import type { ById, MarkNotifications, Notification, NotificationPage } from "@carrel/sdk";
import { withRead } from "@carrel/sdk/domain";
import type { InfiniteData, Query } from "@tanstack/react-query";
import type { Variables } from "./query-types";
import type { Change } from "./shown-at-once";

type Pages = InfiniteData<NotificationPage>;

/** Marks one notification as read, or as unread, wherever it is shown, and counts. */
export const markedAs =
  (read: boolean): Change<ById> =>
  ({ id }, cached) => {
    const stateIn = (query: Query, data: unknown) => noticesIn(query, data).find(({ _id }) => _id === id)?.read;
    // A list that doesn't hold the notification (a badge's) learns from one that does whether its count changes.
    const known = [...cached].map(([query, data]) => stateIn(query, data)).find((state) => state !== undefined);
    const mark = (notice: Notification) => (notice._id === id ? { ...notice, read } : notice);
    return (query, data) =>
      (stateIn(query, data) ?? known) === read ? data : mapped(query, data, (page) => withRead(page, id, read), mark);
  };

const marked = (notice: Notification): Notification => ({ ...notice, read: true });

/** Marks all as read, or those that are named as the call says. */
export const allMarked: Change<Variables<MarkNotifications>> = ({ ids, read = true } = {}, cached) => {
  const named = ids?.map((id) => markedAs(read)({ id }, cached));
  return (query, data) =>
    named
      ? named.reduce((changed, mark) => mark(query, changed), data)
      : mapped(query, data, (page) => ({ ...page, data: page.data.map(marked), unreadCount: 0 }), marked);
};

// A query's key says what its data are; the cache itself doesn't know.

function noticesIn({ queryKey: [, operation, , kind] }: Query, data: unknown): readonly Notification[] {
  if (operation === "get") return [data as Notification];
  if (operation !== "list") return [];
  return kind === "pages" ? (data as Pages).pages.flatMap((page) => page.data) : (data as NotificationPage).data;
}

function mapped(
  { queryKey: [, operation, , kind] }: Query,
  data: unknown,
  onPage: (page: NotificationPage) => NotificationPage,
  onNotice: (notice: Notification) => Notification,
): unknown {
  if (operation === "get") return onNotice(data as Notification);
  if (operation !== "list") return data;
  return kind === "pages"
    ? { ...(data as Pages), pages: (data as Pages).pages.map(onPage) }
    : onPage(data as NotificationPage);
}
