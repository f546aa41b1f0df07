import type { LoginReply } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { authenticatorOf, enrol } from "../testing/authenticator";
import { eachHouse, found, type House, PASSWORD, type Place, refusal, SENTENCE } from "../testing/house";
import { hire } from "../testing/staff";

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

const stepOf = (reply: LoginReply) => {
  if (reply.statuscode !== 2) throw new Error("A second factor was expected");
  return { ...reply.data, methods: reply.methods };
};

eachHouse("second factors", (house) => {
  const platform = () => house.client("pk_demo_carrel");
  const login = async ({ email }: Pick<Place, "email">) =>
    stepOf(await platform().auth.login({ email, password: PASSWORD }));
  /** The owner with an app, and what his phone shows. */
  const enrolled = async () => {
    const place = await found(house);
    return { place, app: await enrol(house, place.client) };
  };

  it("are an app that ends a sign-in, from its first right code on", async () => {
    const place = await found(house);
    const { client, email } = place;
    const { secret, address } = await client.auth.startApp();
    expect(new URL(address).searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(address)).toContain(email);
    // Begun is not on.
    expect(await platform().auth.login({ email, password: PASSWORD })).toMatchObject({ statuscode: 1 });
    const code = authenticatorOf(house, secret);
    expect(await refusal(client.auth.enableApp({ otp: wrong(code()) }))).toMatchObject({
      status: 400,
      issues: [{ path: ["otp"] }],
    });
    const { factor, recoveryCodes } = await client.auth.enableApp({ otp: code() });
    expect(factor).toMatchObject({ kind: "app", lastUsedAt: null });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes?.[0]).toMatch(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}$/);

    house.advance({ seconds: 30 });
    const mails = (await house.api.mailsTo(email)).length;
    const { _id, methods } = await login(place);
    expect(methods).toEqual(["app", "recovery"]);
    expect(await house.api.mailsTo(email)).toHaveLength(mails);
    const { data } = await platform().auth.verifyLogin({ _id, method: "app", otp: code() });
    expect(data.email).toBe(email);
    const { factors, ...others } = await client.auth.secondFactors();
    expect(others).toEqual({ mailCodes: false, recoveryCodesLeft: 10, isRequired: false, passkeysHere: true });
    expect(factors).toMatchObject([{ _id: factor._id, lastUsedAt: expect.any(String) }]);
  });

  it("are told to nobody without the right password", async () => {
    const { place } = await enrolled();
    const refused = await refusal(platform().auth.login({ email: place.email, password: "not the password" }));
    const unknown = await refusal(platform().auth.login({ email: "nobody@example.com", password: PASSWORD }));
    expect([refused.status, refused.code, refused.message]).toEqual([unknown.status, unknown.code, unknown.message]);
    expect(JSON.stringify(refused)).not.toContain("methods");
  });

  it("take a code of the app once, and none that is older", async () => {
    const { place, app } = await enrolled();
    const [before, now] = [app.code(-30), app.code()];
    const first = await login(place);
    await platform().auth.verifyLogin({ _id: first._id, method: "app", otp: now });
    const again = await login(place);
    for (const otp of [now, before]) {
      expect(await refusal(platform().auth.verifyLogin({ _id: again._id, method: "app", otp }))).toMatchObject({
        code: "otp_wrong",
      });
    }
    house.advance({ seconds: 30 });
    await platform().auth.verifyLogin({ _id: again._id, method: "app", otp: app.code() });
  });

  it("take the code that switched the app on for no sign-in", async () => {
    const { client, email } = await found(house);
    const { secret } = await client.auth.startApp();
    const otp = authenticatorOf(house, secret)();
    await client.auth.enableApp({ otp });
    const { _id } = await login({ email });
    expect(await refusal(platform().auth.verifyLogin({ _id, method: "app", otp }))).toMatchObject({
      code: "otp_wrong",
    });
  });

  it("take one of a code that is sent ten times at once", async () => {
    const { place, app } = await enrolled();
    const { _id } = await login(place);
    const otp = app.code();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => platform().auth.verifyLogin({ _id, method: "app", otp })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("let a clock be wrong by a step either way, and no more", async () => {
    for (const [seconds, isTaken] of [
      [-30, true],
      [30, true],
      [-90, false],
      [90, false],
    ] as const) {
      const { place, app } = await enrolled();
      house.advance({ seconds: 60 });
      const { _id } = await login(place);
      const tried = platform().auth.verifyLogin({ _id, method: "app", otp: app.code(seconds) });
      expect(
        await tried.then(
          () => true,
          () => false,
        ),
        `${seconds} seconds`,
      ).toBe(isTaken);
    }
  });

  it("share five tries a flow, however they are made, and however often it is opened anew", async () => {
    const { place, app } = await enrolled();
    const { _id } = await login(place);
    const guesses = [
      { _id, method: "app", otp: wrong(app.code()) },
      { _id, method: "recovery", recoveryCode: "aaaa-bbbb-cccc-dddd" },
      { _id, otp: "123456" },
    ] as const;
    const codes: (string | undefined)[] = [];
    for (const guess of [...guesses, ...guesses]) {
      codes.push((await refusal(platform().auth.verifyLogin(guess))).code);
      await login(place);
    }
    expect(codes).toEqual([...Array.from({ length: 4 }, () => "otp_wrong"), "otp_locked", "otp_locked"]);
    house.advance({ minutes: 11 });
    const later = await login(place);
    const right = () => platform().auth.verifyLogin({ _id: later._id, method: "app", otp: app.code() });
    expect(await refusal(right())).toMatchObject({ code: "otp_locked" });
    house.advance({ minutes: 60 });
    await login(place);
    await right();
  });

  it("count guesses that are made at once", async () => {
    const { place, app } = await enrolled();
    const { _id } = await login(place);
    const otp = wrong(app.code());
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => refusal(platform().auth.verifyLogin({ _id, method: "app", otp }))),
    );
    expect(tries.filter(({ code }) => code === "otp_wrong")).toHaveLength(4);
  });

  it("are recovery codes, each once, which is mailed", async () => {
    const { place, app } = await enrolled();
    const [code = ""] = app.recoveryCodes;
    const use = async (recoveryCode: string) =>
      platform().auth.verifyLogin({ _id: (await login(place))._id, method: "recovery", recoveryCode });
    await use(code.toUpperCase().replaceAll("-", " "));
    const mails = await house.api.mailsTo(place.email);
    expect(
      mails.some(({ subject, textBody }) => /recovery code/.test(subject) && textBody.includes("9 are left")),
    ).toBe(true);
    expect(await refusal(use(code))).toMatchObject({ code: "otp_wrong" });
    expect(await refusal(use("not a code"))).toMatchObject({ status: 400, issues: [{ path: ["recoveryCode"] }] });
    expect((await place.client.auth.secondFactors()).recoveryCodesLeft).toBe(9);
    const { recoveryCodes } = await place.client.auth.renewRecoveryCodes();
    expect(await refusal(use(app.recoveryCodes[1] ?? ""))).toMatchObject({ code: "otp_wrong" });
    await use(recoveryCodes[0] ?? "");
  });

  it("are mailed codes beside an app where both are on, once they are asked for", async () => {
    const { place, app } = await enrolled();
    expect(await place.client.auth.setMailCodes({ mailCodes: true })).toMatchObject({ mailCodes: true });
    const { _id, methods } = await login(place);
    expect(methods).toEqual(["app", "mail", "recovery"]);
    await platform().auth.resendOtp({ _id });
    const mailed = await house.codeFor(place.email);
    await login(place);
    await platform().auth.verifyLogin({ _id, otp: mailed });
    await login(place);
    await platform().auth.verifyLogin({ _id, method: "app", otp: app.code() });
    // Asked for again within 30 seconds.
    await login(place);
    expect(await refusal(platform().auth.resendOtp({ _id }))).toMatchObject({ code: "otp_too_soon" });
  });

  it("are no mailed codes where those are off: nothing falls back to the weaker", async () => {
    const { place } = await enrolled();
    const { _id } = await login(place);
    const mails = (await house.api.mailsTo(place.email)).length;
    expect(await refusal(platform().auth.resendOtp({ _id }))).toMatchObject({ status: 409, code: "mail_codes_off" });
    expect(await house.api.mailsTo(place.email)).toHaveLength(mails);
  });

  it("are mailed at once where nothing else is on", async () => {
    const place = await found(house);
    await place.client.auth.setMailCodes({ mailCodes: true });
    const { _id, methods } = await login(place);
    expect(methods).toEqual(["mail"]);
    await platform().auth.verifyLogin({ _id, otp: await house.codeFor(place.email) });
  });

  it("are changed in a confirmed session alone", async () => {
    const { place } = await enrolled();
    const token = (await place.client.storage.get("Bearer")) ?? "";
    house.advance({ minutes: 11 });
    // A client that confirms nothing.
    const { auth } = house.api.client("pk_demo_carrel", token);
    const { factors } = await auth.secondFactors();
    const id = factors[0]?._id ?? "";
    for (const attempt of [
      () => auth.startApp(),
      () => auth.enableApp({ otp: "123456" }),
      () => auth.renewRecoveryCodes(),
      () => auth.setMailCodes({ mailCodes: false }),
      () => auth.renameFactor({ id, name: "Mine" }),
      () => auth.removeFactor({ id }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 403, code: "confirmation_needed" });
    }
  });

  it("are one app, which is named, removed and set up anew; each change is mailed", async () => {
    const { place } = await enrolled();
    const { client, email } = place;
    expect(await refusal(client.auth.startApp())).toMatchObject({ status: 409, code: "app_exists" });
    const [factor] = (await client.auth.secondFactors()).factors;
    const id = factor?._id ?? "";
    expect(await client.auth.renameFactor({ id, name: "Work phone" })).toMatchObject({ name: "Work phone" });
    expect(await client.auth.removeFactor({ id })).toEqual({ _id: id });
    expect(await refusal(client.auth.removeFactor({ id }))).toMatchObject({ status: 404 });
    expect(await client.auth.secondFactors()).toMatchObject({ mailCodes: false, factors: [], recoveryCodesLeft: 0 });
    expect(await platform().auth.login({ email, password: PASSWORD })).toMatchObject({ statuscode: 1 });
    expect(await refusal(client.auth.renewRecoveryCodes())).toMatchObject({ status: 409, code: "no_second_factor" });
    const subjects = (await house.api.mailsTo(email)).map(({ subject }) => subject);
    for (const what of ["added", "removed"]) {
      expect(
        subjects.filter((subject) => subject.startsWith("A second factor") && subject.endsWith(what)),
      ).toHaveLength(1);
    }
    await enrol(house, client);
  });

  it("are not set up by what is an hour old, or was begun anew", async () => {
    const { client } = await found(house);
    const { secret: old } = await client.auth.startApp();
    const { secret } = await client.auth.startApp();
    expect(await refusal(client.auth.enableApp({ otp: authenticatorOf(house, old)() }))).toMatchObject({ status: 400 });
    house.advance({ minutes: 60 });
    expect(await refusal(client.auth.enableApp({ otp: authenticatorOf(house, secret)() }))).toMatchObject({
      status: 409,
      code: "app_not_started",
    });
  });

  it("are each person's own", async () => {
    const { place, app } = await enrolled();
    const colleague = await hire(house, place, { permissions: [] });
    const [factor] = (await place.client.auth.secondFactors()).factors;
    const id = factor?._id ?? "";
    expect((await colleague.auth.secondFactors()).factors).toEqual([]);
    expect(await refusal(colleague.auth.renameFactor({ id, name: "Mine" }))).toMatchObject({ status: 404 });
    expect(await refusal(colleague.auth.removeFactor({ id }))).toMatchObject({ status: 404 });
    const other = await enrolled();
    const { _id } = await login(other.place);
    for (const answer of [
      { _id, method: "app", otp: app.code() },
      { _id, method: "recovery", recoveryCode: app.recoveryCodes[0] ?? "" },
    ] as const) {
      expect(await refusal(platform().auth.verifyLogin(answer))).toMatchObject({ code: "otp_wrong" });
    }
  });

  it.each(["code", "link"])("are asked for after a reset by a mail's %s: the mailbox alone is none", async (way) => {
    const { place, app } = await enrolled();
    await place.client.auth.setMailCodes({ mailCodes: true });
    const { email } = place;
    const { data } = await platform().auth.requestPasswordReset({ email });
    const client = platform();
    const twice = { password: SENTENCE, passwordConfirm: SENTENCE };
    const reply =
      way === "code"
        ? await client.auth.resetPassword({ _id: data.user, otp: await house.codeFor(email), ...twice })
        : await client.auth.resetPasswordByLink({ token: await house.linkFor(email), ...twice });
    if (!("methods" in reply)) throw new Error("A second factor was expected");
    expect(reply).toMatchObject({ statuscode: 2, methods: ["app", "recovery"] });
    expect(JSON.stringify(reply)).not.toContain("token");
    expect(await client.isSignedIn()).toBe(false);
    const { _id } = reply.data;
    expect(await refusal(client.auth.resendOtp({ _id }))).toMatchObject({ code: "mail_codes_off" });
    expect(await refusal(place.client.auth.session())).toMatchObject({ statuscode: 7067 });
    // The password stands, whether or not the second step is made.
    expect(await platform().auth.login({ email, password: SENTENCE })).toMatchObject({ statuscode: 2 });
    await client.auth.verifyLogin({ _id, method: "app", otp: app.code() });
    expect((await client.auth.session()).email).toBe(email);
  });

  it("are not asked for after a reset where they are mailed codes alone: the reset was one", async () => {
    const { client, email } = await found(house);
    await client.auth.setMailCodes({ mailCodes: true });
    const { data } = await platform().auth.requestPasswordReset({ email });
    const twice = { password: SENTENCE, passwordConfirm: SENTENCE };
    const reply = await platform().auth.resetPassword({ _id: data.user, otp: await house.codeFor(email), ...twice });
    expect(reply).toMatchObject({ token: expect.any(String) });
  });

  it("sign nobody in who was deactivated meanwhile", async () => {
    const { place, app } = await enrolled();
    const { _id } = await login(place);
    await setActive(house, place, false);
    expect(await refusal(platform().auth.verifyLogin({ _id, method: "app", otp: app.code() }))).toMatchObject({
      code: "credentials_wrong",
    });
  });

  it("stand nowhere in the clear: not in the database, the audit log, kept replies or log lines", async () => {
    const place = await found(house);
    const key = { idempotencyKey: `factor-${house.unique()}` };
    const { secret } = await place.client.auth.startApp({}, key);
    const otp = authenticatorOf(house, secret)();
    const { recoveryCodes } = await place.client.auth.enableApp({ otp }, key);
    const secrets = [secret, otp, ...(recoveryCodes ?? []), ...(recoveryCodes ?? []).map((c) => c.replaceAll("-", ""))];
    const kept = await house.database.tx({ orgId: place.orgId }, async (db) => [
      await db.selectFrom("secondFactors").selectAll().execute(),
      await db.selectFrom("recoveryCodes").selectAll().execute(),
      await db.selectFrom("auditLog").selectAll().execute(),
      await db.selectFrom("idempotencyKeys").selectAll().execute(),
      await db.selectFrom("mails").selectAll().where("subject", "like", "A second factor%").execute(),
    ]);
    const text = JSON.stringify([kept, house.api.log.lines]);
    expect(kept[0]).toHaveLength(1);
    for (const value of secrets) expect(text).not.toContain(value);
  });
});

const setActive = (house: House, { orgId }: Pick<Place, "orgId">, isActive: boolean) =>
  house.database.tx({ orgId }, (db) => db.updateTable("adminUsers").set({ isActive }).execute());
