import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";
import { hire } from "../testing/staff";

eachHouse("where a colleague is signed in", (house) => {
  it("is seen and ended by who administers the staff, and is logged", async () => {
    const place = await found(house);
    const colleague = await hire(house, place, { permissions: ["desks.read"] });
    const { _id: id } = await colleague.auth.session();
    const [running, ...others] = await place.client.adminUsers.sessions({ id });
    expect(running).toMatchObject({ isCurrent: false });
    expect(others).toEqual([]);
    const sessionId = running?._id ?? "";
    expect(await place.client.adminUsers.endSession({ id, sessionId })).toEqual({ _id: sessionId });
    expect(await refusal(colleague.desks.list())).toMatchObject({ status: 401, statuscode: 7067 });
    expect(await place.client.adminUsers.sessions({ id })).toEqual([]);
    expect(await refusal(place.client.adminUsers.endSession({ id, sessionId }))).toMatchObject({ status: 404 });
    const { data } = await place.client.auditLog.list({ limit: 5, page: 1 });
    expect(data.map(({ action }) => action)).toContain("adminUsers.endSession");
  });

  it("tells which session asks, when one looks at oneself", async () => {
    const { client } = await found(house);
    const { _id: id } = await client.auth.session();
    expect(await client.adminUsers.sessions({ id })).toMatchObject([{ isCurrent: true }]);
  });

  it("is nothing for who may not administer, has fewer rights or fewer branches", async () => {
    const place = await found(house);
    const { _id: id } = await place.client.auth.session();
    const [own] = await place.client.adminUsers.sessions({ id });
    const sessionId = own?._id ?? "";
    const reader = await hire(house, place, { permissions: ["adminUsers.read"] });
    const lesser = await hire(house, place, { permissions: ["adminUsers.write"] });
    const { client: stranger } = await found(house);
    for (const [who, status] of [
      [reader, 403],
      [lesser, 403],
      [stranger, 404],
    ] as const) {
      expect(await refusal(who.adminUsers.sessions({ id }))).toMatchObject({ status });
      expect(await refusal(who.adminUsers.endSession({ id, sessionId }))).toMatchObject({ status });
    }
    expect(await place.client.adminUsers.sessions({ id })).toHaveLength(1);
  });

  it("is ended by its person's own id only", async () => {
    const place = await found(house);
    const [one, other] = [
      await hire(house, place, { permissions: [] }),
      await hire(house, place, { permissions: ["desks.read"] }),
    ];
    const [{ _id: id }, { _id: otherId }] = [await one.auth.session(), await other.auth.session()];
    const [running] = await place.client.adminUsers.sessions({ id: otherId });
    const mixed = { id, sessionId: running?._id ?? "" };
    expect(await refusal(place.client.adminUsers.endSession(mixed))).toMatchObject({ status: 404 });
    await other.desks.list();
  });
});
