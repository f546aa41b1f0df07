import { contract } from "@carrel/sdk";
import { refuse } from "@carrel/sdk/testing";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, expectTypeOf, it } from "vitest";
import { createCarrelQueryClient } from "./query-client";
import { run } from "./run";
import { createHouse, deskNamed } from "./testing/house";

const _id = deskNamed("A1")._id;
const AREAS = Object.keys(contract);

/** A house whose cache holds something of each area, and what it knows of mutations by their keys. */
function houseWith(handlers: Parameters<typeof createHouse>[0]) {
  const house = createHouse(handlers);
  const { queryClient } = house;
  for (const area of AREAS) queryClient.setQueryData([area, "seen", {}], {});
  const told: string[] = [];
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    told.push((event.mutation.options.mutationKey ?? []).join("."));
  });
  const stale = () => AREAS.filter((area) => queryClient.getQueryState([area, "seen", {}])?.isInvalidated);
  return { ...house, told, stale };
}

afterEach(() => onlineManager.setOnline(true));

describe("run", () => {
  it("gives the call's result, tells who listens to the cache, and makes stale what the call touches", async () => {
    const { q, queryClient, told, stale } = houseWith({ desks: { update: () => deskNamed("A1") } });
    const desk = await run(queryClient, q.desks.update(), { _id, isActive: false });
    expectTypeOf(desk.name).toEqualTypeOf<string>();
    expect(desk.name).toBe("A1");
    expect(told).toEqual(["desks.update"]);
    expect(stale()).toEqual(AREAS.filter((area) => contract.desks.update.touches?.includes(area)));
  });

  it("is known to the cache while it is on its way, so that a page can ask before it is left", async () => {
    const gate = Promise.withResolvers<void>();
    const { q, queryClient } = houseWith({
      desks: {
        update: async () => {
          await gate.promise;
          return deskNamed("A1");
        },
      },
    });
    const running = run(queryClient, q.desks.update(), { _id, isActive: false });
    expect(queryClient.isMutating({ mutationKey: ["desks", "update"] })).toBe(1);
    gate.resolve();
    await running;
    expect(queryClient.isMutating()).toBe(0);
  });

  it("throws what the call throws, and makes nothing stale then", async () => {
    const { q, queryClient, told, stale } = houseWith({ desks: { update: () => refuse(409, { message: "Taken" }) } });
    const running = run(queryClient, q.desks.update(), { _id, isActive: false });
    await expect(running).rejects.toMatchObject({ message: "Taken", operation: "desks.update", status: 409 });
    expect([told, stale()]).toEqual([[], []]);
  });

  it("is watched by nobody once it is over: the cache may forget it", async () => {
    const { q, queryClient } = houseWith({ desks: { update: () => deskNamed("A1") } });
    await run(queryClient, { ...q.desks.update(), gcTime: 0 }, { _id, isActive: false });
    await expect.poll(() => queryClient.getMutationCache().getAll()).toEqual([]);
  });

  it("does offline what the application says of writes", async () => {
    const { q, called } = houseWith({ desks: { update: () => deskNamed("A1") } });
    onlineManager.setOnline(false);
    const waiting = createCarrelQueryClient();
    void run(waiting, q.desks.update(), { _id, isActive: false });
    await expect.poll(() => waiting.getMutationCache().getAll()[0]?.state.isPaused).toBe(true);
    expect(called()).toEqual([]);
    const trying = createCarrelQueryClient({ mutations: { networkMode: "always" } });
    await run(trying, q.desks.update(), { _id, isActive: false });
    expect(called()).toEqual(["desks.update"]);
    onlineManager.setOnline(true);
    await waiting.resumePausedMutations();
  });
});
