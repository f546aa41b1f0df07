import { expect, it } from "vitest";
import { DEMO_PASSWORD } from "../seed/demo-data";
import { createTestApi } from "../testing/create-test-api";
import { eachDemoApi } from "../testing/demo-api";
import { generalLimits } from "../testing/general-limits";

const HOUR = 3600;
/** Points that each may use up; no window ends during a test. */
const ROOM = 12;
const FLOOD = 60;
const PAGE_KEY = "pk_demo_harbour";
const PUBLIC = "/organization/plans";
const OWN = "/admin/session";

eachDemoApi(
  "a quota that strangers share",
  (demo) => {
    interface From {
      address: string;
      key?: string;
      token?: string;
    }
    const call = (path: string, { address, key = PAGE_KEY, token }: From, init: RequestInit = {}) => {
      const headers = new Headers({ "x-api-key": key, ...(token && { authorization: `Bearer ${token}` }) });
      return demo.api.fetch(new Request(`http://localhost/api${path}`, { ...init, headers }), { address });
    };
    const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).status;
    const flood = (path: string, from: (each: number) => From) =>
      Promise.all(Array.from({ length: FLOOD }, (_, each) => statusOf(path, from(each))));
    // At a server beside it, whose limits take nothing from what is tried here.
    const besides = () => createTestApi({ database: demo.api.ports.database, clock: demo.api.clock });
    const signIn = async (email: string) => {
      const reply = await besides().client("pk_demo_carrel").auth.login({ email, password: DEMO_PASSWORD });
      if (reply.statuscode !== 1) throw new Error(`${email} needs a code`);
      return reply.token;
    };
    const refusedOf = (statuses: number[]) => statuses.filter((status) => status === 429).length;

    it("is nobody's: who floods with a page's key is refused alone", async () => {
      const token = await signIn("owner@harbour.test");
      const stranger = "203.0.113.1";
      expect(refusedOf(await flood(PUBLIC, () => ({ address: stranger })))).toBe(FLOOD - ROOM);
      expect(await statusOf(PUBLIC, { address: "192.0.2.1" })).toBe(200);
      expect(await statusOf(OWN, { address: "192.0.2.1", token })).toBe(200);
      // Behind his own address, too, whoever is signed in goes on.
      expect(await statusOf(OWN, { address: stranger, token })).toBe(200);
      expect(await statusOf(PUBLIC, { address: stranger })).toBe(429);
    });

    it("is not the platform's key either", async () => {
      const key = "pk_demo_carrel";
      const token = await signIn("owner@athena.test");
      expect(refusedOf(await flood(PUBLIC, () => ({ address: "203.0.113.2", key })))).toBe(FLOOD - ROOM);
      expect(await statusOf(PUBLIC, { address: "192.0.2.2", key })).toBe(200);
      expect(await statusOf(OWN, { address: "192.0.2.2", key, token })).toBe(200);
    });

    it("counts all addresses of an IPv6 network as one, and no other network with it", async () => {
      const within = await flood(PUBLIC, (each) => ({ address: `2001:db8:5:7::${each.toString(16)}` }));
      expect(refusedOf(within)).toBe(FLOOD - ROOM);
      expect(await statusOf(PUBLIC, { address: "2001:db8:5:8::1" })).toBe(200);
    });

    it("ends for who turns through keys at one address, over all of them", async () => {
      const keys = ["pk_demo_harbour", "pk_demo_athena", "pk_demo_northside", "pk_demo_carrel"];
      const statuses = await flood(PUBLIC, (each) => ({ address: "203.0.113.3", key: keys[each % 4] ?? PAGE_KEY }));
      expect(refusedOf(statuses)).toBeGreaterThanOrEqual(FLOOD - 2 * ROOM);
      for (const key of keys) expect(await statusOf(PUBLIC, { address: "203.0.113.3", key })).toBe(429);
    });

    it("lets no made-up tokens use up an account, nor refuse who was here before behind the same address", async () => {
      const token = await signIn("owner@harbour.test");
      const address = "203.0.113.4";
      expect(await statusOf(OWN, { address, token })).toBe(200);
      const statuses = await flood(OWN, (each) => ({ address, token: `made-up-${each}` }));
      expect(refusedOf(statuses)).toBe(FLOOD - 2 * ROOM);
      expect(await statusOf(OWN, { address, token: "made-up-again" })).toBe(429);
      expect(await statusOf(OWN, { address, token })).toBe(200);
      expect(await statusOf(OWN, { address: "192.0.2.4", token })).toBe(200);
      expect(await statusOf(PUBLIC, { address })).toBe(200);
    });

    it("takes no colleague's calls behind one address, and follows an account to every address", async () => {
      const [eager, calm] = [await signIn("owner@northside.test"), await signIn("owner@carrel.test")];
      const office = "198.51.100.1";
      expect(refusedOf(await flood(OWN, () => ({ address: office, token: eager })))).toBe(FLOOD - ROOM);
      expect(await statusOf(OWN, { address: office, token: calm })).toBe(200);
      expect(await statusOf(OWN, { address: "198.51.100.2", token: eager })).toBe(429);
    });

    it("is a secret key's own, whoever floods beside it", async () => {
      const owner = besides().client(PAGE_KEY, await signIn("owner@athena.test"), undefined, DEMO_PASSWORD);
      const { key } = await owner.apiKeys.add({ kind: "secret", name: "Server", permissions: ["branches.read"] });
      const address = "203.0.113.5";
      const list = (by: From) => statusOf("/co-space/branches", by, { method: "POST" });
      expect(await list({ address, key })).toBe(200);
      await flood(PUBLIC, () => ({ address }));
      await flood(OWN, () => ({ address, token: "made-up" }));
      expect(await list({ address, key })).toBe(200);
      const own = await Promise.all(Array.from({ length: FLOOD }, () => list({ address: "192.0.2.5", key })));
      expect(refusedOf(own)).toBe(FLOOD - ROOM + 2);
    });

    it("asks the database nothing for who is past his limit", async () => {
      let asked = 0;
      const { database } = demo.api.ports;
      const lookup: typeof database.lookup = (work) => {
        asked += 1;
        return database.lookup(work);
      };
      const api = createTestApi({
        database: { ...database, lookup },
        limits: { general: generalLimits({ calls: 2, seconds: HOUR }), tight: null },
      });
      const from = (token: string) => async () => {
        const headers = { "x-api-key": PAGE_KEY, authorization: `Bearer ${token}` };
        const url = `http://localhost/api${token ? OWN : PUBLIC}`;
        return (await api.fetch(new Request(url, { headers }), { address: "203.0.113.6" })).status;
      };
      const token = await signIn("owner@harbour.test");
      for (const ask of [from(""), from(token), from("made-up")]) {
        for (let time = 0; time < 3; time += 1) await ask();
        const before = asked;
        expect(await ask()).toBe(429);
        expect(asked).toBe(before);
      }
    });
  },
  {
    limits: {
      general: generalLimits(
        { calls: ROOM, seconds: HOUR },
        { address: { calls: 2 * ROOM, seconds: HOUR }, pages: null, checks: null },
      ),
      tight: null,
    },
  },
);
