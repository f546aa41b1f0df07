import type { ContractShape } from "@carrel/sdk/contract";
import { contract } from "@carrel/sdk/contract";
import { type ValidationShape, validation } from "@carrel/sdk/validation";
import { afterEach, expect, it, vi } from "vitest";
import type { Handlers } from "../context";
import { serve } from "../create-api";
import { implement } from "../implement";
import { createTestApi } from "../testing/create-test-api";
import { eachDemoApi } from "../testing/demo-api";
import { policiesOf } from "../testing/serve-part";
import { PUBLIC_BODY_LIMIT } from "./body-limits";
import type { Limits } from "./rate-limit";

const CROWD = "203.0.113.1";
const KEY = { "x-api-key": "pk_demo_carrel" };

/** A server whose one call stands still until it is let go. */
const gatedServer = (ports: Parameters<typeof serve>[1], atOnce: Limits["atOnce"]) => {
  /** What lets those go that stand in their handlers, the first come first. */
  const standing: (() => void)[] = [];
  /** Whose calls came as far as their handlers, in that order. */
  const begun: string[] = [];
  let isOpen = false;
  let told = Promise.withResolvers<void>();
  const table = { subscription: { plans: contract.subscription.plans } };
  const schemas = { subscription: { plans: validation.subscription.plans } };
  const handlers: Handlers<typeof table, typeof schemas> = {
    subscription: {
      async plans({ request }) {
        begun.push(request.address);
        if (!isOpen) {
          await new Promise<void>((letGo) => {
            standing.push(letGo);
            told.resolve();
          });
        }
        return { plans: [], addOns: [] };
      },
    },
  };
  const endpoints = implement<ContractShape, ValidationShape<ContractShape>, Record<never, never>>(
    table,
    schemas,
    handlers,
    policiesOf(table),
    {},
  );
  const api = serve(endpoints, ports, {
    limits: { general: null, tight: null, ...(atOnce !== undefined && { atOnce }) },
  });
  return {
    begun,
    fetch: (path: string, address: string, init: RequestInit = {}) =>
      api.fetch(new Request(`http://localhost${path}`, { headers: KEY, ...init }), { address }),
    /** Waits until so many stand in their handlers. */
    async stand(count: number) {
      while (standing.length < count) {
        told = Promise.withResolvers();
        await told.promise;
      }
    },
    letOneGo: () => standing.shift()?.(),
    /** Lets all go, and whoever comes. */
    open() {
      isOpen = true;
      for (const letGo of standing.splice(0)) letGo();
    },
  };
};

const PLANS = "/api/organization/plans";
const FLOOD = 20;

eachDemoApi("calls that come beside others", (demo) => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const opened = (atOnce: Limits["atOnce"]) => {
    const server = gatedServer(demo.api.ports, atOnce);
    const calls: Promise<Response>[] = [];
    closing.push(() => {
      server.open();
      return Promise.all(calls);
    });
    const call = (address: string, init?: RequestInit) => {
      const answer = server.fetch(PLANS, address, init);
      calls.push(answer);
      return answer;
    };
    return { ...server, call };
  };

  it("wait for a few of another address's, however many it has under way", async () => {
    const all = 2;
    const { call, begun, stand, letOneGo } = opened({ all, address: all });
    // The page's key is known from then on.
    const first = call(CROWD);
    await stand(1);
    letOneGo();
    expect((await first).status).toBe(200);

    for (let each = 0; each < FLOOD; each += 1) call(CROWD);
    // The embedded database has one transaction at a time.
    const most = demo.api.ports.database.kind === "pglite" ? 1 : all;
    await stand(most);
    let isAnswered = false;
    const beside = call("192.0.2.1").finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      await Promise.race([beside, stand(most)]);
      letOneGo();
    }
    expect((await beside).status).toBe(200);
    // Those at work when it came, and as many that had their turns since.
    expect(begun.slice(1).indexOf("192.0.2.1")).toBeLessThanOrEqual(2 * all);
  });

  it("are not refused where a page loads thirty at once, and are where there is no end of them", async () => {
    const { call, open, stand, fetch } = opened(undefined);
    const page = Array.from({ length: 30 }, () => call("192.0.2.2"));
    await stand(1);
    const flood = Array.from({ length: 300 }, () => call(CROWD));
    const refused = await Promise.race(flood);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await refused.json()).toMatchObject({ code: "rate_limited", statuscode: 429 });
    expect((await fetch("/healthz", CROWD)).status).toBe(200);

    open();
    const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status);
    expect(await statuses(page)).toEqual(page.map(() => 200));
    const answered = (await statuses(flood)).filter((status) => status === 200);
    expect(answered.length).toBeGreaterThan(250);
    expect(answered.length).toBeLessThan(300);
  });

  it("leave the line with whoever sent them", async () => {
    const { call, begun, stand, open } = opened({ all: 1, address: 1 });
    const first = call(CROWD);
    await stand(1);
    const leaving = new AbortController();
    const left = call(CROWD, { signal: leaving.signal });
    leaving.abort();
    const answer = await left;
    expect(answer.status).toBe(499);
    expect(await answer.json()).toMatchObject({ code: "caller_gone" });
    open();
    expect((await first).status).toBe(200);
    expect(begun).toHaveLength(1);
  });

  it("go before those of who asked for much, once it is known how much", async () => {
    const { database } = demo.api.ports;
    const gate = Promise.withResolvers<void>();
    let isGated = false;
    const asked = Promise.withResolvers<void>();
    const lookup: typeof database.lookup = async (work) => {
      if (isGated) {
        asked.resolve();
        await gate.promise;
      }
      return database.lookup(work);
    };
    const limits: Limits = { general: null, tight: null, atOnce: { all: 1, account: 1, address: 1 } };
    const api = createTestApi({ database: { ...database, lookup }, clock: demo.api.clock, limits });
    const answered: string[] = [];
    const callAs = (who: string, token: string) => (path: string) => {
      const request = new Request(`http://localhost/api${path}`, {
        headers: { ...KEY, authorization: `Bearer ${token}` },
      });
      const waits = Promise.withResolvers<void>();
      const { signal } = new AbortController();
      // Nobody but the line listens to it, and only where the call waits.
      vi.spyOn(signal, "addEventListener").mockImplementation(() => waits.resolve());
      Object.defineProperty(request, "signal", { value: signal });
      const answer = api.fetch(request, { address: CROWD }).then(({ status }) => {
        answered.push(who);
        return status;
      });
      return { answer, waits: waits.promise };
    };
    const [much, little] = [
      callAs("much", await demo.signIn("owner@harbour.test")),
      callAs("little", await demo.signIn("owner@athena.test")),
    ];
    // From then on it is known whose line theirs is.
    for (const call of [much, little]) expect(await call("/admin/session").answer).toBe(200);
    answered.length = 0;

    isGated = true;
    const decades = "/user-flow-tracking/analytics?from=2010-01-01T00:00:00.000Z&to=2026-11-01T00:00:00.000Z";
    const first = much(decades);
    await asked.promise;
    const others = [];
    for (const [call, path] of [
      ...Array.from({ length: 2 }, () => [much, decades] as const),
      ...Array.from({ length: 5 }, () => [little, "/admin/session"] as const),
    ]) {
      const made = call(path);
      await made.waits;
      others.push(made.answer);
    }
    gate.resolve();
    expect(await Promise.all([first.answer, ...others])).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answered).toEqual(["much", ...Array.from({ length: 5 }, () => "little"), "much", "much"]);
  });

  it("wait for nobody, and ask no database, to be told that their bodies are too large", async () => {
    const { database } = demo.api.ports;
    const lookup: typeof database.lookup = async () => {
      throw new Error("The database was asked");
    };
    const api = createTestApi({ database: { ...database, lookup }, clock: demo.api.clock });
    const headers = { ...KEY, "content-type": "application/json", "content-length": String(PUBLIC_BODY_LIMIT + 1) };
    const body = "x".repeat(PUBLIC_BODY_LIMIT + 1);
    const answer = await api.raw("/admin/login", { method: "POST", headers, body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: "body_too_large" });
  });

  it("hold no place while a body arrives, whose length nobody told", async () => {
    const token = await demo.signIn("owner@harbour.test");
    const limits: Limits = { general: null, tight: null, atOnce: { all: 1, account: 1, address: 1 } };
    const api = createTestApi({ database: demo.api.ports.database, clock: demo.api.clock, limits });
    const body = Promise.withResolvers<void>();
    let isAsked = false;
    const stream = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          isAsked = true;
          await body.promise;
          controller.enqueue(new TextEncoder().encode("{}"));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { ...KEY, authorization: `Bearer ${token}`, "content-type": "application/json" };
    // Node asks for `duplex`, and its own types don't know it.
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body: stream, duplex: "half" };
    const slow = api.raw("/co-space/branches", init);
    await vi.waitFor(() => expect(isAsked).toBe(true));
    expect((await api.raw("/admin/session", { headers })).status).toBe(200);
    body.resolve();
    expect((await slow).status).toBe(200);
  });
});
