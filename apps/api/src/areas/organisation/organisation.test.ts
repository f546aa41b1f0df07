import type { OrganisationQuery } from "@carrel/sdk/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { json } from "../../database/json";
import { eachHouse, found, type House, PASSWORD, type Place, refusal } from "../testing/house";

/** Signed in as somebody of the demo. */
async function demoOwner(house: House, email: string) {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email, password: PASSWORD });
  return client;
}

eachHouse("an organisation's own settings", (house) => {
  let place: Place;
  beforeAll(async () => {
    place = await found(house, { orgName: "Reading Rooms", workspaceKind: "study-hall" });
  });

  it("are shown with a link and a code to pay by once there are UPI details", async () => {
    const { client, orgId } = place;
    const before = await client.organisation.settings();
    expect(before).toMatchObject({
      _id: orgId,
      name: "Reading Rooms",
      workspaceKind: "study-hall",
      resellerOrgType: null,
      upiDetails: null,
      paymentQR: null,
      paymentLink: null,
      embedOrigins: [],
    });
    const upiDetails = { vpa: "rooms@okbank", payeeName: "Reading Rooms" };
    const after = await client.organisation.updateSettings({ _id: orgId, upiDetails });
    expect(after.upiDetails).toEqual(upiDetails);
    expect(after.paymentLink).toBe("upi://pay?pa=rooms@okbank&pn=Reading%20Rooms&cu=INR");
    expect(after.paymentQR).toMatch(/^data:image\/svg\+xml,/);
    expect(await client.organisation.settings()).toEqual(after);
    const without = await client.organisation.updateSettings({ _id: orgId, upiDetails: null });
    expect(without).toMatchObject({ upiDetails: null, paymentQR: null, paymentLink: null });
  });

  it("change in the fields that were given and keep the others", async () => {
    const { client, orgId } = place;
    const before = await client.organisation.settings();
    const after = await client.organisation.updateSettings({
      _id: orgId,
      orgSettings: { holdMinutes: 30, expiryReminderDays: [3] },
      socialLinks: { twitter: "https://example.com/rooms" },
      branding: { showSmallLogo: false },
      brandNameVisible: false,
      embedOrigins: ["https://rooms.example.com", "https://rooms.example.com"],
      timezone: "Europe/Lisbon",
    });
    expect(after.orgSettings).toEqual({ ...before.orgSettings, holdMinutes: 30, expiryReminderDays: [3] });
    expect(after.branding).toEqual({ ...before.branding, showSmallLogo: false });
    expect(after).toMatchObject({
      brandNameVisible: false,
      timezone: "Europe/Lisbon",
      workspaceKind: "study-hall",
      socialLinks: { twitter: "https://example.com/rooms" },
      embedOrigins: ["https://rooms.example.com"],
    });
    const { socialLinks } = await client.organisation.updateSettings({ _id: orgId, socialLinks: { twitter: "" } });
    expect(socialLinks).toEqual({});
  });

  it("take a theme, features and a name", async () => {
    const { client, orgId } = place;
    expect((await client.organisation.updateTheme({ theme: "lara-dark-teal" })).theme).toBe("lara-dark-teal");
    const was = (await client.organisation.settings()).features;
    const { features } = await client.organisation.updateFeatures({ features: { autoConfirm: true } });
    expect(features).toEqual({ ...was, autoConfirm: true });
    await client.organisation.updateName({ orgId, orgName: "Quiet Rooms" });
    expect((await client.auth.session()).loggedOrgDetails).toMatchObject({
      orgName: "Quiet Rooms",
      theme: "lara-dark-teal",
      features,
    });
    const { data } = await client.auditLog.list({ action: "organisation.updateName" });
    expect(data[0]).toMatchObject({
      recordId: orgId,
      before: { name: "Reading Rooms" },
      after: { name: "Quiet Rooms" },
    });
  });

  it("leave its activity to whoever is above", async () => {
    const { client, orgId } = place;
    expect(await refusal(client.organisation.updateSettings({ _id: orgId, isActive: false }))).toMatchObject({
      status: 403,
      code: "own_status",
    });
  });

  it.each(["owner@northside.test", "owner@harbour.test"])("keep the theme of %s as it is", async (email) => {
    const client = await demoOwner(house, email);
    const call = client.organisation.updateTheme({ theme: "lara-dark-teal" });
    expect(await refusal(call)).toMatchObject({ status: 403, code: "theme_fixed" });
  });
});

eachHouse("an organisation's public profile", (house) => {
  const data = (query: OrganisationQuery, apiKey = "pk_demo_carrel") => house.client(apiKey).organisation.data(query);

  it("is found by code, by id and by the host of its site, and is the same", async () => {
    const profile = await data({ code: "athena" });
    expect(profile).toMatchObject({ orgName: "Athena Reading Rooms", workspaceKind: "study-hall" });
    expect(await data({ id: profile._id })).toEqual(profile);
    expect(await data({ host: "athena.localhost:4000" })).toEqual(profile);
  });

  it("is by nothing else that of whose key is sent", async () => {
    expect((await data({})).orgCode).toBe("CARREL");
    expect((await data({}, "pk_demo_harbour")).orgCode).toBe("HARBOUR");
  });

  it.each(["localhost:4000", "LOCALHOST", "127.0.0.1:4000", "www.localhost"])(
    "of the host %s is the platform's",
    async (host) => {
      expect((await data({ host })).orgCode).toBe("CARREL");
    },
  );

  it("is found by a domain of its own, once that was verified", async () => {
    const [host, { _id: orgId }] = ["desks.northside.example", await data({ code: "NORTHSIDE" })];
    const give = (status: "PENDING" | "VERIFIED") =>
      house.database.tx({ orgId }, (db) =>
        db
          .insertInto("domains")
          .values({ orgId, domain: host, status, dnsMapping: json({ domain: host, records: [] }) })
          .onConflict((conflict) => conflict.columns(["orgId", "domain"]).doUpdateSet({ status }))
          .execute(),
      );
    await give("PENDING");
    expect(await refusal(data({ host }))).toMatchObject({ status: 404 });
    await give("VERIFIED");
    expect((await data({ host: "Desks.Northside.Example:443" })).orgCode).toBe("NORTHSIDE");
  });

  it("shows nothing of the organisation's own affairs", async () => {
    const text = JSON.stringify(await data({ code: "HARBOUR" }));
    for (const word of ["upi", "holdMinutes", "reseller", "embed", "email", "phone", "isActive"]) {
      expect(text).not.toContain(word);
    }
  });

  it.each([{ code: "NOBODY" }, { host: "nobody.example.com" }, { host: "nobody.localhost" }])(
    "is not found by %o",
    async (query) => {
      expect(await refusal(data(query))).toMatchObject({ status: 404, code: "not_found" });
    },
  );

  it("is not found under another organisation's key, but under its reseller's", async () => {
    expect(await refusal(data({ code: "HARBOUR" }, "pk_demo_athena"))).toMatchObject({ status: 404 });
    expect((await data({ code: "HARBOUR" }, "pk_demo_northside")).orgCode).toBe("HARBOUR");
  });
});

eachHouse("organisations below one's own", (house) => {
  const idOf = async (code: string) => (await house.client("pk_demo_carrel").organisation.data({ code }))._id;
  const platform = () => demoOwner(house, "owner@carrel.test");
  const reseller = () => demoOwner(house, "owner@northside.test");

  it("are all for the super organisation, its clients for a reseller, and none for others", async () => {
    const codes = async (email: string) => {
      const client = await demoOwner(house, email);
      const { data, totalRecords } = await client.organisation.clients({ limit: 100, page: 1 });
      expect(totalRecords).toBe(data.length);
      return data.map(({ orgCode }) => orgCode).sort();
    };
    const clients = ["HARBOUR", "LANTERN", "MANGO", "PEEPAL", "SUNDIAL", "TIDEWATER"];
    expect(await codes("owner@carrel.test")).toEqual(["ATHENA", "LAPSED", "NORTHSIDE", ...clients].sort());
    expect(await codes("owner@northside.test")).toEqual(clients);
    expect(await codes("owner@harbour.test")).toEqual([]);
  });

  it("are searched, filtered and paged", async () => {
    const { organisation } = await platform();
    const codes = async (query: Parameters<typeof organisation.clients>[0]) =>
      (await organisation.clients(query)).data.map(({ orgCode }) => orgCode);
    expect(await codes({ search: "reading r" })).toEqual(["ATHENA"]);
    expect(await codes({ search: "harb" })).toEqual(["HARBOUR"]);
    expect(await codes({ search: "OWNER@lapsed" })).toEqual(["LAPSED"]);
    expect(await codes({ search: "%" })).toEqual([]);
    expect((await codes({ status: "EXPIRED" })).sort()).toEqual(["LAPSED", "TIDEWATER"]);
    expect(await codes({ status: "INACTIVE" })).toEqual([]);
    expect(await codes({ status: "ACTIVE" })).not.toContain("LAPSED");
    const pages = await Promise.all([1, 2, 3].map((page) => organisation.clients({ limit: 5, page })));
    expect(pages.map(({ data, totalRecords }) => [data.length, totalRecords])).toEqual([
      [5, 9],
      [4, 9],
      [0, 9],
    ]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(9);
  });

  it("are shown with owner, reseller, subscription and what they have", async () => {
    const { organisation } = await reseller();
    const id = await idOf("HARBOUR");
    const { data } = await organisation.clients({ search: "harbour", limit: 10, page: 1 });
    expect(data[0]).toMatchObject({
      _id: id,
      orgName: "Harbour Works",
      status: "ACTIVE",
      branches: 2,
      desks: 24,
      owner: { name: "Leena Thomas", email: "owner@harbour.test" },
      reseller: { orgName: "Northside Spaces" },
      subscription: { planCode: "business-yearly", status: "ACTIVE", isRecurring: false },
    });
    expect(await organisation.client({ id })).toMatchObject({
      ...data[0],
      customers: expect.any(Number),
      orgSettings: { slotMinutes: 60 },
      websiteUrl: "http://harbour.localhost:4000",
    });
  });

  it("have expired once their period has ended, noted or not", async () => {
    const [orgId, { organisation }] = [await idOf("HARBOUR"), await reseller()];
    await house.database.tx({ orgId }, (db) =>
      db
        .updateTable("subscriptions")
        .set({ currentPeriodStart: "2026-10-01T00:00:00Z", currentPeriodEnd: "2026-11-01T00:00:00Z" })
        .execute(),
    );
    const [client] = (await organisation.clients({ status: "EXPIRED", limit: 10, page: 1 })).data;
    expect(client).toMatchObject({ status: "EXPIRED", subscription: { status: "EXPIRED" } });
    await house.database.tx({ orgId }, (db) =>
      db.updateTable("subscriptions").set({ currentPeriodEnd: "2027-11-20T00:00:00Z" }).execute(),
    );
  });

  describe("are changed by whoever is above", () => {
    it("and that stands in the audit logs of both, with who did it", async () => {
      const [id, { organisation, auditLog }] = [await idOf("HARBOUR"), await reseller()];
      const { orgSettings } = await organisation.updateSettings({ _id: id, orgSettings: { slotMinutes: 30 } });
      expect(orgSettings.slotMinutes).toBe(30);
      const harbour = await demoOwner(house, "owner@harbour.test");
      expect((await harbour.organisation.settings()).orgSettings.slotMinutes).toBe(30);
      const asked = { action: "organisation.updateSettings" };
      const [theirs] = (await harbour.auditLog.list(asked)).data;
      expect(theirs).toMatchObject({
        actor: { name: "Dev Malhotra (Northside Spaces)" },
        recordId: id,
        after: { orgSettings: { slotMinutes: 30 } },
      });
      const [own] = (await auditLog.list(asked)).data;
      expect(own).toMatchObject({ actor: { name: "Dev Malhotra" }, recordId: id, requestId: theirs?.requestId });
    });

    it("and deactivated, which locks its people out and loses nothing, and activated again", async () => {
      const [id, { organisation }] = [await idOf("HARBOUR"), await reseller()];
      const harbour = await demoOwner(house, "owner@harbour.test");
      const before = await harbour.organisation.settings();
      await organisation.updateSettings({ _id: id, isActive: false });
      const [listed] = (await organisation.clients({ status: "INACTIVE" })).data;
      expect(listed).toMatchObject({ orgCode: "HARBOUR", isActive: false, status: "INACTIVE" });
      const site = house.client("pk_demo_harbour");
      const calls = [() => harbour.organisation.settings(), () => site.organisation.data({ code: "HARBOUR" })];
      for (const call of calls) {
        expect(await refusal(call())).toMatchObject({ status: 403, code: "organisation_inactive" });
      }
      await organisation.updateSettings({ _id: id, isActive: true });
      expect(await harbour.organisation.settings()).toEqual({ ...before, updatedAt: expect.any(String) });
      const [entry] = (await harbour.auditLog.list({ action: "organisation.updateSettings" })).data;
      expect(entry).toMatchObject({ before: { isActive: false }, after: { isActive: true } });
    });

    it("once, however often the call is repeated under one key", async () => {
      const [orgId, { organisation }] = [await idOf("HARBOUR"), await reseller()];
      const idempotencyKey = "rename-harbour-once";
      const rename = () => organisation.updateName({ orgId, orgName: "Harbour Works Ltd" }, { idempotencyKey });
      const first = await rename();
      expect(await rename()).toEqual(first);
      const harbour = await demoOwner(house, "owner@harbour.test");
      const { totalRecords } = await harbour.auditLog.list({ action: "organisation.updateName" });
      expect(totalRecords).toBe(1);
      await organisation.updateName({ orgId, orgName: "Harbour Works" });
    });
  });

  it("learn of each look that the super organisation takes", async () => {
    const [id, { organisation, auditLog }] = [await idOf("ATHENA"), await platform()];
    await organisation.client({ id });
    const athena = await demoOwner(house, "owner@athena.test");
    const [look] = (await athena.auditLog.list({ action: "organisation.client" })).data;
    expect(look).toMatchObject({ actor: { name: "Mira Sen (Carrel)" }, recordId: id, before: null, after: null });
    await organisation.clients({ search: "athena" });
    const looks = (await auditLog.list({ action: "organisation.clients", limit: 100, page: 1 })).data;
    expect(looks.map(({ after }) => after)).toContainEqual({ organisations: ["ATHENA"] });
  });

  it("are noted of in comments that only the writer's organisation sees", async () => {
    const [id, { organisation }] = [await idOf("HARBOUR"), await reseller()];
    const first = await organisation.addComment({ id, text: "Asked for a second branch" });
    const second = await organisation.addComment({ id, text: "Got it" });
    expect(first.author.name).toBe("Dev Malhotra");
    const { data, totalRecords } = await organisation.comments({ id, limit: 1, page: 1 });
    // Three stand in the demo.
    expect([data, totalRecords]).toEqual([[second], 5]);
    const mira = await platform();
    expect((await mira.organisation.comments({ id })).totalRecords).toBe(0);
    const harbour = await demoOwner(house, "owner@harbour.test");
    expect(await refusal(harbour.organisation.comments({ id }))).toMatchObject({ status: 404 });
    expect(JSON.stringify((await harbour.auditLog.list({ limit: 100, page: 1 })).data)).not.toContain("second branch");
  });

  it("answer somebody else as if they weren't there", async () => {
    const [id, nobody, { organisation }] = [await idOf("ATHENA"), house.id(), await reseller()];
    const calls = [
      (orgId: string) => organisation.client({ id: orgId }),
      (orgId: string) => organisation.comments({ id: orgId }),
      (orgId: string) => organisation.addComment({ id: orgId, text: "Smuggled" }),
      (orgId: string) => organisation.updateName({ orgId, orgName: "Smuggled" }),
      (orgId: string) => organisation.updateSettings({ _id: orgId, brandNameVisible: false }),
    ];
    for (const call of calls) {
      const [foreign, unknown] = [await refusal(call(id)), await refusal(call(nobody))];
      expect([foreign.status, foreign.code, foreign.message]).toEqual([404, "not_found", unknown.message]);
    }
  });
});
