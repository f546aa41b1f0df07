import { type ContractShape, contract } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { createTestApi } from "../../testing/create-test-api";
import { authenticatorOf, enrol } from "../testing/authenticator";
import { eachHouse, found, PASSWORD, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const needed = { status: 403, code: "second_factor_needed" };

/** What somebody may do who still has to set a second factor up. */
const SET_UP = [
  ...["auth.addPasskey", "auth.confirm", "auth.enableApp", "auth.logout", "auth.secondFactors", "auth.sendConfirmOtp"],
  ...["auth.session", "auth.setMailCodes", "auth.startApp", "auth.startPasskey"],
];

eachHouse("an organisation that asks for a second factor", (house) => {
  const require = ({ client, orgId }: Place, requireSecondFactor = true) =>
    client.organisation.updateSettings({ _id: orgId, requireSecondFactor });
  /** Asks for one; its owner has an app. */
  const asking = async () => {
    const place = await found(house);
    const app = await enrol(house, place.client);
    await require(place);
    return { place, app };
  };

  it("lets who has none do nothing but set one up, and then everything", async () => {
    const { place } = await asking();
    const colleague = await hire(house, place, { permissions: ["desks.read", "bookings.read"] });
    expect((await colleague.auth.session()).secondFactorNeeded).toBe(true);
    for (const call of [
      () => colleague.desks.list(),
      () => colleague.auth.sessions(),
      () => colleague.auth.updateProfile({ name: "Mallory" }),
    ]) {
      expect(await refusal(call())).toMatchObject(needed);
    }
    expect((await colleague.auth.secondFactors()).isRequired).toBe(true);
    await enrol(house, colleague);
    expect((await colleague.auth.session()).secondFactorNeeded).toBe(false);
    await colleague.desks.list();
  });

  it("counts mailed codes as one", async () => {
    const { place } = await asking();
    const colleague = await hire(house, place, { permissions: ["desks.read"] });
    await colleague.auth.setMailCodes({ mailCodes: true });
    await colleague.desks.list();
  });

  it("does not take an app that was begun for one that is on", async () => {
    const { place } = await asking();
    const colleague = await hire(house, place, { permissions: ["desks.read"] });
    const { secret } = await colleague.auth.startApp();
    expect(await refusal(colleague.desks.list())).toMatchObject(needed);
    await colleague.auth.enableApp({ otp: authenticatorOf(house, secret)() });
    await colleague.desks.list();
  });

  it("keeps everybody's last one", async () => {
    const { place } = await asking();
    const { client } = place;
    const { _id } = await client.auth.session();
    const id = (await client.auth.secondFactors()).factors[0]?._id ?? "";
    const required = { status: 409, code: "second_factor_required" };
    expect(await refusal(client.auth.removeFactor({ id }))).toMatchObject(required);
    expect((await client.auth.secondFactors()).recoveryCodesLeft).toBe(10);
    await client.auth.setMailCodes({ mailCodes: true });
    await client.auth.removeFactor({ id });
    expect(await refusal(client.auth.setMailCodes({ mailCodes: false }))).toMatchObject(required);
    expect(await refusal(client.adminUsers.update({ _id, twoFactor: false }))).toMatchObject(required);
    await require(place, false);
    await client.auth.setMailCodes({ mailCodes: false });
  });

  it("keeps one of two that are taken off at once", async () => {
    const { place } = await asking();
    const { client } = place;
    await client.auth.setMailCodes({ mailCodes: true });
    const id = (await client.auth.secondFactors()).factors[0]?._id ?? "";
    const both = await Promise.allSettled([
      client.auth.removeFactor({ id }),
      client.auth.setMailCodes({ mailCodes: false }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("changes nothing for secret keys", async () => {
    const { place } = await asking();
    const { key } = await place.client.apiKeys.add({ kind: "secret", name: "Door", permissions: ["desks.read"] });
    await house.api.client(key).desks.list();
  });

  it("is that one alone, by its own people, in a confirmed session", async () => {
    const place = await found(house);
    const token = (await place.client.storage.get("Bearer")) ?? "";
    house.advance({ minutes: 11 });
    const unconfirmed = house.api.client("pk_demo_carrel", token);
    const change = { _id: place.orgId, requireSecondFactor: true };
    expect(await refusal(unconfirmed.organisation.updateSettings(change))).toMatchObject({
      code: "confirmation_needed",
    });
    const above = house.client("pk_demo_carrel");
    await above.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    expect(await refusal(above.organisation.updateSettings(change))).toMatchObject({
      status: 403,
      code: "own_security",
    });
    await require(place);
    // Who asked for it has none himself, so that he is the first to be asked.
    expect(await refusal(place.client.desks.list())).toMatchObject(needed);
    const { client } = await found(house);
    await client.desks.list();
  });

  it("is in production the platform's own and each reseller's, and no client's", async () => {
    const { client } = createTestApi({ database: house.database, clock: house.api.clock, isProduction: true });
    const signIn = async (email: string) => {
      const somebody = client("pk_demo_carrel");
      await somebody.auth.login({ email, password: PASSWORD });
      return somebody;
    };
    for (const email of ["owner@carrel.test", "owner@northside.test"]) {
      const somebody = await signIn(email);
      expect((await somebody.auth.session()).secondFactorNeeded, email).toBe(true);
      expect(await refusal(somebody.organisation.clients({ limit: 1, page: 1 })), email).toMatchObject(needed);
    }
    await (await signIn("owner@harbour.test")).desks.list();
  });

  it("has somebody's taken off by who administers him, which is confirmed, logged and mailed", async () => {
    const { place } = await asking();
    const email = `lost-${house.unique()}@example.com`;
    const colleague = await hire(house, place, { permissions: ["desks.read"], email });
    await enrol(house, colleague);
    await colleague.auth.setMailCodes({ mailCodes: true });
    const { _id: id } = await colleague.auth.session();
    expect(await place.client.adminUsers.secondFactors({ id })).toMatchObject({
      mailCodes: true,
      factors: [{ kind: "app" }],
    });
    expect(await place.client.adminUsers.removeSecondFactors({ id })).toMatchObject({ twoFactor: false });
    expect(await refusal(colleague.desks.list())).toMatchObject(needed);
    expect(await refusal(place.client.adminUsers.removeSecondFactors({ id }))).toMatchObject({
      code: "no_second_factor",
    });
    const { _id: own } = await place.client.auth.session();
    expect(await refusal(place.client.adminUsers.removeSecondFactors({ id: own }))).toMatchObject({
      code: "own_account",
    });
    expect((await house.lastMail(email)).subject).toMatch(/^A second factor .* was removed$/);
    const { data } = await place.client.auditLog.list({ action: "adminUsers.removeSecondFactors", limit: 1, page: 1 });
    expect(data).toMatchObject([{ recordId: id, before: { twoFactor: true, factors: [{ kind: "app" }] } }]);
  });

  it("has nobody's taken off by who has fewer rights than he", async () => {
    const place = await found(house);
    const lesser = await hire(house, place, { permissions: ["adminUsers.write"] });
    const { _id: id } = await place.client.auth.session();
    expect(await refusal(lesser.adminUsers.secondFactors({ id }))).toMatchObject({ status: 403 });
    expect(await refusal(lesser.adminUsers.removeSecondFactors({ id }))).toMatchObject({ status: 403 });
  });
});

it("leaves open what sets a second factor up, and nothing else", () => {
  const table: ContractShape = contract;
  const open = Object.entries(table).flatMap(([area, rows]) =>
    Object.entries(rows).flatMap(([name, row]) => (row.withoutSecondFactor ? [`${area}.${name}`] : [])),
  );
  expect(open.toSorted()).toEqual(SET_UP.toSorted());
});
