import { Site } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { json } from "../database/json";
import { findOrganisationByCode } from "../database/lookups";
import { eachDemoApi } from "../testing/demo-api";
import { memorySiteFiles } from "../testing/memory-site-files";
import { setDomain } from "../testing/site-rows";

const html = (name: string) =>
  `<!doctype html><html><head><title>${name}</title></head><body data-app="${name}"></body></html>`;
const LONG_SCRIPT = `console.log("${"x".repeat(2000)}");`;

const files = memorySiteFiles({
  admin: {
    "index.html": html("admin"),
    ".addresses.json": JSON.stringify(["/auth/login", "/dashboard", "/desks", "/desks/:deskId", "/desks/:deskId/edit"]),
    "_admin/index-abc.js": LONG_SCRIPT,
  },
  booking: {
    "index.html": html("booking"),
    // As its build writes them; e2e/tests/addresses.spec.ts asks the real ones.
    ".addresses.json": JSON.stringify([
      ...["/qr-booking/:orgCode/:branchId?", "/booking/:token", "/due/:token", "/mobile-payment/:id"],
      ...["/", "/booking", "/book/:branchId?", "/dashboard", "/profile"],
    ]),
    "_booking/index-abc.css": "body{}",
  },
  marketing: {
    "index.html": html("home"),
    "features/index.html": html("features"),
    "pricing/v2/index.html": html("pricing-v2"),
    "privacy/index.html": html("privacy of {{platform}}"),
    ".reseller/privacy/index.html": html("privacy of {{platform}}"),
    ".reseller/terms/index.html": html("terms of {{platform}}"),
    "404.html": html("missing"),
    "site.webmanifest": "{}",
    "_marketing/font-abc.woff2": "wOF2",
  },
});

eachDemoApi(
  "the sites",
  (demo) => {
    const get = (url: string, headers: Record<string, string> = {}) => demo.api.fetch(new Request(url, { headers }));
    /** The server changes nothing of this itself, so it sees it once it asks again. */
    const askAgain = () => demo.api.clock.advance({ seconds: 1 });
    const siteIn = async (url: string) =>
      Site.parse(JSON.parse(/id="carrel-site">([^<]*)</.exec(await (await get(url)).text())?.[1] ?? "null"));

    const SIGNED_IN = { cookie: "device=d; Bearer=token" };
    const NO_SITE = "404 There is no site here";
    const NO_FILE = "404 not_available";
    const PLATFORM = "http://localhost:4000";
    const CLIENT = "http://harbour.localhost:4000";

    /** What an address answers: the app or the words of its page, the place that it leads to, or its refusal's code. */
    const answerOf = async (url: string, headers: Record<string, string> = {}) => {
      const response = await get(url, headers);
      const body = await response.text();
      const [, named] = /data-app="([^"]+)"|<h1>([^<]+)|"code":"([^"]+)"/.exec(body)?.filter(Boolean) ?? [];
      return `${response.status} ${response.headers.get("location") ?? named}`;
    };

    it.each<[host: string, rows: [path: string, without: string, signedIn?: string][]]>([
      [
        PLATFORM,
        [
          ["/", "200 home"],
          ["/features", "200 features"],
          ["/pricing/v2", "200 pricing-v2"],
          ["/pricing/v9", "404 missing"],
          ["/privacy", "200 privacy of Carrel"],
          ["/404", "404 missing"],
          ["/documentation/anything", "404 missing"],
          ["/auth/login", "200 admin"],
          ["/auth/login/", "200 admin"],
          ["/dashboard", "200 admin"],
          ["/Desks", "200 admin"],
          ["/desks/d1?tab=hourly", "200 admin"],
          ["/desks/d1/edit", "200 admin"],
          ["/qr-booking/ATHENA", "200 booking"],
          ["/qr-booking/ATHENA/b1", "200 booking"],
          ["/booking/token", "200 booking"],
          ["/qr-booking/ATHENA/b1/more", "404 missing"],
          ["/qr-booking", "404 missing"],
          ["/no/such/page", "302 /auth/login?from=%2Fno%2Fsuch%2Fpage", "404 admin"],
          ["/desks/d1/burn?a=1&b=%2F", "302 /auth/login?from=%2Fdesks%2Fd1%2Fburn%3Fa%3D1%26b%3D%252F", "404 admin"],
          ["/booking", "302 /auth/login?from=%2Fbooking", "404 admin"],
          ["/%00", "302 /auth/login?from=%2F%2500", "404 admin"],
          ["/%zz", "302 /auth/login?from=%2F%25zz", "404 admin"],
        ],
      ],
      [
        CLIENT,
        [
          ["/", "200 booking"],
          ["/book", "200 booking"],
          ["/book?branch=b1", "200 booking"],
          ["/book/b1", "200 booking"],
          ["/booking", "200 booking"],
          ["/booking/token", "200 booking"],
          ["/due/token", "200 booking"],
          ["/mobile-payment/p1", "200 booking"],
          ["/qr-booking/ATHENA", "200 booking"],
          ["/dashboard", "200 booking"],
          ["/profile/", "200 booking"],
          ["/features", "302 /"],
          ["/privacy", "302 /"],
          ["/dashboard/more", "302 /"],
          ["/mobile-payment", "302 /"],
          ["/auth/login", "302 /"],
          ["/no/such/page?token=secret", "302 /"],
          ["/%00", "302 /"],
        ],
      ],
      ["http://HARBOUR.localhost:4000", [["/", "200 booking"]]],
      ["http://athena.localhost:4000", [["/qr-booking/ATHENA", "200 booking"]]],
      ["http://harbour.app.example.com", [["/", "200 booking"]]],
      [
        "http://northside.localhost:4000",
        [
          ["/", "302 /auth/login"],
          ["/desks", "200 admin"],
          ["/no/such/page", "302 /auth/login?from=%2Fno%2Fsuch%2Fpage", "404 admin"],
          // The platform's own words are not his.
          ["/features", "302 /auth/login?from=%2Ffeatures", "404 admin"],
          ["/about", "302 /auth/login?from=%2Fabout", "404 admin"],
          // What goes for everybody stands on his host too, in his name.
          ["/privacy", "200 privacy of Northside Spaces"],
          ["/terms/", "200 terms of Northside Spaces"],
          ["/.reseller/privacy", NO_FILE],
          ["/qr-booking/HARBOUR", "200 booking"],
          ["/qr-booking", "404 There is nothing here"],
        ],
      ],
      ...["http://127.0.0.1:4000", "http://[::1]:4000", "https://app.example.com", "http://www.app.example.com"].map(
        (host): [string, [string, string][]] => [host, [["/features/", "200 features"]]],
      ),
      ...[
        "http://nobody.localhost:4000",
        "http://unrelated.example.org",
        "http://example.com",
        "http://platform:4000",
      ].map((host): [string, [string, string][]] => [
        host,
        [
          ["/", NO_SITE],
          ["/auth/login", NO_SITE],
          ["/qr-booking/ATHENA", NO_SITE],
          ["/site.json", NO_FILE],
        ],
      ]),
    ])("answers each address of %s", async (host, rows) => {
      for (const [path, without, signedIn = without] of rows) {
        expect([path, await answerOf(host + path)]).toEqual([path, without]);
        expect([path, await answerOf(host + path, SIGNED_IN)]).toEqual([path, signedIn]);
      }
    });

    it.each([PLATFORM, CLIENT])(
      "has nothing at %s where a path names a hidden folder or a file that isn't there",
      async (host) => {
        for (const path of [
          "/.git/config",
          "/.env",
          "/.addresses.json",
          "/.well-known/security",
          "/desks/.git/config",
          "/book/.hidden",
          "/%2egit/config",
          "/.%2fgit",
          "/desks%2f.git",
          "/wp-login.php",
          "/wp-login.php/book",
          "/backup.tar.gz",
          "/main.c",
          "/old.php~",
          "/desks/secret%2ephp",
          "/_admin/.addresses.json",
          "/_admin/../.addresses.json",
        ]) {
          for (const headers of [{}, SIGNED_IN]) {
            expect([path, await answerOf(host + path, headers)]).toEqual([path, NO_FILE]);
          }
        }
      },
    );

    it("keeps no answer that depends on who asks", async () => {
      for (const url of [`${PLATFORM}/no/such/page`, `${CLIENT}/no/such/page`]) {
        expect((await get(url)).headers.get("cache-control")).toBe("no-store");
      }
    });

    it.each([
      "/site.json?org=%00",
      "/site.json?org=a%00",
      "/site.json?org=%F0%9F%92%BA",
      "/site.json?org=..",
      `/site.json?org=${"a".repeat(5000)}`,
    ])("knows no organisation by what can't be a code: %s", async (path) => {
      expect(await answerOf(PLATFORM + path)).toBe(NO_FILE);
    });

    it.each([
      "/dev/outbox?to=%00",
      "/dev/outbox.json?to=a%00%40example.com",
      "/dev/payments/order_%00?currency=%00&amount=1",
      "/files/%00",
      "/files/a%00.webp?end=%00&signature=%00",
      "/healthz?%00=%00",
      "/metrics?%00",
      "/_admin/%00.js",
      "/features%00",
    ])("fails on no character of an address: %s", async (path) => {
      expect((await get(PLATFORM + path)).status).toBeLessThan(500);
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
      expect(await siteIn("http://northside.localhost:4000/auth/login")).toMatchObject({
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
      await setDomain(database, orgId, domain, { status: "PENDING" });
      expect(await answerOf(`http://${domain}/`)).toBe(NO_SITE);
      await setDomain(database, orgId, domain);
      askAgain();
      expect((await siteIn(`http://${domain}/auth/login`)).organisation.orgCode).toBe("NORTHSIDE");
    });

    it("says on the hosts of an inactive reseller and of his clients that they are closed", async () => {
      const { database } = demo.api.ports;
      const northside = await database.lookup((db) => findOrganisationByCode(db, "NORTHSIDE"));
      const orgId = northside?.orgId ?? "";
      const activate = async (isActive: boolean) => {
        await database.tx({ orgId }, (db) => db.updateTable("organisations").set({ isActive }).execute());
        askAgain();
      };
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
      expect(await answerOf(`${CLIENT}/`)).toBe("200 booking");
    });

    it("lets no name break out of the block that carries it", async () => {
      const { database } = demo.api.ports;
      const athena = await database.lookup((db) => findOrganisationByCode(db, "ATHENA"));
      if (!athena) throw new Error("The demo has Athena");
      const rename = async (orgName: string) => {
        await database.tx({ orgId: athena.orgId }, (db) =>
          db
            .updateTable("organisations")
            .set({ orgName, socialLinks: json({}) })
            .execute(),
        );
        askAgain();
      };
      const hostile = "</script><script>alert(1)</script> $& $' <!--";
      await rename(hostile);
      const page = await (await get("http://athena.localhost:4000/")).text();
      expect(page).not.toContain("<script>alert");
      expect(page).not.toContain("<!--");
      expect((await siteIn("http://athena.localhost:4000/")).organisation.orgName).toBe(hostile);
      await rename(athena.orgName);
    });

    it("asks whose a host is once a moment, however many pages are asked for, and shows a change of its own at once", async () => {
      const { database } = demo.api.ports;
      const athena = await database.lookup((db) => findOrganisationByCode(db, "ATHENA"));
      const orgId = athena?.orgId ?? "";
      const nameAt = async () => (await siteIn("http://athena.localhost:4000/")).organisation.orgName;
      const renameBehindIt = (orgName: string) =>
        database.tx({ orgId }, (db) => db.updateTable("organisations").set({ orgName }).execute());
      askAgain();
      expect(await nameAt()).toBe("Athena Reading Rooms");
      await renameBehindIt("Elsewhere");
      expect(await Promise.all(Array.from({ length: 20 }, nameAt))).toEqual(Array(20).fill("Athena Reading Rooms"));
      askAgain();
      expect(await nameAt()).toBe("Elsewhere");
      const owner = demo.api.client("pk_demo_athena", await demo.signIn("owner@athena.test"));
      await owner.organisation.updateName({ orgId, orgName: "Athena Reading Rooms" });
      expect(await nameAt()).toBe("Athena Reading Rooms");
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

      for (const path of ["/robots.txt", "/site.webmanifest"]) {
        const file = await get(`http://localhost:4000${path}`);
        expect([file.status, file.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
      }

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

eachDemoApi(
  "hosts without a name, where the configuration names an organisation",
  (demo) => {
    const get = (url: string) => demo.api.fetch(new Request(url));

    it.each(["192.0.2.7", "localhost"])("are its site: %s", async (host) => {
      expect(await (await get(`http://${host}:4000/book`)).text()).toContain('data-app="booking"');
      expect((await get(`http://${host}:4000/desks`)).headers.get("location")).toBe("/");
      const { orgCode } = await demo.api.client("pk_demo_harbour").organisation.data({ host });
      expect(orgCode).toBe("HARBOUR");
    });

    it("leave the platform its own", async () => {
      expect(await (await get("https://app.example.com/")).text()).toContain('data-app="home"');
    });
  },
  { files, publicUrl: "https://app.example.com", defaultOrgCode: "harbour" },
);
