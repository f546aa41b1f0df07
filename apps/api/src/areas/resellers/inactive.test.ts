import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";

const INACTIVE = { status: 403, code: "organisation_inactive" };

async function signIn(house: House, email: string): Promise<Client<Contract>> {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email, password: PASSWORD });
  return client;
}

eachHouse("an inactive reseller", (house) => {
  it("is told so, as are its clients' visitors, and is all there again once it is active", async () => {
    const platform = await signIn(house, "owner@carrel.test");
    const owner = await signIn(house, "owner@northside.test");
    const { _id: id } = (await owner.auth.session()).loggedOrgDetails;
    const client = await found(house, { apiKey: "pk_demo_northside", desks: 1 });
    const staff = await signIn(house, client.email);
    const visitor = house.client("pk_demo_carrel");
    const lookUp = () => visitor.bookings.superOrgLookup({ orgCode: client.orgCode });
    const before = [await owner.apiKeys.list(), await lookUp()];

    expect(await platform.resellers.updateStatus({ id, isActive: false })).toMatchObject({ isActive: false });
    expect(await refusal(owner.auth.session())).toMatchObject(INACTIVE);
    const again = house.client("pk_demo_carrel");
    const email = "owner@northside.test";
    const failure = await refusal(again.auth.login({ email, password: PASSWORD }));
    expect(failure).toMatchObject(INACTIVE);
    expect(failure.message).toContain("Northside Spaces is deactivated");
    // Whoever doesn't know the password learns nothing.
    expect(await refusal(again.auth.login({ email, password: "not the password" }))).toMatchObject({
      status: 400,
      code: "credentials_wrong",
    });
    const closed = [
      lookUp,
      () => visitor.branches.listPublic({ orgId: client.orgId }),
      () => visitor.desks.listPublic({ branchId: client.branch._id }),
      () => visitor.bookings.sendOtp({ orgId: client.orgId, email: "visitor@example.com" }),
      () => visitor.organisation.data({ code: client.orgCode }),
      () => house.client("pk_demo_northside").auth.login({ email: client.email, password: PASSWORD }),
    ];
    for (const attempt of closed) expect(await refusal(attempt())).toMatchObject(INACTIVE);
    // The client's staff go on: their work is not the reseller's.
    expect((await staff.desks.list()).data).toHaveLength(1);

    await platform.resellers.updateStatus({ id, isActive: true });
    expect([await owner.apiKeys.list(), await lookUp()]).toEqual(before);
  });
});
