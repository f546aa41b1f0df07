interface Notice {
  readonly _id: string;
  readonly read: boolean;
}

interface Notices<Item extends Notice> {
  readonly data: readonly Item[];
  readonly unreadCount: number;
}

/**
 * Marks one notice as read (or unread) and counts: one that was so already changes nothing, and the count never
 * falls below 0. A notice that the list doesn't hold counts as unread before.
 * @example const after = withRead(list, notification._id);
 */
export function withRead<Item extends Notice, List extends Notices<Item>>(list: List, id: string, read = true): List {
  const before = list.data.find(({ _id }) => _id === id)?.read ?? !read;
  if (before === read) return list;
  return {
    ...list,
    data: list.data.map((notice) => (notice._id === id ? { ...notice, read } : notice)),
    unreadCount: Math.max(0, list.unreadCount + (read ? -1 : 1)),
  };
}
