import { expect, it } from "vitest";
import { eachDemoApi } from "../testing/demo-api";
import { createRateLimits, LIMITS } from "./rate-limit";

const HOUR = 3600;

eachDemoApi(
  "rate limits",
  (demo) => {
    const login = (email: string, password: string, address: string) =>
      demo.api.fetch(
        new Request("http://localhost/api/admin/login", {
          method: "POST",
          headers: { "x-api-key": "pk_demo_carrel", "content-type": "application/json" },
          body: JSON.stringify({ email, password }),
        }),
        { address },
      );

    it("stops guesses of one person's password, however many come at once, and nobody else", async () => {
      const guesses = await Promise.all(
        Array.from({ length: 10 }, (_, guess) => login("owner@athena.test", `guess ${guess}`, "192.0.2.1")),
      );
      expect(guesses.map(({ status }) => status).sort()).toEqual([400, 400, 400, 429, 429, 429, 429, 429, 429, 429]);
      const refused = await login("owner@athena.test", "carrel-demo", "192.0.2.1");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ code: "rate_limited", statuscode: 429 });

      expect((await login("owner@athena.test", "carrel-demo", "192.0.2.2")).status).toBe(200);
      expect((await login("owner@harbour.test", "carrel-demo", "192.0.2.1")).status).toBe(200);
    });

    it("does not count a sign-in that succeeds", async () => {
      for (let time = 0; time < 6; time += 1) {
        expect((await login("owner@northside.test", "carrel-demo", "192.0.2.3")).status).toBe(200);
      }
    });
  },
  {
    limits: {
      general: { calls: 1e6, seconds: 1 },
      tight: { "auth.login": [{ by: ["address", { input: "email" }], calls: 3, seconds: HOUR, onlyFailures: true }] },
    },
  },
);

it("allows 300 calls a second for each caller", async () => {
  expect(LIMITS.general).toEqual({ calls: 300, seconds: 1 });
  const limits = createRateLimits({ general: { calls: 2, seconds: HOUR }, tight: {} });
  await limits.count(["key:a", "address:b"]);
  await limits.count(["key:a"]);
  await expect(limits.count(["key:a"])).rejects.toMatchObject({ status: 429, retryAfter: HOUR });
  await limits.count(["address:b"]);
});
