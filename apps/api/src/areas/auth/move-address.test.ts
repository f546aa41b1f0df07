import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { countCosts } from "../../testing/counting";
import { enrol } from "../testing/authenticator";
import { eachHouse, found, PASSWORD, type Place, refusal, SENTENCE } from "../testing/house";
import { hire, invite } from "../testing/staff";

const PLATFORM_KEY = "pk_demo_carrel";
const DEAD = { status: 400, code: "address_link_invalid" };
const TAKEN = { status: 409, code: "email_taken" };

eachHouse("an address that is moved", (house) => {
  const stranger = () => house.client(PLATFORM_KEY);
  const newAddress = (word = "new") => `${word}-${house.unique()}@example.com`;
  const open = (token: string) => stranger().auth.addressLink({ token });
  const follow = (token: string) => stranger().auth.followAddressLink({ token });
  const signIn = (email: string, password = PASSWORD) => stranger().auth.login({ email, password });
  const isIn = (client: Client<Contract>) =>
    client.auth.session().then(
      () => true,
      () => false,
    );
  /** Moves an owner, link and all. @returns the token of the way back */
  const move = async ({ client }: Pick<Place, "client">, former: string, email: string) => {
    await client.auth.changeEmail({ email });
    await follow(await house.linkFor(email));
    return house.linkFor(former);
  };
  const signedIn = async (email: string, password = PASSWORD) => {
    const client = stranger();
    await client.auth.login({ email, password });
    return client;
  };
  const add = async (place: Place, email: string) =>
    place.client.adminUsers.add({
      name: "New",
      email,
      isDefaultUser: true,
      roleId: (await place.client.roles.list()).data[0]?._id ?? "",
    });
  const signUp = async (email: string) => {
    const client = stranger();
    const place = { orgName: "Second", workspaceKind: "co-working", name: "Asha Rao" } as const;
    await client.auth.signUp({ ...place, email, password: SENTENCE });
    return (await house.lastMail(email)).subject;
  };

  it("counts once it is proven; until then all goes on with the old one, which is told", async () => {
    const place = await found(house, { orgName: "Harbour Works" });
    const [former, email] = [place.email, newAddress()];
    expect(await place.client.auth.changeEmail({ email })).toMatchObject({ email: former, pendingEmail: email });
    expect(await house.lastMail(former)).toMatchObject({
      subject: "Your account at Harbour Works is to get another address",
    });
    expect((await place.client.auth.session()).email).toBe(former);
    expect(await signIn(former)).toMatchObject({ statuscode: 1 });
    expect(await refusal(signIn(email))).toMatchObject({ code: "credentials_wrong" });

    const token = await house.linkFor(email);
    expect(await open(token)).toEqual({ kind: "new_address", orgName: "Harbour Works", email });
    expect(await follow(token)).toEqual({ kind: "new_address", orgName: "Harbour Works", email });
    expect(await isIn(place.client)).toBe(false);
    expect(await refusal(signIn(former))).toMatchObject({ code: "credentials_wrong" });
    expect(await signIn(email)).toMatchObject({ statuscode: 1, user: { email } });
    expect((await house.lastMail(former)).subject).toBe("Your address at Harbour Works was changed");
    for (const use of [open, follow]) expect(await refusal(use(token))).toMatchObject(DEAD);
  });

  it("is asked for anew, cancelled, and ends after a day or with the password", async () => {
    const place = await found(house);
    const [first, second] = [newAddress(), newAddress()];
    await place.client.auth.changeEmail({ email: first });
    const replaced = await house.linkFor(first);
    await place.client.auth.changeEmail({ email: second });
    expect(await refusal(follow(replaced))).toMatchObject(DEAD);
    const cancelled = await house.linkFor(second);
    expect(await place.client.auth.cancelEmailChange()).toMatchObject({ email: place.email, pendingEmail: null });
    expect(await refusal(follow(cancelled))).toMatchObject(DEAD);

    await place.client.auth.changeEmail({ email: second });
    const late = await house.linkFor(second);
    house.advance({ hours: 24, minutes: 1 });
    expect(await refusal(follow(late))).toMatchObject(DEAD);
    const client = await signedIn(place.email);
    expect(await client.auth.profile()).toMatchObject({ pendingEmail: null });

    await client.auth.changeEmail({ email: second });
    const begun = await house.linkFor(second);
    await client.auth.sendPasswordChangeOtp();
    const twice = { password: SENTENCE, passwordConfirm: SENTENCE };
    await client.auth.changePassword({ otp: await house.codeFor(place.email), ...twice });
    expect(await refusal(follow(begun))).toMatchObject(DEAD);
  });

  it("is another's to begin who administers the staff, who sees it and can end it", async () => {
    const place = await found(house);
    const email = newAddress();
    const { client, person } = await invite(house, place, {
      name: "Meera",
      email,
      isDefaultUser: true,
      roleId: (await place.client.roles.list({ search: "Front desk" })).data[0]?._id ?? "",
    });
    const { _id } = person;
    const moved = newAddress();
    const begun = await place.client.adminUsers.update({ _id, email: moved, name: "Meera Iyer" });
    expect(begun).toMatchObject({ email, pendingEmail: moved, name: "Meera Iyer" });
    expect((await place.client.adminUsers.list({ search: email })).data).toMatchObject([{ pendingEmail: moved }]);
    expect(await client.auth.profile()).toMatchObject({ email, pendingEmail: moved });
    expect(await isIn(client)).toBe(true);
    // Saving the record as it was read begins and ends nothing.
    const { selectedBranch: _, ...asRead } = begun;
    expect(await place.client.adminUsers.update(asRead)).toMatchObject({ email, pendingEmail: moved });
    expect((await house.lastMail(email)).textBody).toContain("Asha Rao asked to move");

    const local = await hire(house, place, { permissions: ["adminUsers.read", "adminUsers.write"] });
    expect(await refusal(local.adminUsers.cancelEmailChange({ id: _id }))).toMatchObject({ status: 403 });
    expect(await place.client.adminUsers.cancelEmailChange({ id: _id })).toMatchObject({ email, pendingEmail: null });
    expect(await refusal(follow(await house.linkFor(moved)))).toMatchObject(DEAD);

    await place.client.adminUsers.update({ _id, email: moved });
    await follow(await house.linkFor(moved));
    expect(await place.client.adminUsers.get({ id: _id })).toMatchObject({ email: moved, pendingEmail: null });
  });

  it("is answered alike where it has an account elsewhere, whose owner is told by mail", async () => {
    const [place, other] = [await found(house), await found(house)];
    const costOf = countCosts(house.api.ports);
    const answers: object[] = [];
    const ask = (email: string) =>
      costOf(async () => {
        const { pendingEmail, ...answer } = await place.client.auth.changeEmail({ email });
        expect(pendingEmail).toBe(email);
        answers.push(answer);
      });
    await ask(newAddress());
    expect(await ask(other.email)).toEqual(await ask(newAddress()));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const mail = await house.lastMail(other.email);
    // The subject is that of all others: who asked sees it listed while it waits.
    const { orgName } = (await place.client.auth.session()).loggedOrgDetails;
    expect(mail.subject).toBe(`Your address at ${orgName}`);
    expect(mail.textBody).toContain("Your address has an account already");
    expect(mail.textBody).not.toContain("/auth/address");
    expect(mail.textBody).not.toContain(place.email);
    const colleague = newAddress();
    await add(place, colleague);
    expect(await refusal(place.client.auth.changeEmail({ email: colleague }))).toMatchObject(TAKEN);
    const own = await refusal(place.client.auth.changeEmail({ email: place.email }));
    expect(own.issues).toEqual([{ path: ["email"], message: "This is your address already" }]);
  });

  it("is not proven twice, whoever comes first or at once", async () => {
    const places = [await found(house), await found(house)];
    const email = newAddress();
    const tokens: string[] = [];
    for (const { client } of places) {
      await client.auth.changeEmail({ email });
      tokens.push(await house.linkFor(email));
    }
    const tries = await Promise.allSettled(tokens.map(follow));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: TAKEN });
  });

  it("is taken back by the old one: every session, second factor, code, link and the password end, and administrators are told", async () => {
    const place = await found(house);
    const [former, email] = [place.email, newAddress("thief")];
    const back = await move(place, former, email);
    const thief = await signedIn(email);
    await thief.auth.changeEmail({ email: newAddress("next") });
    await thief.auth.sendPasswordChangeOtp();
    await enrol(house, thief);
    expect(await open(back)).toMatchObject({ kind: "old_address", email: former });
    expect(await follow(back)).toMatchObject({ kind: "old_address", email: former });

    expect(await isIn(thief)).toBe(false);
    for (const address of [email, former]) {
      expect(await refusal(signIn(address))).toMatchObject({ code: "credentials_wrong" });
    }
    const left = await house.database.tx({ orgId: place.orgId }, async (db) => ({
      links: await db.selectFrom("links").selectAll().where("orgId", "=", place.orgId).execute(),
      flows: await db.selectFrom("codeFlows").selectAll().where("consumedAt", "is", null).execute(),
      factors: await db.selectFrom("secondFactors").selectAll().execute(),
      recoveryCodes: await db.selectFrom("recoveryCodes").selectAll().execute(),
    }));
    expect(left).toEqual({ links: [], flows: [], factors: [], recoveryCodes: [] });

    const owner = stranger();
    house.advance({ minutes: 1 });
    const { data } = await owner.auth.requestPasswordReset({ email: former });
    const twice = { password: SENTENCE, passwordConfirm: SENTENCE };
    await owner.auth.resetPassword({ _id: data.user, otp: await house.codeFor(former), ...twice });
    await house.tell();
    expect((await owner.notifications.list()).data).toMatchObject([{ type: "address_taken_back" }]);
    for (const use of [open, follow]) expect(await refusal(use(back))).toMatchObject(DEAD);
  });

  it("taken back, ends the secret keys and second factors of the week before too, and keeps the older ones", async () => {
    const { email: former, client, orgId } = await found(house);
    const add = (by: Client<Contract>, name: string) =>
      by.apiKeys.add({ kind: "secret", name, permissions: ["desks.read"] });
    const door = await add(client, "Door");
    const server = await add(client, "Server");
    house.advance({ hours: 8 * 24 });
    const [thief, colleague] = [
      await signedIn(former),
      await hire(house, { orgId }, { permissions: ["apiKeys.write", "desks.read"] }),
    ];
    const ladder = await add(thief, "Ladder");
    const colleagues = await add(colleague, "Colleague's");
    const { key: rotated } = await thief.apiKeys.rotate({ id: server._id });
    await enrol(house, thief);
    house.advance({ hours: 5 * 24 });
    await follow(await move({ client: thief }, former, newAddress("thief")));

    const works = (key: string) =>
      house
        .client(key)
        .desks.list()
        .then(
          () => true,
          () => false,
        );
    expect(await Promise.all([door.key, colleagues.key, ladder.key, rotated].map(works))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await house.database.tx({ orgId }, (db) => db.selectFrom("secondFactors").selectAll().execute())).toEqual(
      [],
    );
  });

  it("can be taken back for seven days", async () => {
    const [early, late] = [await found(house), await found(house)];
    const backs = [await move(early, early.email, newAddress()), await move(late, late.email, newAddress())];
    house.advance({ hours: 7 * 24, minutes: -5 });
    await follow(backs[0] ?? "");
    house.advance({ minutes: 6 });
    expect(await refusal(follow(backs[1] ?? ""))).toMatchObject(DEAD);
  });

  it("goes back to its first owner, however often it was moved and whoever takes it back before him", async () => {
    for (const last of ["kept", "taken back", "moved home and away"]) {
      const place = await found(house);
      const [first, second, third] = [place.email, newAddress("second"), newAddress("third")];
      let back = await move(place, first, second);
      if (last === "moved home and away") {
        await move({ client: await signedIn(second) }, second, first);
        back = await move({ client: await signedIn(first) }, first, third);
      } else await move({ client: await signedIn(second) }, second, third);
      const another = await house.linkFor(second);
      if (last !== "kept") await follow(another);
      expect(await follow(back), last).toMatchObject({ email: first });
      expect(await refusal(follow(another)), last).toMatchObject(DEAD);
      expect(await refusal(signIn(third)), last).toMatchObject({ code: "credentials_wrong" });
    }
  });

  it("is nobody else's while it can be taken back, and anybody's afterwards", async () => {
    const [place, other] = [await found(house), await found(house)];
    const former = place.email;
    const back = await move(place, former, newAddress());
    const client = await signedIn((await house.lastMail(former)).textBody.match(/new-\d+@example.com/)?.[0] ?? "");
    expect(await signUp(former)).toBe("You already have a Carrel account");
    await add(other, former);
    expect((await house.lastMail(former)).textBody).not.toContain("/auth/invitation");
    // Not a colleague's either, who could stand in the way.
    expect(await refusal(add({ ...place, client }, former))).toMatchObject(TAKEN);
    const colleague = await add({ ...place, client }, newAddress());
    const squat = client.adminUsers.update({ _id: colleague._id, email: former });
    expect(await refusal(squat)).toMatchObject(TAKEN);
    await follow(back);

    const later = await found(house);
    await move(later, later.email, newAddress());
    house.advance({ hours: 7 * 24, minutes: 1 });
    expect(await signUp(later.email)).toBe("Your Carrel registration code");
  });

  it("goes back to its first owner also where it is moved on at that moment", async () => {
    const place = await found(house);
    const back = await move(place, place.email, newAddress());
    const moved = (await house.lastMail(place.email)).textBody.match(/new-\d+@example.com/)?.[0] ?? "";
    const next = newAddress("next");
    await (await signedIn(moved)).auth.changeEmail({ email: next });
    const token = await house.linkFor(next);
    await Promise.allSettled([follow(token), follow(back)]);
    // Whichever came first: the first address has it in the end.
    expect(await refusal(follow(back))).toMatchObject(DEAD);
    const { emails } = await house.database.tx({ orgId: place.orgId }, async (db) => ({
      emails: await db.selectFrom("adminUsers").select("email").where("orgId", "=", place.orgId).execute(),
    }));
    expect(emails).toEqual([{ email: place.email }]);
  });
});
