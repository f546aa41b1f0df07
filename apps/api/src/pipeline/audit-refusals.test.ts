import { expect, it } from "vitest";
import { eachHouse, found, type House, type Place, refusal } from "../areas/testing/house";

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
});
