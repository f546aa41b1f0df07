import { expect, it } from "vitest";
import { findOrganisation, findSuperOrganisation } from "../../database/lookups";
import type { MailDraft } from "../../mails/compose-mail";
import { countCosts } from "../../testing/counting";
import { createTestApi } from "../../testing/create-test-api";
import { OWN_PLATFORM } from "../../testing/known-platforms";
import { testRandom } from "../../testing/rows";
import { foundAndInvite, type InvitedOrganisation } from "../auth/found-and-invite";
import { eachHouse, found, PASSWORD, type Place, refusal, SENTENCE } from "../testing/house";
import { follow, hire } from "../testing/staff";

const PLATFORM_KEY = "pk_demo_carrel";
const INVALID = { status: 400, code: "invitation_invalid" };
const TAKEN = { status: 409, code: "email_taken" };
const chosen = { password: SENTENCE, passwordConfirm: SENTENCE };

eachHouse("an invitation", (house) => {
  const roleNamed = async ({ client }: Place, name: string) =>
    (await client.roles.list({ search: name })).data.find((role) => role.name === name)?._id ?? "";
  const newAddress = () => `new-${house.unique()}@example.com`;
  const add = async (place: Place, email = newAddress(), role = "Read only") => {
    const person = await place.client.adminUsers.add({ name: "New", email, roleId: await roleNamed(place, role) });
    return { person, email };
  };
  const open = (token: string) => house.client(PLATFORM_KEY).auth.invitation({ token });
  const accept = (token: string) => house.client(PLATFORM_KEY).auth.acceptInvitation({ token, ...chosen });
  const signUp = async (email: string) => {
    const client = house.client(PLATFORM_KEY);
    const place = { orgName: "Second", workspaceKind: "co-working", name: "Asha Rao" } as const;
    const { tempRegId } = await client.auth.signUp({ ...place, email, password: SENTENCE });
    const otp = await house.codeFor(email);
    return () => client.auth.verify({ tempRegId, otp });
  };
  const told = async ({ client }: Place) =>
    (await client.notifications.list()).data.filter(({ type }) => type === "invitation_ended");
  const linksOf = (orgId: string) =>
    house.database.tx({ orgId }, (db) => db.selectFrom("links").selectAll().where("orgId", "=", orgId).execute());

  it("lets its reader in, who proves his address and sets his own password", async () => {
    const place = await found(house, { orgName: "Harbour Works" });
    const { person, email } = await add(place);
    expect(person).toMatchObject({ invited: true, lastLoginAt: null });
    const mail = await house.lastMail(email);
    expect(mail.subject).toBe("Harbour Works invites you to its staff");
    // On trial it says no name but its own.
    expect(mail.textBody).toContain("Harbour Works invites you to work with it");
    expect(mail.textBody).not.toMatch(/Asha|New/);
    const token = await house.linkFor(email);
    expect(await open(token)).toEqual({ orgName: "Harbour Works", name: "New", email });

    const client = house.client(PLATFORM_KEY);
    const { data } = await client.auth.acceptInvitation({ token, ...chosen });
    expect(data).toMatchObject({ _id: person._id, email, allowedBranches: [place.branch._id] });
    expect(await client.auth.session()).toMatchObject({ _id: person._id });
    expect(await place.client.adminUsers.get({ id: person._id })).toMatchObject({
      invited: false,
      lastLoginAt: expect.any(String),
    });
    expect(await house.client(PLATFORM_KEY).auth.login({ email, password: SENTENCE })).toMatchObject({ statuscode: 1 });
    for (const use of [open, accept]) expect(await refusal(use(token))).toMatchObject(INVALID);
  });

  it("keeps its link hashed only, and the log without it", async () => {
    const place = await found(house);
    const { person, email } = await add(place);
    const token = await house.linkFor(email);
    const links = await linksOf(place.orgId);
    expect(JSON.stringify(links)).not.toContain(token);
    // The mail is kept, while it can't leave, no longer than its link is good.
    const { goodUntil } = await house.lastMail(email);
    expect(goodUntil?.getTime()).toBeLessThanOrEqual((links[0]?.expiresAt.getTime() ?? 0) + 1000);
    await refusal(accept("a-token-that-nobody-ever-was-given"));
    await accept(token);
    const { data } = await place.client.auditLog.list({ limit: 100, page: 1 });
    expect(data.find(({ action }) => action === "auth.acceptInvitation")).toMatchObject({ recordId: person._id });
    expect(JSON.stringify([data, house.api.log.lines])).not.toContain(token);
  });

  it("counts nowhere until it is followed: no sign-in, no reset, no code, no mail of news", async () => {
    const place = await found(house);
    const { email } = await add(place, newAddress(), "Owner");
    const stranger = house.client(PLATFORM_KEY);
    expect(await refusal(stranger.auth.login({ email, password: SENTENCE }))).toMatchObject({
      code: "credentials_wrong",
    });
    await stranger.auth.requestPasswordReset({ email });
    expect((await house.lastMail(email)).subject).toBe("No Carrel account has this address");
    const { _id } = await place.client.auth.session();
    const almost = await hire(house, place, { permissions: (await place.client.auth.session()).permissions });
    expect(await refusal(almost.adminUsers.remove({ id: _id }))).toMatchObject({ code: "last_administrator" });
  });

  it("is mailed again, which ends the one before, until it was followed", async () => {
    const place = await found(house);
    const { person, email } = await add(place);
    const former = await house.linkFor(email);
    expect(await place.client.adminUsers.invite({ id: person._id })).toEqual(person);
    const token = await house.linkFor(email);
    expect(token).not.toBe(former);
    for (const use of [open, accept]) expect(await refusal(use(former))).toMatchObject(INVALID);
    await accept(token);
    expect(await refusal(place.client.adminUsers.invite({ id: person._id }))).toMatchObject({
      status: 409,
      code: "already_signed_in",
    });
  });

  it("is good for seven days", async () => {
    const place = await found(house);
    const [late, early] = [await add(place), await add(place)];
    const tokens = [await house.linkFor(late.email), await house.linkFor(early.email)];
    house.advance({ hours: 7 * 24, minutes: -5 });
    await accept(tokens[1] ?? "");
    house.advance({ minutes: 6 });
    expect(await refusal(accept(tokens[0] ?? ""))).toMatchObject(INVALID);
  });

  it("keeps its link for another try after a password that is easy to guess", async () => {
    const place = await found(house, { orgName: "Harbour Works" });
    const { email } = await add(place);
    const token = await house.linkFor(email);
    const weak = { password: "harbourworks1", passwordConfirm: "harbourworks1" };
    const client = house.client(PLATFORM_KEY);
    const refused = await refusal(client.auth.acceptInvitation({ token, ...weak }));
    expect(refused.issues.map(({ path }) => path)).toEqual([["password"]]);
    const unknown = await refusal(client.auth.acceptInvitation({ token: `${token}x`, ...weak }));
    expect(unknown).toMatchObject(INVALID);
    await accept(token);
  });

  it("goes to the new address where it was mailed to a wrong one", async () => {
    const place = await found(house);
    const { person, email } = await add(place);
    const former = await house.linkFor(email);
    const right = newAddress();
    expect(await place.client.adminUsers.update({ _id: person._id, email: right })).toMatchObject({ email: right });
    expect(await refusal(accept(former))).toMatchObject(INVALID);
    await follow(house, right);
  });

  it("is answered alike for an address that has an account elsewhere, whose owner is told by mail", async () => {
    const [place, other] = [await found(house, { orgName: "Harbour Works" }), await found(house)];
    const costOf = countCosts(house.api.ports);
    const roleId = await roleNamed(place, "Read only");
    const answers: object[] = [];
    const addOne = (email: string) =>
      costOf(async () => {
        const {
          _id,
          email: _,
          createdAt,
          updatedAt,
          ...answer
        } = await place.client.adminUsers.add({ name: "New", email, roleId });
        answers.push(answer);
        await place.client.adminUsers.invite({ id: _id });
      });
    await addOne(newAddress());
    expect(await addOne(other.email)).toEqual(await addOne(newAddress()));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const mail = await house.lastMail(other.email);
    expect(mail.subject).toBe("Harbour Works invites you to its staff");
    expect(mail.textBody).toContain("Harbour Works wants to invite you");
    expect(mail.textBody).not.toContain("/auth/invitation");
    expect(await house.client(PLATFORM_KEY).auth.login({ email: other.email, password: PASSWORD })).toMatchObject({
      user: { loggedOrgDetails: { _id: other.orgId } },
    });
  });

  it("may stand beside others': the first to be proven wins, and the others are told", async () => {
    const [one, other, third] = [await found(house), await found(house), await found(house)];
    const email = newAddress();
    await add(one, email);
    const lost = await house.linkFor(email);
    await add(other, email);
    const token = await house.linkFor(email);
    await accept(token);
    for (const use of [open, accept]) expect(await refusal(use(lost))).toMatchObject(TAKEN);
    await add(third, email);
    await house.tell();
    expect(await told(one)).toMatchObject([{ title: "The invitation of New has ended" }]);
    expect(JSON.stringify(await told(one))).not.toContain(other.orgCode);
    // Who invites afterwards is told nothing.
    expect([await told(other), await told(third)]).toEqual([[], []]);
  });

  it("keeps nobody from signing up, who ends it by that", async () => {
    const place = await found(house);
    const { email } = await add(place);
    const token = await house.linkFor(email);
    const verify = await signUp(email);
    expect((await verify()).data).toMatchObject({ email, isDefaultUser: true });
    expect(await refusal(accept(token))).toMatchObject(TAKEN);
    await house.tell();
    expect(await told(place)).toHaveLength(1);
  });

  it("followed beside another and a sign-up at once makes one account", async () => {
    for (const others of [2, 3]) {
      const email = newAddress();
      const tokens: string[] = [];
      for (let number = 0; number < others; number += 1) {
        await add(await found(house), email);
        tokens.push(await house.linkFor(email));
      }
      const verify = await signUp(email);
      const tries = await Promise.allSettled([...tokens.map(accept), ...(others === 3 ? [verify()] : [])]);
      expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const lost of tries) {
        if (lost.status === "rejected") expect(lost.reason).toMatchObject(TAKEN);
      }
      expect(await house.client(PLATFORM_KEY).auth.login({ email, password: SENTENCE })).toMatchObject({
        statuscode: 1,
      });
    }
  });

  it("gives who was added before there was a branch the only one", async () => {
    const place = await found(house);
    const { client, branch } = place;
    await client.branches.remove({ id: branch._id });
    const { person, email } = await add(place);
    expect(person.allowedBranches).toEqual([]);
    const { _id } = await client.branches.add({ name: "First", timezone: "Asia/Kolkata" });
    const newcomer = await follow(house, email);
    expect(await newcomer.auth.session()).toMatchObject({ allowedBranches: [_id], selectedBranch: _id });
  });

  it("is not for who is deactivated, has more rights, or is another organisation's", async () => {
    const [place, other] = [await found(house), await found(house)];
    const { person, email } = await add(place, newAddress(), "Manager");
    const token = await house.linkFor(email);
    const clerk = await hire(house, place, { permissions: ["adminUsers.read", "adminUsers.write"] });
    expect(await refusal(clerk.adminUsers.invite({ id: person._id }))).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    expect(await refusal(other.client.adminUsers.invite({ id: person._id }))).toMatchObject({ status: 404 });
    await place.client.adminUsers.update({ _id: person._id, isActive: false });
    expect(await refusal(place.client.adminUsers.invite({ id: person._id }))).toMatchObject({
      status: 409,
      code: "inactive",
    });
    expect(await refusal(accept(token))).toMatchObject(INVALID);
    await place.client.adminUsers.update({ _id: person._id, isActive: true });
    await accept(token);
  });

  it("is served under its own keys alone", async () => {
    const [place, other] = [await found(house), await found(house)];
    const { email } = await add(place);
    const token = await house.linkFor(email);
    const [key] = (await other.client.apiKeys.list({ limit: 1, page: 1 })).data;
    const stranger = house.client(key?.key ?? "");
    expect(await refusal(stranger.auth.invitation({ token }))).toMatchObject(INVALID);
    expect(await refusal(stranger.auth.acceptInvitation({ token, ...chosen }))).toMatchObject(INVALID);
    await accept(token);
  });

  it("links to the platform's own address, whatever host its caller names", async () => {
    const place = await found(house);
    const { person, email } = await add(place);
    const api = createTestApi({ database: house.database, publicUrl: "https://app.example.com" });
    const token = await place.client.storage.get("Bearer");
    const forged = await api.fetch(
      new Request(`http://evil.example/api/admin/${person._id}/invite`, {
        method: "POST",
        headers: { "x-api-key": PLATFORM_KEY, authorization: `Bearer ${token}`, "x-forwarded-host": "evil.example" },
      }),
    );
    expect(forged.status).toBe(200);
    const mails = await house.database.tx({ orgId: place.orgId }, (db) =>
      db.selectFrom("mails").select(["textBody", "htmlBody"]).where("toAddress", "=", email).execute(),
    );
    expect(JSON.stringify(mails)).toContain("https://app.example.com/auth/invitation#");
    expect(JSON.stringify(mails)).not.toContain("evil.example");
  });

  it("goes to the first owner of an organisation that is made for him", async () => {
    const invited = { orgName: "Southside Spaces", workspaceKind: "co-working", name: "Tara Nair", phone: "" } as const;
    const make = async (organisation: InvitedOrganisation) => {
      const orgId = house.id();
      const mails: (MailDraft & { to: string })[] = [];
      const keyOrganisation = await house.database.lookup(findSuperOrganisation);
      if (!keyOrganisation) throw new Error("The demo has a platform");
      const made = await house.database.tx({ orgId }, (db) =>
        foundAndInvite(
          {
            db,
            orgId,
            keyOrganisation,
            random: testRandom,
            newPasswordHash: () => "nobody's",
            actor: { kind: "visitor" },
            announceToInviters: async () => undefined,
            now: new Date(house.minutesFromNow(0)),
            sendMail: async (mail) => void mails.push(mail),
            platform: async () => OWN_PLATFORM,
          },
          organisation,
        ),
      );
      return { ...made, mails };
    };
    const email = `tara-${house.unique()}@example.com`;
    const orgCode = `SOUTH-${house.unique()}`;
    const reseller = { ...invited, email, orgCode, resellerId: null, resellerOrgType: "both" } as const;
    const { organisation, ownerId, mails } = await make(reseller);
    expect(organisation).toMatchObject({ orgCode, isReseller: true, isClient: false });
    const LINK = `${OWN_PLATFORM.address}/auth/invitation#`;
    expect(mails).toMatchObject([{ to: email, reason: "invitation" }]);
    const link = mails[0]?.blocks.find((block) => block.kind === "link");
    const token = link?.address.split(LINK)[1] ?? "";

    const tara = house.client(PLATFORM_KEY);
    expect(await refusal(tara.auth.login({ email, password: PASSWORD }))).toMatchObject({ code: "credentials_wrong" });
    await tara.auth.acceptInvitation({ token, ...chosen });
    expect(await tara.auth.session()).toMatchObject({
      _id: ownerId,
      isDefaultUser: true,
      loggedOrgDetails: { isReseller: true, subscriptionExpired: false },
    });
    expect((await tara.roles.list()).totalRecords).toBe(4);

    await expect(make({ ...reseller, email: `b-${email}` })).rejects.toMatchObject({ code: "org_code_taken" });
    await expect(make({ ...reseller, orgCode: `${orgCode}B` })).rejects.toMatchObject({ code: "email_taken" });
    const client = await make({ ...invited, email: `c-${email}`, resellerId: organisation.orgId });
    expect(client.organisation).toMatchObject({ isReseller: false, isClient: true, resellerId: organisation.orgId });
    const kept = await house.database.lookup((db) => findOrganisation(db, client.organisation.orgId));
    expect(kept?.orgCode).toMatch(/^SOUTHSIDESPA/);
  });
});
