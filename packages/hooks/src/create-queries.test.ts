import type { Desk, DeskPage } from "@carrel/sdk";
import { type CarrelError, contract, type Middleware } from "@carrel/sdk";
import { refuse } from "@carrel/sdk/testing";
import { InfiniteQueryObserver, MutationObserver } from "@tanstack/react-query";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createQueries } from "./create-queries";
import { recordsOf } from "./records-of";
import { BRANCH, COUNTERS, createHouse, deskNamed } from "./testing/house";

const id = BRANCH;

describe("a read", () => {
  it("is keyed by area, operation and input", () => {
    const { q } = createHouse({});
    expect(q.desks.get({ id }).queryKey).toEqual(["desks", "get", { id }]);
    expect(q.auth.session().queryKey).toEqual(["auth", "session", {}]);
    expect(q.desks.list({ page: 2 }).queryKey).toEqual(["desks", "list", { page: 2 }]);
    expect(q.desks.list.pages({ search: "a" }).queryKey).toEqual(["desks", "list", { search: "a" }, "pages"]);
  });

  it("gives the call's result, typed", async () => {
    const { q, queryClient } = createHouse({ desks: { get: () => deskNamed("A1") } });
    const desk = await queryClient.fetchQuery(q.desks.get({ id }));
    expectTypeOf(desk).toEqualTypeOf<Desk>();
    expect(desk.name).toBe("A1");
    expect(queryClient.getQueryData(q.desks.get({ id }).queryKey)?.name).toBe("A1");
  });

  it("fails once: retrying is the client's", async () => {
    const { q, queryClient, called } = createHouse({ desks: { get: () => refuse(500, { message: "Broken" }) } });
    const failure = await queryClient.fetchQuery(q.desks.get({ id })).catch((error: CarrelError) => error);
    expect(failure).toMatchObject({ message: "Broken", operation: "desks.get" });
    expect(called()).toEqual(["desks.get"]);
    expect(q.desks.get({ id }).retry).toBe(false);
  });

  it("stays fresh as long as its row says", () => {
    const { q } = createHouse({});
    expect(q.subscription.current().staleTime).toBe(300_000);
    expect(q.desks.get({ id }).staleTime).toBeUndefined();
  });

  it("is abandoned with the screen that asked", async () => {
    const house = createHouse({ desks: { get: () => deskNamed("A1") } });
    const abort = new AbortController();
    abort.abort(new Error("left"));
    const { queryFn } = house.q.desks.get({ id });
    if (typeof queryFn !== "function") throw new Error("queryFn is missing");
    const context = {
      client: house.queryClient,
      queryKey: house.q.desks.get({ id }).queryKey,
      meta: undefined,
      signal: abort.signal,
    };
    await expect(queryFn(context)).rejects.toThrow("left");
    expect(house.called()).toEqual([]);
  });
});

describe("pages", () => {
  const names = ["A1", "A2", "A3", "A4", "A5"];
  const list = ({ limit = 20, page = 1 }): DeskPage => ({
    data: names.slice((page - 1) * limit, page * limit).map(deskNamed),
    totalRecords: names.length,
    counters: COUNTERS,
    room: null,
  });

  it("grow until all records are there", async () => {
    const { q, queryClient, calls } = createHouse({ desks: { list } });
    const observer = new InfiniteQueryObserver(queryClient, q.desks.list.pages({ limit: 2 }));
    let result = await observer.fetchNextPage();
    expect(result.hasNextPage).toBe(true);
    result = await observer.fetchNextPage();
    expect(result.hasNextPage).toBe(true);
    result = await observer.fetchNextPage();
    expect(result.hasNextPage).toBe(false);
    expect(recordsOf(result.data)).toHaveLength(names.length);
    expect(recordsOf(result.data).map((desk) => desk.name)).toEqual(names);
    expect(calls.map((call) => call.input)).toEqual([
      { limit: 2, page: 1 },
      { limit: 2, page: 2 },
      { limit: 2, page: 3 },
    ]);
  });

  it.each([
    { mode: "remote", limit: 20 },
    { mode: "local", limit: 1000 },
  ] as const)("hold $limit records by themselves in $mode mode", async ({ mode, limit }) => {
    const { q, queryClient, calls } = createHouse({ desks: { list } }, mode);
    await queryClient.fetchInfiniteQuery(q.desks.list.pages());
    expect(calls.map((call) => call.input)).toEqual([{ limit, page: 1 }]);
  });

  it("hold as many as their row says, unless the input says more", async () => {
    const { q, queryClient, calls } = createHouse({ roles: { list: () => ({ data: [], totalRecords: 0 }) } });
    await queryClient.fetchInfiniteQuery(q.roles.list.pages());
    await queryClient.fetchInfiniteQuery(q.roles.list.pages({ limit: 50 }));
    expect(calls.map((call) => call.input)).toEqual([
      { limit: 10, page: 1 },
      { limit: 50, page: 1 },
    ]);
  });

  it("repeat no record when the list shifted between them", async () => {
    const shelf = [...names];
    const { q, queryClient } = createHouse({
      desks: {
        list: ({ limit = 20, page = 1 }) => ({
          data: shelf.slice((page - 1) * limit, page * limit).map(deskNamed),
          totalRecords: shelf.length,
          counters: COUNTERS,
          room: null,
        }),
      },
    });
    const observer = new InfiniteQueryObserver(queryClient, q.desks.list.pages({ limit: 2 }));
    await observer.fetchNextPage();
    shelf.unshift("A0");
    const shifted = await observer.fetchNextPage();
    expect(shifted.data?.pages.flatMap((page) => page.data.map((desk) => desk.name))).toEqual(["A1", "A2", "A2", "A3"]);
    expect(recordsOf(shifted.data).map((desk) => desk.name)).toEqual(["A1", "A2", "A3"]);
  });

  it("are replaced from page 1 by a refetch, and by a changed search", async () => {
    const shelf = [...names];
    const { q, queryClient, calls } = createHouse({
      desks: {
        list: ({ limit = 20, page = 1, search = "" }) => {
          const found = shelf.filter((name) => name.includes(search));
          const data = found.slice((page - 1) * limit, page * limit).map(deskNamed);
          return { data, totalRecords: found.length, counters: COUNTERS, room: null };
        },
      },
    });
    const observer = new InfiniteQueryObserver(queryClient, q.desks.list.pages({ limit: 2 }));
    await observer.fetchNextPage();
    await observer.fetchNextPage();
    shelf.splice(0, 3, "B1");
    const again = await observer.refetch();
    expect(recordsOf(again.data).map((desk) => desk.name)).toEqual(["B1", "A4", "A5"]);
    observer.setOptions(q.desks.list.pages({ limit: 2, search: "A" }));
    const searched = await observer.refetch();
    expect(recordsOf(searched.data).map((desk) => desk.name)).toEqual(["A4", "A5"]);
    expect(calls.at(-1)?.input).toEqual({ limit: 2, page: 1, search: "A" });
  });

  it("have no records while nothing is there", () => {
    expect(recordsOf(undefined)).toEqual([]);
  });

  it("are there for lists that take a page number only", () => {
    const { q } = createHouse({});
    expect("pages" in q.desks.list).toBe(true);
    expect("pages" in q.desks.get).toBe(false);
    expect("pages" in q.branches.listPublic).toBe(false);
  });
});

describe("a write", () => {
  const input = { branchId: BRANCH, name: "A1" };

  it("makes stale what its row touches, whatever the caller's own callback does", async () => {
    const { q, queryClient } = createHouse({ desks: { add: () => deskNamed("A1") } });
    const keys = {
      desks: q.desks.list({}).queryKey,
      dashboard: q.dashboard.bookingStats({}).queryKey,
      branches: q.branches.list({}).queryKey,
    };
    for (const queryKey of Object.values(keys)) queryClient.setQueryData<unknown>(queryKey, {});
    const isStale = () =>
      Object.entries(keys)
        .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
        .map(([name]) => name);

    const observer = new MutationObserver(queryClient, {
      ...q.desks.add(),
      onSuccess: () => {
        throw new Error("the caller's own fault");
      },
    });
    await observer.mutate(input).catch(() => undefined);
    expect(isStale()).toEqual(["desks", "dashboard"]);
  });

  it("asks no more for a record that it took away", async () => {
    const id = deskNamed("A1")._id;
    const { q, queryClient } = createHouse({ desks: { remove: () => ({ _id: id }) } });
    const own = q.desks.get({ id }).queryKey;
    const others = [q.desks.list({}).queryKey, q.desks.get({ id: deskNamed("A2")._id }).queryKey];
    for (const queryKey of [own, ...others]) queryClient.setQueryData<unknown>(queryKey, {});
    await new MutationObserver(queryClient, q.desks.remove()).mutate({ id });
    const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
    expect([own, ...others].map(isStale)).toEqual([false, true, true]);
  });

  it("makes nothing stale when it fails", async () => {
    const { q, queryClient } = createHouse({ desks: { add: () => refuse(409, { message: "Taken" }) } });
    const { queryKey } = q.desks.list({});
    queryClient.setQueryData<unknown>(queryKey, {});
    await expect(new MutationObserver(queryClient, q.desks.add()).mutate(input)).rejects.toThrow("Taken");
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  });

  it("is sent as a call of the client would be: until when, through what, and whether at all", async () => {
    const { q, queryClient, called } = createHouse({ desks: { add: () => deskNamed("A1") } });
    const seen: string[] = [];
    const noting: Middleware = (exchange, next) => {
      seen.push(exchange.operation);
      return next(exchange);
    };
    await new MutationObserver(queryClient, q.desks.add({ middleware: [noting] })).mutate(input);
    expect(seen).toEqual(["desks.add"]);
    const abort = new AbortController();
    abort.abort(new Error("taken back"));
    const stopped = new MutationObserver(queryClient, q.desks.add({ signal: abort.signal })).mutate(input);
    await expect(stopped).rejects.toThrow("taken back");
    expect(called()).toEqual(["desks.add"]);
  });

  it("needs no input where the call takes none", async () => {
    const { q, queryClient } = createHouse({ auth: { logout: () => ({ signedOut: true as const }) } });
    const done = await new MutationObserver(queryClient, q.auth.logout()).mutate(undefined);
    expect(done).toEqual({ signedOut: true });
  });
});

it("names the operation that the client lacks", () => {
  const { client } = createHouse({});
  const { auth: _, ...rest } = client;
  expect(() => createQueries(rest as typeof client, contract)).toThrow("The client has no auth.login");
});
