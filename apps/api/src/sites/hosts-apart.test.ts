import { createClient, memoryStorage } from "@carrel/sdk";
import { contract } from "@carrel/sdk/contract";
import { beforeAll, expect, it } from "vitest";
import { findOrganisationByCode } from "../database/lookups";
import { eachDemoApi } from "../testing/demo-api";
import { memorySiteFiles } from "../testing/memory-site-files";
import { chooseLabel, setDomain } from "../testing/site-rows";

const PLATFORM = "https://app.example.com";
const RESELLER = "https://rooms.northside.example";
const CLIENT = "https://pier.rooms.northside.example";
const OWN_DOMAIN = "https://desks.athena.example";

/** Each host and the key that is its own. */
const KEYS = [
  [PLATFORM, "pk_demo_carrel"],
  ["https://www.app.example.com", "pk_demo_carrel"],
  ["https://athena.app.example.com", "pk_demo_athena"],
  ["https://harbour.app.example.com", "pk_demo_harbour"],
  [OWN_DOMAIN, "pk_demo_athena"],
  [RESELLER, "pk_demo_northside"],
  [CLIENT, "pk_demo_harbour"],
] as const;
const HOSTS = KEYS.map(([host]) => host);

eachDemoApi(
  "what a host has, another",
  (demo) => {
    const get = (url: string, headers: HeadersInit = {}) => demo.api.fetch(new Request(url, { headers }));
    const at = (host: string, apiKey: string, token?: string) => {
      const storage = memoryStorage();
      if (token) storage.set("Bearer", token);
      const send: typeof fetch = (input, init) => demo.api.fetch(new Request(input, init));
      return createClient({ baseUrl: `${host}/api`, apiKey, storage, fetch: send, retries: 0, timeout: 0 }, contract);
    };

    beforeAll(async () => {
      const { database } = demo.api.ports;
      const idOf = async (code: string) =>
        (await database.lookup((db) => findOrganisationByCode(db, code)))?.orgId ?? "";
      const reseller = await idOf("NORTHSIDE");
      await setDomain(database, await idOf("ATHENA"), "desks.athena.example");
      await setDomain(database, reseller, "rooms.northside.example");
      await chooseLabel(database, await idOf("HARBOUR"), "pier", reseller);
    });

    it.each(KEYS)("has no key of: %s", async (host, key) => {
      const site = await (await get(`${host}/site.json`)).json();
      expect(site.apiKey).toBe(key);
      for (const code of ["harbour", "athena", "northside", "carrel", ""]) {
        for (const query of [`?org=${code}`, `?org=${code}&org=athena`, `?host=${code}.app.example.com`]) {
          const headers = { "x-forwarded-host": `${code}.app.example.com`, "x-api-key": "pk_demo_carrel" };
          const response = await get(`${host}/site.json${query}`, headers);
          expect(await response.json()).toEqual(site);
          expect(response.headers.get("access-control-allow-origin")).toBeNull();
        }
      }
    });

    it("has the mode of: a reseller's is the platform, in his name", async () => {
      const modes = await Promise.all(
        HOSTS.map(async (host) => {
          const { mode, organisation } = await (await get(`${host}/site.json`)).json();
          return `${mode} ${organisation.orgCode}`;
        }),
      );
      expect(modes).toEqual([
        "platform CARREL",
        "platform CARREL",
        "client ATHENA",
        "client HARBOUR",
        "client ATHENA",
        "platform NORTHSIDE",
        "client HARBOUR",
      ]);
    });

    it.each(HOSTS)("gives a key no more than it has: %s", async (host) => {
      const codeOf = (promise: Promise<{ orgCode: string }>) =>
        promise.then(
          ({ orgCode }) => orgCode,
          ({ status }) => status,
        );
      const seen = async (key: string) => {
        const { organisation } = at(host, key);
        return [
          await codeOf(organisation.data({})),
          await codeOf(organisation.data({ code: "ATHENA" })),
          await codeOf(organisation.data({ code: "HARBOUR" })),
          await codeOf(organisation.data({ host: "desks.athena.example" })),
        ];
      };
      expect(await seen("pk_demo_athena")).toEqual(["ATHENA", "ATHENA", 404, "ATHENA"]);
      expect(await seen("pk_demo_harbour")).toEqual(["HARBOUR", 404, "HARBOUR", 404]);
      expect(await seen("pk_demo_northside")).toEqual(["NORTHSIDE", 404, "HARBOUR", 404]);
      expect(await codeOf(at(host, "pk_nobody").organisation.data({}))).toBe(401);
    });

    it.each(HOSTS)("keeps no session for, and takes none out of a cookie: %s", async (host) => {
      const body = JSON.stringify({ email: "owner@harbour.test", password: "carrel-demo" });
      const headers = { "content-type": "application/json", "x-api-key": "pk_demo_carrel", origin: RESELLER };
      const response = await demo.api.fetch(new Request(`${host}/api/admin/login`, { method: "POST", headers, body }));
      const { token } = await response.json();
      expect(response.headers.get("set-cookie")).toBeNull();
      const cookie = `Bearer=${token}`;
      for (const path of ["/api/admin/session", "/api/customer/bookings"]) {
        const { status } = await get(`${host}${path}`, { cookie, "x-api-key": "pk_demo_carrel" });
        expect([path, status]).toEqual([path, 401]);
      }
      const session = await get(`${host}/api/admin/session`, {
        authorization: `Bearer ${token}`,
        "x-api-key": "pk_demo_carrel",
      });
      expect(session.status).toBe(200);
      for (const page of ["/", "/qr-booking/HARBOUR"]) {
        expect((await get(host + page, { cookie })).headers.get("set-cookie")).toBeNull();
      }
    });

    it.each(HOSTS)("lets any page call the API, and none with a visitor's cookies: %s", async (host) => {
      for (const origin of [OWN_DOMAIN, "https://evil.example", "null"]) {
        for (const method of ["GET", "OPTIONS"]) {
          const headers = { origin, "access-control-request-method": "GET" };
          const response = await demo.api.fetch(new Request(`${host}/api/admin/session`, { method, headers }));
          expect(response.headers.get("access-control-allow-origin")).toBe("*");
          expect(response.headers.get("access-control-allow-credentials")).toBeNull();
        }
        const page = await get(`${host}/`, { origin });
        expect(page.headers.get("access-control-allow-origin")).toBeNull();
      }
    });

    it("answers for what lies below its own names, and for no other's", async () => {
      const strict = async (host: string) => {
        const https = host.replace("http:", "https:");
        return (await get(`${https}/robots.txt`)).headers.get("strict-transport-security");
      };
      const all = await Promise.all(HOSTS.map(strict));
      expect(all.map((header) => header?.includes("includeSubDomains"))).toEqual([
        ...[true, true, true, true],
        ...[false, false, false],
      ]);
      expect(all.every((header) => header?.startsWith("max-age=31536000"))).toBe(true);
    });
  },
  {
    publicUrl: PLATFORM,
    files: memorySiteFiles({
      admin: { "index.html": "<head><title>admin</title></head>", ".addresses.json": "[]" },
      booking: {
        "index.html": "<head><title>booking</title></head>",
        ".addresses.json": JSON.stringify(["/", "/qr-booking/:orgCode"]),
      },
      marketing: { "index.html": "<head><title>home</title></head>", "404.html": "<head><title>none</title></head>" },
    }),
  },
);
