// @vitest-environment jsdom
import type { Notification, NotificationPage } from "@carrel/sdk";
import { Notification as NotificationSchema } from "@carrel/sdk/schemas";
import { exampleOf, refuse } from "@carrel/sdk/testing";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { recordsOf } from "./records-of";
import { createHouse, idOf } from "./testing/house";
import { renderHook } from "./testing/render-hook";
import { useMarkAllRead, useMarkRead, useMarkUnread } from "./use-mark-read";

const first = { id: idOf("1") };
const second = { id: idOf("2") };

/** A server that keeps notifications, and holds each mark back until the test lets it go. */
function noticeHouse(unread: readonly string[], read: readonly string[] = []) {
  const kept = [...unread, ...read].map(
    (name): Notification => ({
      ...(exampleOf(NotificationSchema) as Notification),
      _id: idOf(name),
      title: name,
      read: read.includes(name),
    }),
  );
  const gates: PromiseWithResolvers<boolean>[] = [];
  /** While this is set, further pages wait for it. */
  const pages: { held?: Promise<void> } = {};
  const set = async (ids: readonly string[], state: boolean) => {
    const gate = Promise.withResolvers<boolean>();
    gates.push(gate);
    if (!(await gate.promise)) return refuse(500, { message: "Failed" });
    for (const notice of kept) if (ids.includes(notice._id)) notice.read = state;
    return undefined;
  };
  const find = (id: string) => ({ ...(kept.find(({ _id }) => _id === id) as Notification) });
  const house = createHouse({
    notifications: {
      list: async ({ limit = 20, page = 1, read: state }): Promise<NotificationPage> => {
        if (page > 1) await pages.held;
        const found = kept.filter((notice) => state === undefined || notice.read === state);
        return {
          data: found.slice((page - 1) * limit, page * limit).map((notice) => ({ ...notice })),
          totalRecords: found.length,
          unreadCount: kept.filter((notice) => !notice.read).length,
        };
      },
      get: ({ id }) => find(id),
      markRead: async ({ id }) => (await set([id], true)) ?? find(id),
      markUnread: async ({ id }) => (await set([id], false)) ?? find(id),
      markAllRead: async ({ ids = kept.map(({ _id }) => _id), read: state = true }) =>
        (await set(ids, state)) ?? { marked: 2 },
    },
  });
  /** Lets the marks that wait go through, or fail. */
  const answer = (succeeds: boolean) =>
    act(async () => {
      for (const gate of gates.splice(0)) gate.resolve(succeeds);
    });
  return { ...house, gates, pages, answer };
}

type House = ReturnType<typeof noticeHouse>;

/** A screen with a badge (a list of one), the list in pages of two, and the detail of the first. */
const screenOf = async ({ client, queryClient, q }: House) => {
  const hook = await renderHook(client, queryClient, () => {
    const list = useInfiniteQuery(q.notifications.list.pages({ limit: 2 }));
    return {
      badge: useQuery(q.notifications.list({ limit: 1, read: false })).data?.unreadCount,
      detail: useQuery(q.notifications.get(first)).data?.read,
      list: recordsOf(list.data).map(({ read }) => read),
      counts: list.data?.pages.map(({ unreadCount }) => unreadCount),
      loadMore: list.fetchNextPage,
      markRead: useMarkRead(),
      markUnread: useMarkUnread(),
      markAll: useMarkAllRead(),
    };
  });
  const shown = () => {
    const { badge, detail, list, counts } = hook.current();
    return { badge, detail, list, counts };
  };
  await hook.until(() => expect(shown()).not.toMatchObject({ badge: undefined }));
  await hook.until(() => expect(hook.current().detail).toBeDefined());
  await hook.until(() => expect(hook.current().list.length).toBeGreaterThan(0));
  return { ...hook, shown };
};

describe("useMarkRead", () => {
  it("shows the mark in list, badge and detail before the server answers, and keeps it", async () => {
    const house = noticeHouse(["1", "2"], ["3"]);
    const screen = await screenOf(house);
    await act(async () => void (await screen.current().loadMore()));
    await screen.until(() =>
      expect(screen.shown()).toEqual({ badge: 2, detail: false, list: [false, false, true], counts: [2, 2] }),
    );
    await act(async () => screen.current().markRead.mutate(first));
    await screen.until(() => expect(house.gates).toHaveLength(1));
    const marked = { badge: 1, detail: true, list: [true, false, true], counts: [1, 1] };
    expect(screen.shown()).toEqual(marked);
    await house.answer(true);
    await screen.until(() => expect(screen.current().markRead.isSuccess).toBe(true));
    await screen.until(() => expect(house.queryClient.isFetching()).toBe(0));
    expect(screen.shown()).toEqual(marked);
    await screen.unmount();
  });

  it("takes it back when the call fails", async () => {
    const house = noticeHouse(["1", "2"]);
    const screen = await screenOf(house);
    const before = screen.shown();
    await act(async () => screen.current().markRead.mutate(first));
    await screen.until(() => expect(screen.shown()).toMatchObject({ badge: 1, detail: true }));
    await screen.until(() => expect(house.gates).toHaveLength(1));
    await house.answer(false);
    await screen.until(() => expect(screen.current().markRead.error?.message).toBe("Failed"));
    expect(screen.shown()).toEqual(before);
    await screen.unmount();
  });

  it("counts nothing for one that is read, wherever it is not shown", async () => {
    const house = noticeHouse(["2"], ["1"]);
    const screen = await screenOf(house);
    expect(screen.shown()).toMatchObject({ badge: 1, detail: true });
    await act(async () => screen.current().markRead.mutate(first));
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.shown()).toMatchObject({ badge: 1, detail: true, counts: [1] });
    await house.answer(true);
    await screen.until(() => expect(screen.current().markRead.isSuccess).toBe(true));
    await screen.unmount();
  });

  it("never counts below 0", async () => {
    const house = noticeHouse(["1", "2"]);
    const { queryKey } = house.q.notifications.list({});
    const screen = await screenOf(house);
    house.queryClient.setQueryData(queryKey, { data: [], totalRecords: 0, unreadCount: 0 });
    await act(async () => screen.current().markRead.mutate(first));
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(house.queryClient.getQueryData(queryKey)?.unreadCount).toBe(0);
    await house.answer(true);
    await screen.until(() => expect(screen.current().markRead.isSuccess).toBe(true));
    await screen.unmount();
  });
});

describe("several marks at once", () => {
  it("go out one after the other, so that the undo comes last", async () => {
    const house = noticeHouse(["1"]);
    const screen = await screenOf(house);
    await act(async () => {
      screen.current().markRead.mutate(first);
      screen.current().markUnread.mutate(first);
    });
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.shown()).toMatchObject({ badge: 1, detail: false });
    await house.answer(true);
    await screen.until(() => expect(house.gates).toHaveLength(1));
    await house.answer(true);
    await screen.until(() => expect(screen.current().markUnread.isSuccess).toBe(true));
    await screen.until(() => expect(house.queryClient.isFetching()).toBe(0));
    expect(house.called().filter((name) => name.includes("mark"))).toEqual([
      "notifications.markRead",
      "notifications.markUnread",
    ]);
    expect(screen.shown()).toMatchObject({ badge: 1, detail: false, list: [false] });
    await screen.unmount();
  });

  it("lose only the one that failed, and ask the server when the last is through", async () => {
    const house = noticeHouse(["1", "2"]);
    const screen = await screenOf(house);
    const reads = () => house.called().filter((name) => name === "notifications.list").length;
    const asked = reads();
    await act(async () => {
      screen.current().markRead.mutate(first);
      screen.current().markRead.mutate(second);
    });
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.shown()).toMatchObject({ badge: 0, list: [true, true] });
    await house.answer(false);
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.shown()).toMatchObject({ badge: 1, detail: false, list: [false, true] });
    expect(reads()).toBe(asked);
    await house.answer(true);
    await screen.until(() => expect(reads()).toBe(asked + 2));
    expect(screen.shown()).toMatchObject({ badge: 1, detail: false, list: [false, true] });
    await screen.unmount();
  });

  it("leave nothing behind when all of them fail", async () => {
    const house = noticeHouse(["1", "2"]);
    const screen = await screenOf(house);
    const before = screen.shown();
    await act(async () => {
      screen.current().markRead.mutate(first);
      screen.current().markAll.mutate(undefined);
    });
    await screen.until(() => expect(house.gates).toHaveLength(1));
    await house.answer(false);
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.shown()).toMatchObject({ badge: 0, list: [true, true] });
    await house.answer(false);
    await screen.until(() => expect(screen.current().markAll.isError).toBe(true));
    expect(screen.shown()).toEqual(before);
    await screen.unmount();
  });
});

describe("a list that grows while a mark is on its way", () => {
  it("keeps its new page when the mark fails, and shows what the server says", async () => {
    const house = noticeHouse(["1", "2", "3"]);
    const screen = await screenOf(house);
    await act(async () => screen.current().markRead.mutate(first));
    await screen.until(() => expect(house.gates).toHaveLength(1));
    await act(async () => void (await screen.current().loadMore()));
    await screen.until(({ list }) => expect(list).toEqual([true, false, false]));
    await house.answer(false);
    await screen.until(() => expect(screen.shown()).toMatchObject({ badge: 3, list: [false, false, false] }));
    await screen.unmount();
  });

  it("gets the page that was asked for before the mark", async () => {
    const house = noticeHouse(["1", "2", "3"]);
    const screen = await screenOf(house);
    const { promise, resolve } = Promise.withResolvers<void>();
    house.pages.held = promise;
    await act(async () => void screen.current().loadMore());
    await act(async () => screen.current().markRead.mutate(first));
    await screen.until(() => expect(house.gates).toHaveLength(1));
    resolve();
    await screen.until(({ list }) => expect(list).toHaveLength(3));
    await house.answer(true);
    await screen.until(() => expect(screen.shown()).toMatchObject({ badge: 2, list: [true, false, false] }));
    await screen.unmount();
  });
});

it("useMarkAllRead marks all at once, and goes back when the call fails", async () => {
  const house = noticeHouse(["1", "2"]);
  const screen = await screenOf(house);
  const before = screen.shown();
  await act(async () => screen.current().markAll.mutate(undefined));
  await screen.until(() => expect(house.gates).toHaveLength(1));
  expect(screen.shown()).toEqual({ badge: 0, detail: true, list: [true, true], counts: [0] });
  await house.answer(false);
  await screen.until(() => expect(screen.current().markAll.isError).toBe(true));
  expect(screen.shown()).toEqual(before);
  await act(async () => screen.current().markAll.mutate(undefined));
  await screen.until(() => expect(house.gates).toHaveLength(1));
  await house.answer(true);
  await screen.until(() => expect(screen.current().markAll.isSuccess).toBe(true));
  expect(screen.shown()).toMatchObject({ badge: 0, detail: true, list: [true, true] });
  await screen.unmount();
});

it("useMarkAllRead takes back the marks of those that are named, at once", async () => {
  const house = noticeHouse(["1", "2"], ["3"]);
  const screen = await screenOf(house);
  await act(async () => void (await screen.current().loadMore()));
  await act(async () => screen.current().markAll.mutate(undefined));
  await screen.until(() => expect(house.gates).toHaveLength(1));
  await house.answer(true);
  await screen.until(() => expect(screen.current().markAll.isSuccess).toBe(true));
  await act(async () => screen.current().markAll.mutate({ ids: [idOf("1"), idOf("2")], read: false }));
  await screen.until(() => expect(house.gates).toHaveLength(1));
  const back = { badge: 2, detail: false, list: [false, false, true], counts: [2, 2] };
  expect(screen.shown()).toEqual(back);
  await house.answer(true);
  await screen.until(() => expect(house.queryClient.isFetching()).toBe(0));
  expect(screen.shown()).toEqual(back);
  await screen.unmount();
});

it("a failure after the sign-out brings nothing back", async () => {
  const house = noticeHouse(["1"]);
  const screen = await screenOf(house);
  await act(async () => screen.current().markRead.mutate(first));
  await screen.until(() => expect(house.gates).toHaveLength(1));
  await screen.unmount();
  house.queryClient.getQueryCache().clear();
  const isThrough = Promise.withResolvers<void>();
  house.queryClient.getMutationCache().subscribe(() => {
    if (house.queryClient.isMutating() === 0) isThrough.resolve();
  });
  await house.answer(false);
  await isThrough.promise;
  expect(house.queryClient.getQueryCache().getAll()).toEqual([]);
});
