import { expect, it } from "vitest";
import { json } from "../database/json";
import { findOrganisationByCode } from "../database/lookups";
import { eachDemoApi } from "../testing/demo-api";
import { memorySiteFiles } from "../testing/memory-site-files";

const PAGE = `<!doctype html><html><head><title>Terms: {{platform}}</title><link rel="canonical" href="{{address}}/terms"><link rel="icon" href="/favicon.svg"></head>
<body><p id="operator">{{operator}}</p><p id="line">{{runsOn}}</p></body></html>`;

const files = memorySiteFiles({
  marketing: { "terms/index.html": PAGE, ".reseller/terms/index.html": PAGE, "404.html": "missing" },
});

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
  },
  { files, publicUrl: OWN },
);
