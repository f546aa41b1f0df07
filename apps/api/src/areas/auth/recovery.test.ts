import { describe, expect, it } from "vitest";
import { sha256Hex, uuidOf } from "../../codes/secrets";
import { findSuperOrganisation } from "../../database/lookups";
import { LIMITS } from "../../pipeline/rate-limit";
import { createTestApi } from "../../testing/create-test-api";
import { eachHouse, found, refusal } from "../testing/house";
import { authPolicy } from "./policy";

const NEW = "a new long sentence";
const twice = (password: string) => ({ password, passwordConfirm: password });
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const DEAD = { status: 400, code: "reset_link_invalid" };

eachHouse("who forgot his password", (house) => {
  const platform = () => house.client("pk_demo_carrel");
  /** The tokens of the links that were mailed to an address, newest first. */
  const tokensFor = async (email: string) =>
    (await house.api.mailsTo(email)).flatMap(({ textBody }) => /\/auth\/reset#(\S+)/.exec(textBody)?.[1] ?? []);
  const mailedToken = async (email: string) => {
    await platform().auth.requestPasswordReset({ email });
    return (await tokensFor(email))[0] ?? "";
  };
  const byLink = (token: string, password = NEW, client = platform()) =>
    client.auth.resetPasswordByLink({ token, ...twice(password) });
  const byCode = (_id: string, otp: string, password = NEW) =>
    platform().auth.resetPassword({ _id, otp, ...twice(password) });
  const expectIn = async (email: string, password = NEW) =>
    expect(await platform().auth.login({ email, password })).toMatchObject({ statuscode: 1 });

  describe("gets in, whatever a stranger does:", () => {
    it("by his code, after guesses at every id that can be reckoned", async () => {
      const { email } = await found(house);
      const { data } = await platform().auth.requestPasswordReset({ email });
      const otp = await house.codeFor(email);
      const key = await house.database.lookup(findSuperOrganisation);
      house.advance({ minutes: 1 });
      for (const text of [`password_reset:${key?.orgId}:${email}`, `reset_mails:${email}`]) {
        const _id = await uuidOf(text);
        for (let guess = 0; guess < 20; guess += 1) {
          expect(await refusal(byCode(_id, wrong(otp)))).toMatchObject({ code: "otp_expired" });
        }
        expect(await refusal(byCode(_id, otp))).toMatchObject({ code: "otp_expired" });
        expect(await refusal(platform().auth.resendOtp({ _id }))).toMatchObject({ code: "otp_expired" });
      }
      await byCode(data.user, otp);
      await expectIn(email);
    });

    it("by his code, after guesses at flows that others asked for", async () => {
      const { email } = await found(house);
      const { data } = await platform().auth.requestPasswordReset({ email });
      const otp = await house.codeFor(email);
      for (let minute = 1; minute < 5; minute += 1) {
        house.advance({ minutes: 1 });
        const asked = await platform().auth.requestPasswordReset({ email });
        for (let guess = 0; guess < 6; guess += 1) await refusal(byCode(asked.data.user, wrong(otp)));
        expect(await refusal(byCode(asked.data.user, otp))).toMatchObject({ code: "otp_locked" });
      }
      await byCode(data.user, otp);
      await expectIn(email);
    });

    it("by the newest link, after an hour of asking and guessing under three keys; 25 guesses could have been right", async () => {
      const { client, email } = await found(house, { apiKey: "pk_demo_northside" });
      const { key = "" } = await client.apiKeys.add({ kind: "publishable", name: "Site" });
      let guesses = 0;
      for (let round = 0; round < 12; round += 1) {
        for (const by of ["pk_demo_carrel", "pk_demo_northside", key].map(house.client)) {
          const { data } = await by.auth.requestPasswordReset({ email });
          const end = { _id: data.user, otp: "000000", ...twice(NEW) };
          for (let guess = 0; guess < 5; guess += 1) {
            expect(await refusal(by.auth.resetPassword(end))).toMatchObject({ status: 400 });
            guesses += 1;
          }
        }
        house.advance({ minutes: 4, seconds: 59 });
      }
      const tokens = await tokensFor(email);
      process.stdout.write(`${guesses} guesses an hour at one account, against ${tokens.length} codes of five tries\n`);
      expect(tokens).toHaveLength(5);

      const { statuscode, data } = await platform().auth.requestPasswordReset({ email });
      expect({ statuscode, data }).toEqual({ statuscode: 2, data: { user: expect.any(String) } });
      expect(await tokensFor(email)).toHaveLength(5);
      await byLink(tokens[0] ?? "");
      await expectIn(email);
    });

    it("at each moment, however long somebody asks in his name", async () => {
      const { orgId, email } = await found(house);
      for (let ask = 0; ask < 60; ask += 1) {
        await platform().auth.requestPasswordReset({ email });
        // The first hour's at once, then ever more slowly.
        house.advance({ minutes: ask < 10 ? 0.5 : 4 });
        const now = house.minutesFromNow(0);
        const live = await house.database.tx({ orgId }, (db) =>
          db.selectFrom("links").select("linkId").where("expiresAt", ">", new Date(now)).execute(),
        );
        expect(live.length).toBeGreaterThan(0);
      }
      await byLink((await tokensFor(email))[0] ?? "");
      await expectIn(email);
    });

    it("again in the same hour, since whoever got in may ask anew", async () => {
      const { email } = await found(house);
      for (let ask = 0; ask < 6; ask += 1) {
        await platform().auth.requestPasswordReset({ email });
        house.advance({ minutes: 1 });
      }
      expect(await tokensFor(email)).toHaveLength(5);
      await byLink((await tokensFor(email))[0] ?? "");
      await byLink(await mailedToken(email), "another long sentence");
      await expectIn(email, "another long sentence");
    });

    it("from another network, however many asked in his name", async () => {
      const { email } = await found(house);
      const { database } = house;
      const limited = createTestApi({ database, clock: house.api.clock, limits: { ...LIMITS, general: null } });
      for (let network = 1; network < 60; network += 1) {
        const by = limited.client("pk_demo_carrel", undefined, `192.0.2.${network}`);
        expect(await by.auth.requestPasswordReset({ email })).toMatchObject({ statuscode: 2 });
      }
    });
  });

  it("sets a new one by the link alone, once: it ends every session, code and other link, and signs in", async () => {
    const { client: old, email } = await found(house);
    const earlier = await mailedToken(email);
    house.advance({ minutes: 1 });
    const asked = await platform().auth.requestPasswordReset({ email });
    const [token = ""] = await tokensFor(email);
    expect(token).not.toBe(earlier);
    expect(token.length).toBe(43);
    const otp = await house.codeFor(email);

    const client = platform();
    const signedIn = await byLink(token, NEW, client);
    expect(signedIn).toMatchObject({ data: { email } });
    expect((await client.auth.session()).email).toBe(email);
    expect(await refusal(old.auth.session())).toMatchObject({ statuscode: 7067 });
    expect((await house.lastMail(email)).subject).toMatch(/password was changed$/);
    for (const dead of [token, earlier]) expect(await refusal(byLink(dead))).toMatchObject(DEAD);
    expect(await refusal(byCode(asked.data.user, otp))).toMatchObject({ code: "otp_expired" });
    await expectIn(email);
  });

  it("has each mail's link for an hour, whichever came last", async () => {
    const { email } = await found(house);
    const first = await mailedToken(email);
    house.advance({ minutes: 59 });
    const second = await mailedToken(email);
    await byLink(first);
    expect(await refusal(byLink(second))).toMatchObject(DEAD);
    const third = await mailedToken(email);
    house.advance({ minutes: 60 });
    expect(await refusal(byLink(third))).toMatchObject(DEAD);
  });

  it("is told what is wrong with the password, which uses no link up", async () => {
    const { email } = await found(house, { orgName: "Harbour Works" });
    const token = await mailedToken(email);
    for (const weak of ["password123", "short", "Harbourworks2026"]) {
      const failure = await refusal(byLink(token, weak));
      expect(failure.issues.map(({ path }) => path)).toEqual([["password"]]);
    }
    const mismatch = await refusal(
      platform().auth.resetPasswordByLink({ token, password: NEW, passwordConfirm: "another" }),
    );
    expect(mismatch.issues).toEqual([{ path: ["passwordConfirm"], message: "Type the same password twice" }]);
    // A name is looked for only in front of who proved to be him.
    expect(await refusal(byLink("a-token-that-nobody-ever-was-given", "Harbourworks2026"))).toMatchObject(DEAD);
    await byLink(token);
    await expectIn(email);
  });

  it("has no link under a key that doesn't serve him, of an address that is his no more, or once he was deactivated", async () => {
    const { orgId, email } = await found(house);
    const token = await mailedToken(email);
    const change = (changes: { email?: string; isActive?: boolean }) =>
      house.database.tx({ orgId }, (db) => db.updateTable("adminUsers").set(changes).execute());
    expect(await refusal(byLink(token, NEW, house.client("pk_demo_harbour")))).toMatchObject(DEAD);
    await change({ email: `renamed-${house.unique()}@example.com` });
    expect(await refusal(byLink(token))).toMatchObject({ status: 404 });
    await change({ email, isActive: false });
    house.advance({ minutes: 1 });
    await platform().auth.requestPasswordReset({ email });
    expect((await house.lastMail(email)).subject).toBe("No Carrel account has this address");
  });

  it("sets one password of those that come at once, by a link and a code or by two links", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { orgId, email } = await found(house);
      const first = await mailedToken(email);
      house.advance({ minutes: 1 });
      const { data } = await platform().auth.requestPasswordReset({ email });
      const [second = ""] = await tokensFor(email);
      const otp = await house.codeFor(email);
      const tries = [
        (password: string) => byLink(first, password),
        (password: string) => byCode(data.user, otp, password),
        (password: string) => byLink(second, password),
        (password: string) => byLink(first, password),
      ];
      const passwords = tries.map((_, place) => `${NEW} number ${place}`);
      const outcomes = await Promise.allSettled(tries.map((attempt, place) => attempt(passwords[place] ?? "")));
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await expectIn(email, passwords[outcomes.findIndex(({ status }) => status === "fulfilled")]);
      const told = (await house.api.mailsTo(email)).filter(({ subject }) => subject.endsWith("password was changed"));
      expect(told).toHaveLength(1);
      const links = await house.database.tx({ orgId }, (db) => db.selectFrom("links").selectAll().execute());
      expect(links).toEqual([]);
    }
  });

  it("leaves the token in his mail alone: the database has its hash, and a refused one is logged as a sign-in's", async () => {
    const { orgId, email } = await found(house);
    const token = await mailedToken(email);
    const links = await house.database.tx({ orgId }, (db) => db.selectFrom("links").selectAll().execute());
    expect(links).toMatchObject([{ kind: "password_reset", email, tokenHash: await sha256Hex(token) }]);
    await byLink(token);
    expect(await refusal(byLink(token))).toMatchObject(DEAD);
    const entriesOf = (of: string) =>
      house.database.tx({ orgId: of }, (db) => db.selectFrom("auditLog").selectAll().execute());
    const key = await house.database.lookup(findSuperOrganisation);
    const [own, platforms] = [await entriesOf(orgId), await entriesOf(key?.orgId ?? "")];
    expect(own.map(({ action }) => action)).toContain("auth.resetPasswordByLink");
    const refused = platforms.filter(({ action }) => action === "auth.signInRefused").map(({ after }) => after);
    expect(refused).toContainEqual({ call: "auth.resetPasswordByLink", reason: DEAD.code });
    expect(JSON.stringify([links, own, platforms, house.api.log.lines])).not.toContain(token);
  });

  it("isn't told by mail more than five times an hour that nobody has his address, under whatever keys", async () => {
    const email = `nobody-${house.unique()}@example.com`;
    for (let round = 0; round < 4; round += 1) {
      for (const key of ["pk_demo_carrel", "pk_demo_athena", "pk_demo_harbour"]) {
        await house.client(key).auth.requestPasswordReset({ email });
        house.advance({ minutes: 1 });
      }
    }
    expect(await house.api.mailsTo(email)).toHaveLength(5);
    expect(await tokensFor(email)).toEqual([]);
  });

  it("may try links no more often than codes", async () => {
    const { database } = house;
    const limited = createTestApi({ database, clock: house.api.clock, limits: { ...LIMITS, general: null } });
    const guess = () =>
      refusal(
        limited
          .client("pk_demo_carrel")
          .auth.resetPasswordByLink({ token: "a-token-that-nobody-ever-was-given", ...twice(NEW) }),
      );
    const [allowed] = authPolicy.resetPasswordByLink?.limits ?? [];
    for (let time = 0; time < (allowed?.calls ?? 0); time += 1) expect(await guess()).toMatchObject(DEAD);
    expect(await guess()).toMatchObject({ status: 429, code: "rate_limited" });
  });
});
