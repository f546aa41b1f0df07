import { expect, it } from "vitest";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";
import { isCommonPassword } from "./common-password";

const NEW = "a new long sentence";
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const twice = (password: string) => ({ password, passwordConfirm: password });

it("knows what everybody guesses", () => {
  for (const password of ["Password123", "1q2w3e4r5t", "87654321", "00000000", "aaaaaaaaaa", "iloveyou"]) {
    expect(isCommonPassword(password), password).toBe(true);
  }
  for (const password of [PASSWORD, NEW, "correct horse"]) expect(isCommonPassword(password), password).toBe(false);
});

eachHouse("passwords", (house) => {
  const platform = () => house.client("pk_demo_carrel");
  const isAlive = async (client: ReturnType<House["client"]>) =>
    client.auth.session().then(
      () => true,
      (error) => {
        expect(error).toMatchObject({ status: 401, statuscode: 7067 });
        return false;
      },
    );

  it("are set anew by a mailed code, which ends every session and signs in", async () => {
    const { client: old, email } = await found(house);
    const client = platform();
    const { statuscode, data } = await client.auth.requestPasswordReset({ email });
    expect(statuscode).toBe(2);
    // Asked for again at once: the same flow, and no second mail.
    const otp = await house.codeFor(email);
    expect((await client.auth.requestPasswordReset({ email })).data).toEqual(data);
    expect(await house.codeFor(email)).toBe(otp);

    const end = { _id: data.user, ...twice(NEW) };
    expect(await refusal(client.auth.resetPassword({ ...end, otp: wrong(otp) }))).toMatchObject({ code: "otp_wrong" });
    for (const weak of ["password123", "short"]) {
      const failure = await refusal(client.auth.resetPassword({ ...end, ...twice(weak), otp }));
      expect(failure).toMatchObject({ status: 400, code: "validation_failed" });
      expect(failure.issues[0]?.path).toEqual(["password"]);
    }
    const mismatch = await refusal(client.auth.resetPassword({ ...end, passwordConfirm: "another", otp }));
    expect(mismatch.issues).toEqual([{ path: ["passwordConfirm"], message: "Type the same password twice" }]);

    const signedIn = await client.auth.resetPassword({ ...end, otp });
    expect(signedIn.data.email).toBe(email);
    expect((await client.auth.session()).email).toBe(email);
    expect(await isAlive(old)).toBe(false);
    expect(await refusal(client.auth.resetPassword({ ...end, otp }))).toMatchObject({ code: "otp_expired" });
    expect((await house.lastMail(email)).subject).toMatch(/password was changed$/);
    expect(await refusal(platform().auth.login({ email, password: PASSWORD }))).toMatchObject({
      code: "credentials_wrong",
    });
    expect(await platform().auth.login({ email, password: NEW })).toMatchObject({ statuscode: 1 });
  });

  it("are sent a new code on request, and tell a stranger by mail that he has no account", async () => {
    const { email } = await found(house);
    const client = platform();
    const { data } = await client.auth.requestPasswordReset({ email });
    const first = await house.codeFor(email);
    house.advance({ minutes: 1 });
    expect(await client.auth.resendOtp({ _id: data.user })).toEqual({ expiresIn: 600, resendIn: 30 });
    const second = await house.codeFor(email);
    expect((await house.lastMail(email)).textBody).toContain("choose a new password");
    if (first !== second) {
      const late = await refusal(client.auth.resetPassword({ _id: data.user, otp: first, ...twice(NEW) }));
      expect(late).toMatchObject({ code: "otp_wrong" });
    }
    expect(await client.auth.resetPassword({ _id: data.user, otp: second, ...twice(NEW) })).toHaveProperty("token");

    const stranger = `stranger-${house.unique()}@example.com`;
    await client.auth.requestPasswordReset({ email: stranger });
    const mail = await house.lastMail(stranger);
    expect(mail.subject).toBe("No Carrel account has this address");
    expect(mail.textBody).not.toMatch(/\b\d{6}\b/);
  });

  it("are not reset for who was deactivated", async () => {
    const { email, orgId } = await found(house);
    const client = platform();
    const { data } = await client.auth.requestPasswordReset({ email });
    const otp = await house.codeFor(email);
    await house.database.tx({ orgId }, (db) =>
      db.updateTable("adminUsers").set({ isActive: false }).where("email", "=", email).execute(),
    );
    const end = { _id: data.user, otp, ...twice(NEW) };
    expect(await refusal(client.auth.resetPassword(end))).toMatchObject({ status: 404 });
    house.advance({ minutes: 1 });
    await client.auth.requestPasswordReset({ email });
    expect((await house.lastMail(email)).subject).toBe("No Carrel account has this address");
  });

  it("are changed by a mailed code, which ends the asking session too and opens a new one", async () => {
    const { client, email } = await found(house);
    const elsewhere = platform();
    await elsewhere.auth.login({ email, password: PASSWORD });
    expect(await refusal(client.auth.changePassword({ otp: "123456", ...twice(NEW) }))).toMatchObject({
      status: 400,
      code: "otp_expired",
    });
    const before = (await client.storage.get("Bearer")) ?? "";
    expect(await client.auth.sendPasswordChangeOtp()).toEqual({ expiresIn: 600, resendIn: 30 });
    expect(await refusal(client.auth.sendPasswordChangeOtp())).toMatchObject({ status: 429, code: "otp_too_soon" });
    const otp = await house.codeFor(email);
    expect(await refusal(client.auth.changePassword({ otp: wrong(otp), ...twice(NEW) }))).toMatchObject({
      status: 400,
      message: "That code is not right. 4 tries left.",
    });
    const weak = await refusal(client.auth.changePassword({ otp, ...twice("iloveyou") }));
    expect(weak.issues[0]?.path).toEqual(["password"]);

    const { token, data } = await client.auth.changePassword({ otp, ...twice(NEW) });
    expect(data.email).toBe(email);
    expect(token).not.toBe(before);
    const [renewed, late] = [platform(), platform()];
    await renewed.storage.set("Bearer", token);
    await late.storage.set("Bearer", before);
    expect(await isAlive(renewed)).toBe(true);
    expect(await isAlive(late)).toBe(false);
    expect(await isAlive(elsewhere)).toBe(false);
    expect(await renewed.auth.sessions()).toHaveLength(1);
    expect(await platform().auth.login({ email, password: NEW })).toMatchObject({ statuscode: 1 });
  });

  it("end the code of a sign-in that had begun with the old one", async () => {
    const { email, orgId } = await found(house);
    await house.database.tx({ orgId }, (db) =>
      db.updateTable("adminUsers").set({ twoFactor: true }).where("email", "=", email).execute(),
    );
    const thief = platform();
    const asked = await thief.auth.login({ email, password: PASSWORD });
    if (asked.statuscode !== 2) throw new Error("A code should be needed");
    const stolen = await house.codeFor(email);
    const client = platform();
    const { data } = await client.auth.requestPasswordReset({ email });
    await client.auth.resetPassword({ _id: data.user, otp: await house.codeFor(email), ...twice(NEW) });
    expect(await refusal(thief.auth.verifyLogin({ ...asked.data, otp: stolen }))).toMatchObject({
      code: "otp_expired",
    });
  });

  it("allow five of 200 parallel guesses, at a reset and at a change", async () => {
    const { client, email } = await found(house);
    const guesser = platform();
    const { data } = await guesser.auth.requestPasswordReset({ email });
    const reset = await house.codeFor(email);
    house.advance({ minutes: 1 });
    await client.auth.sendPasswordChangeOtp();
    const change = await house.codeFor(email);
    const attempts = {
      reset: (otp: string) => guesser.auth.resetPassword({ _id: data.user, otp, ...twice(NEW) }),
      change: (otp: string) => client.auth.changePassword({ otp, ...twice(NEW) }),
    };
    for (const [attempt, code] of [
      [attempts.reset, reset],
      [attempts.change, change],
    ] as const) {
      const refused = await Promise.all(Array.from({ length: 200 }, () => refusal(attempt(wrong(code)))));
      const said = Map.groupBy(refused, (failure) => failure.code);
      expect(said.get("otp_wrong")).toHaveLength(4);
      expect(said.get("otp_locked")).toHaveLength(196);
      expect(await refusal(attempt(code))).toMatchObject({ code: "otp_locked" });
    }
  });
});
