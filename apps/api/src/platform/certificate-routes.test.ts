import { beforeAll, expect, it } from "vitest";
import { trustedProxies } from "../adapters/trusted-proxies";
import { findOrganisationByCode } from "../database/lookups";
import { type DemoApi, eachDemoApi } from "../testing/demo-api";
import { chooseLabel, setDomain, setReseller } from "../testing/site-rows";

/** What a proxy at an address is told of a name. */
const asker = (demo: DemoApi) => {
  const call = (
    query: string,
    { address = "127.0.0.1", headers = {} }: { address?: string; headers?: HeadersInit } = {},
  ) => demo.api.fetch(new Request(`http://127.0.0.1:4000/internal/tls${query}`, { headers }), { address });
  return {
    call,
    ask: async (domain: string, from?: Parameters<typeof call>[1]) =>
      (await call(`?domain=${encodeURIComponent(domain)}`, from)).status,
    askAgain: () => demo.api.clock.advance({ seconds: 1 }),
    async idOf(code: string) {
      const found = await demo.api.ports.database.lookup((db) => findOrganisationByCode(db, code));
      if (!found) throw new Error(`The demo has ${code}`);
      return found.orgId;
    },
  };
};

eachDemoApi(
  "the certificate of a name",
  (demo) => {
    const { call, ask, askAgain, idOf } = asker(demo);

    beforeAll(async () => {
      const { database } = demo.api.ports;
      const [athena, harbour, northside] = [await idOf("ATHENA"), await idOf("HARBOUR"), await idOf("NORTHSIDE")];
      await setDomain(database, athena, "desks.athena.example");
      await setDomain(database, athena, "wanted.athena.example", { status: "PENDING" });
      await setDomain(database, athena, "lost.athena.example", { status: "FAILED" });
      await chooseLabel(database, athena, "quiet");
      await setDomain(database, northside, "rooms.northside.example");
      await chooseLabel(database, harbour, "pier", northside);
    });

    it.each([
      "app.example.com",
      "www.app.example.com",
      "athena.app.example.com",
      "northside.app.example.com",
      "quiet.app.example.com",
      "desks.athena.example",
      "DESKS.Athena.example",
      "desks.athena.example.",
      "rooms.northside.example",
      "pier.rooms.northside.example",
    ])("is for one that is served: %s", async (domain) => {
      expect(await ask(domain)).toBe(200);
    });

    it.each([
      "nobody.app.example.com",
      "a.quiet.app.example.com",
      "pier.app.example.com",
      "wanted.athena.example",
      "lost.athena.example",
      "athena.example",
      "quiet.desks.athena.example",
      "quiet.rooms.northside.example",
      "athena.rooms.northside.example",
      "a.pier.rooms.northside.example",
      "*.rooms.northside.example",
      "*.app.example.com",
      "example.com",
      "com",
      "localhost",
      "athena.localhost",
      "www.localhost",
      "127.0.0.1",
      "192.0.2.7",
      "[::1]",
      "::1",
    ])("is not for %s", async (domain) => {
      expect(await ask(domain)).toBe(404);
    });

    it("is refused for what names no host, without a fault", async () => {
      for (const query of [
        "",
        "?",
        "?domain",
        "?domain=",
        "?domain=%00",
        "?domain=%",
        "?domain=%ff%fe",
        "?domain=a%00.example",
        "?domain=desks.athena.example%00",
        "?domain=desks.athena.example%2f",
        "?domain=%0d%0aa",
        "?domain=https://desks.athena.example",
        "?domain='%20or%201=1--",
        `?domain=${"a".repeat(5000)}`,
        `?domain=${"a.".repeat(2000)}example`,
        "?other=desks.athena.example",
        "/desks.athena.example",
      ]) {
        expect([query, (await call(query)).status]).toEqual([query, 404]);
      }
    });

    it("is told to this machine and to our proxies, and to nobody whom one passed on", async () => {
      const served = "desks.athena.example";
      for (const address of ["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "::ffff:10.1.2.3"]) {
        expect([address, await ask(served, { address })]).toEqual([address, 200]);
      }
      for (const address of [
        "198.51.100.7",
        "::ffff:198.51.100.7",
        "2001:db8::1",
        "",
        "127.0.0.1.example",
        "11.0.0.1",
      ]) {
        expect([address, await ask(served, { address })]).toEqual([address, 404]);
      }
      for (const header of [
        "x-forwarded-for",
        "x-forwarded-host",
        "x-forwarded-proto",
        "forwarded",
        "x-real-ip",
        "via",
      ]) {
        for (const address of ["127.0.0.1", "10.1.2.3"]) {
          expect([header, await ask(served, { address, headers: { [header]: "127.0.0.1" } })]).toEqual([header, 404]);
        }
      }
      // Of whom nothing is known, as of a request without a socket.
      const bare = await demo.api.fetch(new Request(`http://127.0.0.1:4000/internal/tls?domain=${served}`));
      expect(bare.status).toBe(404);
    });

    it("ends with what it was for", async () => {
      const { database } = demo.api.ports;
      const [athena, harbour, northside] = [await idOf("ATHENA"), await idOf("HARBOUR"), await idOf("NORTHSIDE")];
      await setDomain(database, athena, "desks.athena.example", { status: "FAILED" });
      await setReseller(database, harbour, null);
      // Once a moment, however often it is asked.
      expect([await ask("desks.athena.example"), await ask("pier.rooms.northside.example")]).toEqual([200, 200]);
      askAgain();
      expect([await ask("desks.athena.example"), await ask("pier.rooms.northside.example")]).toEqual([404, 404]);
      await database.tx({ orgId: northside }, (db) =>
        db.updateTable("organisations").set({ isActive: false }).execute(),
      );
      askAgain();
      expect(await ask("northside.app.example.com")).toBe(404);
    });
  },
  { publicUrl: "https://app.example.com", trusts: trustedProxies(["10.0.0.0/8"]) },
);

eachDemoApi(
  "the names that a proxy asks about",
  (demo) => {
    const { ask, call } = asker(demo);

    it("are limited by themselves: a flood of them leaves its other questions room", async () => {
      const asked = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(`name-${at}.example`)));
      expect(asked).toContain(404);
      expect(asked).toContain(429);
      const address = "127.0.0.1";
      expect((await demo.api.fetch(new Request("http://127.0.0.1:4000/healthz"), { address })).status).toBe(200);
      expect((await demo.api.fetch(new Request("http://127.0.0.1:4000/robots.txt"), { address })).status).toBe(404);
      expect((await call("?domain=localhost", { address: "198.51.100.7" })).status).toBe(404);
    });
  },
  {
    limits: {
      general: {
        account: null,
        secretKey: null,
        visitor: null,
        address: null,
        pages: { calls: 100, seconds: 1 },
        checks: { calls: 10, seconds: 1 },
      },
      tight: null,
      atOnce: null,
    },
  },
);

eachDemoApi(
  "the certificate of a name, where the platform's is a number",
  (demo) => {
    const { ask } = asker(demo);

    it("is for no number", async () => {
      expect([await ask("192.0.2.1"), await ask("athena.192.0.2.1")]).toEqual([404, 404]);
    });
  },
  { publicUrl: "http://192.0.2.1:4000" },
);
