import { expect, it } from "vitest";
import { json } from "../database/json";
import { findOrganisationByCode } from "../database/lookups";
import { LIMITS } from "../pipeline/rate-limit";
import { eachDemoApi } from "../testing/demo-api";
import { memorySiteFiles } from "../testing/memory-site-files";
import { pictureFile } from "../testing/pictures";

const ROOT = "http://harbour.localhost:4000";
/** Its chosen address, on the platform's own host. */
const KNOWN = "https://harbour.app.example.com";
const texts = {
  booking: {
    "index.html": "<!doctype html><html><head><title>Book</title></head><body data-app='flow'></body></html>",
    ".pages.html":
      '<!doctype html><html lang="en"><head><title></title><script>1</script></head><body><!--page--></body></html>',
    ".addresses.json": JSON.stringify(["/book", "/booking", "/book/:branchId?"]),
    ".theme-colours.json": JSON.stringify({ default: ["#fff", "#111"], "saga-green": ["#fff", "#222"] }),
  },
};

eachDemoApi(
  "an organisation's own site",
  (demo) => {
    const get = (url: string, init: RequestInit = {}) => demo.api.fetch(new Request(url, init));
    const change = async (code: string, values: object) => {
      const found = await demo.api.ports.database.lookup((db) => findOrganisationByCode(db, code));
      const orgId = found?.orgId ?? "";
      await demo.api.ports.database.tx({ orgId }, (db) => db.updateTable("organisations").set(values).execute());
      demo.api.clock.advance({ seconds: 1 });
      return found;
    };
    const graphOf = (page: string) =>
      JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(page)?.[1] ?? "null")["@graph"];

    it("is drawn at three addresses, whatever their case and slash; a branch of somebody else's is none", async () => {
      for (const [path, page] of [
        ["/", "home"],
        ["/info", "info"],
        ["/INFO/", "info"],
        ["/contact", "contact"],
        ["/?branch=0198f3a2-7c11-7d5e-8a44-2f9d3b6c1e70", "home"],
      ]) {
        const response = await get(ROOT + path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(await response.text()).toContain(`<main data-page="${page}" data-branch="" data-branches="2">`);
      }
    });

    it("leads the flow's old links to where it is now, and all else home", async () => {
      const leads = async (path: string) => (await get(ROOT + path)).headers.get("location");
      expect(await leads("/?step=when&branch=b")).toBe("/book?step=when&branch=b");
      expect(await leads("/?date=2026-12-01&type=DAILY")).toBe("/book?date=2026-12-01&type=DAILY");
      for (const path of ["/404", "/info/more", "/features", "/contact/us"])
        expect([path, await leads(path)]).toEqual([path, "/"]);
      expect(await (await get(`${ROOT}/book`)).text()).toContain("data-app='flow'");
    });

    it("is on no other host than a client's", async () => {
      for (const host of ["http://northside.localhost:4000", "http://localhost:4000"]) {
        expect(await (await get(`${host}/info`)).text()).not.toContain("data-page");
      }
      expect((await get("http://localhost:4000/sitemap.xml")).status).toBe(404);
    });

    it("wears the organisation's theme without a script, and says in its head what it is", async () => {
      await change("ATHENA", { theme: "saga-green" });
      const page = await (await get("http://athena.localhost:4000/")).text();
      expect(page).toContain('<html lang="en" data-theme="saga-green"');
      expect(page).toContain("<title>Athena Reading Rooms: A quiet seat, from six in the morning</title>");
      expect(page).toContain('<link rel="canonical" href="http://athena.localhost:4000/">');
      expect(page).toMatch(/<meta name="description" content="Athena is a reading hall [^"]{60,160}…">/);
      expect(page).toContain('content="#222"');
      const [place, ...others] = graphOf(page);
      expect(others).toEqual([]);
      expect(place).toMatchObject({
        "@type": "LocalBusiness",
        name: "Athena Reading Rooms",
        url: "http://athena.localhost:4000/",
        telephone: "+91 484 555 0100",
        address: { streetAddress: "27 Library Lane", addressLocality: "Pune", addressCountry: "India" },
        priceRange: "₹29.50–₹2,124",
      });
      expect(place.openingHoursSpecification).toHaveLength(7);
      expect(place.openingHoursSpecification[1]).toMatchObject({
        dayOfWeek: "Monday",
        opens: "06:00",
        closes: "23:00",
      });
      expect(place.specialOpeningHoursSpecification).toEqual([
        expect.objectContaining({ opens: "00:00", closes: "00:00", validFrom: expect.any(String) }),
      ]);
      expect(place.makesOffer[0]).toEqual({ "@type": "Offer", name: "Hour", price: "29.5", priceCurrency: "INR" });
    });

    it("lets nothing break out of what it says", async () => {
      const orgName = `</script><script>alert(1)</script><!-- $& "x' <img src=x onerror=y>`;
      const before = await change("ATHENA", { orgName, socialLinks: json({}) });
      const response = await get("http://athena.localhost:4000/");
      const page = await response.text();
      expect([response.status, page]).toEqual([200, page]);
      expect(page).not.toMatch(/<script>alert|<img src=x|<!--/);
      expect(graphOf(page)[0]).toMatchObject({ name: orgName, sameAs: [] });
      await change("ATHENA", { orgName: before?.orgName, socialLinks: json({}) });
    });

    it("is shared with a photo, each of its pages, and with the one of the branch that is meant", async () => {
      const pages = ["/", "/info", "/contact"];
      const pictureOf = async (path: string) =>
        /<meta property="og:image" content="([^"]+)">/.exec(await (await get(ROOT + path)).text())?.[1];
      for (const path of pages) expect([path, await pictureOf(path)]).toEqual([path, undefined]);

      const owner = demo.api.client("pk_demo_carrel", await demo.signIn("owner@harbour.test"));
      const branchId = (await owner.branches.list({ limit: 10, page: 1 })).data[0]?._id ?? "";
      await owner.gallery.upload({ branchId, images: [await pictureFile("png", { width: 640, height: 480 })] });
      demo.api.clock.advance({ seconds: 1 });
      for (const path of pages) {
        expect([path, await pictureOf(path)]).toEqual([path, `${KNOWN}/photos/HARBOUR/share.jpg`]);
        const ofBranch = `${path}?branch=${branchId}`;
        expect([path, await pictureOf(ofBranch)]).toEqual([path, `${KNOWN}/photos/HARBOUR/${branchId}/share.jpg`]);
      }
    });

    it("tells search engines nothing that it hides: no hours, prices or photos", async () => {
      const athena = "http://athena.localhost:4000";
      const owner = demo.api.client("pk_demo_carrel", await demo.signIn("owner@athena.test"));
      const branchId = (await owner.branches.list({ limit: 10, page: 1 })).data[0]?._id ?? "";
      await owner.gallery.upload({ branchId, images: [await pictureFile("png", { width: 640, height: 480 })] });
      const told = async () => {
        demo.api.clock.advance({ seconds: 1 });
        return Object.keys(graphOf(await (await get(`${athena}/`)).text())[0]);
      };
      const hours = ["openingHoursSpecification", "specialOpeningHoursSpecification"];
      const prices = ["priceRange", "makesOffer"];
      const all = await told();
      expect(all).toEqual(expect.arrayContaining([...hours, ...prices, "image"]));
      for (const [part, names] of [
        ["hours", hours],
        ["plans", prices],
        ["photos", ["image"]],
      ] as const) {
        await owner.website.updateContent({ hiddenParts: [part] });
        expect([part, await told()]).toEqual([part, all.filter((name) => !names.some((hidden) => hidden === name))]);
      }
      await owner.website.updateContent({ hiddenParts: [] });
    });

    it("leads to the networks that are set, and to no other", async () => {
      const before = { socialLinks: json({}) };
      const twitter = "https://x.com/athena";
      await change("ATHENA", { socialLinks: json({ twitter, linkedin: "", facebook: "javascript:alert(1)" }) });
      const page = await (await get("http://athena.localhost:4000/")).text();
      expect(graphOf(page)[0].sameAs).toEqual([twitter]);
      await change("ATHENA", before);
    });

    it("tells search engines its pages, each branch among them", async () => {
      const robots = await (await get(`${ROOT}/robots.txt`)).text();
      expect(robots).toContain(`Sitemap: ${KNOWN}/sitemap.xml`);
      const list = await (await get(`${ROOT}/sitemap.xml`)).text();
      const paths = [...list.matchAll(/<loc>([^<]+)</g)].map(([, url = ""]) =>
        url.replace(KNOWN, "").replace(/=.*/, "="),
      );
      expect(paths).toEqual(["/", "/info", "/contact", "/book", "/?branch=", "/?branch="]);
      expect(await (await get("http://localhost:4000/robots.txt")).text()).not.toContain("Sitemap");
    });

    it("is sent again only once it has changed, is zipped, and answers HEAD; its script is allowed by its hash", async () => {
      const first = await get(`${ROOT}/info`);
      const etag = first.headers.get("etag") ?? "";
      expect(first.headers.get("content-security-policy")).toMatch(
        /script-src 'self' 'sha256-[^']+';.*img-src 'self' data:/,
      );
      expect((await get(`${ROOT}/info`, { headers: { "if-none-match": etag } })).status).toBe(304);
      const zipped = await get(`${ROOT}/info`, { headers: { "accept-encoding": "gzip" } });
      expect(zipped.headers.get("content-encoding")).toBe("gzip");
      const head = await get(`${ROOT}/info`, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    });

    it("takes a message without a script, says what is wrong with one, and sends nothing twice", async () => {
      const send = (fields: Record<string, string>, host = ROOT, from = "same-origin") =>
        get(`${host}/contact`, {
          method: "POST",
          body: new URLSearchParams(fields),
          headers: { "sec-fetch-site": from },
        });
      const sent = await send({ name: "Ravi", email: "ravi@example.com", message: "Are there lockers?" });
      expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact?sent=1"]);
      expect((await send({ name: "Ravi", email: "nobody", message: "" })).status).toBe(400);
      const right = { name: "Ravi", email: "ravi@example.com", message: "And parking?" };
      expect((await send(right, ROOT, "cross-site")).status).toBe(403);
      for (const [url, host] of [
        ["/", ROOT],
        ["/info", ROOT],
      ]) {
        expect((await get(`${host}${url}`, { method: "POST" })).status).toBe(404);
      }
      expect((await send({}, "http://localhost:4000")).status).toBe(404);
      // Where the form is hidden nobody takes what it would send.
      const owner = demo.api.client("pk_demo_carrel", await demo.signIn("owner@harbour.test"));
      await owner.website.updateContent({ hiddenParts: ["contactForm"] });
      demo.api.clock.advance({ seconds: 1 });
      expect((await send(right)).status).toBe(404);
      await owner.website.updateContent({ hiddenParts: [] });
    });

    it("is closed where its organisation is", async () => {
      await change("HARBOUR", { isActive: false });
      expect((await get(`${ROOT}/info`)).status).toBe(403);
      await change("HARBOUR", { isActive: true });
    });
  },
  { files: memorySiteFiles(texts), publicUrl: "https://app.example.com" },
);

eachDemoApi(
  "an own site's messages within their limits",
  (demo) => {
    it("says when there were too many of them, and from when on more are taken", async () => {
      const send = () =>
        demo.api.fetch(
          new Request(`${ROOT}/contact`, {
            method: "POST",
            body: new URLSearchParams({ name: "Ravi", email: "ravi@example.com", message: "And parking?" }),
            headers: { "sec-fetch-site": "same-origin" },
          }),
        );
      for (let message = 0; message < 10; message += 1) expect((await send()).status).toBe(303);
      const full = await send();
      expect([full.status, Number(full.headers.get("retry-after")) > 0]).toEqual([429, true]);
    });
  },
  { files: memorySiteFiles(texts), publicUrl: "https://app.example.com", limits: { ...LIMITS, general: null } },
);

eachDemoApi(
  "an own site that isn't built",
  (demo) => {
    it("says so", async () => {
      const response = await demo.api.fetch(new Request(`${ROOT}/`));
      expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("This app is not built")]);
    });
  },
  { files: memorySiteFiles(texts, null) },
);
