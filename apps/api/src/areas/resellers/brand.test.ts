import type { SignedIn } from "@carrel/sdk";
import { expect, it } from "vitest";
import { json } from "../../database/json";
import { findOrganisationByCode } from "../../database/lookups";
import { remindMembers } from "../../platform/notifications/remind-members";
import { platformOf } from "../../platform/platform-of";
import { DEMO_PASSWORD } from "../../seed/demo-data";
import { TEST_LINKS, TEST_ORIGIN } from "../../testing/create-test-api";
import { eachDemoApi } from "../../testing/demo-api";
import { memorySiteFiles } from "../../testing/memory-site-files";
import { pictureFile } from "../../testing/pictures";
import { softPasskey } from "../../testing/soft-passkey";

const NORTHSIDE = "http://northside.localhost:4000";
const DOMAIN = "desks.northside.example";
const LINE = "Northside Spaces runs on Carrel.";

const html = `<!doctype html><html><head><title>Carrel</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head></html>`;
const files = memorySiteFiles({
  admin: { "index.html": html, ".addresses.json": JSON.stringify(["/auth/login"]) },
  booking: { "index.html": html, ".addresses.json": JSON.stringify(["/"]) },
});

let last = 0;
const newAddress = () => `asha-${++last}@reading.test`;

eachDemoApi(
  "a reseller's name",
  (demo) => {
    const idOf = async (code: string) => {
      const found = await demo.api.ports.database.lookup((db) => findOrganisationByCode(db, code));
      return found?.orgId ?? "";
    };
    const known = async (code: string) => {
      const orgId = await idOf(code);
      return demo.api.ports.database.lookup((db) => platformOf(db, TEST_ORIGIN, [orgId]));
    };
    /** A call as a page of a host makes it. */
    const call = async (host: string, path: string, body?: object, { key = "pk_demo_northside", token = "" } = {}) => {
      const response = await demo.api.fetch(
        new Request(`${host}/api${path}`, {
          method: body ? "POST" : "GET",
          headers: {
            "content-type": "application/json",
            "x-api-key": key,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
      return response.json();
    };
    const signUp = async (host = NORTHSIDE, key = "pk_demo_northside") => {
      const email = newAddress();
      const registration = {
        ...{ orgName: `Reading rooms ${last}`, workspaceKind: "study-hall", timezone: "Asia/Kolkata", currency: "INR" },
        ...{ name: "Asha Rao", email, phone: "+919800000000", password: "a long sentence of mine" },
      };
      const { data } = await call(host, "/admin/sign-up", registration, { key });
      const otp = await demo.api.codeFor(email);
      const signedIn: SignedIn = await call(host, "/admin/verify", { tempRegId: data.tempRegId, otp }, { key });
      return { email, signedIn, mails: await demo.api.mailsTo(email) };
    };
    const showLine = async (platformLine: boolean) => {
      const owner = demo.api.client("pk_demo_carrel", await demo.signIn("owner@northside.test"));
      return owner.organisation.updateSettings({ _id: await idOf("NORTHSIDE"), platformLine });
    };
    const setDomain = async (status: "VERIFIED" | "FAILED" | null) => {
      const orgId = await idOf("NORTHSIDE");
      await demo.api.ports.database.tx({ orgId }, async (db) => {
        await db.deleteFrom("domains").where("domain", "=", DOMAIN).execute();
        if (status === null) return;
        const dnsMapping = json({ domain: DOMAIN, records: [] });
        await db
          .insertInto("domains")
          .values({ orgId, domain: DOMAIN, isPrimary: false, status, dnsMapping })
          .execute();
      });
    };
    const said = ({ subject, textBody, htmlBody }: { subject: string; textBody: string; htmlBody: string }) =>
      `${subject}\n${textBody}\n${htmlBody}`;

    it("is the platform's to himself and his clients, and to nobody else", async () => {
      const his = { name: "Northside Spaces", address: NORTHSIDE, runsOn: "Carrel" };
      expect(await known("NORTHSIDE")).toMatchObject(his);
      expect(await known("HARBOUR")).toMatchObject(his);
      for (const code of ["ATHENA", "CARREL"]) {
        expect(await known(code)).toMatchObject({
          resellerId: null,
          name: "Carrel",
          address: TEST_ORIGIN,
          runsOn: null,
        });
      }
    });

    it("stands at his domain once DNS leads here, and at his sub-domain before and after", async () => {
      await setDomain("VERIFIED");
      expect(await known("HARBOUR")).toMatchObject({ address: `http://${DOMAIN}:4000` });
      await setDomain("FAILED");
      expect(await known("HARBOUR")).toMatchObject({ address: NORTHSIDE });
      await setDomain(null);
    });

    it("stands in the pages of his host and of his clients' before anything runs, and no mark of the platform's", async () => {
      const page = async (url: string) => (await demo.api.fetch(new Request(url))).text();
      const office = await page(`${NORTHSIDE}/auth/login`);
      expect(office).toContain("<title>Northside Spaces</title>");
      for (const html of [office, await page("http://harbour.localhost:4000/")]) {
        expect(html).toContain('<link rel="icon" href="data:image/svg+xml,');
        expect(html).not.toContain("/favicon.svg");
      }
      expect(await page(`${TEST_ORIGIN}/auth/login`)).toContain("/favicon.svg");
    });

    it("has his logo in what he mails himself, at an address of his host that stays", async () => {
      const shown = () => demo.api.fetch(new Request(`${NORTHSIDE}/logo.jpg`));
      expect((await shown()).status).toBe(404);
      const owner = demo.api.client("pk_demo_carrel", await demo.signIn("owner@northside.test"));
      await owner.organisation.uploadLogo({ logo: await pictureFile(), logoType: "square" });
      const { mails } = await signUp();
      const logo = /<img [^>]*src="([^"]+)"/.exec(mails[0]?.htmlBody ?? "")?.[1] ?? "";
      expect(logo).toMatch(/^http:\/\/northside\.localhost:4000\/logo\.jpg\?v=[\w-]{36}$/);
      const picture = await demo.api.fetch(new Request(logo));
      expect(picture.headers.get("content-type")).toBe("image/jpeg");
      expect((await picture.bytes()).slice(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
      await demo.api.ports.database.tx({ orgId: await idOf("NORTHSIDE") }, (db) =>
        db.updateTable("organisations").set({ logoSquare: null }).execute(),
      );
    });

    it("is nobody's while he is inactive", async () => {
      const orgId = await idOf("NORTHSIDE");
      const activate = (isActive: boolean) =>
        demo.api.ports.database.tx({ orgId }, (db) =>
          db.updateTable("organisations").set({ isActive }).where("orgId", "=", orgId).execute(),
        );
      await activate(false);
      expect(await known("HARBOUR")).toMatchObject({ resellerId: null, name: "Carrel", address: TEST_ORIGIN });
      await activate(true);
    });

    it("is the only one that a client reads who signs up at his host, in mails, session and page", async () => {
      expect((await showLine(false)).platformLine).toBe(false);
      const { mails, signedIn } = await signUp();
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringContaining("Welcome to Northside Spaces"),
        "Your Northside Spaces registration code",
      ]);
      for (const mail of mails) {
        expect(said(mail)).not.toMatch(/carrel/i);
        expect(said(mail)).not.toContain("//localhost");
        expect(mail.textBody).toContain("sent this mail through northside.localhost:4000.");
      }
      expect(mails[0]?.textBody).toContain(`${NORTHSIDE}/branches/new`);
      expect(JSON.stringify(signedIn)).not.toMatch(/carrel/i);
      expect(signedIn.data.loggedOrgDetails).toMatchObject({
        isClient: true,
        platform: { isOwn: false, name: "Northside Spaces", address: NORTHSIDE, runsOn: null },
        visitorsAddress: NORTHSIDE,
      });
      await showLine(true);
      const { mails: others } = await signUp();
      for (const mail of others) {
        expect(mail.textBody).toContain(LINE);
        expect(said(mail).replaceAll(LINE, "")).not.toMatch(/carrel/i);
      }
    });

    it("is not the platform's own people's: they read of Carrel, and of no line", async () => {
      const { mails, signedIn } = await signUp(TEST_ORIGIN, "pk_demo_carrel");
      expect(mails[0]?.subject).toContain("Welcome to Carrel");
      for (const { textBody } of mails) {
        expect(textBody).toContain("sent this mail through localhost:4000.");
        expect(textBody).not.toContain("runs on");
      }
      const { platform, visitorsAddress, orgCode } = signedIn.data.loggedOrgDetails;
      expect(platform).toEqual({ isOwn: true, name: "Carrel", address: TEST_ORIGIN, runsOn: null });
      expect(visitorsAddress).toBe(`http://${orgCode.toLowerCase()}.localhost:4000`);
    });

    it("goes by the organisation, whatever host a caller names", async () => {
      const email = "owner@athena.test";
      await call("https://evil.example", "/admin/reset-password", { email }, { key: "pk_demo_carrel" });
      const [reset] = await demo.api.mailsTo(email);
      expect(reset?.textBody).toContain(`${TEST_ORIGIN}/auth/reset#`);
      await call(TEST_ORIGIN, "/admin/reset-password", { email: "owner@harbour.test" }, { key: "pk_demo_carrel" });
      const [client] = await demo.api.mailsTo("owner@harbour.test");
      expect(client?.textBody).toContain(`${NORTHSIDE}/auth/reset#`);
    });

    it("is in mails that no call sends, and in what a mail server is told of the sender", async () => {
      const { database } = demo.api.ports;
      const orgId = await idOf("HARBOUR");
      await remindMembers({ ...demo.api.ports, publicUrl: TEST_ORIGIN, bookingLinks: TEST_LINKS });
      const rows = await database.tx({ orgId }, (db) =>
        db.selectFrom("mails").select(["fromName", "textBody", "reason"]).where("orgId", "=", orgId).execute(),
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { fromName, textBody } of rows) {
        expect(fromName).toBe("Northside Spaces");
        expect(textBody).not.toContain("//localhost:4000");
      }
    });

    it("has a line that a reseller alone switches, he himself or the platform", async () => {
      const platform = demo.api.client("pk_demo_carrel", await demo.signIn("owner@carrel.test"));
      const id = await idOf("NORTHSIDE");
      expect(await platform.resellers.updateBranding({ id, platformLine: false })).toMatchObject({
        platformLine: false,
      });
      expect(await platform.resellers.get({ id })).toMatchObject({ platformLine: false });
      const site = await (await demo.api.fetch(new Request(`${NORTHSIDE}/api/organization/public`))).text();
      expect(site).not.toContain("Carrel");
      expect(await showLine(true)).toMatchObject({ platformLine: true });
      const athena = demo.api.client("pk_demo_carrel", await demo.signIn("owner@athena.test"));
      const athenaId = await idOf("ATHENA");
      await expect(athena.organisation.updateSettings({ _id: athenaId, platformLine: false })).rejects.toMatchObject({
        status: 400,
        issues: [{ path: ["platformLine"], message: "Only a reseller's pages and mails have this line" }],
      });
    });

    it("is where a passkey belongs that was made at his host, and one of another host ends no sign-in there", async () => {
      const email = "owner@mango.test";
      const login = (host: string) => call(host, "/admin/login", { email, password: DEMO_PASSWORD });
      const { token } = await login(NORTHSIDE);
      const key = softPasskey(NORTHSIDE);
      const { data: options } = await call(NORTHSIDE, "/admin/second-factors/passkeys/options", {}, { token });
      expect(options.rp).toEqual({ id: "northside.localhost", name: "Mango Yard" });
      const passkey = key.create(options);
      const added = await call(NORTHSIDE, "/admin/second-factors/passkeys", { name: "Laptop", passkey }, { token });
      expect(added).toMatchObject({ data: { factor: { kind: "passkey" } } });
      const here = await login(NORTHSIDE);
      expect(here.methods).toEqual(["passkey", "recovery"]);
      const { data: asked } = await call(NORTHSIDE, "/admin/login/passkey", { _id: here.data._id });
      const proof = { _id: here.data._id, method: "passkey", passkey: key.get(asked) };
      expect(await call(NORTHSIDE, "/admin/verify-login", proof)).toMatchObject({ token: expect.any(String) });
      expect((await login(TEST_ORIGIN)).methods).toEqual(["recovery"]);
      const orgId = await idOf("MANGO");
      await demo.api.ports.database.tx({ orgId }, (db) => db.deleteFrom("recoveryCodes").execute());
      // A password alone is not enough where what else he has belongs to another host.
      expect(await login(TEST_ORIGIN)).toMatchObject({
        status: false,
        code: "passkeys_elsewhere",
        message: "Your passkey belongs to northside.localhost. Sign in there to use it.",
      });
    });
  },
  { files },
);
