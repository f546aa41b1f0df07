import { expect, it } from "vitest";
import { findOrganisation, findSuperOrganisation } from "../../database/lookups";
import { createTestApi } from "../../testing/create-test-api";
import { testRandom } from "../../testing/rows";
import { testPasswords } from "../../testing/test-ports";
import { foundAndInvite, type InvitedOrganisation } from "../auth/found-and-invite";
import { eachHouse, found, PASSWORD, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const LINK = "http://localhost:4000/auth/forgot-password?email=";

eachHouse("an invitation", (house) => {
  const roleNamed = async ({ client }: Place, name: string) =>
    (await client.roles.list({ search: name })).data.find((role) => role.name === name)?._id ?? "";
  const add = async (place: Place, role = "Read only") => {
    const email = `new-${house.unique()}@example.com`;
    const person = await place.client.adminUsers.add({ name: "New", email, roleId: await roleNamed(place, role) });
    return { person, email };
  };
  const invitations = async (orgId: string, email: string) =>
    (
      await house.database.tx({ orgId }, (db) =>
        db.selectFrom("mails").select("textBody").where("toAddress", "=", email).execute(),
      )
    ).filter(({ textBody }) => textBody.includes(`${LINK}${encodeURIComponent(email)}`));

  it("is mailed again, until it was followed", async () => {
    const place = await found(house);
    const { person, email } = await add(place);
    expect(await place.client.adminUsers.invite({ id: person._id })).toEqual(person);
    expect(await invitations(place.orgId, email)).toHaveLength(2);

    const newcomer = house.client("pk_demo_carrel");
    const { data } = await newcomer.auth.requestPasswordReset({ email });
    const password = "a long sentence";
    const otp = await house.codeFor(email);
    await newcomer.auth.resetPassword({ _id: data.user, otp, password, passwordConfirm: password });
    expect((await place.client.adminUsers.get({ id: person._id })).lastLoginAt).not.toBeNull();
    expect(await refusal(place.client.adminUsers.invite({ id: person._id }))).toMatchObject({
      status: 409,
      code: "already_signed_in",
    });
  });

  it("is not for who is deactivated, has more rights, or is another organisation's", async () => {
    const [place, other] = [await found(house), await found(house)];
    const { person } = await add(place, "Manager");
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
  });

  it("links to the platform's own address, whatever host its caller names", async () => {
    const place = await found(house);
    const { person, email } = await add(place);
    const api = createTestApi({ database: house.database, publicUrl: "https://app.example.com" });
    const token = await place.client.storage.get("Bearer");
    const forged = await api.fetch(
      new Request(`http://evil.example/api/admin/${person._id}/invite`, {
        method: "POST",
        headers: {
          "x-api-key": "pk_demo_carrel",
          authorization: `Bearer ${token}`,
          "x-forwarded-host": "evil.example",
        },
      }),
    );
    expect(forged.status).toBe(200);
    const mails = await house.database.tx({ orgId: place.orgId }, (db) =>
      db.selectFrom("mails").select(["textBody", "htmlBody"]).where("toAddress", "=", email).execute(),
    );
    expect(JSON.stringify(mails)).toContain("https://app.example.com/auth/forgot-password");
    expect(JSON.stringify(mails)).not.toContain("evil.example");
  });

  it("goes to the first owner of an organisation that is made for him", async () => {
    const invited = { orgName: "Southside Spaces", workspaceKind: "co-working", name: "Tara Nair", phone: "" } as const;
    const make = async (organisation: InvitedOrganisation) => {
      const orgId = house.id();
      const mails: { to: string; text: string }[] = [];
      const keyOrganisation = await house.database.lookup(findSuperOrganisation);
      if (!keyOrganisation) throw new Error("The demo has a platform");
      const made = await house.database.tx({ orgId }, (db) =>
        foundAndInvite(
          {
            ...{ db, orgId, keyOrganisation, random: testRandom, passwords: testPasswords },
            now: new Date(house.minutesFromNow(0)),
            sendMail: async (mail) => void mails.push(mail),
            request: { id: "", address: "", userAgent: "", origin: "http://localhost:4000" },
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
    expect(mails).toMatchObject([{ to: email, text: expect.stringContaining(LINK) }]);

    const tara = house.client("pk_demo_carrel");
    expect(await refusal(tara.auth.login({ email, password: PASSWORD }))).toMatchObject({ code: "credentials_wrong" });
    const { data } = await tara.auth.requestPasswordReset({ email });
    const otp = await house.codeFor(email);
    await tara.auth.resetPassword({ _id: data.user, otp, password: PASSWORD, passwordConfirm: PASSWORD });
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
