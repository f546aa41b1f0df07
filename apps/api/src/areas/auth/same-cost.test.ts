import { expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../seed/demo-data";
import { countCosts } from "../../testing/counting";
import { eachDemoApi } from "../../testing/demo-api";
import { refusal } from "../testing/house";

eachDemoApi("an address that is not known", (demo) => {
  const KNOWN = "owner@athena.test";
  const UNKNOWN = "nobody@athena.test";

  it("costs as many statements and hashes as one that is, at sign-in and at each step of a reset", async () => {
    const costOf = countCosts(demo.api.ports);
    const client = demo.api.client("pk_demo_carrel");
    const foreign = demo.api.client("pk_demo_harbour");
    // The decoy's own hash is made once, by whoever comes first.
    await refusal(client.auth.login({ email: UNKNOWN, password: DEMO_PASSWORD }));

    const words: unknown[] = [];
    const logIn = (email: string, by = client) =>
      costOf(async () => {
        const { status, statuscode, code, message, data, retryAfter } = await refusal(
          by.auth.login({ email, password: "not the password" }),
        );
        words.push({ status, statuscode, code, message, data, retryAfter });
      });
    const known = await logIn(KNOWN);
    expect(known.hashes).toBe(1);
    expect(known.statements).toBeGreaterThan(3);
    expect(await logIn(UNKNOWN)).toEqual(known);
    expect(await logIn(KNOWN, foreign)).toEqual(known);
    expect(words).toEqual([words[0], words[0], words[0]]);

    /** Each step of a reset, with what it cost and said. */
    const steps = async (email: string, by = client) => {
      const costs = [];
      const said: unknown[] = [];
      let user = "";
      costs.push(
        await costOf(async () => {
          user = (await by.auth.requestPasswordReset({ email })).data.user;
        }),
      );
      costs.push(await costOf(() => by.auth.requestPasswordReset({ email })));
      const answers = [
        () => by.auth.resendOtp({ _id: user }),
        () =>
          by.auth.resetPassword({ _id: user, otp: "000000", password: "a long day", passwordConfirm: "a long day" }),
      ];
      for (const answer of answers) {
        costs.push(
          await costOf(async () => {
            const { status, code, message } = await refusal(answer());
            said.push({ status, code, message });
          }),
        );
      }
      demo.api.clock.advance({ minutes: 1 });
      costs.push(await costOf(async () => said.push(await by.auth.resendOtp({ _id: user }))));
      return { costs, said, user };
    };
    const one = await steps(KNOWN);
    // The second ask mailed nothing.
    expect(one.costs[1]).toEqual(one.costs[0]);
    expect(one.said).toEqual([
      expect.objectContaining({ status: 429, code: "otp_too_soon" }),
      expect.objectContaining({ status: 400, code: "otp_wrong", message: "That code is not right. 4 tries left." }),
      { expiresIn: 600, resendIn: 30 },
    ]);
    for (const other of [await steps(UNKNOWN), await steps(KNOWN, foreign), await steps(UNKNOWN, foreign)]) {
      expect(other.costs).toEqual(one.costs);
      expect(other.said).toEqual(one.said);
      expect(other.user).not.toBe(one.user);
    }
  });

  it("costs and says as much as one that is where a device says that it was there before, whatever it holds", async () => {
    const costOf = countCosts(demo.api.ports);
    const client = demo.api.client("pk_demo_carrel");
    await client.auth.login({ email: KNOWN, password: DEMO_PASSWORD });
    const good = (await client.storage.get("device")) ?? "";
    await client.auth.login({ email: "owner@harbour.test", password: DEMO_PASSWORD });
    const foreign = (await client.storage.get("device"))?.replace(/\.[^.]+$/, "") ?? "";
    const forged = `${"a".repeat(43)}.${"b".repeat(43)}`;
    const devices = [good, foreign, forged, "no token", ""];
    const said: unknown[] = [];
    const costs: Awaited<ReturnType<typeof costOf>>[] = [];
    for (const email of [KNOWN, UNKNOWN]) {
      for (const deviceToken of devices) {
        costs.push(
          await costOf(async () => {
            const { status, code, message } = await refusal(
              client.auth.login(
                { email, password: "not the password" },
                { headers: { "x-device-token": deviceToken } },
              ),
            );
            said.push({ status, code, message });
          }),
        );
      }
    }
    const [ofKnown, ofUnknown] = [costs.slice(0, devices.length), costs.slice(devices.length)];
    expect(ofUnknown).toEqual(ofKnown);
    // Three that look like a token; what doesn't is not looked up.
    expect(ofKnown.slice(0, 3)).toEqual(Array(3).fill(ofKnown[0]));
    expect(said).toEqual(said.map(() => said[0]));
  });

  it("costs and says as much as a free one at sign-up, and when its code is asked for again", async () => {
    const costOf = countCosts(demo.api.ports);
    const client = demo.api.client("pk_demo_carrel");
    const register = async (email: string) => {
      const costs = [];
      const said: unknown[] = [];
      let _id = "";
      const place = { orgName: "Quiet Hall", workspaceKind: "study-hall", name: "Asha Rao" } as const;
      costs.push(
        await costOf(async () => {
          _id = (await client.auth.signUp({ ...place, email, password: "a long sentence" })).tempRegId;
        }),
      );
      for (const answer of [
        () => client.auth.resendOtp({ _id }),
        () => client.auth.verify({ tempRegId: _id, otp: "000000" }),
      ]) {
        costs.push(
          await costOf(async () => {
            const { status, code, data } = await refusal(answer());
            said.push({ status, code, data });
          }),
        );
      }
      return { costs, said };
    };
    expect(await register("nobody@quiet.test")).toEqual(await register(KNOWN));
  });

  it("is answered alike under every other key, also when the flow began under another one", async () => {
    const platform = demo.api.client("pk_demo_carrel");
    const answers = [];
    for (const email of ["owner@harbour.test", "nobody@harbour.test"]) {
      const { data } = await platform.auth.requestPasswordReset({ email });
      for (const key of ["pk_demo_athena", "pk_demo_harbour", "pk_demo_northside"]) {
        const by = demo.api.client(key);
        const end = { _id: data.user, otp: "000000", password: "a long day", passwordConfirm: "a long day" };
        for (const failure of [
          await refusal(by.auth.resetPassword(end)),
          await refusal(by.auth.resendOtp({ _id: data.user })),
        ]) {
          answers.push(`${failure.status} ${failure.code}`);
        }
      }
    }
    expect(new Set(answers)).toEqual(new Set(["400 otp_expired"]));
  });
});
