import { expect, it } from "vitest";
import { createRateCounters, sweepRateCounters } from "../platform/rate-counters";
import { createTestApi, type TestApi } from "../testing/create-test-api";
import { eachDatabase, openTestDatabase } from "../testing/databases";
import { eachDemoApi } from "../testing/demo-api";
import { generalLimits } from "../testing/general-limits";
import { testLog } from "../testing/test-ports";
import type { Counter } from "./counted-as";
import { createRateLimits, LIMITS, type Limited, type Limits } from "./rate-limit";

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

    it("stops guesses from all addresses of one IPv6 network together, and from no other network", async () => {
      const email = "owner@harbour.test";
      for (let host = 1; host <= 3; host += 1) await login(email, "guess", `2001:db8:0:7::${host}`);
      expect((await login(email, "carrel-demo", "2001:db8:0:7:ffff::1")).status).toBe(429);
      expect((await login(email, "carrel-demo", "2001:db8:0:8::1")).status).toBe(200);
      for (const address of ["192.0.2.9", "::ffff:192.0.2.9", "192.0.2.9"]) await login(email, "guess", address);
      expect((await login(email, "carrel-demo", "::FFFF:192.0.2.9")).status).toBe(429);
      expect((await login(email, "carrel-demo", "192.0.2.10")).status).toBe(200);
    });

    it("does not count a sign-in that succeeds", async () => {
      for (let time = 0; time < 6; time += 1) {
        expect((await login("owner@northside.test", "carrel-demo", "192.0.2.3")).status).toBe(200);
      }
    });
  },
  {
    limits: {
      general: null,
      tight: ({ name }) =>
        name === "auth.login"
          ? [{ by: ["address", { input: "email" }], calls: 3, seconds: HOUR, onlyFailures: true }]
          : [],
    },
  },
);

it("allows 300 calls a second to each account, each key that is secret, and each page's visitors at one address", () => {
  const { account, secretKey, visitor } = LIMITS.general;
  expect([account, secretKey, visitor]).toEqual(Array(3).fill({ calls: 300, seconds: 1 }));
});

const hourly = { calls: 3, seconds: HOUR };
const HOURLY: Limits = { general: generalLimits(hourly), tight: null };
const account = (caller: string): Counter => ({ limit: "account", caller });
const address = (caller: string): Counter => ({ limit: "address", caller });

eachDatabase("counters of calls", (test) => {
  const limitsOf = (log = testLog()) => createRateLimits(createRateCounters({ database: test.database, log }), HOURLY);

  it("stand for each caller alone, and are one for all who count on the database", async () => {
    const [one, other] = [limitsOf(), limitsOf()];
    await one.count([account("a"), address("b")]);
    await other.count([account("a")]);
    await one.count([account("a")]);
    await expect(other.count([address("c"), account("a")])).rejects.toMatchObject({ status: 429, retryAfter: HOUR });
    await other.count([address("b")]);
  });

  it("let no more through than the limit, however many come at once to two servers", async () => {
    const servers = [limitsOf(), limitsOf()];
    const calls = Array.from({ length: 20 }, (_, call) =>
      servers[call % 2]?.count([account("crowd"), address(String(call % 7))]),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("begin anew when their time is up, and are swept", async () => {
    const limits = limitsOf();
    for (let call = 0; call < 3; call += 1) await limits.count([account("late")]);
    await expect(limitsOf().count([account("late")])).rejects.toMatchObject({ status: 429 });
    await test.database.execute("update rate_counters set ends_at = now() - interval '1 second'");
    await limitsOf().count([account("late")]);
    await sweepRateCounters(test.database);
    expect(await test.database.execute("select calls from rate_counters")).toEqual([{ calls: 1 }]);
  });

  it("remember who is past the limit without asking again", async () => {
    const limits = limitsOf();
    limits.refuseBlocked([address("eager")]);
    for (let call = 0; call < 3; call += 1) await limits.count([address("eager")]);
    limits.refuseBlocked([address("eager")]);
    await expect(limits.count([address("eager")])).rejects.toMatchObject({ status: 429 });
    expect(() => limits.refuseBlocked([address("eager")])).toThrow(expect.objectContaining({ status: 429 }));
  });

  it("take a call for what it weighs, and one that weighs more than the limit for all of it", async () => {
    const limits = limitsOf();
    await limits.count([account("heavy")]);
    await limits.countMore([account("heavy")], 2);
    await limits.count([account("heavy")]);
    await expect(limits.count([account("heavy")])).rejects.toMatchObject({ status: 429 });
    await limits.count([account("heaviest")]);
    await limits.countMore([account("heaviest")], 100);
    await expect(limits.count([account("heaviest")])).rejects.toMatchObject({ status: 429 });
  });

  it("keep neither addresses nor e-mail addresses in the clear", async () => {
    await limitsOf().count([address("192.0.2.77")]);
    const rows = await test.database.execute<{ caller: Uint8Array }>("select caller from rate_counters");
    expect(rows.map(({ caller }) => caller.length)).toEqual(rows.map(() => 32));
  });

  it("are kept in memory while the database does not count", async () => {
    const log = testLog();
    const limits = limitsOf(log);
    await test.database.execute("alter table rate_counters rename to lost_counters");
    for (let call = 0; call < 3; call += 1) await limits.count([account("insured")]);
    await expect(limits.count([account("insured")])).rejects.toMatchObject({ status: 429 });
    expect(log.lines.map(({ level }) => level)).toContain("warn");
    await test.database.execute("alter table lost_counters rename to rate_counters");
    await limits.count([account("insured")]);
  });
});

eachDatabase("limits of one operation", (test) => {
  const limits = () => createRateLimits(createRateCounters({ database: test.database, log: testLog() }));
  const login: Limited = {
    name: "auth.login",
    policy: {
      limits: [
        { by: ["address", { input: "email" }], calls: 2, seconds: HOUR, onlyFailures: true },
        { by: [{ input: "email" }], calls: 4, seconds: HOUR, onlyFailures: true },
      ],
    },
  };
  const tryFrom = (address: string) =>
    limits().countTight(login, { address, device: null, account: "key:page" }, { email: "asha@example.com" });

  it("use up nothing of one another: who is refused at one address does not shut an account for all", async () => {
    for (let guess = 0; guess < 2; guess += 1) await tryFrom("192.0.2.1");
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(tryFrom("192.0.2.1")).rejects.toMatchObject({ status: 429, retryAfter: HOUR });
    }
    const counted = await tryFrom("192.0.2.2");
    await counted.succeeded();
    for (let guess = 0; guess < 2; guess += 1) await tryFrom("192.0.2.2");
    await expect(tryFrom("192.0.2.3")).rejects.toMatchObject({ status: 429 });
  });

  it("give a call back that was refused, where they count what succeeds alone", async () => {
    const saves = limits();
    const policy: Limited["policy"] = { limits: [{ by: ["address"], calls: 2, seconds: HOUR, onlySuccesses: true }] };
    const save = () =>
      saves.countTight({ name: "save", policy }, { address: "192.0.2.1", device: null, account: "key:page" }, {});
    for (let refused = 0; refused < 5; refused += 1) await (await save()).failed();
    for (let saved = 0; saved < 2; saved += 1) await (await save()).succeeded();
    await expect(save()).rejects.toMatchObject({ status: 429 });
  });
});

it("two servers on one PostgreSQL answer as one", async () => {
  const { database, close } = await openTestDatabase("postgres");
  const limits: Limits = { general: generalLimits({ calls: 4, seconds: HOUR }), tight: null };
  const [one, other] = [createTestApi({ database, limits }), createTestApi({ database, limits })];
  const call = (server: TestApi, address: string) =>
    server.fetch(new Request("http://localhost/api/co-space/branches/public/019a0000-0000-7000-8000-000000000001"), {
      address,
    });
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const server of [one, other]) statuses.push((await call(server, "192.0.2.1")).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  const refused = await call(one, "192.0.2.1");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call(other, "192.0.2.2")).status).toBe(401);
  await close();
});
