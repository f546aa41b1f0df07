import { contract } from "@carrel/sdk";
import { refuse } from "@carrel/sdk/testing";
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { runTogether } from "./run-together";
import { COUNTERS, createHouse, deskNamed, idOf } from "./testing/house";

const NAMES = Array.from({ length: 50 }, (_, at) => `D${at}`);
const AREAS = Object.keys(contract);

/** A house in which the desks are on screen, and something of each area has been seen. */
async function houseOf(refused: readonly string[] = []) {
  const refusals = refused.map(idOf);
  const house = createHouse({
    desks: {
      list: () => ({ data: NAMES.map(deskNamed), totalRecords: NAMES.length, counters: COUNTERS, room: null }),
      update: ({ _id }) => (refusals.includes(_id) ? refuse(409, { message: "Taken" }) : deskNamed("A1")),
      remove: ({ id }) => ({ _id: id }),
    },
  });
  const { q, queryClient, called } = house;
  const leave = new QueryObserver(queryClient, q.desks.list({})).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(q.desks.list({}).queryKey)).toBeDefined());
  for (const area of AREAS) queryClient.setQueryData([area, "seen", {}], {});
  return {
    ...house,
    leave,
    reads: () => called().filter((name) => name === "desks.list").length,
    stale: () => AREAS.filter((area) => queryClient.getQueryState([area, "seen", {}])?.isInvalidated),
  };
}

const touched = (name: "update" | "remove") => AREAS.filter((area) => contract.desks[name].touches?.includes(area));

describe("runTogether", () => {
  it("tells the cache of each write, and reads again once what they touch, and nothing else", async () => {
    const { q, queryClient, reads, stale, leave } = await houseOf();
    const told: unknown[] = [];
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success") told.push(event.mutation.options.mutationKey);
    });
    const { result, shown } = await runTogether(queryClient, async (write) => {
      for (const name of NAMES) await write(q.desks.update(), { _id: idOf(name), isActive: false });
      expect(reads()).toBe(1);
      return "done";
    });
    expect(result).toBe("done");
    await shown;
    expect(told).toEqual(NAMES.map(() => ["desks", "update"]));
    expect(reads()).toBe(2);
    expect(stale()).toEqual(touched("update"));
    leave();
  });

  it("passes each refusal on, and reads again what it was about", async () => {
    const { q, queryClient, reads, stale, leave } = await houseOf(["D1"]);
    const { result, shown } = await runTogether(queryClient, (write) =>
      Promise.allSettled([write(q.desks.update(), { _id: idOf("D1"), isActive: false })]),
    );
    expect(result).toMatchObject([{ status: "rejected", reason: { message: "Taken" } }]);
    await shown;
    expect([reads(), stale()]).toEqual([2, touched("update")]);
    leave();
  });

  it("reads again what was done before the work broke off, and throws what it threw", async () => {
    const { q, queryClient, stale, leave } = await houseOf();
    const broken = runTogether(queryClient, async (write) => {
      await write(q.desks.update(), { _id: idOf("D1"), isActive: false });
      throw new Error("Broken off");
    });
    await expect(broken).rejects.toThrow("Broken off");
    expect(stale()).toEqual(touched("update"));
    leave();
  });

  it("asks no more for records that were removed", async () => {
    const { q, queryClient, leave } = await houseOf();
    const keyOf = (name: string) => q.desks.get({ id: idOf(name) }).queryKey;
    for (const name of ["D1", "D2", "D3"]) queryClient.setQueryData(keyOf(name), deskNamed(name));
    await runTogether(queryClient, (write) =>
      Promise.all(["D1", "D2"].map((name) => write(q.desks.remove(), { id: idOf(name) }))),
    );
    const isStale = (name: string) => queryClient.getQueryState(keyOf(name))?.isInvalidated;
    expect(["D1", "D2", "D3"].map(isStale)).toEqual([false, false, true]);
    leave();
  });

  it("reads nothing where nothing was tried", async () => {
    const { queryClient, reads, stale, leave } = await houseOf();
    await (await runTogether(queryClient, async () => undefined)).shown;
    expect([reads(), stale()]).toEqual([1, []]);
    leave();
  });
});
