// @vitest-environment jsdom

import type { Desk } from "@carrel/sdk";
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { act } from "react";
import { expect, expectTypeOf, it } from "vitest";
import { recordsOf } from "./records-of";
import { COUNTERS, createHouse, deskNamed, idOf } from "./testing/house";
import { renderHook } from "./testing/render-hook";

const names = ["A1", "A2", "A3"];

it("a read suspends until its record is there", async () => {
  const { client, queryClient, q, called } = createHouse({ desks: { get: () => deskNamed("A1") } });
  const hook = await renderHook(client, queryClient, () => {
    const { data } = useSuspenseQuery(q.desks.get({ id: idOf("A1") }));
    expectTypeOf(data).toEqualTypeOf<Desk>();
    return data.name;
  });
  await hook.until((name) => expect(name).toBe("A1"));
  expect(called()).toEqual(["desks.get"]);
  await hook.unmount();
});

it("a growing list suspends until its first page is there, and goes on from it", async () => {
  const { client, queryClient, q } = createHouse({
    desks: {
      list: ({ limit = 20, page = 1 }) => ({
        data: names.slice((page - 1) * limit, page * limit).map(deskNamed),
        totalRecords: names.length,
        counters: COUNTERS,
        room: null,
      }),
    },
  });
  const hook = await renderHook(client, queryClient, () => {
    const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(q.desks.list.pages({ limit: 2 }));
    return { names: recordsOf(data).map(({ name }) => name), hasNextPage, fetchNextPage };
  });
  await hook.until((list) => expect(list).toMatchObject({ names: ["A1", "A2"], hasNextPage: true }));
  await act(async () => void (await hook.current().fetchNextPage()));
  await hook.until((list) => expect(list).toMatchObject({ names, hasNextPage: false }));
  await hook.unmount();
});

it("both share what they fetched with those that don't suspend", async () => {
  const { client, queryClient, q, called } = createHouse({ desks: { get: () => deskNamed("A1") } });
  const options = q.desks.get({ id: idOf("A1") });
  const hook = await renderHook(client, queryClient, () => [useSuspenseQuery(options).data, useQuery(options).data]);
  await hook.until(([one, other]) => expect(one).toBe(other));
  expect(called()).toEqual(["desks.get"]);
  await hook.unmount();
});
