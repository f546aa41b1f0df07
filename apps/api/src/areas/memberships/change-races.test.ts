import { ApiError } from "@carrel/sdk";
import { expect, it } from "vitest";
import { eachHouse } from "../testing/house";
import { openedHall, overlapsIn } from "../testing/memberships";

/** How many calls ended how: as `done`, or by the refusal's code. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(calls)) {
    if (result.status === "rejected" && !(result.reason instanceof ApiError)) throw result.reason;
    const name = result.status === "fulfilled" ? "done" : `${result.reason.status} ${result.reason.code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

eachHouse("memberships that two change at once", (house) => {
  it("are frozen and renewed, one after the other", async () => {
    const { client, sellSeat, sellShift, orgId, otherId, another, timesOf } = await openedHall(house);
    for (const { _id: id, amount } of [
      await sellSeat(),
      await sellShift({ deskId: otherId, customerId: await another() }),
    ]) {
      const ended = await outcomes([
        client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-05" }),
        client.memberships.renew({ id }),
        client.memberships.freeze({ id, from: "2026-12-03", to: "2026-12-06" }),
      ]);
      expect(ended).toEqual({ done: 2, "409 already_frozen": 1 });
      const after = await client.memberships.get({ id });
      expect(after).toMatchObject({ amount: 2 * amount });
      expect(after.freezes).toHaveLength(1);
      const [freeze] = after.freezes;
      const inside = (await timesOf(id)).filter(
        ({ startAt }) => startAt >= (freeze?.startAt ?? "") && startAt < (freeze?.endAt ?? ""),
      );
      expect(inside).toEqual([]);
    }
    expect(await overlapsIn(house, orgId)).toBe(0);
  });

  it("go to one of two people, whether or not they have begun", async () => {
    const { client, turnTo, sellSeat, orgId, another, deskId } = await openedHall(house);
    const { _id: id } = await sellSeat();
    const race = async (of: string) => {
      const people = [await another(), await another("Lena Berg")];
      return outcomes(people.map((customerId) => client.memberships.transfer({ id: of, customerId })));
    };
    const first = await race(id);
    expect(first.done).toBeGreaterThanOrEqual(1);
    await turnTo("2026-12-05T06:30:00Z");
    const ended = await race(id);
    expect(ended.done).toBe(1);
    expect(Object.keys(ended).filter((name) => name !== "done" && !name.startsWith("409 "))).toEqual([]);
    const live = await client.memberships.list({ deskId, state: "live", limit: 10, page: 1 });
    expect(live.totalRecords).toBe(1);
    expect(await overlapsIn(house, orgId)).toBe(0);
  });

  it("cost what they do once, however many change them", async () => {
    const { client, sellSeat, orgId, deskId, otherId } = await openedHall(house);
    const { _id: id } = await sellSeat();
    const ended = await outcomes(
      Array.from({ length: 4 }, () => client.memberships.change({ id, from: "2026-12-01", deskId: otherId })),
    );
    expect(ended.done).toBe(1);
    expect((await client.desks.transactions({ deskId })).totalCount).toBe(1);
    expect((await client.memberships.list({ deskId: otherId, state: "live", limit: 10, page: 1 })).totalRecords).toBe(
      1,
    );
    expect(await overlapsIn(house, orgId)).toBe(0);
  });
});
