import { BookableOrganisation } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { json } from "../database/json";
import { findOrganisationByCode } from "../database/lookups";
import { eachDemoApi } from "../testing/demo-api";
import { memorySiteFiles } from "../testing/memory-site-files";

const framesOf = (more: string) => ({
  one: `<p title="{home}">${more}one {orgName}, {desk}, {</p>`,
  place: `<p title="{home}">${more}place {orgName}, {desk}, {</p>`,
  when: `<p title="{home}">${more}when {orgName}, {desk}, {</p>`,
});

const files = memorySiteFiles({
  booking: {
    "index.html": '<html><head></head><body><div id="root"></div></body></html>',
    ".addresses.json": JSON.stringify(["/", "/book", "/booking/:token", "/qr-booking/:orgCode/:branchId?"]),
    ".first-screen.json": JSON.stringify({ poster: framesOf(""), own: framesOf("own ") }),
  },
});

eachDemoApi(
  "the first screen of a booking",
  (demo) => {
    const get = async (url: string) => (await demo.api.fetch(new Request(url))).text();
    const askAgain = () => demo.api.clock.advance({ seconds: 1 });
    const dataIn = (page: string) => JSON.parse(/id="carrel-place">([^<]*)</.exec(page)?.[1] ?? "null");
    const drawnIn = (page: string) => /<div id="root">(.*?)<\/div>/s.exec(page)?.[1];
    const organisationOf = async (code: string) => {
      const found = await demo.api.ports.database.lookup((db) => findOrganisationByCode(db, code));
      if (!found) throw new Error(`The demo has ${code}`);
      return found;
    };
    const change = async (code: string, changes: { orgName?: string; isActive?: boolean }) => {
      const { orgId } = await organisationOf(code);
      await demo.api.ports.database.tx({ orgId }, (db) =>
        db
          .updateTable("organisations")
          .set({ ...changes, socialLinks: json({}) })
          .execute(),
      );
      askAgain();
    };
    const POSTER = "http://localhost:4000/qr-booking";

    it("is what the call would answer, for the code as it was typed", async () => {
      const data = dataIn(await get(`${POSTER}/athena`));
      const answer = await demo.api.client("pk_demo_carrel").bookings.superOrgLookup({ orgCode: "athena" });
      expect(data).toEqual({ orgCode: "athena", organisation: answer });
      expect(BookableOrganisation.parse(data.organisation)).toEqual(data.organisation);
    });

    it.each([
      ["of one branch", `${POSTER}/ATHENA`, "/qr-booking/ATHENA", "one Athena Reading Rooms, Seat, A"],
      ["of more", `${POSTER}/HARBOUR/`, "/qr-booking/HARBOUR", "place Harbour Works, Desk, H"],
      ["a site of its own", "http://harbour.localhost:4000/book", "/", "own place Harbour Works, Desk, H"],
      ["its own step", `${POSTER}/ATHENA?step=when`, "/qr-booking/ATHENA", "one Athena Reading Rooms, Seat, A"],
    ])("draws a place: %s", async (_, url, home, words) => {
      expect(drawnIn(await get(url))).toBe(`<p title="${home}">${words}</p>`);
    });

    it("draws the days of a branch that the poster names", async () => {
      const { organisation } = dataIn(await get(`${POSTER}/HARBOUR`));
      const [branch] = organisation.branches;
      expect(drawnIn(await get(`${POSTER}/HARBOUR/${branch._id}`))).toContain("when Harbour Works");
      expect(drawnIn(await get(`http://harbour.localhost:4000/book?branch=${branch._id}`))).toContain("when Harbour");
      expect(drawnIn(await get(`${POSTER}/HARBOUR/of-somebody-else`))).toContain("place Harbour Works");
    });

    it("draws nothing that the app would not draw: a later step", async () => {
      const page = await get(`${POSTER}/ATHENA?step=desk`);
      expect(drawnIn(page)).toBe("");
      expect(dataIn(page)).not.toBeNull();
    });

    it("draws nothing where a name is hidden, which a logo says that isn't there yet", async () => {
      const { orgId } = await organisationOf("HARBOUR");
      const show = async (brandNameVisible: boolean) => {
        await demo.api.ports.database.tx({ orgId }, (db) =>
          db.updateTable("organisations").set({ brandNameVisible }).execute(),
        );
        askAgain();
        return get(`${POSTER}/HARBOUR`);
      };
      const hidden = await show(false);
      expect(drawnIn(hidden)).toBe("");
      expect(dataIn(hidden).organisation).toMatchObject({ orgName: "Harbour Works", brandNameVisible: false });
      expect(drawnIn(await show(true))).toContain("place Harbour Works");
    });

    it.each([
      ["an unknown code", `${POSTER}/NOBODY`],
      ["a code that is no text", `${POSTER}/%zz`],
      ["another organisation's host", "http://harbour.localhost:4000/qr-booking/ATHENA"],
      ["a booking's own page", "http://localhost:4000/booking/some-token"],
    ])("has nothing for %s", async (_, url) => {
      const page = await get(url);
      expect(page).toContain('id="carrel-site"');
      expect([dataIn(page), drawnIn(page)]).toEqual([null, ""]);
      expect(page).not.toContain("Athena");
    });

    it("has nothing of a place that is inactive", async () => {
      await change("ATHENA", { isActive: false });
      const page = await get(`${POSTER}/ATHENA`);
      expect([dataIn(page), drawnIn(page)]).toEqual([null, ""]);
      await change("ATHENA", { isActive: true });
      expect(dataIn(await get(`${POSTER}/ATHENA`))).not.toBeNull();
    });

    it("lets no name break out of the data or the drawing", async () => {
      const hostile = `</script><script>alert(1)</script><!-- $& {home} " onload='x`;
      await change("ATHENA", { orgName: hostile });
      const page = await get(`${POSTER}/ATHENA`);
      expect(page).not.toContain("<script>alert");
      expect(page).not.toContain("<!--");
      expect(dataIn(page).organisation.orgName).toBe(hostile);
      expect(drawnIn(page)).toBe(
        '<p title="/qr-booking/ATHENA">one &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- $&amp; {home} &quot; onload=&#39;x, Seat, &lt;</p>',
      );
      await change("ATHENA", { orgName: "Athena Reading Rooms" });
    });

    it("shows at once what its own place changed", async () => {
      const owner = demo.api.client("pk_demo_athena", await demo.signIn("owner@athena.test"));
      const { orgId } = await organisationOf("ATHENA");
      await get(`${POSTER}/ATHENA`);
      await owner.organisation.updateName({ orgId, orgName: "Athena Halls" });
      expect(drawnIn(await get(`${POSTER}/ATHENA`))).toContain("Athena Halls");
      await owner.organisation.updateName({ orgId, orgName: "Athena Reading Rooms" });
    });

    it("is in the page's tag: it is sent again once it has changed", async () => {
      const response = await demo.api.fetch(new Request(`${POSTER}/ATHENA`));
      const etag = response.headers.get("etag") ?? "";
      const again = () => demo.api.fetch(new Request(`${POSTER}/ATHENA`, { headers: { "if-none-match": etag } }));
      expect([response.headers.get("cache-control"), (await again()).status]).toEqual(["no-cache", 304]);
      await change("ATHENA", { orgName: "Athena Annexe" });
      expect((await again()).status).toBe(200);
      await change("ATHENA", { orgName: "Athena Reading Rooms" });
    });
  },
  { files, publicUrl: "https://app.example.com" },
);
