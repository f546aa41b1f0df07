import type { ApiError } from "@carrel/sdk";
import { expect, it } from "vitest";
import { eachHouse, found, type House, PASSWORD, refusal, SENTENCE } from "../testing/house";

const NEW = "a new long sentence";
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const twice = (password: string) => ({ password, passwordConfirm: password });

const NAMED = /^It holds your name, your address, or the name of the place/;
const LEAKED = /^It stands on every list of leaked passwords/;
const REPEATS = /^It repeats itself/;

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

  it("are refused where they are easy to guess, by the same rule wherever one is chosen", async () => {
    const place = await found(house, { orgName: "Harbour Works" });
    const { client, email } = place;
    const stranger = platform();
    const { data } = await stranger.auth.requestPasswordReset({ email });
    const reset = await house.codeFor(email);
    house.advance({ minutes: 1 });
    await client.auth.sendPasswordChangeOtp();
    const change = await house.codeFor(email);
    const roleId = (await client.roles.list({ search: "Read only" })).data[0]?._id ?? "";
    const colleague = { name: "Meera Iyer", email: `meera.iyer-${house.unique()}@example.com`, roleId };
    await client.adminUsers.add(colleague);
    const token = await house.linkFor(colleague.email);
    const founder = { orgName: "Harbour Works", workspaceKind: "study-hall", name: "Asha Rao" } as const;
    const newcomer = `asha.rao-${house.unique()}@example.com`;

    const choices: Record<string, { own: string; choose: (password: string) => Promise<unknown> }> = {
      signUp: { own: newcomer, choose: (password) => stranger.auth.signUp({ ...founder, email: newcomer, password }) },
      invitation: {
        own: colleague.email,
        choose: (password) => stranger.auth.acceptInvitation({ token, ...twice(password) }),
      },
      reset: {
        own: email,
        choose: (password) => stranger.auth.resetPassword({ _id: data.user, otp: reset, ...twice(password) }),
      },
      change: { own: email, choose: (password) => client.auth.changePassword({ otp: change, ...twice(password) }) },
    };
    for (const [name, { own, choose }] of Object.entries(choices)) {
      const refused: [string, RegExp][] = [
        ["Harbour2026", NAMED],
        ["h4rb0urw0rk5", NAMED],
        [own, NAMED],
        [own.slice(0, own.indexOf("@")).padEnd(8, "0"), NAMED],
        [place.orgCode.padEnd(8, "1"), NAMED],
        ["Carrel2026", NAMED],
        ["aaaaaaab", REPEATS],
        ["Password123", LEAKED],
      ];
      // Somebody who founds a place has no code yet.
      for (const [password, reason] of refused.filter(
        ([text]) => name !== "signUp" || !text.startsWith(place.orgCode),
      )) {
        const failure: ApiError = await refusal(choose(password));
        expect(failure, `${name} ${password}`).toMatchObject({ status: 400, code: "validation_failed" });
        expect(failure.issues, `${name} ${password}`).toEqual([
          { path: ["password"], message: expect.stringMatching(reason) },
        ]);
      }
    }
    // What was refused used no code up, so one that is taken follows.
    await choices.signUp?.choose(SENTENCE);
    await choices.invitation?.choose(SENTENCE);
    await choices.change?.choose(SENTENCE);
    expect(await platform().auth.login({ email, password: SENTENCE })).toMatchObject({ statuscode: 1 });
  });

  it("tell who has no right code nothing of the person", async () => {
    const { email } = await found(house, { orgName: "Harbour Works" });
    const client = platform();
    const { data } = await client.auth.requestPasswordReset({ email });
    const otp = wrong(await house.codeFor(email));
    const failure = await refusal(client.auth.resetPassword({ _id: data.user, otp, ...twice("Harbourworks2026") }));
    expect(failure).toMatchObject({ code: "otp_wrong" });
  });

  it("are set anew by a mailed code, which ends every session and signs in", async () => {
    const { client: old, email } = await found(house);
    const client = platform();
    const { statuscode, data } = await client.auth.requestPasswordReset({ email });
    expect(statuscode).toBe(2);
    // Asked for again at once: another flow, and no second mail.
    const otp = await house.codeFor(email);
    const again = await client.auth.requestPasswordReset({ email });
    expect(again.data.user).not.toBe(data.user);
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

    expect(await client.auth.resetPassword({ ...end, otp })).toMatchObject({ data: { email } });
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
