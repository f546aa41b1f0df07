import { sql } from "kysely";
import { expect, it } from "vitest";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found } from "../testing/house";
import { outcomes } from "../testing/outcomes";

const ALL = 200;

eachHouse("assignments that race", (house) => {
  const opened = async (desks: number) => {
    const place = await found(house, { desks });
    const { _id: feePlanId } = await addTerm(place.client, { count: 1, unit: "month" });
    const customerId = await insertCustomer(house, place);
    const deskIds = place.desks.map((desk) => desk._id);
    const assign = (deskId: string, customer = customerId) =>
      place.client.desks.assignUser({
        deskId,
        customerId: customer,
        feePlanId,
        startDate: "2026-11-21",
        method: "cash",
      });
    /** What is paid, and live bookings of one desk that overlap. */
    const facts = () =>
      house.database.tx({ orgId: place.orgId }, async (db) => {
        const { rows } = await sql<{ paid: number; overlaps: number }>`
          select (select count(*)::int from desk_transactions) as paid, (
            select count(*)::int from bookings a join bookings b on a.org_id = b.org_id and a.desk_id = b.desk_id
              and a.booking_id < b.booking_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
            where a.status <> 'CANCELLED' and b.status <> 'CANCELLED') as overlaps`.execute(db);
        return rows[0];
      });
    return { ...place, feePlanId, customerId, deskIds, assign, facts };
  };

  it("give one desk to one of 200 people", async () => {
    const place = await opened(1);
    const [deskId = ""] = place.deskIds;
    const people: string[] = [];
    while (people.length < ALL) people.push(await insertCustomer(house, place));
    const ended = await outcomes(people.map((customerId) => place.assign(deskId, customerId)));
    expect(ended).toEqual({ done: 1, "409 desk_taken": ALL - 1 });
    expect(await place.facts()).toEqual({ paid: 1, overlaps: 0 });
  });

  it("give one of ten desks to one person", async () => {
    const place = await opened(10);
    const ended = await outcomes(place.deskIds.map((deskId) => place.assign(deskId)));
    expect(ended).toEqual({ done: 1, "409 customer_assigned": 9 });
    expect(await place.facts()).toEqual({ paid: 1, overlaps: 0 });
  });

  it("count each of 20 renewals of one desk once", async () => {
    const { client, deskIds, assign, feePlanId, facts } = await opened(1);
    const [deskId = ""] = deskIds;
    const { _id } = await assign(deskId);
    const ended = await outcomes(
      Array.from({ length: 20 }, () => client.desks.renew({ deskId, feePlanId, method: "cash" })),
    );
    expect(ended).toEqual({ done: 20 });
    expect(await client.bookings.get({ id: _id })).toMatchObject({
      endAt: new Date("2028-08-21T00:00:00+05:30").toISOString(),
      amount: 21 * 118_000,
    });
    expect(await facts()).toEqual({ paid: 21, overlaps: 0 });
    const { data } = await client.desks.transactions({ deskId });
    const starts = data.map(({ startAt }) => startAt).sort();
    const ends = data.map(({ endAt }) => endAt).sort();
    expect(starts.slice(1)).toEqual(ends.slice(0, -1));
  });

  it("count one renewal that is sent ten times under its key once", async () => {
    const { client, deskIds, assign, feePlanId, facts } = await opened(1);
    const [deskId = ""] = deskIds;
    await assign(deskId);
    const key = { idempotencyKey: house.id() };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => client.desks.renew({ deskId, feePlanId, method: "cash" }, key)),
    );
    expect(new Set(replies.map(({ endAt }) => endAt)).size).toBe(1);
    expect(await facts()).toEqual({ paid: 2, overlaps: 0 });
    const { data } = await client.desks.list();
    expect(data[0]?.currentBooking?.endAt).toBe(replies[0]?.endAt);
    const other = await outcomes([client.desks.renew({ deskId, feePlanId, method: "upi" }, key)]);
    expect(other).toEqual({ "422 idempotency_mismatch": 1 });
  });

  it("count one of 20 renewals of a desk whose assignment ran out as a beginning, the others after it", async () => {
    const { client, deskIds, feePlanId, customerId, facts } = await opened(1);
    const [deskId = ""] = deskIds;
    await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: "2026-10-22", method: "cash" });
    house.setNow("2026-11-23T06:00:00Z");
    const ended = await outcomes(
      Array.from({ length: 20 }, () => client.desks.renew({ deskId, feePlanId, method: "cash" })),
    );
    expect(ended).toEqual({ done: 20 });
    expect((await client.bookings.list()).totalRecords).toBe(2);
    expect(await facts()).toEqual({ paid: 21, overlaps: 0 });
  });

  it("move one of ten people to the desk that all are to have", async () => {
    const place = await opened(11);
    const { client, deskIds, assign, facts } = place;
    const [toDeskId = "", ...others] = deskIds;
    for (const deskId of others) await assign(deskId, await insertCustomer(house, place));
    const ended = await outcomes(others.map((deskId) => client.desks.reassignUser({ deskId, toDeskId })));
    expect(ended).toEqual({ done: 1, "409 desk_taken": 9 });
    expect((await client.desks.list()).counters).toMatchObject({ unassigned: 1 });
    expect(await facts()).toEqual({ paid: 10, overlaps: 0 });
  });

  it("are moved to one of many desks, once", async () => {
    const { client, deskIds, assign, facts } = await opened(11);
    const [deskId = "", ...others] = deskIds;
    await assign(deskId);
    const ended = await outcomes(others.map((toDeskId) => client.desks.reassignUser({ deskId, toDeskId })));
    expect(ended).toEqual({ done: 1, "409 desk_unassigned": 9 });
    expect((await client.bookings.list()).totalRecords).toBe(1);
    expect(await facts()).toEqual({ paid: 1, overlaps: 0 });
  });

  it("end once", async () => {
    const { client, deskIds, assign } = await opened(1);
    const [deskId = ""] = deskIds;
    await assign(deskId);
    const ended = await outcomes(Array.from({ length: 20 }, () => client.desks.unassignUser({ deskId })));
    expect(ended).toEqual({ done: 1, "409 desk_unassigned": 19 });
  });

  it("never overlap, whatever staff do at once", async () => {
    const place = await opened(3);
    const { client, deskIds, assign, feePlanId, facts } = place;
    const people = [place.customerId, await insertCustomer(house, place), await insertCustomer(house, place)];
    const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;
    const deeds = Array.from({ length: 60 }, (_, index) => {
      const deskId = at(deskIds, index);
      switch (Math.floor(index / 3) % 4) {
        case 0:
          return assign(deskId, at(people, index + Math.floor(index / 9)));
        case 1:
          return client.desks.renew({ deskId, feePlanId, method: "cash" });
        case 2:
          return client.desks.reassignUser({ deskId, toDeskId: at(deskIds, index + 1) });
        default:
          return client.desks.unassignUser({ deskId });
      }
    });
    const ended = await outcomes(deeds);
    const refusals = Object.keys(ended).filter((name) => name !== "done");
    expect(refusals.filter((name) => !name.startsWith("409 "))).toEqual([]);
    expect(await facts()).toMatchObject({ overlaps: 0 });
  });
});
