import { expect, it } from "vitest";
import { refusal } from "../areas/testing/house";
import { DEMO_PASSWORD } from "../seed/demo-data";
import { eachDemoApi } from "../testing/demo-api";
import { IMPLEMENTATIONS } from "../testing/implementations";
import { LIMITS } from "./rate-limit";

const LIMITED = { status: 429, code: "rate_limited" };
const WRONG = { status: 400, code: "credentials_wrong" };
const FLOW = "019a0000-0000-7000-8000-00000000f10e";

/** The calls that count known devices apart. */
const BY_DEVICE = IMPLEMENTATIONS.flatMap(({ name, policy: { limits = [] } }) =>
  limits.some(({ from }) => from === "known") ? [[name, limits] as const] : [],
);

it("counts known devices apart where one signs in", () => {
  expect(BY_DEVICE.map(([name]) => name).sort()).toEqual(["auth.login", "auth.verifyLogin"]);
});

it.each(BY_DEVICE)("counts a known device of %s under nothing that strangers can use up", (_, limits) => {
  for (const { from, by } of limits) expect(by.includes("device")).toBe(from === "known");
});

// Its limits are the server's own: each test works on an account and at addresses of its own.
eachDemoApi(
  "whoever knows an address alone",
  (demo) => {
    const password = DEMO_PASSWORD;

    /** A browser: whatever it keeps goes along wherever it is. */
    const browser = (device?: string) => ({
      device,
      async at(address: string) {
        const client = demo.api.client("pk_demo_carrel", undefined, address);
        if (this.device !== undefined) await client.storage.set("device", this.device);
        return client;
      },
      async login(address: string, email: string, given = password) {
        const client = await this.at(address);
        const reply = await client.auth.login({ email, password: given });
        this.device = (await client.storage.get("device")) ?? undefined;
        return { reply, client };
      },
    });

    /** Wrong passwords, so many from each address. @returns what the last one was told */
    const guess = async (email: string, addresses: readonly string[], times: number) => {
      let last: Awaited<ReturnType<typeof refusal>> | undefined;
      for (const address of addresses) {
        for (let time = 0; time < times; time += 1) {
          last = await refusal(browser().login(address, email, `guess ${time}`));
        }
      }
      return last;
    };
    const network = (name: string, size: number) => Array.from({ length: size }, (_, host) => `${name}.${host}`);

    it("slows down guesses, and keeps nobody from a device that he signed in on", async () => {
      const email = "owner@athena.test";
      const own = browser();
      await own.login("192.0.2.1", email);
      await guess(email, network("198.51.100", 10), 10);
      expect(await refusal(browser().login("203.0.113.1", email))).toMatchObject(LIMITED);
      // Also from the very addresses that guessed, as behind one router.
      for (const address of ["192.0.2.1", "198.51.100.3"]) {
        expect((await own.login(address, email)).reply.statuscode).toBe(1);
      }
    });

    it("gives a known device ten wrong tries, which are its own", async () => {
      const email = "owner@northside.test";
      const [own, laptop] = [browser(), browser()];
      await own.login("192.0.2.2", email);
      await laptop.login("192.0.2.2", email);
      for (let time = 0; time < 10; time += 1) {
        expect(await refusal(own.login("192.0.2.2", email, "wrong"))).toMatchObject(WRONG);
      }
      // Another address gives no more.
      expect(await refusal(own.login("192.0.2.3", email))).toMatchObject(LIMITED);
      expect((await laptop.login("192.0.2.2", email)).reply.statuscode).toBe(1);
      expect((await browser().login("192.0.2.2", email)).reply.statuscode).toBe(1);
    });

    it("says the same to a device that was forged, is another's or has ended as to one that nobody knows", async () => {
      const email = "owner@harbour.test";
      const address = "192.0.2.4";
      const own = browser();
      const { client } = await own.login(address, email);
      const ended = browser(own.device);
      const foreign = browser();
      await foreign.login(address, "owner@carrel.test");

      await client.auth.sendPasswordChangeOtp();
      const otp = await demo.api.codeFor(email);
      const sentence = "a quiet seat by the window";
      await client.auth.changePassword({ otp, password: sentence, passwordConfirm: sentence });
      own.device = (await client.storage.get("device")) ?? undefined;

      await guess(email, [address], 10);
      const stranger = await refusal(browser().login(address, email, sentence));
      expect(stranger).toMatchObject(LIMITED);
      const forged = browser(`${"a".repeat(43)}.${"b".repeat(43)}`);
      for (const other of [ended, foreign, forged, browser("no token at all")]) {
        const { status, code, message } = await refusal(other.login(address, email, sentence));
        expect({ status, code }).toEqual(LIMITED);
        expect(message.replace(/\d+/, "")).toBe(stranger.message.replace(/\d+/, ""));
      }
      // The one that changed the password stayed known.
      expect((await own.login(address, email, sentence)).reply.statuscode).toBe(1);
    });

    it("knows a device by each way in", async () => {
      const email = "new-owner@example.com";
      const address = "192.0.2.7";
      const own = browser();
      const client = await own.at(address);
      const place = { orgName: "Quiet Hall", workspaceKind: "study-hall", name: "Asha Rao" } as const;
      const started = await client.auth.signUp({ ...place, email, password: "a quiet seat by the window" });
      await client.auth.verify({ ...started, otp: await demo.api.codeFor(email) });
      const first = await client.storage.get("device");

      demo.api.clock.advance({ minutes: 1 });
      const { data } = await client.auth.requestPasswordReset({ email });
      const passwords = { password: "a loud seat by the door", passwordConfirm: "a loud seat by the door" };
      await client.auth.resetPassword({ _id: data.user, otp: await demo.api.codeFor(email), ...passwords });
      const second = await client.storage.get("device");

      await guess(email, [address], 10);
      own.device = first ?? undefined;
      expect(await refusal(own.login(address, email, passwords.password))).toMatchObject(LIMITED);
      own.device = second ?? undefined;
      expect((await own.login(address, email, passwords.password)).reply.statuscode).toBe(1);
    });

    it("uses up an address for its strangers alone, at the password and at the code", async () => {
      const email = "secure@harbour.test";
      const address = "192.0.2.5";
      const own = browser();
      const signIn = async () => {
        const { reply, client } = await own.login(address, email);
        if (reply.statuscode !== 2) throw new Error("A code should be needed");
        await client.auth.verifyLogin({ ...reply.data, otp: await demo.api.codeFor(email) });
        own.device = (await client.storage.get("device")) ?? undefined;
      };
      await signIn();

      for (let person = 0; person < 100; person += 1) {
        await refusal(browser().login(address, `person-${person}@example.com`, "guess"));
        await refusal((await browser().at(address)).auth.verifyLogin({ _id: FLOW, otp: "000000" }));
      }
      const stranger = await browser().at(address);
      expect(await refusal(stranger.auth.verifyLogin({ _id: FLOW, otp: "000000" }))).toMatchObject(LIMITED);
      expect(await refusal(browser().login(address, "front@example.com", "guess"))).toMatchObject(LIMITED);
      demo.api.clock.advance({ minutes: 1 });
      await signIn();
    });

    it("and who knows the password too, uses up no code of a device that signed in before", async () => {
      const email = "secure@harbour.test";
      demo.api.clock.advance({ minutes: 90 });
      const own = browser();
      const first = await own.login("192.0.2.6", email);
      if (first.reply.statuscode !== 2) throw new Error("A code should be needed");
      await first.client.auth.verifyLogin({ ...first.reply.data, otp: await demo.api.codeFor(email) });
      own.device = (await first.client.storage.get("device")) ?? undefined;

      const thief = await browser().at("198.51.100.77");
      for (let round = 0; round < 4; round += 1) {
        demo.api.clock.advance({ minutes: 1 });
        const asked = await thief.auth.login({ email, password });
        if (asked.statuscode !== 2) throw new Error("A code should be needed");
        for (let time = 0; time < 5; time += 1) {
          const wrong = await refusal(thief.auth.verifyLogin({ ...asked.data, otp: `${time}`.repeat(6) }));
          expect(wrong).toMatchObject({ status: 400 });
        }
      }
      expect(await refusal(thief.auth.login({ email, password }))).toMatchObject({ code: "otp_too_soon" });
      const { reply, client } = await own.login("192.0.2.6", email);
      if (reply.statuscode !== 2) throw new Error("A code should be needed");
      const { data } = await client.auth.verifyLogin({ ...reply.data, otp: await demo.api.codeFor(email) });
      expect(data.email).toBe(email);
    });
  },
  { limits: { ...LIMITS, general: null } },
);
