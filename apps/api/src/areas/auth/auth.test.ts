import { expect, it } from "vitest";
import { LIMITS } from "../../pipeline/rate-limit";
import { createTestApi } from "../../testing/create-test-api";
import { eachHouse, found, PASSWORD, refusal, SENTENCE } from "../testing/house";

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

eachHouse("signing in and up", (house) => {
  it("answers an unknown address, a wrong password and another tenant's key alike", async () => {
    const { email, client } = await found(house);
    const platform = house.client("pk_demo_carrel");
    const answers = [
      await refusal(platform.auth.login({ email, password: "not the password" })),
      await refusal(platform.auth.login({ email: "nobody@example.com", password: PASSWORD })),
      await refusal(house.client("pk_demo_athena").auth.login({ email, password: PASSWORD })),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 400,
        code: "credentials_wrong",
        message: "E-mail address or password is wrong.",
      });
    }
    const session = await client.auth.session();
    await house.database.tx({ orgId: session.loggedOrgDetails._id }, (db) =>
      db.updateTable("adminUsers").set({ isActive: false }).where("email", "=", email).execute(),
    );
    expect(await refusal(platform.auth.login({ email, password: PASSWORD }))).toMatchObject({
      code: "credentials_wrong",
    });
  });

  it("signs in with a code where the person asked for one, and says what is wrong with it", async () => {
    const platform = house.client("pk_demo_carrel");
    const asked = await platform.auth.login({ email: "secure@harbour.test", password: PASSWORD });
    if (asked.statuscode !== 2) throw new Error("A code should be needed");
    const otp = await house.codeFor("secure@harbour.test");
    // Signing in again at once mails no second code: the first is on its way.
    expect(await platform.auth.login({ email: "secure@harbour.test", password: PASSWORD })).toEqual(asked);
    expect(await house.codeFor("secure@harbour.test")).toBe(otp);

    expect(await refusal(platform.auth.verifyLogin({ ...asked.data, otp: wrong(otp) }))).toMatchObject({
      status: 400,
      code: "otp_wrong",
      message: "That code is not right. 4 tries left.",
    });
    house.advance({ minutes: 11 });
    expect(await refusal(platform.auth.verifyLogin({ ...asked.data, otp }))).toMatchObject({
      status: 400,
      code: "otp_expired",
      message: "That code has expired. Ask for a new one.",
    });
    expect(await platform.auth.resendOtp(asked.data)).toEqual({ expiresIn: 600, resendIn: 30 });
    expect(await refusal(platform.auth.resendOtp(asked.data))).toMatchObject({ status: 429, code: "otp_too_soon" });
    const again = await house.codeFor("secure@harbour.test");
    const { data } = await platform.auth.verifyLogin({ ...asked.data, otp: again });
    expect(data).toMatchObject({ email: "secure@harbour.test", isDefaultUser: false });
    expect(data.allowedBranches).toHaveLength(2);
    expect((await platform.auth.session())._id).toBe(data._id);
  });

  it("tells a taken address by mail only", async () => {
    const { email } = await found(house);
    const platform = house.client("pk_demo_carrel");
    const { tempRegId } = await platform.auth.signUp({
      orgName: "Second",
      workspaceKind: "co-working",
      name: "Asha Rao",
      email,
      password: "a long sentence",
    });
    const mail = await house.lastMail(email);
    expect(mail.subject).toBe("You already have a Carrel account");
    expect(mail.textBody).not.toMatch(/\b\d{6}\b/);
    expect(await refusal(platform.auth.verify({ tempRegId, otp: "123456" }))).toMatchObject({ code: "otp_wrong" });
    house.advance({ minutes: 1 });
    expect(await platform.auth.resendOtp({ _id: tempRegId })).toEqual({ expiresIn: 600, resendIn: 30 });
  });

  it("gives each organisation a code of its own, and a reseller's sign-ups to the reseller", async () => {
    const name = `Étude & Co ${house.unique()}`;
    const one = await found(house, { orgName: name });
    const other = await found(house, { orgName: name });
    expect(one.orgCode).toMatch(/^ETUDECO[A-Z0-9-]+$/);
    expect(other.orgCode).not.toBe(one.orgCode);
    expect((await one.client.auth.session()).loggedOrgDetails.isClient).toBe(false);

    const client = await found(house, { apiKey: "pk_demo_northside" });
    expect((await client.client.auth.session()).loggedOrgDetails.isClient).toBe(true);
  });

  it("founds a place in its own time zone and currency, and in its key's where none is said", async () => {
    const platform = house.client("pk_demo_carrel");
    const open = async (where: { timezone?: string; currency?: string }) => {
      const client = house.client("pk_demo_carrel");
      const email = `where-${house.unique()}@example.com`;
      const place = { orgName: `Where ${house.unique()}`, workspaceKind: "co-working", name: "Asha" } as const;
      const started = await client.auth.signUp({ ...place, ...where, email, password: SENTENCE });
      await client.auth.verify({ ...started, otp: await house.codeFor(email) });
      const { timezone, currency } = await client.organisation.settings();
      return { timezone, currency };
    };
    const where = { timezone: "Europe/Lisbon", currency: "EUR" };
    expect(await open(where)).toEqual(where);
    expect(await open({})).toEqual({ timezone: "Asia/Kolkata", currency: "INR" });
    const place = { orgName: "Nowhere", workspaceKind: "co-working", name: "Asha", password: SENTENCE } as const;
    for (const [field, value] of Object.entries({ timezone: "Europe/Atlantis", currency: "euro" })) {
      const email = `where-${house.unique()}@example.com`;
      const failure = await refusal(platform.auth.signUp({ ...place, email, [field]: value }));
      expect(failure).toMatchObject({ status: 400, issues: [expect.objectContaining({ path: [field] })] });
    }
  });

  it("refuses a password that everybody guesses", async () => {
    const failure = await refusal(
      house
        .client("pk_demo_carrel")
        .auth.signUp({
          orgName: "Weak",
          workspaceKind: "co-working",
          name: "Weak",
          email: "weak@example.com",
          password: "Password123",
        }),
    );
    expect(failure).toMatchObject({ code: "validation_failed" });
    expect(failure.issues[0]?.path).toEqual(["password"]);
  });

  it("makes one organisation of two registrations with one address", async () => {
    const platform = house.client("pk_demo_carrel");
    const email = `twice-${house.unique()}@example.com`;
    const registration = {
      orgName: "Twice",
      workspaceKind: "co-working",
      name: "Asha",
      email,
      password: SENTENCE,
    } as const;
    const first = await platform.auth.signUp(registration);
    const firstCode = await house.codeFor(email);
    const second = await platform.auth.signUp(registration);
    const secondCode = await house.codeFor(email);
    await platform.auth.verify({ tempRegId: first.tempRegId, otp: firstCode });
    expect(await refusal(platform.auth.verify({ tempRegId: second.tempRegId, otp: secondCode }))).toMatchObject({
      status: 409,
      code: "email_taken",
    });
  });

  it("founds ten organisations an hour for one address", async () => {
    const limits = { ...LIMITS, general: null };
    const api = createTestApi({ database: house.database, clock: house.api.clock, limits });
    const register = async (address: string) => {
      const client = api.client("pk_demo_carrel", undefined, address);
      const email = `founder-${house.unique()}@example.com`;
      const { tempRegId } = await client.auth.signUp({
        orgName: "Founded",
        workspaceKind: "study-hall",
        name: "Asha",
        email,
        password: SENTENCE,
      });
      const otp = await api.codeFor(email);
      return { client, tempRegId, otp };
    };
    for (let each = 0; each < 10; each += 1) {
      const { client, tempRegId, otp } = await register("192.0.2.30");
      // A code that is wrong founds nothing, and takes nothing.
      await refusal(client.auth.verify({ tempRegId, otp: wrong(otp) }));
      await client.auth.verify({ tempRegId, otp });
    }
    const eleventh = await register("192.0.2.30");
    const asked = { tempRegId: eleventh.tempRegId, otp: eleventh.otp };
    expect(await refusal(eleventh.client.auth.verify(asked))).toMatchObject({ status: 429, code: "rate_limited" });
    // What waits is not lost: from elsewhere it is founded.
    await api.client("pk_demo_carrel", undefined, "192.0.2.31").auth.verify(asked);
  });

  it("chooses among one's own branches, and does not find others", async () => {
    const platform = house.client("pk_demo_carrel");
    await platform.auth.login({ email: "desk@harbour.test", password: PASSWORD });
    const session = await platform.auth.session();
    const owner = house.client("pk_demo_carrel");
    await owner.auth.login({ email: "owner@harbour.test", password: PASSWORD });
    const { data: branches } = await owner.branches.list();
    const mill = branches.find((branch) => branch.name === "Old Mill")?._id ?? "";
    const foreign = (await found(house)).branch._id;
    const select = (selectedBranch: string, _id = session._id) => platform.auth.selectBranch({ _id, selectedBranch });

    const unknown = await refusal(select(house.id()));
    expect(unknown).toMatchObject({ status: 404, message: "Branch not found" });
    expect(await refusal(select(mill))).toMatchObject({ status: 404, message: unknown.message, code: unknown.code });
    expect(await refusal(select(foreign))).toMatchObject({ status: 404, message: unknown.message, code: unknown.code });
    expect(await refusal(select(session.allowedBranches[0] ?? "", house.id()))).toMatchObject({ status: 404 });

    const ownerSession = await owner.auth.session();
    const moved = await owner.auth.selectBranch({ _id: ownerSession._id, selectedBranch: mill });
    expect(moved.selectedBranch).toBe(mill);
    expect((await owner.desks.list()).data.every((desk) => desk.branchId === mill)).toBe(true);
  });

  it("ends a session for good", async () => {
    const { client, email } = await found(house);
    const token = (await client.storage.get("Bearer")) ?? "";
    expect(await client.auth.logout()).toEqual({ signedOut: true });
    const late = house.client("pk_demo_carrel");
    await late.storage.set("Bearer", token);
    expect(await refusal(late.auth.session())).toMatchObject({ status: 401, statuscode: 7067 });
    expect(await late.auth.login({ email, password: PASSWORD })).toMatchObject({ statuscode: 1 });
  });
});
