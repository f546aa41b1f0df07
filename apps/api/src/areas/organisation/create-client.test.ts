import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";
import { follow, hire } from "../testing/staff";

const DAY = 86_400_000;

async function signIn(house: House, email: string): Promise<Client<Contract>> {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email, password: PASSWORD });
  return client;
}

const reseller = (house: House) => signIn(house, "owner@northside.test");

const asked = (house: House) => ({
  orgName: `Quiet House ${house.unique()}`,
  workspaceKind: "study-hall" as const,
  timezone: "Europe/Lisbon",
  currency: "EUR",
  owner: { name: "Asha Rao", email: `asha-${house.unique()}@example.com` },
});

eachHouse("a client that is added", (house) => {
  it("is the reseller's, on trial, and its owner comes in by the mailed invitation", async () => {
    const client = await reseller(house);
    const { _id, orgName } = (await client.auth.session()).loggedOrgDetails;
    const input = asked(house);
    const made = await client.organisation.createClient(input);
    expect(made).toMatchObject({
      orgName: input.orgName,
      workspaceKind: "study-hall",
      orgType: "client",
      status: "TRIAL",
      reseller: { _id, orgName },
      owner: { name: "Asha Rao", email: input.owner.email },
      branches: 0,
    });
    expect(Date.parse(made.subscription?.currentPeriodEnd ?? "") - Date.parse(made.createdAt)).toBe(14 * DAY);
    const listed = await client.organisation.clients({ search: input.orgName, status: "TRIAL" });
    expect(listed.data).toEqual([made]);
    expect(await client.organisation.client({ id: made._id })).toMatchObject({
      timezone: "Europe/Lisbon",
      currency: "EUR",
    });
    expect(await house.lastMail(input.owner.email)).toMatchObject({ orgId: made._id });
    const owner = await follow(house, input.owner.email);
    expect((await owner.auth.session()).loggedOrgDetails).toMatchObject({
      _id: made._id,
      isClient: true,
      isReseller: false,
      currency: "EUR",
      timezone: "Europe/Lisbon",
    });
    expect((await owner.subscription.current()).subscription).toMatchObject({ status: "TRIAL" });
    for (const log of [client, owner]) {
      const { data } = await log.auditLog.list({ limit: 50 });
      expect(data.map(({ action, recordId }) => [action, recordId])).toContainEqual([
        "organisation.createClient",
        made._id,
      ]);
    }
  });

  it("is nobody's where the platform adds it, in the platform's place unless it says another", async () => {
    const client = await signIn(house, "owner@carrel.test");
    const { timezone: _, currency: __, ...input } = asked(house);
    const made = await client.organisation.createClient(input);
    expect(made).toMatchObject({ reseller: null, status: "TRIAL" });
    const { timezone, currency } = (await client.auth.session()).loggedOrgDetails;
    expect(await client.organisation.client({ id: made._id })).toMatchObject({ timezone, currency });
    const owner = await follow(house, input.owner.email);
    expect((await owner.auth.session()).loggedOrgDetails).toMatchObject({ isClient: false, isReseller: false });
  });

  it("is not made for an address that is somebody's, or that is waited for already", async () => {
    const client = await reseller(house);
    const input = asked(house);
    const taken = { status: 409, code: "email_taken" };
    const { totalRecords } = await client.organisation.clients();
    const owner = { ...input.owner, email: "owner@harbour.test" };
    expect(await refusal(client.organisation.createClient({ ...input, owner }))).toMatchObject(taken);
    expect((await client.organisation.clients()).totalRecords).toBe(totalRecords);
    const both = await Promise.allSettled([
      client.organisation.createClient(input),
      client.organisation.createClient({ ...input, orgName: `Other ${house.unique()}` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: taken });
    expect((await client.organisation.clients()).totalRecords).toBe(totalRecords + 1);
    // Another one's invitation to the same address is its own affair: the first that is followed wins.
    const platform = await signIn(house, "owner@carrel.test");
    expect(await platform.organisation.createClient(input)).toMatchObject({ reseller: null });
  });

  it("takes an organisation that can have clients, everything of it, and a name of one's own", async () => {
    const input = asked(house);
    const ordinary = await found(house);
    const other = await signIn(house, ordinary.email);
    expect(await refusal(other.organisation.createClient(input))).toMatchObject({ status: 403, code: "no_clients" });
    const client = await reseller(house);
    const { _id: orgId } = (await client.auth.session()).loggedOrgDetails;
    const reads = await hire(house, { orgId }, { permissions: ["organisation.read"] });
    expect(await refusal(reads.organisation.createClient(input))).toMatchObject({ status: 403, code: "forbidden" });
    const limited = await hire(house, { orgId }, { permissions: ["organisation.write"], branches: [] });
    expect(await refusal(limited.organisation.createClient(input))).toMatchObject({
      status: 403,
      code: "branch_scope",
    });
    const posing = { ...input, orgName: "Carrel Support" };
    expect(await refusal(client.organisation.createClient(posing))).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
    const nowhere = { ...input, timezone: "Mars/Olympus" };
    expect(await refusal(client.organisation.createClient(nowhere))).toMatchObject({ status: 400 });
    await expect(house.lastMail(input.owner.email)).rejects.toThrow("No mail");
  });
});
