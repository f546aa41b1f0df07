import { beforeAll, expect, it } from "vitest";
import { boundedPasswords } from "../../adapters/bounded-passwords";
import { findPersonOrganisation } from "../../database/lookups";
import { LIMITS } from "../../pipeline/rate-limit";
import { DEMO_PASSWORD } from "../../seed/demo-data";
import { createTestApi, type TestApi } from "../../testing/create-test-api";
import { eachDatabase } from "../../testing/databases";
import { DEMO_NOW } from "../../testing/demo-database";
import { countedArrivals, gatedPasswords } from "../../testing/gated-passwords";
import { testClock } from "../../testing/test-ports";
import { refusal } from "../testing/house";

const email = "owner@harbour.test";

eachDatabase(
  "sign-ins beyond what can be hashed",
  (test) => {
    const gated = gatedPasswords();
    const bounds = { atOnce: 1, waiting: 5 };
    const { passwords, arrivals } = countedArrivals(boundedPasswords(gated.passwords, bounds));
    let api: TestApi;
    beforeAll(() => {
      const { tight } = LIMITS;
      api = createTestApi({
        database: test.database,
        clock: testClock(DEMO_NOW),
        passwords,
        limits: { general: null, tight },
      });
    });

    it("wait without a connection, and are told to come again when too many wait", async () => {
      const client = api.client("pk_demo_carrel");
      await client.auth.login({ email, password: DEMO_PASSWORD });
      gated.close();
      const signIn = (password = DEMO_PASSWORD) => api.client("pk_demo_carrel").auth.login({ email, password });
      const full = arrivals(bounds.atOnce + bounds.waiting);
      const waiting = Array.from({ length: bounds.atOnce + bounds.waiting }, () => signIn());
      await full;

      // More of them wait than there are connections: the others' calls go on.
      expect((await client.branches.list()).data.length).toBeGreaterThan(0);
      expect((await client.roles.list()).totalRecords).toBeGreaterThan(0);
      // Ten wrong ones in five minutes are too many. What was not looked at is none of them.
      for (let time = 0; time < 12; time += 1) {
        expect(await refusal(signIn("not the password"))).toMatchObject({
          status: 503,
          code: "busy",
          retryAfter: 2,
          message: "Many people are signing in just now. Nothing was lost: try again in a few seconds.",
        });
      }

      gated.open();
      for (const reply of await Promise.all(waiting)) expect(reply).toMatchObject({ statuscode: 1 });
      expect(await refusal(signIn("not the password"))).toMatchObject({ code: "credentials_wrong" });
    });

    it("are those of whoever sends the most: another place's sign-in takes one of his", async () => {
      gated.close();
      const signIn = (address: string) =>
        api.client("pk_demo_carrel", undefined, address).auth.login({ email, password: DEMO_PASSWORD });
      const full = arrivals(bounds.atOnce + bounds.waiting);
      const crowd = Promise.allSettled(
        Array.from({ length: bounds.atOnce + bounds.waiting }, () => signIn("203.0.113.1")),
      );
      await full;
      const arrived = arrivals(1);
      const other = signIn("192.0.2.1");
      await arrived;
      gated.open();
      expect(await other).toMatchObject({ statuscode: 1 });
      const refused = (await crowd).flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
      expect(refused).toMatchObject([{ status: 503, code: "busy" }]);
    });

    it("are refused where the password was changed while they waited", async () => {
      gated.close();
      const arrived = arrivals(1);
      const late = refusal(api.client("pk_demo_carrel").auth.login({ email, password: DEMO_PASSWORD }));
      await arrived;
      const orgId = (await test.database.lookup((db) => findPersonOrganisation(db, email))) ?? "";
      await test.database.tx({ orgId }, (db) =>
        db.updateTable("adminUsers").set({ passwordHash: "of another" }).where("email", "=", email).execute(),
      );
      gated.open();
      expect(await late).toMatchObject({ code: "credentials_wrong" });
    });
  },
  { contents: "demo", poolSize: 3 },
);
