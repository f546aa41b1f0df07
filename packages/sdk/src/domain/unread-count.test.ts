import { expect, it } from "vitest";
import { withRead } from "./unread-count";

const notices = (unreadCount: number, ...read: boolean[]) => ({
  data: read.map((isRead, index) => ({ _id: String(index), read: isRead })),
  unreadCount,
  totalRecords: read.length,
});

it.each([
  ["an unread one", withRead(notices(2, false, false), "0"), notices(1, true, false)],
  ["one that was read already", withRead(notices(1, true, false), "0"), notices(1, true, false)],
  ["an unread one behind one that was read", withRead(notices(1, true, false), "1"), notices(0, true, true)],
  ["one on another page", withRead(notices(5, false), "elsewhere"), notices(4, false)],
  ["never below 0", withRead(notices(0, false), "0"), notices(0, true)],
  ["and back again", withRead(notices(1, true, false), "0", false), notices(2, false, false)],
])("counts unread notices: %s", (_, actual, expected) => {
  expect(actual).toEqual(expected);
});
