import { contract } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { uuidOf } from "../../codes/secrets";
import { eachHouse, found, PASSWORD, type Place, refusal } from "../testing/house";

eachHouse("a confirmed session", (house) => {
  /** The owner at another screen, whose session isn't confirmed by itself. */
  const owner = async ({ email }: Pick<Place, "email">) => {
    const client = house.api.client("pk_demo_carrel");
    await client.auth.login({ email, password: PASSWORD });
    return client;
  };
  const needed = { status: 403, code: "confirmation_needed" };
  const addRole = (client: Place["client"]) => client.roles.add({ name: `Role ${house.unique()}`, permissions: [] });

  it("is one that was signed in to less than ten minutes ago", async () => {
    const client = await owner(await found(house));
    house.advance({ minutes: 9 });
    await addRole(client);
    house.advance({ minutes: 1 });
    expect(await refusal(addRole(client))).toMatchObject(needed);
  });

  it("is one whose person gave his password or a mailed code, for ten minutes", async () => {
    const place = await found(house);
    const client = await owner(place);
    house.advance({ minutes: 60 });
    const { confirmedUntil } = await client.auth.confirm({ password: PASSWORD });
    expect(confirmedUntil.slice(0, 16)).toBe(house.minutesFromNow(10).slice(0, 16));
    await addRole(client);
    house.advance({ minutes: 10 });
    expect(await refusal(addRole(client))).toMatchObject(needed);
    await client.auth.sendConfirmOtp();
    await client.auth.confirm({ otp: await house.codeFor(place.email) });
    await addRole(client);
  });

  it("is that one alone: not another of the same person, and not by another's code", async () => {
    const place = await found(house);
    const [here, there] = [await owner(place), await owner(place)];
    house.advance({ minutes: 11 });
    await here.auth.sendConfirmOtp();
    const otp = await house.codeFor(place.email);
    expect(await refusal(there.auth.confirm({ otp }))).toMatchObject({ status: 400 });
    await here.auth.confirm({ otp });
    await addRole(here);
    expect(await refusal(addRole(there))).toMatchObject(needed);
  });

  it("has a flow that who reads the list of sessions can't reckon: he uses up none of its codes", async () => {
    const place = await found(house);
    const client = await owner(place);
    const { _id: sessionId } = (await client.auth.sessions()).find(({ isCurrent }) => isCurrent) ?? { _id: "" };
    await client.auth.sendConfirmOtp();
    house.advance({ minutes: 1 });
    const _id = await uuidOf(`confirm:${sessionId}`);
    expect(await refusal(house.client("pk_demo_carrel").auth.resendOtp({ _id }))).toMatchObject({
      status: 400,
      code: "otp_expired",
    });
  });

  it("is needed for what an update names, and for nothing else of it", async () => {
    const place = await found(house);
    const { data } = await place.client.roles.list();
    const { _id } = await place.client.adminUsers.add({
      name: "Ravi Kumar",
      email: `ravi-${house.unique()}@example.com`,
      roleId: data.at(-1)?._id ?? "",
      isDefaultUser: true,
    });
    const client = await owner(place);
    house.advance({ minutes: 11 });
    await client.adminUsers.update({ _id, name: "Ravi Rao" });
    await client.organisation.updateSettings({ _id: place.orgId, orgSettings: { holdMinutes: 30 } });
    for (const attempt of [
      () => client.adminUsers.update({ _id, email: "mallory@example.com" }),
      () => client.adminUsers.update({ _id, twoFactor: false }),
      () =>
        client.organisation.updateSettings({ _id: place.orgId, upiDetails: { vpa: "mallory@bank", payeeName: "M" } }),
    ]) {
      expect(await refusal(attempt())).toMatchObject(needed);
    }
    const person = await client.adminUsers.get({ id: _id });
    expect(person).toMatchObject({ name: "Ravi Rao", email: expect.stringContaining("ravi-"), twoFactor: false });
  });

  it("ends after five wrong passwords, however many are tried at once, and that is logged", async () => {
    const place = await found(house);
    const client = await owner(place);
    const wrong = () => refusal(client.auth.confirm({ password: "not his password" }));
    expect(await wrong()).toMatchObject({
      status: 400,
      code: "credentials_wrong",
      issues: [{ path: ["password"] }],
      message: "That password is not right. 4 tries left.",
    });
    const rest = await Promise.all(Array.from({ length: 8 }, wrong));
    expect(rest.filter(({ code }) => code === "credentials_wrong")).toHaveLength(3);
    expect(rest.filter(({ statuscode }) => statuscode === 7067)).toHaveLength(5);
    expect(await refusal(client.auth.confirm({ password: PASSWORD }))).toMatchObject({ status: 401, statuscode: 7067 });
    const { data } = await place.client.auditLog.list({ limit: 20, page: 1 });
    const refused = data.filter(({ action }) => action === "auth.signInRefused");
    expect(refused.length).toBeGreaterThan(0);
    expect(JSON.stringify(refused)).not.toContain("not his password");
  });

  it("counts wrong passwords anew once it was confirmed", async () => {
    const client = await owner(await found(house));
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await refusal(client.auth.confirm({ password: "not his password" }));
      await client.auth.confirm({ password: PASSWORD });
    }
    await addRole(client);
  });

  it("takes either a password or a code", async () => {
    const client = await owner(await found(house));
    for (const input of [{}, { password: PASSWORD, otp: "123456" }]) {
      expect(await refusal(client.auth.confirm(input))).toMatchObject({
        status: 400,
        issues: [{ path: ["password"] }],
      });
    }
  });
});

it("is asked for by every row that gives away rights, keys, addresses or where payments go", () => {
  const confirmed = Object.entries(contract).flatMap(([area, rows]) =>
    Object.entries(rows).flatMap(([name, row]) => ("confirmed" in row ? [`${area}.${name}`] : [])),
  );
  const writes = (area: "roles" | "apiKeys" | "adminUsers") =>
    Object.entries(contract[area]).flatMap(([name, { kind }]) => (kind === "write" ? [`${area}.${name}`] : []));
  // An invitation goes again to an address that is there already; ending a session or a move takes nothing over.
  const free = ["adminUsers.invite", "adminUsers.endSession", "adminUsers.cancelEmailChange"];
  const expected = [...writes("roles"), ...writes("apiKeys"), ...writes("adminUsers")].filter((n) => !free.includes(n));
  const factors = [
    "startApp",
    "enableApp",
    "renewRecoveryCodes",
    "setMailCodes",
    "renameFactor",
    "removeFactor",
  ].concat(["startPasskey", "addPasskey"]);
  expect(confirmed.toSorted()).toEqual(
    [
      ...expected,
      ...factors.map((name) => `auth.${name}`),
      ...["auth.changeEmail", "organisation.answerUpiProposal", "organisation.updateSettings"],
    ].toSorted(),
  );
});
