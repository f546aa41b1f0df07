import { Site } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { json } from "../database/json";
import { findOrganisationByCode } from "../database/lookups";
import { eachDemoApi } from "../testing/demo-api";
import { memorySiteFiles } from "../testing/memory-site-files";

const html = (name: string) =>
  `<!doctype html><html><head><title>${name}</title></head><body data-app="${name}"></body></html>`;
const LONG_SCRIPT = `console.log("${"x".repeat(2000)}");`;

const files = memorySiteFiles({
  admin: { "index.html": html("admin"), "_admin/index-abc.js": LONG_SCRIPT },
  booking: { "index.html": html("booking"), "_booking/index-abc.css": "body{}" },
  marketing: {
    "index.html": html("home"),
    "features/index.html": html("features"),
    "pricing/v2/index.html": html("pricing-v2"),
    "404.html": html("missing"),
    "robots.txt": "User-agent: *",
    "_marketing/font-abc.woff2": "wOF2",
  },
});

eachDemoApi(
  "the sites",
  (demo) => {
    const get = (url: string, headers: Record<string, string> = {}) => demo.api.fetch(new Request(url, { headers }));
    const appOf = async (url: string) => {
      const response = await get(url);
      return `${response.status} ${/data-app="([^"]+)"/.exec(await response.text())?.[1]}`;
    };
    const siteIn = async (url: string) =>
      Site.parse(JSON.parse(/id="carrel-site">([^<]*)</.exec(await (await get(url)).text())?.[1] ?? "null"));

    it.each([
      ["http://localhost:4000/", "200 home"],
      ["http://127.0.0.1:4000/features", "200 features"],
      ["http://[::1]:4000/features/", "200 features"],
      ["http://localhost:4000/pricing/v2", "200 pricing-v2"],
      ["http://localhost:4000/pricing/v9", "404 missing"],
      ["http://localhost:4000/404", "404 missing"],
      ["http://localhost:4000/documentation/anything", "404 missing"],
      ["http://localhost:4000/auth/login", "200 admin"],
      ["http://localhost:4000/dashboard", "200 admin"],
      ["http://localhost:4000/no/such/page", "200 admin"],
      ["http://localhost:4000/qr-booking/ATHENA", "200 booking"],
      ["http://localhost:4000/mobile-payment/1", "200 booking"],
      ["http://northside.localhost:4000/", "200 home"],
      ["http://northside.localhost:4000/desks", "200 admin"],
      ["http://harbour.localhost:4000/", "200 booking"],
      ["http://HARBOUR.localhost:4000/features", "200 booking"],
      ["http://athena.localhost:4000/qr-booking/ATHENA", "200 booking"],
      ["http://harbour.app.example.com/", "200 booking"],
      ["http://www.app.example.com/", "200 home"],
      ["http://unrelated.example.org/auth/login", "200 admin"],
      ["http://nobody.localhost:4000/", "404 undefined"],
    ])("%s is %s", async (url, expected) => {
      expect(await appOf(url)).toBe(expected);
    });

    it("writes the host's site into the page, and serves the same at /site.json", async () => {
      const platform = await siteIn("http://localhost:4000/auth/login");
      expect(platform).toMatchObject({
        mode: "platform",
        apiKey: "pk_demo_carrel",
        demo: true,
        organisation: { orgCode: "CARREL" },
      });
      const client = await siteIn("http://athena.localhost:4000/");
      expect(client).toMatchObject({ mode: "client", apiKey: "pk_demo_athena", organisation: { orgCode: "ATHENA" } });
      expect(await siteIn("http://northside.localhost:4000/")).toMatchObject({
        mode: "platform",
        organisation: { orgCode: "NORTHSIDE" },
      });
      for (const url of ["http://athena.localhost:4000/site.json", "http://localhost:4000/site.json?org=athena"]) {
        expect(await (await get(url)).json()).toEqual(client);
      }
      expect((await get("http://nobody.localhost:4000/site.json")).status).toBe(404);
    });

    it("shows a reseller's brand on his domain once DNS leads here, and not before", async () => {
      const { database } = demo.api.ports;
      const northside = await database.lookup((db) => findOrganisationByCode(db, "NORTHSIDE"));
      const orgId = northside?.orgId ?? "";
      const domain = "rooms.northside.example";
      const dnsMapping = json({ domain, records: [] });
      await database.tx({ orgId }, (db) =>
        db.insertInto("domains").values({ orgId, domain, status: "PENDING", dnsMapping }).execute(),
      );
      const codeAt = async () => (await siteIn(`http://${domain}/`)).organisation.orgCode;
      expect(await codeAt()).toBe("CARREL");
      await database.tx({ orgId }, (db) => db.updateTable("domains").set({ status: "VERIFIED" }).execute());
      expect(await codeAt()).toBe("NORTHSIDE");
    });

    it("says on the hosts of an inactive reseller and of his clients that they are closed", async () => {
      const { database } = demo.api.ports;
      const northside = await database.lookup((db) => findOrganisationByCode(db, "NORTHSIDE"));
      const orgId = northside?.orgId ?? "";
      const activate = (isActive: boolean) =>
        database.tx({ orgId }, (db) => db.updateTable("organisations").set({ isActive }).execute());
      await activate(false);
      for (const code of ["northside", "harbour"]) {
        const page = await get(`http://${code}.localhost:4000/`);
        expect([page.status, page.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
        expect(await page.text()).toContain("is closed to visitors at the moment");
        const site = await get(`http://${code}.localhost:4000/site.json`);
        expect(await site.json()).toMatchObject({ status: false, code: "organisation_inactive" });
      }
      expect((await get("http://athena.localhost:4000/")).status).toBe(200);
      await activate(true);
      expect(await appOf("http://harbour.localhost:4000/")).toBe("200 booking");
    });

    it("lets no name break out of the block that carries it", async () => {
      const { database } = demo.api.ports;
      const athena = await database.lookup((db) => findOrganisationByCode(db, "ATHENA"));
      if (!athena) throw new Error("The demo has Athena");
      const rename = (orgName: string) =>
        database.tx({ orgId: athena.orgId }, (db) =>
          db
            .updateTable("organisations")
            .set({ orgName, socialLinks: json({}) })
            .execute(),
        );
      const hostile = "</script><script>alert(1)</script> $& $' <!--";
      await rename(hostile);
      const page = await (await get("http://athena.localhost:4000/")).text();
      expect(page).not.toContain("<script>alert");
      expect(page).not.toContain("<!--");
      expect((await siteIn("http://athena.localhost:4000/")).organisation.orgName).toBe(hostile);
      await rename(athena.orgName);
    });

    it("sends a page again only when it has changed, and never keeps one", async () => {
      const first = await get("http://localhost:4000/features");
      const etag = first.headers.get("etag") ?? "";
      expect(first.headers.get("cache-control")).toBe("no-cache");
      expect((await get("http://localhost:4000/features", { "if-none-match": etag })).status).toBe(304);
      expect((await get("http://localhost:4000/", { "if-none-match": etag })).status).toBe(200);
      expect((await get("http://localhost:4000/pricing/v9", { "if-none-match": etag })).status).toBe(404);
    });

    it("keeps hashed assets for ever, and knows no others", async () => {
      const asset = await get("http://harbour.localhost:4000/_admin/index-abc.js");
      expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(asset.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(await asset.text()).toBe(LONG_SCRIPT);
      expect((await get("http://localhost:4000/_marketing/font-abc.woff2")).headers.get("content-type")).toBe(
        "font/woff2",
      );

      const robots = await get("http://localhost:4000/robots.txt");
      expect([robots.status, robots.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);

      for (const path of [
        "/_admin/index-old.js",
        "/_admin/",
        "/_admin/../index.html",
        "/_admin/..%2f..%2fpackage.json",
        "/_admin/%2e%2e/package.json",
        "/favicon.ico",
        "/assets/app.js",
        "/index.html",
        "/404.html",
        "/..%5c..%5cpackage.json",
      ]) {
        const response = await get(`http://localhost:4000${path}`);
        expect([path, response.status]).toEqual([path, 404]);
        expect(response.headers.get("content-type")).toBe("application/json");
      }
    });

    it("gzips long text for whoever takes it", async () => {
      const url = "http://localhost:4000/_admin/index-abc.js";
      const zipped = await get(url, { "accept-encoding": "br, gzip" });
      expect([zipped.headers.get("content-encoding"), zipped.headers.get("vary")]).toEqual(["gzip", "accept-encoding"]);
      const bytes = (await zipped.blob()).stream().pipeThrough(new DecompressionStream("gzip"));
      expect(await new Response(bytes).text()).toBe(LONG_SCRIPT);
      for (const encoding of ["", "br", "gzip;q=0", "identity, gzip; q=0.0"]) {
        expect((await get(url, { "accept-encoding": encoding })).headers.get("content-encoding")).toBeNull();
      }
      const short = await get("http://localhost:4000/_booking/index-abc.css", { "accept-encoding": "gzip" });
      expect(short.headers.get("content-encoding")).toBeNull();
    });

    it("answers HEAD without a body, and other verbs not at all", async () => {
      const head = await demo.api.fetch(new Request("http://localhost:4000/features", { method: "HEAD" }));
      expect([head.status, await head.text()]).toEqual([200, ""]);
      const post = await demo.api.fetch(new Request("http://localhost:4000/features", { method: "POST" }));
      expect(post.status).toBe(404);
    });
  },
  { files, publicUrl: "https://app.example.com" },
);
