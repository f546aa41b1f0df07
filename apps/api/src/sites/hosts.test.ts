import { beforeAll, expect, it } from "vitest";
import { findOrganisationByCode } from "../database/lookups";
import { type DemoApi, eachDemoApi } from "../testing/demo-api";
import { memorySiteFiles } from "../testing/memory-site-files";
import { chooseLabel, setDomain, setReseller } from "../testing/site-rows";

const html = (app: string) => `<!doctype html><html><head><title>${app}</title></head><body data-app="${app}"></body>`;
const files = memorySiteFiles({
  admin: { "index.html": html("admin"), ".addresses.json": JSON.stringify(["/auth/login", "/dashboard"]) },
  booking: {
    "index.html": html("booking"),
    ".addresses.json": JSON.stringify([
      "/",
      "/book",
      "/booking/:token",
      "/mobile-payment/:session",
      "/qr-booking/:orgCode/:branchId?",
    ]),
    "_booking/index-abc.css": "body{}",
  },
  marketing: { "index.html": html("home"), "404.html": html("missing"), "site.webmanifest": "{}" },
});

const PLATFORM = "https://app.example.com";

/** The demo, and what its organisations are found under. */
const at = (demo: DemoApi) => {
  const get = (url: string, init: RequestInit = {}) => demo.api.fetch(new Request(url, init));
  return {
    get,
    /** The server changes nothing of this itself, so it sees it once it asks again. */
    askAgain: () => demo.api.clock.advance({ seconds: 1 }),
    async idOf(code: string) {
      const found = await demo.api.ports.database.lookup((db) => findOrganisationByCode(db, code));
      if (!found) throw new Error(`The demo has ${code}`);
      return found.orgId;
    },
    /** Whose site an address is, or where it leads to, or its status. */
    async shown(url: string, init: RequestInit = {}) {
      const response = await get(url, init);
      const location = response.headers.get("location");
      if (location) return `${response.status} ${location}`;
      const site = /id="carrel-site">([^<]*)</.exec(await response.text())?.[1];
      return site ? JSON.parse(site).organisation.orgCode : response.status;
    },
    async siteKey(url: string) {
      const response = await get(`${url}/site.json`);
      return response.ok ? (await response.json()).apiKey : response.status;
    },
    async policyOf(url: string) {
      const { headers } = await get(url);
      const framers = headers.get("content-security-policy")?.match(/frame-ancestors [^;]*/)?.[0];
      return [framers, headers.get("x-frame-options")];
    },
  };
};

const UNFRAMED = ["frame-ancestors 'none'", "DENY"];

eachDemoApi(
  "hosts of an organisation",
  (demo) => {
    const { get, askAgain, idOf, shown, siteKey } = at(demo);
    const LABEL = "https://quiet.app.example.com";
    const CODE = "https://athena.app.example.com";
    let orgId = "";

    beforeAll(async () => {
      orgId = await idOf("ATHENA");
    });

    it("are its code's alone, until it chooses one", async () => {
      expect([await shown(`${CODE}/`), await shown(`${LABEL}/`)]).toEqual(["ATHENA", 404]);
    });

    it("lead to the sub-domain that it chose, pages with their path and query, and nothing else", async () => {
      await chooseLabel(demo.api.ports.database, orgId, "quiet");
      askAgain();
      expect([await shown(`${LABEL}/`), await siteKey(LABEL)]).toEqual(["ATHENA", "pk_demo_athena"]);
      for (const path of [
        "/",
        "/book?branch=b&step=when",
        "/booking/a-token?x=%20%26",
        "/qr-booking/ATHENA/b1",
        "//a",
      ]) {
        expect(await shown(CODE + path)).toBe(`302 ${LABEL}${path}`);
        expect(await shown(CODE + path, { method: "HEAD" })).toBe(`302 ${LABEL}${path}`);
      }
      const led = await get(`${CODE}/`);
      expect(led.headers.get("cache-control")).toBe("no-store");
      for (const path of ["/site.json", "/robots.txt", "/site.webmanifest", "/_booking/index-abc.css"]) {
        expect([path, (await get(CODE + path)).status]).toEqual([path, 200]);
      }
      const reply = await get(`${CODE}/api/organization/data`, {
        method: "POST",
        headers: { "x-api-key": "pk_demo_athena", "content-type": "application/json" },
        body: "{}",
      });
      expect(reply.headers.get("location")).toBeNull();
      expect((await get(`${CODE}/`, { method: "POST" })).status).toBe(404);
    });

    it("stay what they are where nobody chose: at the platform, a number, and this machine", async () => {
      expect(await shown(`${PLATFORM}/qr-booking/ATHENA`)).toBe("CARREL");
      expect(await shown(`${PLATFORM}/booking/a-token`)).toBe("CARREL");
      expect(await shown("http://athena.localhost:4000/")).toBe("ATHENA");
      expect(await shown("http://quiet.localhost:4000/")).toBe("ATHENA");
    });

    it("lead to its domain once that is verified, from an old one too, and nowhere once it is no more", async () => {
      const { database } = demo.api.ports;
      await setDomain(database, orgId, "old.example", { verifiedAt: new Date("2026-01-01") });
      await setDomain(database, orgId, "xn--lesesle-9wa.example", { status: "PENDING", isPrimary: true });
      askAgain();
      expect(await shown("https://old.example/book")).toBe("ATHENA");
      expect(await shown("https://lesesäle.example/")).toBe(404);
      expect(await shown(`${LABEL}/book`)).toBe("302 https://old.example/book");
      await setDomain(database, orgId, "xn--lesesle-9wa.example", { isPrimary: true });
      askAgain();
      const known = "https://xn--lesesle-9wa.example";
      for (const host of ["https://LESESÄLE.example", "https://lesesäle.example.", "http://lesesäle.example:8080"]) {
        expect([host, await shown(`${host}/`)]).toEqual([host, "ATHENA"]);
      }
      for (const host of ["https://old.example", LABEL, CODE]) {
        expect(await shown(`${host}/booking/a-token`)).toBe(`302 ${known}/booking/a-token`);
      }
      const page = await (await get(`${known}/book`)).text();
      expect(page).toContain(`<link rel="canonical" href="${known}/book">`);
      await setDomain(database, orgId, "xn--lesesle-9wa.example", { status: "FAILED", isPrimary: true });
      await setDomain(database, orgId, "old.example", { status: "FAILED" });
      askAgain();
      expect(await shown(`${known}/`)).toBe(404);
      expect(await siteKey(known)).toBe(404);
      expect(await shown(`${CODE}/`)).toBe(`302 ${LABEL}/`);
    });

    it("are found by the call that the apps make, by the same rules", async () => {
      const { database } = demo.api.ports;
      await setDomain(database, orgId, "desks.athena.example");
      const call = (host: string) => demo.api.client("pk_demo_carrel").organisation.data({ host });
      for (const host of ["quiet.app.example.com", "desks.athena.example:8443", "athena.app.example.com"]) {
        expect((await call(host)).orgCode).toBe("ATHENA");
      }
      await setDomain(database, orgId, "desks.athena.example", { status: "FAILED" });
      await expect(call("desks.athena.example")).rejects.toMatchObject({ status: 404 });
    });

    it("say that it is closed in place of leading on", async () => {
      const { database } = demo.api.ports;
      const activate = (isActive: boolean) =>
        database.tx({ orgId }, (db) => db.updateTable("organisations").set({ isActive }).execute());
      await activate(false);
      askAgain();
      expect(await shown(`${CODE}/`)).toBe(403);
      await activate(true);
      askAgain();
    });
  },
  { files, publicUrl: PLATFORM },
);

eachDemoApi(
  "hosts of a reseller and of his clients",
  (demo) => {
    const { askAgain, idOf, shown, siteKey } = at(demo);
    const RESELLER = "https://rooms.northside.example";
    const CLIENT = "https://pier.rooms.northside.example";

    it("are his platform, and his clients' sites below it, while they are his and DNS leads here", async () => {
      const { database } = demo.api.ports;
      const [reseller, client] = [await idOf("NORTHSIDE"), await idOf("HARBOUR")];
      await chooseLabel(database, client, "pier", reseller);
      await setDomain(database, reseller, "rooms.northside.example", { status: "PENDING" });
      expect([await shown(`${RESELLER}/`), await shown(`${CLIENT}/`)]).toEqual([404, 404]);
      // Below the platform's host nobody took that name.
      expect(await shown("https://pier.app.example.com/")).toBe(404);

      await setDomain(database, reseller, "rooms.northside.example");
      askAgain();
      expect(await shown(`${RESELLER}/dashboard`)).toBe("NORTHSIDE");
      expect(await shown(`${CLIENT}/book`)).toBe("HARBOUR");
      expect([await siteKey(RESELLER), await siteKey(CLIENT)]).toEqual(["pk_demo_northside", "pk_demo_harbour"]);
      expect(await shown("https://northside.app.example.com/auth/login?from=%2Fdesks")).toBe(
        `302 ${RESELLER}/auth/login?from=%2Fdesks`,
      );
      expect(await shown("https://harbour.app.example.com/book")).toBe(`302 ${CLIENT}/book`);
      for (const nobody of ["https://athena.rooms.northside.example", "https://a.pier.rooms.northside.example"]) {
        expect([await shown(`${nobody}/`), await siteKey(nobody)]).toEqual([404, 404]);
      }

      await setReseller(database, client, null);
      askAgain();
      expect([await shown(`${CLIENT}/`), await siteKey(CLIENT)]).toEqual([404, 404]);
      expect(await shown("https://harbour.app.example.com/book")).toBe("HARBOUR");
      await setReseller(database, client, reseller);
      await setDomain(database, reseller, "rooms.northside.example", { status: "FAILED" });
      askAgain();
      expect([await shown(`${RESELLER}/`), await shown(`${CLIENT}/`)]).toEqual([404, 404]);
      expect(await shown("https://northside.app.example.com/auth/login")).toBe("NORTHSIDE");
    });

    it("lead nowhere where another's site would stand", async () => {
      const { database } = demo.api.ports;
      const [reseller, client, other] = [await idOf("NORTHSIDE"), await idOf("HARBOUR"), await idOf("ATHENA")];
      await chooseLabel(database, client, "shared", reseller);
      await chooseLabel(database, other, "shared");
      await setReseller(database, client, null);
      askAgain();
      expect(await shown("https://shared.app.example.com/")).toBe("ATHENA");
      expect(await shown("https://harbour.app.example.com/")).toBe("HARBOUR");
    });
  },
  { files, publicUrl: PLATFORM },
);

eachDemoApi(
  "who may frame a page",
  (demo) => {
    const { get, askAgain, idOf, policyOf } = at(demo);
    const HARBOUR = "https://harbour.app.example.com";
    const ROOMS = ["frame-ancestors https://rooms.example http://localhost:3000", null];

    const embed = async (code: string, embedOrigins: string[]) => {
      const orgId = await idOf(code);
      await demo.api.ports.database.tx({ orgId }, (db) =>
        db.updateTable("organisations").set({ embedOrigins }).execute(),
      );
      askAgain();
    };

    it("is nobody, until an organisation names them: then of its booking pages, on whatever host", async () => {
      expect(await policyOf(`${HARBOUR}/`)).toEqual(UNFRAMED);
      const { headers } = await get(`${HARBOUR}/`);
      await embed("HARBOUR", ["https://rooms.example", "http://localhost:3000", "https://*.example"]);
      for (const path of ["/", "/book", "/book?step=when", "/qr-booking/HARBOUR"]) {
        expect([path, await policyOf(HARBOUR + path)]).toEqual([path, ROOMS]);
      }
      expect(await policyOf(`${PLATFORM}/qr-booking/harbour`)).toEqual(ROOMS);
      expect(await policyOf("https://northside.app.example.com/qr-booking/HARBOUR")).toEqual(ROOMS);
      // A browser that has the page from before hears of it.
      const again = await get(`${HARBOUR}/`, { headers: { "if-none-match": headers.get("etag") ?? "" } });
      expect(again.status).toBe(200);
    });

    it("is nobody for all else: one person's pages, payments, the office, other organisations, files", async () => {
      for (const url of [
        `${HARBOUR}/booking/a-token`,
        `${HARBOUR}/mobile-payment/a-session`,
        `${HARBOUR}/site.json`,
        `${HARBOUR}/_booking/index-abc.css`,
        `${HARBOUR}/no/such/page`,
        `${HARBOUR}/api/organization/data`,
        `${HARBOUR}/qr-booking/ATHENA`,
        "https://athena.app.example.com/",
        "https://athena.app.example.com/qr-booking/HARBOUR",
        `${PLATFORM}/`,
        `${PLATFORM}/auth/login`,
        `${PLATFORM}/booking/a-token`,
        `${PLATFORM}/mobile-payment/a-session`,
        `${PLATFORM}/qr-booking/ATHENA`,
        `${PLATFORM}/qr-booking/NOBODY`,
        "https://northside.app.example.com/dashboard",
        "https://unknown.example/",
      ]) {
        expect([url, await policyOf(url)]).toEqual([url, UNFRAMED]);
      }
      await embed("NORTHSIDE", ["https://rooms.example"]);
      await embed("CARREL", ["https://rooms.example"]);
      for (const url of [`${PLATFORM}/auth/login`, "https://northside.app.example.com/dashboard", `${PLATFORM}/`]) {
        expect([url, await policyOf(url)]).toEqual([url, UNFRAMED]);
      }
    });

    it("is nobody where the organisation is closed", async () => {
      const orgId = await idOf("HARBOUR");
      await demo.api.ports.database.tx({ orgId }, (db) =>
        db.updateTable("organisations").set({ isActive: false }).execute(),
      );
      askAgain();
      expect(await policyOf(`${HARBOUR}/`)).toEqual(UNFRAMED);
      expect(await policyOf(`${PLATFORM}/qr-booking/HARBOUR`)).toEqual(UNFRAMED);
    });
  },
  { files, publicUrl: PLATFORM },
);
