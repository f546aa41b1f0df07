import { sql } from "kysely";
import { expect, it } from "vitest";
import { openHall } from "../testing/hall";
import { eachHouse, type House } from "../testing/house";
import { outcomes } from "../testing/outcomes";

const ALL = 200;

eachHouse("memberships that race", (house) => {
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

  it("give a seat to one of 200 sellers, whichever of overlapping shifts they sell", async () => {
    const place = await openHall(house, 1);
    const { sell, morning, fullDay, another } = place;
    const people: string[] = [];
    while (people.length < ALL) people.push(await another());
    const ended = await outcomes(
      people.map((customerId, index) => sell({ customerId, shiftId: at([morning, fullDay], index)._id })),
    );
    expect(ended).toEqual({ done: 1, "409 desk_taken": ALL - 1 });
    expect(await facts(house, place.orgId)).toMatchObject({ memberships: 1, paid: 1, overlaps: 0 });
  });

  it("give both halves of a day to two", async () => {
    const place = await openHall(house, 1);
    const { sell, morning, evening, another } = place;
    const people = await Promise.all(Array.from({ length: 20 }, () => another()));
    const ended = await outcomes(
      people.map((customerId, index) => sell({ customerId, shiftId: at([morning, evening], index)._id })),
    );
    expect(ended).toEqual({ done: 2, "409 desk_taken": 18 });
    expect(await facts(house, place.orgId)).toEqual({ memberships: 2, paid: 2, overlaps: 0, bookings: 52 });
  });

  it("give one of ten seats to one person", async () => {
    const place = await openHall(house, 10);
    const ended = await outcomes(place.deskIds.map((deskId) => place.sell({ deskId })));
    expect(ended).toEqual({ done: 1, "409 customer_assigned": 9 });
    expect(await facts(house, place.orgId)).toMatchObject({ memberships: 1, paid: 1, overlaps: 0, bookings: 26 });
  });

  it("count each of ten renewals once, and end once", async () => {
    const place = await openHall(house, 1);
    const { client, sell } = place;
    const { _id } = await sell();
    expect(
      await outcomes(Array.from({ length: 10 }, () => client.memberships.renew({ id: _id, method: "cash" }))),
    ).toEqual({ done: 10 });
    expect(await client.memberships.get({ id: _id })).toMatchObject({ lastDay: "2027-10-22", amount: 11 * 94_400 });
    expect(await facts(house, place.orgId)).toMatchObject({ memberships: 1, paid: 11, overlaps: 0 });
    const ended = await outcomes(Array.from({ length: 10 }, () => client.memberships.end({ id: _id })));
    expect(ended).toEqual({ done: 1, "409 membership_over": 9 });
  });

  it("never overlap, whatever staff do at once", async () => {
    const place = await openHall(house, 3);
    const { client, sell, deskIds, morning, evening, fullDay, another } = place;
    const people = [place.customerId, await another("Omar"), await another("Ravi")];
    const first = await sell();
    house.setNow("2026-11-24T04:30:00Z");
    const shifts = [morning, evening, fullDay];
    const deeds = Array.from({ length: 60 }, (_, index) => {
      const deskId = at(deskIds, index);
      const shiftId = at(shifts, Math.floor(index / 3))._id;
      switch (index % 5) {
        case 0:
          return sell({ deskId, shiftId, customerId: at(people, index), startDate: "2026-11-24" });
        case 1:
          return client.memberships.renewMany({ ids: [first._id], method: "cash" });
        case 2:
          return client.desks.reassignUser({ deskId, shiftId, toDeskId: at(deskIds, index + 1) });
        case 3:
          return client.memberships.end({ id: first._id });
        default:
          return client.desks.unassignUser({ deskId, shiftId });
      }
    });
    const ended = await outcomes(deeds);
    const refusals = Object.keys(ended).filter((name) => name !== "done");
    expect(refusals.filter((name) => !name.startsWith("409 "))).toEqual([]);
    expect(await facts(house, place.orgId)).toMatchObject({ overlaps: 0 });
  });
});

/** What stands, what is paid, and live bookings of one desk or of one person that overlap. */
const facts = (house: House, orgId: string) =>
  house.database.tx({ orgId }, async (db) => {
    const { rows } = await sql<{ memberships: number; paid: number; overlaps: number; bookings: number }>`
      select (select count(*)::int from memberships where status = 'ACTIVE') as memberships,
        (select count(*)::int from desk_transactions) as paid,
        (select count(*)::int from bookings where status = 'CONFIRMED') as bookings,
        (select count(*)::int from bookings a join bookings b on a.org_id = b.org_id and a.booking_id < b.booking_id
            and (a.desk_id = b.desk_id or a.customer_id = b.customer_id)
            and a.starts_at < b.ends_at and b.starts_at < a.ends_at
          where a.status <> 'CANCELLED' and b.status <> 'CANCELLED') as overlaps`.execute(db);
    return rows[0];
  });
