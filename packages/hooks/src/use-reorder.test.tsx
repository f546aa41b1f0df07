// @vitest-environment jsdom
import type { HelpFeature, HelpSubFeature } from "@carrel/sdk";
import { HelpFeature as FeatureSchema, HelpSubFeature as PartSchema } from "@carrel/sdk/schemas";
import { exampleOf, refuse } from "@carrel/sdk/testing";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { recordsOf } from "./records-of";
import { inOrder, reordered } from "./reordered";
import { shownAtOnce } from "./shown-at-once";
import { createHouse, idOf } from "./testing/house";
import { renderHook } from "./testing/render-hook";
import { useReorder } from "./use-reorder";

const ids = (names: string) => [...names].map(idOf);
const of = { id: idOf("A") };

/** A server that keeps features and the parts of one, and holds each new order back until the test lets it go. */
function helpHouse(names: string) {
  let features = [...names].map(
    (title): HelpFeature => ({ ...(exampleOf(FeatureSchema) as HelpFeature), _id: idOf(title), title }),
  );
  let parts = ["p", "q", "r"].map(
    (title): HelpSubFeature => ({ ...(exampleOf(PartSchema) as HelpSubFeature), _id: idOf(title), title }),
  );
  const gates: PromiseWithResolvers<boolean>[] = [];
  const passes = () => {
    const gate = Promise.withResolvers<boolean>();
    gates.push(gate);
    return gate.promise;
  };
  const refusal = () => refuse(500, { message: "Failed" });
  const house = createHouse({
    help: {
      features: ({ limit = 10, page = 1 }) => ({
        data: features.slice((page - 1) * limit, page * limit),
        totalRecords: features.length,
      }),
      subFeatures: () => parts,
      orderFeatures: async ({ order }) => {
        if (!(await passes())) return refusal();
        features = reordered(features, order);
        return { order };
      },
      orderSubFeatures: async ({ order }) => {
        if (!(await passes())) return refusal();
        parts = reordered(parts, order);
        return { order };
      },
    },
  });
  /** Lets the orders that wait go through, or fail. */
  const answer = (succeeds: boolean) =>
    act(async () => {
      for (const gate of gates.splice(0)) gate.resolve(succeeds);
    });
  return { ...house, gates, answer };
}

const screenOf = async ({ client, queryClient, q }: ReturnType<typeof helpHouse>) => {
  const hook = await renderHook(client, queryClient, () => {
    const grown = useInfiniteQuery(q.help.features.pages({ limit: 2 }));
    const page = useQuery(q.help.features());
    const parts = useQuery(q.help.subFeatures(of));
    const titles = (records: readonly { title: string }[] = []) => records.map(({ title }) => title).join("");
    return {
      shown: { page: titles(page.data?.data), grown: titles(recordsOf(grown.data)), parts: titles(parts.data) },
      loadMore: grown.fetchNextPage,
      features: useMutation(shownAtOnce(q.help.orderFeatures(), inOrder)),
      parts: useMutation(shownAtOnce(q.help.orderSubFeatures(), inOrder)),
    };
  });
  await hook.until(({ shown }) => {
    for (const titles of Object.values(shown)) expect(titles).not.toBe("");
  });
  await act(async () => void (await hook.current().loadMore()));
  return hook;
};

describe("an order", () => {
  it("shows the order before the server answers, over all pages, and keeps it", async () => {
    const house = helpHouse("ABCD");
    const screen = await screenOf(house);
    await screen.until(({ shown }) => expect(shown).toEqual({ page: "ABCD", grown: "ABCD", parts: "pqr" }));
    await act(async () => screen.current().features.mutate({ order: ids("DABC") }));
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.current().shown).toEqual({ page: "DABC", grown: "DABC", parts: "pqr" });
    await house.answer(true);
    await screen.until(({ features }) => expect(features.isSuccess).toBe(true));
    await screen.until(() => expect(house.queryClient.isFetching()).toBe(0));
    expect(screen.current().shown).toEqual({ page: "DABC", grown: "DABC", parts: "pqr" });
    await screen.unmount();
  });

  it("takes it back when the call fails", async () => {
    const house = helpHouse("ABC");
    const screen = await screenOf(house);
    await act(async () => screen.current().parts.mutate({ order: ids("rqp") }));
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.current().shown.parts).toBe("rqp");
    await house.answer(false);
    await screen.until(({ parts }) => expect(parts.error?.message).toBe("Failed"));
    expect(screen.current().shown).toMatchObject({ page: "ABC", parts: "pqr" });
    await screen.unmount();
  });

  it("keeps the later order when the one before it fails, and neither when both do", async () => {
    const house = helpHouse("ABC");
    const screen = await screenOf(house);
    const move = () =>
      act(async () => {
        screen.current().features.mutate({ order: ids("CB") });
        screen.current().features.mutate({ order: ids("BA") });
      });
    await move();
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.current().shown.page).toBe("BCA");
    await house.answer(false);
    await screen.until(() => expect(house.gates).toHaveLength(1));
    expect(screen.current().shown.page).toBe("BAC");
    await house.answer(false);
    await screen.until(({ features }) => expect(features.isError).toBe(true));
    expect(screen.current().shown.page).toBe("ABC");
    await screen.unmount();
  });
});

describe("useReorder", () => {
  /** What a list shows that is put in order, and what the cache has of it. */
  const listOf = ({ client, queryClient, q }: ReturnType<typeof helpHouse>) =>
    renderHook(client, queryClient, () => {
      const { data } = useQuery(q.help.features());
      const { items, reorder } = useReorder(q.help.orderFeatures(), data?.data ?? []);
      const titles = (records: readonly HelpFeature[] = []) => records.map(({ title }) => title).join("");
      return { shown: titles(items), cached: titles(data?.data), reorder };
    });

  it("shows the order in the same moment, in other lists too, and keeps it", async () => {
    const house = helpHouse("ABC");
    const list = await listOf(house);
    await list.until(({ shown }) => expect(shown).toBe("ABC"));
    let saved: Promise<void> | undefined;
    act(() => {
      saved = list.current().reorder(ids("CAB"));
    });
    expect(list.current().shown).toBe("CAB");
    await list.until(({ cached }) => expect(cached).toBe("CAB"));
    await house.answer(true);
    await act(async () => saved);
    await list.until(() => expect(house.queryClient.isFetching()).toBe(0));
    expect(list.current()).toMatchObject({ shown: "CAB", cached: "CAB" });
    await list.unmount();
  });

  it("rejects, in the order of before, where it can't be saved", async () => {
    const house = helpHouse("ABC");
    const list = await listOf(house);
    await list.until(({ shown }) => expect(shown).toBe("ABC"));
    let saved: Promise<unknown> | undefined;
    act(() => {
      saved = list
        .current()
        .reorder(ids("CAB"))
        .catch((error: Error) => error.message);
    });
    await list.until(() => expect(house.gates).toHaveLength(1));
    await house.answer(false);
    await act(async () => expect(await saved).toBe("Failed"));
    await list.until(({ shown, cached }) => expect([shown, cached]).toEqual(["ABC", "ABC"]));
    await list.unmount();
  });
});

describe("inOrder", () => {
  it("leaves alone what is no list", () => {
    const { queryClient } = helpHouse("");
    const query = queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: ["help", "feature", {}] as readonly unknown[] });
    const record = { _id: idOf("A"), title: "A" };
    expect(inOrder({ order: ids("A") }, new Map())(query, record)).toBe(record);
  });
});

describe("reordered", () => {
  const records = [..."ABCD"].map((name) => ({ _id: idOf(name), name }));
  const names = (order: string) =>
    reordered(records, ids(order))
      .map(({ name }) => name)
      .join("");

  it("lets named records take each other's places, and leaves the others theirs", () => {
    expect(names("DB")).toBe("ADCB");
    expect(names("DCBA")).toBe("DCBA");
    expect(names("A")).toBe("ABCD");
  });

  it("passes over records that the list doesn't hold", () => {
    expect(names("XDYB")).toBe("ADCB");
    expect(names("XY")).toBe("ABCD");
  });
});
