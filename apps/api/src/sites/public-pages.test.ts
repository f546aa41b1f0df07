import type { Fills } from "@carrel/sdk/pages";
import { expect, it, vi } from "vitest";
import { json } from "../database/json";
import { findOrganisationByCode } from "../database/lookups";
import { DatabaseUnavailableError } from "../database/port";
import { DEMO_PASSWORD } from "../seed/demo-data";
import { eachDemoApi } from "../testing/demo-api";
import { memorySiteFiles } from "../testing/memory-site-files";

const PAGE = `<!doctype html><html><head><title>Terms: {{platform}}</title><link rel="canonical" href="{{address}}/terms"><link rel="icon" href="/favicon.svg"></head>
<body><p id="operator">{{operator}}</p><p id="line">{{runsOn}}</p></body></html>`;

const FILLED = `<!doctype html><html><head><title>Prices</title></head><body>
<carrel-fill name="plans" with="a=1&amp;b=%26"><p>Not now.</p></carrel-fill><carrel-fill name="asked" with=""><p>No.</p></carrel-fill>
<carrel-fill name="later" with=""><p>Of a build to come.</p></carrel-fill></body></html>`;

const FORM = `<!doctype html><html><head></head><body><carrel-fill name="asked" with=""></carrel-fill></body></html>`;

const fills: Fills = {
  needs: { plans: ["plans"], asked: ["query", "sent", "hasPages"] },
  renderFill: (name, { site, options, data }) => {
    const { plans, query, sent, hasPages } = data;
    const said = {
      at: site.platform.name,
      options,
      plans: plans?.plans.map(({ amount }) => amount),
      query,
      sent,
      hasPages,
    };
    return `<i id="${name}">${JSON.stringify(said)}</i>`;
  },
};

const files = memorySiteFiles(
  {
    admin: { ".addresses.json": "[]", "index.html": "office" },
    marketing: {
      "terms/index.html": PAGE,
      ".reseller/terms/index.html": PAGE,
      "pricing/index.html": FILLED,
      ".reseller/pricing/index.html": FILLED,
      "contact/index.html": FORM,
      ".reseller/contact/index.html": FORM,
      ".reseller/index.html": FORM,
      ".pages.json": JSON.stringify([
        { path: "/pricing", isInHisName: true },
        { path: "/about", isInHisName: false },
      ]),
      "documentation/owner/branches.md": "# Branches",
      "llms.txt": "# Carrel",
      "404.html": "missing",
    },
  },
  null,
  fills,
);

const SAME = { "sec-fetch-site": "same-origin" };
const OWN = "http://localhost:4000";
const HIS = "http://northside.localhost:4000";

eachDemoApi(
  "the public pages",
  (demo) => {
    const read = async (origin: string) => {
      const response = await demo.api.fetch(new Request(`${origin}/terms`));
      const html = await response.text();
      const inside = (id: string) => new RegExp(`<p id="${id}">(.*?)</p>`).exec(html)?.[1];
      return { status: response.status, html, operator: inside("operator"), line: inside("line") };
    };
    const ownerOf = async (email: string) =>
      demo.api.client("pk_demo_carrel", await demo.signIn(email), undefined, DEMO_PASSWORD);
    const showAtHis = async (publicPages: string, email = "owner@northside.test") => {
      const { organisation } = await ownerOf(email);
      return organisation.updateSettings({ _id: await idOf("NORTHSIDE"), publicPages });
    };
    const idOf = async (code: string) =>
      (await demo.api.ports.database.lookup((db) => findOrganisationByCode(db, code)))?.orgId ?? "";
    const profile = async (changes: {
      legalName: string;
      supportEmail: string;
      supportPhone: string;
      line1: string;
    }) => {
      const { line1, ...texts } = changes;
      await demo.api.ports.database.tx({ orgId: await idOf("CARREL") }, (db) =>
        db
          .updateTable("platformProfiles")
          .set({ ...texts, address: json({ line1, postalCode: "682001", city: "Kochi" }) })
          .execute(),
      );
    };

    it("say who runs the platform, as he says himself, and under which address the page is known", async () => {
      await profile({
        ...{ legalName: "Desks & <Co>", supportEmail: "help@desks.example", supportPhone: "+91 98765 43210" },
        line1: "12 Wharf Road",
      });
      const { status, html, operator } = await read(OWN);
      expect(status).toBe(200);
      expect(operator).toBe(
        'Desks &amp; &lt;Co&gt;<br>12 Wharf Road<br>682001 Kochi<br><a href="mailto:help@desks.example">help@desks.example</a><br>+91 98765 43210',
      );
      expect(html).toContain("<title>Terms: Carrel</title>");
      expect(html).toContain(`<link rel="canonical" href="${OWN}/terms">`);
      expect(html).not.toMatch(/\{\{/);
    });

    it("say whom to ask where no way to him is known, and make nothing up", async () => {
      await profile({ legalName: "", supportEmail: "", supportPhone: "", line1: "" });
      expect((await read(OWN)).operator).toMatch(/^Carrel<br>682001 Kochi<br>Ask the place where you book or work\./);
    });

    it("have their Markdown and the lists of it beside them, on the platform's own host alone", async () => {
      const get = (origin: string, path: string) => demo.api.fetch(new Request(origin + path));
      const markdown = await get(OWN, "/documentation/owner/branches.md");
      expect([markdown.status, markdown.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
      expect((await get(OWN, "/llms.txt")).headers.get("content-type")).toBe("text/plain; charset=utf-8");
      for (const host of [HIS, "http://harbour.localhost:4000"]) {
        expect((await get(host, "/documentation/owner/branches.md")).status).toBe(404);
        expect((await get(host, "/llms.txt")).status).toBe(404);
      }
    });

    it("stand on a reseller's host in his name, with his colour and no mark of the platform's", async () => {
      await profile({ legalName: "Desks & Co", supportEmail: "help@desks.example", supportPhone: "", line1: "" });
      const { status, html, operator, line } = await read(HIS);
      expect(status).toBe(200);
      expect(operator).toMatch(/^Northside Spaces<br>Ask the place/);
      expect(line).toBe("Northside Spaces runs on Carrel.");
      expect(html).toContain("<title>Terms: Northside Spaces</title>");
      expect(html).toContain(`<link rel="canonical" href="${HIS}/terms">`);
      expect(html).toMatch(/<style>:root\{--ui-link:#[0-9a-f]{6};/);
      expect(html).not.toMatch(/favicon|help@desks/);
    });

    const prices = async (path = "/pricing", headers: HeadersInit = {}, origin = OWN) => {
      const response = await demo.api.fetch(new Request(origin + path, { headers }));
      const html = await response.text();
      const inside = (id: string) => JSON.parse(new RegExp(`<i id="${id}">(.*?)</i>`).exec(html)?.[1] ?? "null");
      return { response, html, plans: inside("plans"), asked: inside("asked") };
    };

    it("are filled with what is for sale, and say what they said without where nothing fills them", async () => {
      const { response, html, plans } = await prices();
      expect(response.status).toBe(200);
      expect(plans).toMatchObject({
        at: "Carrel",
        options: { a: "1", b: "&" },
        plans: [99_900, 249_900, 499_900, 4_999_000],
      });
      expect(html).not.toContain("Not now.");
      expect(html).toContain("<p>Of a build to come.</p>");
      expect(html).not.toContain("carrel-fill");
      await showAtHis("own");
      expect((await prices("/pricing", {}, HIS)).plans).toMatchObject({ at: "Northside Spaces", plans: plans.plans });
    });

    it("are not sent again while nothing has changed, and at once after a change of the plans", async () => {
      const { response } = await prices();
      const unchanged = { "if-none-match": response.headers.get("etag") ?? "" };
      expect((await prices("/pricing", unchanged)).response.status).toBe(304);
      const owner = await ownerOf("owner@carrel.test");
      const { pricingPlans } = await owner.superOrg.details();
      const [first, ...rest] = pricingPlans;
      if (!first) throw new Error("The demo sells a plan");
      await owner.superOrg.updatePricingPlans({ pricingPlans: [{ ...first, amount: 111_100 }, ...rest] });
      const changed = await prices("/pricing", unchanged);
      expect(changed.response.status).toBe(200);
      expect(changed.plans.plans[0]).toBe(111_100);
    });

    it("are told the address's query, and that a form was sent, where they ask for it", async () => {
      expect((await prices("/pricing?seats=60")).asked).toMatchObject({ query: { seats: "60" }, sent: null });
      expect((await prices("/pricing?sent=1")).asked.sent).toEqual({ isSent: true, errors: {}, values: {} });
    });

    it.each([OWN, HIS])(
      "take the form of %s from a browser without JavaScript, or show it again with why not",
      async (origin) => {
        await showAtHis("own");
        const post = (fields: Record<string, string>, headers: HeadersInit = {}) =>
          demo.api.fetch(
            new Request(`${origin}/contact`, {
              method: "POST",
              body: new URLSearchParams(fields),
              headers: { ...SAME, ...headers },
            }),
          );
        const message = { name: "Ravi", email: "ravi@example.com", message: "Do you have lockers?" };
        const taken = await post(message);
        expect([taken.status, taken.headers.get("location")]).toEqual([303, "/contact?sent=1"]);
        const refused = await post({ ...message, email: "ravi" });
        expect(refused.status).toBe(400);
        const { sent } = JSON.parse(/<i id="asked">(.*?)<\/i>/.exec(await refused.text())?.[1] ?? "null");
        expect(sent).toMatchObject({ isSent: false, errors: { email: expect.any(String) }, values: { name: "Ravi" } });
        expect((await post(message, { "sec-fetch-site": "cross-site" })).status).toBe(403);
        const received = await demo.api.ports.database.tx(
          { orgId: await idOf(origin === OWN ? "CARREL" : "NORTHSIDE") },
          (db) => db.selectFrom("contactMessages").select("message").execute(),
        );
        expect(received).toEqual([{ message: message.message }]);
      },
    );

    const at = async (origin: string, path: string) => {
      const response = await demo.api.fetch(new Request(origin + path));
      return { status: response.status, location: response.headers.get("location"), text: await response.text() };
    };

    it("stand on a reseller's host where he says so, lead on to a site of his, or are nowhere but at the sign-in", async () => {
      expect((await showAtHis("own")).publicPages).toBe("own");
      expect(await at(HIS, "/")).toMatchObject({ status: 200, text: expect.stringContaining('"hasPages":true') });
      expect((await at(HIS, "/pricing")).status).toBe(200);
      await showAtHis("https://northside.example/welcome");
      for (const path of ["/", "/pricing"]) {
        expect(await at(HIS, path)).toMatchObject({ status: 302, location: "https://northside.example/welcome" });
      }
      expect((await at(HIS, "/terms")).status).toBe(200);
      expect((await at(HIS, "/robots.txt")).text).not.toContain("Sitemap");
      await showAtHis("none");
      expect(await at(HIS, "/")).toMatchObject({ status: 302, location: "/auth/login" });
      expect((await at(HIS, "/pricing")).location).toMatch(/^\/auth\/login/);
      expect((await at(HIS, "/terms")).status).toBe(200);
      const form = await demo.api.fetch(
        new Request(`${HIS}/contact`, { method: "POST", body: new URLSearchParams({ name: "Ravi" }), headers: SAME }),
      );
      expect(form.status).toBe(404);
    });

    it("are set on his host by him and by the platform alone, and never lead to that host itself", async () => {
      const refused = (publicPages: string, email?: string) =>
        showAtHis(publicPages, email).then(
          () => null,
          ({ status, issues }) => [status, issues?.[0]?.path],
        );
      for (const address of [`${HIS}/welcome`, "https://NORTHSIDE.localhost", "https://desks.northside.example"]) {
        expect(await refused(address)).toEqual([400, ["publicPages"]]);
      }
      for (const address of ["ftp://northside.example", "northside.example", "javascript:alert(1)", ""]) {
        expect(await refused(address)).toEqual([400, ["publicPages"]]);
      }
      expect((await refused("own", "owner@athena.test"))?.[0]).toBe(404);
      expect((await refused("own", "owner@harbour.test"))?.[0]).toBe(404);
      expect((await refused("own", "desk@harbour.test"))?.[0]).toBe(403);
      expect(await refused("own", "owner@carrel.test")).toBeNull();
      const athena = await ownerOf("owner@athena.test");
      const own = athena.organisation.updateSettings({ _id: await idOf("ATHENA"), publicPages: "own" });
      await expect(own).rejects.toMatchObject({ status: 400, issues: [{ path: ["publicPages"] }] });
    });

    it("are listed for search engines where they stand, under the address where they are known", async () => {
      await showAtHis("own");
      const listed = async (origin: string) =>
        [...(await at(origin, "/sitemap.xml")).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path);
      expect(await listed(OWN)).toEqual([`${OWN}/pricing`, `${OWN}/about`]);
      expect(await listed(HIS)).toEqual([`${HIS}/pricing`]);
      expect((await at(HIS, "/robots.txt")).text).toContain(`Sitemap: ${HIS}/sitemap.xml`);
      expect((await at(OWN, "/robots.txt")).text).toContain(`Sitemap: ${OWN}/sitemap.xml`);
      await showAtHis("none");
      expect((await at(HIS, "/sitemap.xml")).status).toBe(404);
    });

    it("stand on the platform's own host without the database, with a sentence in place of what it would fill", async () => {
      await prices();
      demo.api.clock.advance({ seconds: 2 });
      const { database } = demo.api.ports;
      const gone = new DatabaseUnavailableError("connecting", new Error("gone"));
      const spies = [vi.spyOn(database, "lookup"), vi.spyOn(database, "tx")].map((spy) => spy.mockRejectedValue(gone));
      const { response, html } = await prices();
      expect(response.status).toBe(200);
      expect(html).toContain("<p>Not now.</p>");
      expect((await at(OWN, "/terms")).status).toBe(200);
      expect((await at(OWN, "/auth/login")).status).toBe(503);
      expect((await at(HIS, "/terms")).status).toBe(503);
      for (const spy of spies) spy.mockRestore();
      demo.api.clock.advance({ seconds: 2 });
      expect((await prices()).html).not.toContain("<p>Not now.</p>");
    });

    it("say what they said without while the call is refused", async () => {
      const orgId = await idOf("CARREL");
      await demo.api.ports.database.tx({ orgId }, (db) =>
        db.updateTable("apiKeys").set({ revokedAt: demo.api.ports.clock.now() }).where("orgId", "=", orgId).execute(),
      );
      demo.api.clock.advance({ seconds: 2 });
      const { response, html } = await prices();
      expect(response.status).toBe(200);
      expect(html).toContain("<p>Not now.</p>");
    });
  },
  { files, publicUrl: OWN },
);
