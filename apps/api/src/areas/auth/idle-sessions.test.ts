import type { Client } from "@carrel/sdk";
import { type Contract, contract, type Operation } from "@carrel/sdk/contract";
import { expect, it, vi } from "vitest";
import { insertSession } from "../../testing/access/places";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, type House, type Place, refusal } from "../testing/house";

const ENDED = { status: 401, statuscode: 7067, code: "session_expired" };

const setHours = ({ client, orgId }: Place, sessionIdleHours: number | null) =>
  client.organisation.updateSettings({ _id: orgId, sessionIdleHours });

/** Somebody else's session at the same place, of the same person. */
const secondSession = async (house: House, { client, orgId }: Place) => {
  const { _id: userId } = await client.auth.session();
  const { token } = await insertSession(house, orgId, userId);
  return house.api.client("pk_demo_carrel", token);
};

/** When the newest of an organisation's sessions was last used. */
const lastUse = async (house: House, orgId: string) => {
  const { activeAt } = await house.database.tx({ orgId }, (db) =>
    db
      .selectFrom("sessions")
      .select("activeAt")
      .where("orgId", "=", orgId)
      .orderBy("activeAt", "desc")
      .executeTakeFirstOrThrow(),
  );
  return activeAt.getTime();
};

/** Does something, and waits until it was noted, which no call does. */
const use = async (house: House, orgId: string, client: Client<Contract>) => {
  const before = await lastUse(house, orgId);
  await client.auth.profile();
  await vi.waitFor(async () => expect(await lastUse(house, orgId)).toBeGreaterThan(before), { timeout: 20_000 });
};

eachHouse("sessions that nobody uses", (house) => {
  it("last their seven days, unless the organisation says otherwise", async () => {
    const place = await found(house);
    expect((await place.client.organisation.settings()).sessionIdleHours).toBeNull();
    house.advance({ days: 6 });
    expect(await place.client.auth.profile()).toMatchObject({ email: place.email });
    house.advance({ days: 1 });
    expect(await refusal(place.client.auth.profile())).toMatchObject(ENDED);
  });

  it("end after its hours, as those that have expired, and use puts that off", async () => {
    const place = await found(house);
    expect(await setHours(place, 2)).toMatchObject({ sessionIdleHours: 2 });
    for (const _ of ["once", "again"]) {
      house.advance({ minutes: 119 });
      await use(house, place.orgId, place.client);
    }
    house.advance({ minutes: 121 });
    expect(await refusal(place.client.auth.profile())).toMatchObject(ENDED);
    // Being refused is no use of it.
    expect(await refusal(place.client.auth.profile())).toMatchObject(ENDED);
    const other = await found(house);
    house.advance({ hours: 30 });
    expect(await other.client.auth.profile()).toMatchObject({ email: other.email });
  });

  it("end at once where the hours change, are not listed any more, and don't come back", async () => {
    const place = await found(house);
    const idle = await secondSession(house, place);
    house.advance({ minutes: 90 });
    await use(house, place.orgId, place.client);
    expect(await place.client.auth.sessions()).toHaveLength(2);
    await setHours(place, 1);
    expect(await refusal(idle.auth.profile())).toMatchObject(ENDED);
    expect(await place.client.auth.sessions()).toMatchObject([{ isCurrent: true }]);
    await setHours(place, null);
    expect(await refusal(idle.auth.profile())).toMatchObject(ENDED);
    expect(await place.client.auth.sessions()).toHaveLength(1);
  });

  it("are not used by what screens ask by themselves", async () => {
    const place = await found(house, { desks: 1 });
    const { client, branch, desks } = place;
    const [deskId = "", branchId, day] = [desks[0]?._id, branch._id, house.minutesFromNow(0).slice(0, 10)];
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "month" });
    const customerId = await insertCustomer(house, place);
    await client.desks.assignUser({ deskId, customerId, feePlanId, startDate: day });
    const own: [Operation, () => Promise<unknown>][] = [
      [contract.notifications.list, () => client.notifications.list()],
      [contract.desks.list, () => client.desks.list()],
      [contract.desks.get, () => client.desks.get({ id: deskId })],
      [contract.desks.assignment, () => client.desks.assignment({ deskId })],
      [contract.desks.moveTargets, () => client.desks.moveTargets({ deskId })],
      [contract.desks.slots, () => client.desks.slots({ deskId, dayOption: "single", date: day })],
      [contract.dashboard.bookingStats, () => client.dashboard.bookingStats()],
      [contract.bookings.calendar, () => client.bookings.calendar({ branchId, from: day, to: day })],
      [contract.bookings.occupancy, () => client.bookings.occupancy({ branchId, from: day, to: day })],
      [contract.memberships.list, () => client.memberships.list({ deskId, state: "live" })],
      [contract.memberships.board, () => client.memberships.board({ branchId, date: day })],
      [contract.gallery.list, () => client.gallery.list({ branchId })],
      [
        contract.tracking.record,
        () => {
          const event = {
            event: "page_view",
            path: "/desks",
            occurredAt: house.minutesFromNow(0),
            sessionId: house.id(),
          };
          return client.tracking.record({ events: [event] });
        },
      ],
    ];
    const marked = Object.values(contract).flatMap((rows) =>
      Object.values<Operation>(rows).filter(({ background }) => background),
    );
    expect(new Set(own.map(([row]) => row))).toEqual(new Set(marked));
    await setHours(place, 1);
    const before = await lastUse(house, place.orgId);
    for (const [, ask] of own) {
      // All of them within the hour.
      house.advance({ minutes: 4 });
      await ask();
    }
    expect(await lastUse(house, place.orgId)).toBe(before);
    house.advance({ minutes: 30 });
    expect(await refusal(client.notifications.list())).toMatchObject(ENDED);
  });

  it("are a matter of whole hours, and of somebody who is there; the log says who", async () => {
    const place = await found(house);
    for (const wrong of [0, 25, 1.5]) {
      const refused = await refusal(setHours(place, wrong));
      expect(refused).toMatchObject({ status: 400, code: "validation_failed" });
      expect(refused.issues).toMatchObject([{ path: ["sessionIdleHours"], message: "Use whole hours from 1 to 24" }]);
    }
    await setHours(place, 24);
    const { data } = await place.client.auditLog.list({ action: "organisation.updateSettings" });
    expect(data[0]).toMatchObject({ before: { sessionIdleHours: null }, after: { sessionIdleHours: 24 } });
    const { _id: userId } = await place.client.auth.session();
    const { token } = await insertSession(house, place.orgId, userId, { unconfirmed: true });
    const elsewhere = house.api.client("pk_demo_carrel", token);
    const off = elsewhere.organisation.updateSettings({ _id: place.orgId, sessionIdleHours: null });
    expect(await refusal(off)).toMatchObject({ status: 403, code: "confirmation_needed" });
  });

  it("are the same for who works with a secret key alone: a key has no session", async () => {
    const place = await found(house);
    const { key } = await place.client.apiKeys.add({ kind: "secret", name: "Server", permissions: ["desks.read"] });
    await setHours(place, 1);
    house.advance({ hours: 48 });
    expect(await house.client(key).desks.list()).toMatchObject({ data: [] });
  });
});
