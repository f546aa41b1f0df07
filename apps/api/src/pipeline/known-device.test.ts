import { expect, it } from "vitest";
import { refusal } from "../areas/testing/house";
import { DEMO_PASSWORD } from "../seed/demo-data";
import { eachDemoApi } from "../testing/demo-api";
import { generalLimits } from "../testing/general-limits";

const HOUR = 3600;
/** What a sign-in weighs. */
const SIGN_IN = 10;
const LIMITED = { status: 429, code: "rate_limited" };
const WRONG = { status: 400, code: "credentials_wrong" };
const OWNER = "owner@harbour.test";

// Its limits are the server's own: each test calls from an address of its own, or has an account of its own.
eachDemoApi(
  "sign-ins at an address that strangers use up",
  (demo) => {
    const clientAt = (address: string) => demo.api.client("pk_demo_carrel", undefined, address);

    const useUp = async (address: string) => {
      const stranger = clientAt(address);
      const guesses = Array.from({ length: 20 }, () =>
        refusal(stranger.auth.login({ email: "nobody@example.com", password: "guess" })),
      );
      expect(await Promise.all(guesses)).toContainEqual(expect.objectContaining(LIMITED));
    };

    /** Somebody's browser: he signed in twice, and the second time it was found to be known. */
    const knownBrowser = async (address: string, email: string) => {
      const client = clientAt(address);
      const signIn = (as = email, password = DEMO_PASSWORD) => client.auth.login({ email: as, password });
      await signIn();
      await signIn();
      return { client, signIn };
    };

    it("are counted under their person on a device that is known, and under the address on others", async () => {
      const address = "192.0.2.1";
      const { client, signIn } = await knownBrowser(address, OWNER);
      await useUp(address);
      expect((await signIn()).statuscode).toBe(1);

      const other = clientAt(address);
      for (const device of [null, `${"a".repeat(43)}.${"b".repeat(43)}`, "no token at all"]) {
        if (device !== null) await other.storage.set("device", device);
        expect(await refusal(other.auth.login({ email: OWNER, password: DEMO_PASSWORD }))).toMatchObject(LIMITED);
      }
      // Only where it was found to be known: for what else is open to all it counts as everybody.
      expect(await refusal(client.subscription.plans())).toMatchObject(LIMITED);
      expect((await signIn()).statuscode).toBe(1);
    });

    it("are counted under the address again where a device tries somebody else's password", async () => {
      const address = "192.0.2.2";
      const { signIn } = await knownBrowser(address, "owner@athena.test");
      await useUp(address);
      expect(await refusal(signIn(OWNER, "guess"))).toMatchObject(WRONG);
      expect(await refusal(signIn(OWNER, "guess"))).toMatchObject(LIMITED);
    });

    it("have no more calls than their person", async () => {
      const { signIn } = await knownBrowser("192.0.2.3", "owner@northside.test");
      const answers = await Promise.all(Array.from({ length: 40 }, () => signIn().catch((error: unknown) => error)));
      expect(answers).toContainEqual(expect.objectContaining(LIMITED));
      expect(answers).toContainEqual(expect.objectContaining({ statuscode: 1 }));
    });
  },
  {
    limits: {
      general: generalLimits(
        { calls: 12 * SIGN_IN, seconds: HOUR },
        { account: { calls: 30 * SIGN_IN, seconds: HOUR } },
      ),
      tight: null,
    },
  },
);
