import { expect, it } from "vitest";
import { eachHouse, found, type House, type Place, refusal } from "../areas/testing/house";
import { hire } from "../areas/testing/staff";
import { tellRefusals } from "../platform/audit/tell-refusals";
import { countCosts } from "../testing/counting";

/** Refusals of a flood, as many as used up what was once one allowance for the whole server. */
const FLOOD = 1120;
/** So many come from one address, as a flood that knows its limits spreads itself. */
const FROM_ONE = 20;

/** Strangers, each at an address of his own, whose proofs are none. */
const flood = async (house: House, { orgId }: Place) => {
  for (let address = 0; address < FLOOD / FROM_ONE; address += 1) {
    const stranger = house.api.client("pk_demo_carrel", undefined, `198.51.100.${address}`);
    const attempts = Array.from({ length: FROM_ONE }, () =>
      refusal(stranger.visitor.openSession({ orgId, verificationToken: "no proof" })),
    );
    await Promise.all(attempts);
  }
};

const logIn = (house: House, email: string, address: string) =>
  refusal(house.api.client("pk_demo_carrel", undefined, address).auth.login({ email, password: "a wrong password" }));

const refusedAt = async ({ client }: Place) =>
  (await client.auditLog.list({ action: "auth.signInRefused", limit: 100, page: 1 })).data;

eachHouse("refusals in the audit log", (house) => {
  it("leave their trace at an organisation, however many another one has had", async () => {
    const [flooded, other] = [await found(house), await found(house)];
    await flood(house, flooded);
    await logIn(house, other.email, "203.0.113.9");
    expect(await refusedAt(other)).toMatchObject([
      { after: { call: "auth.login", reason: "credentials_wrong" }, address: "203.0.113.9" },
    ]);
    // Nor does a flood of one call hide another one at the same organisation.
    await logIn(house, flooded.email, "203.0.113.9");
    expect((await refusedAt(flooded))[0]).toMatchObject({ after: { call: "auth.login" }, address: "203.0.113.9" });
  });
  it("that have no entry of their own are told together once their window has ended, by whichever server", async () => {
    const place = await found(house);
    await flood(house, place);
    await logIn(house, place.email, "203.0.113.9");
    const entries = await refusedAt(place);
    expect(entries.filter(({ more }) => more !== undefined)).toEqual([]);
    const { totalRecords: alone } = await place.client.auditLog.list({ action: "auth.signInRefused" });
    expect(alone).toBe(201);

    await tellRefusals(house.api.ports);
    expect((await place.client.auditLog.list({ action: "auth.signInRefused" })).totalRecords).toBe(alone);
    house.advance({ minutes: 5 });
    await tellRefusals(house.api.ports);
    await tellRefusals(house.api.ports);
    const told = (await refusedAt(place)).filter(({ more }) => more !== undefined);
    // Twenty groups, each of an address, and one of the rest.
    expect(told).toHaveLength(21);
    expect(told.reduce((sum, { more = 0 }) => sum + more, 0)).toBe(FLOOD + 1 - alone);
    expect(told).toContainEqual(
      expect.objectContaining({
        actor: { kind: "visitor", _id: null, name: "" },
        after: { call: "visitor.openSession", reason: "verification_expired" },
        address: expect.stringMatching(/^198\.51\.100\.\d+$/),
        more: FROM_ONE,
      }),
    );
    expect(told.filter(({ address }) => address === "")).toMatchObject([{ more: FLOOD + 1 - alone - 20 * FROM_ONE }]);
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: true });
  });

  it("of one person are told with his name, and how many of what", async () => {
    const place = await found(house);
    const colleague = await hire(house, place, { permissions: ["desks.read"] });
    for (let attempt = 0; attempt < 30; attempt += 1) await refusal(colleague.desks.remove({ id: house.id() }));
    house.advance({ minutes: 5 });
    await tellRefusals(house.api.ports);
    const { _id } = await colleague.auth.session();
    const { data } = await place.client.auditLog.list({ actorId: _id, action: "auth.permissionDenied" });
    expect(data[0]).toMatchObject({
      actor: { kind: "person", _id, name: "Ravi Kumar" },
      resource: "desks",
      after: { call: "desks.remove", permission: "desks.write" },
      more: 10,
    });
  });

  it("cost the same whether or not there is room, so that nothing tells whose allowance they met", async () => {
    const place = await found(house);
    const costOf = countCosts(house.api.ports);
    // More than have room, with addresses that nobody has: they meet the allowance of the key's organisation.
    const cost = (email: string) => costOf(() => logIn(house, email, "203.0.113.10"));
    await cost("nobody@example.com");
    const costs = [];
    for (let attempt = 0; attempt < 25; attempt += 1) costs.push(await cost("nobody@example.com"));
    costs.push(await cost(place.email));
    expect(new Set(costs.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});
