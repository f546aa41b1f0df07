import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { describe, expect, it } from "vitest";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";
import { follow } from "../testing/staff";

/** The day of every test's start, where the platform is. */
const TODAY = "2026-11-21";

async function signIn(house: House, email: string, key = "pk_demo_carrel"): Promise<Client<Contract>> {
  const client = house.client(key);
  await client.auth.login({ email, password: PASSWORD });
  return client;
}

const platform = (house: House) => signIn(house, "owner@carrel.test");

interface Sold {
  _id: string;
  /** Signed in as its owner. */
  client: Client<Contract>;
  /** Its publishable key: whoever signs up under it is its client. */
  key: string;
  email: string;
}

/** Makes a reseller, and its owner a password. */
async function sell(house: House, owner: Client<Contract>): Promise<Sold> {
  const email = `reseller-${house.unique()}@example.com`;
  const { _id } = await owner.resellers.create({
    orgName: `Reseller ${house.unique()}`,
    resellerOrgType: "both",
    owner: { name: "Tara Nair", email },
    profitSharing: { rate: 20, type: "percent" },
  });
  const client = await follow(house, email);
  const [key] = (await client.apiKeys.list()).data;
  return { _id, client, key: key?.key ?? "", email };
}

eachHouse("resellers", (house) => {
  it("are made with an owner who is invited, and who reads himself and no other", async () => {
    const owner = await platform(house);
    const email = `tara-${house.unique()}@example.com`;
    const made = await owner.resellers.create({
      orgName: "Eastside Spaces",
      resellerOrgType: "study-hall",
      timezone: "Europe/Lisbon",
      socialLinks: { linkedin: "https://example.com/eastside" },
      owner: { name: "Tara Nair", email },
    });
    expect(made).toMatchObject({
      orgName: "Eastside Spaces",
      resellerOrgType: "study-hall",
      workspaceKind: "study-hall",
      isActive: true,
      timezone: "Europe/Lisbon",
      currency: "INR",
      socialLinks: { linkedin: "https://example.com/eastside" },
      owner: { name: "Tara Nair", email, phone: "", invited: true },
      profitSharing: { rate: 0, type: "percent" },
      domains: [],
      stats: { clients: 0, activeClients: 0, branches: 0, desks: 0 },
    });
    expect(await house.lastMail(email)).toMatchObject({
      orgId: made._id,
      subject: expect.stringContaining("Eastside"),
    });
    const sold = await sell(house, owner);
    expect(await sold.client.resellers.get({ id: sold._id })).toMatchObject({ owner: { email: sold.email } });
    expect((await sold.client.resellers.list()).data.map(({ _id }) => _id)).toEqual([sold._id]);
    for (const id of [made._id, house.id(), (await found(house)).orgId]) {
      expect(await refusal(sold.client.resellers.get({ id }))).toMatchObject({
        status: 404,
        message: "Organization not found",
      });
    }
  });

  it("are not made where code or address are taken, and then nothing of them is", async () => {
    const owner = await platform(house);
    const asked = {
      orgName: "Twice",
      resellerOrgType: "both",
      owner: { name: "Tara Nair", email: "tn@example.com" },
    } as const;
    const { totalRecords } = await owner.resellers.list();
    expect(await refusal(owner.resellers.create({ ...asked, orgCode: "northside" }))).toMatchObject({
      status: 409,
      code: "org_code_taken",
    });
    const taken = { ...asked.owner, email: "owner@harbour.test" };
    expect(await refusal(owner.resellers.create({ ...asked, owner: taken }))).toMatchObject({
      status: 409,
      code: "email_taken",
    });
    expect((await owner.resellers.list()).totalRecords).toBe(totalRecords);
    await expect(house.lastMail(asked.owner.email)).rejects.toThrow("No mail");
  });

  it("have an owner who is invited again, where the first mail was lost or went astray, until he came", async () => {
    const owner = await platform(house);
    const [email, right] = [`lost-${house.unique()}@example.com`, `right-${house.unique()}@example.com`];
    const asked = { orgName: `Reseller ${house.unique()}`, resellerOrgType: "both" } as const;
    const { _id } = await owner.resellers.create({ ...asked, owner: { name: "Tara Nair", email } });
    await owner.resellers.invite({ id: _id });
    const taken = owner.resellers.invite({ id: _id, email: "owner@harbour.test" });
    expect(await refusal(taken)).toMatchObject({ status: 409, code: "email_taken" });
    expect(await owner.resellers.invite({ id: _id, email: right })).toMatchObject({ owner: { email: right } });
    await expect(follow(house, email)).rejects.toMatchObject({ code: "invitation_invalid" });
    const tara = await follow(house, right);
    expect((await owner.resellers.get({ id: _id })).owner).toMatchObject({ email: right, invited: false });
    expect((await tara.auth.session()).loggedOrgDetails._id).toBe(_id);
    expect(await refusal(owner.resellers.invite({ id: _id }))).toMatchObject({ code: "already_signed_in" });
    expect(await refusal(tara.resellers.invite({ id: _id }))).toMatchObject({ status: 403 });
  });

  it("are found by name, code, owner and status", async () => {
    const owner = await platform(house);
    const sold = await sell(house, owner);
    const codes = async (query: Parameters<typeof owner.resellers.list>[0]) =>
      (await owner.resellers.list(query)).data.map(({ _id }) => _id);
    expect(await codes({ search: sold.email.toUpperCase() })).toEqual([sold._id]);
    expect(await codes({ search: sold.email, status: "INACTIVE" })).toEqual([]);
    await owner.resellers.updateStatus({ id: sold._id, isActive: false });
    expect(await codes({ search: sold.email, status: "INACTIVE" })).toEqual([sold._id]);
    const all = await owner.resellers.list({ limit: 1, page: 1 });
    expect(all.totalRecords).toBeGreaterThan(1);
    expect((await owner.resellers.list({ limit: 1, page: 99 })).totalRecords).toBe(all.totalRecords);
  });

  it("are changed by the platform alone, and each change and look is told in their own log", async () => {
    const owner = await platform(house);
    const sold = await sell(house, owner);
    const changed = await owner.resellers.update({ _id: sold._id, orgName: "Southside", theme: "lara-dark-teal" });
    expect(changed).toMatchObject({ orgName: "Southside", theme: "lara-dark-teal", resellerOrgType: "both" });
    const branded = await owner.resellers.updateBranding({
      id: sold._id,
      branding: { showSmallLogo: false },
      brandNameVisible: false,
    });
    expect(branded).toMatchObject({ branding: { showSmallLogo: false, showLargeLogo: true }, brandNameVisible: false });
    await owner.resellers.get({ id: sold._id });
    const told = (await sold.client.auditLog.list({ limit: 50 })).data.filter(
      ({ resource }) => resource === "resellers",
    );
    expect(told.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["resellers.create", "resellers.update", "resellers.updateBranding", "resellers.get"]),
    );
    expect(new Set(told.map(({ actor }) => actor.name))).toEqual(new Set(["Mira Sen (Carrel)"]));
    const own = { status: 403, code: "forbidden" };
    expect(await refusal(sold.client.resellers.update({ _id: sold._id, orgName: "Mine" }))).toMatchObject(own);
    // Even with the permission that no role of his can hold.
    await house.database.tx({ orgId: sold._id }, (db) =>
      db
        .updateTable("roles")
        .set({ permissions: ["resellers.read", "resellers.write"] })
        .execute(),
    );
    const { resellers } = sold.client;
    for (const attempt of [
      () => resellers.update({ _id: sold._id, orgName: "Mine" }),
      () => resellers.updateStatus({ id: sold._id, isActive: true }),
      () => resellers.updateProfitRate({ id: sold._id, rate: 99, type: "percent" }),
      () => resellers.updateDomains({ id: sold._id, domains: [] }),
      () =>
        resellers.create({ orgName: "More", resellerOrgType: "both", owner: { name: "A", email: "more@example.com" } }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 403, code: "platform_only" });
    }
  });

  it("get the rate of the day, and keep every rate that was set", async () => {
    const owner = await platform(house);
    const sold = await sell(house, owner);
    const set = (rate: number, effectiveFrom?: string) =>
      owner.resellers.updateProfitRate({
        id: sold._id,
        rate,
        type: "percent" as const,
        ...(effectiveFrom && { effectiveFrom }),
      });
    expect((await set(25, "2026-11-22")).profitSharing).toEqual({ rate: 20, type: "percent" });
    expect((await set(22.5)).profitSharing).toEqual({ rate: 22.5, type: "percent" });
    expect(await refusal(set(50, "2026-11-20"))).toMatchObject({ status: 400, issues: [{ path: ["effectiveFrom"] }] });
    const rates = await owner.resellers.profitRates({ id: sold._id });
    expect(rates.map(({ rate, effectiveFrom, setBy }) => [rate, effectiveFrom, setBy?.name])).toEqual([
      [25, "2026-11-22", "Mira Sen"],
      [22.5, TODAY, "Mira Sen"],
      [20, TODAY, undefined],
    ]);
    // Midnight in Kolkata is half past six in the evening before in UTC.
    house.setNow("2026-11-21T18:29:00Z");
    expect((await sold.client.resellers.get({ id: sold._id })).profitSharing.rate).toBe(22.5);
    house.setNow("2026-11-21T18:30:00Z");
    expect((await sold.client.resellers.get({ id: sold._id })).profitSharing.rate).toBe(25);
    const fixed = await owner.resellers.updateProfitRate({ id: sold._id, rate: 50_000, type: "fixed" });
    expect(fixed.profitSharing).toEqual({ rate: 50_000, type: "fixed" });
  });

  it("have domains that nobody else has", async () => {
    const owner = await platform(house);
    const [first, second] = [await sell(house, owner), await sell(house, owner)];
    const name = (label: string) => `${label}-${first._id.slice(-12)}.example.com`;
    const set = (id: string, ...domains: { domain: string; isPrimary?: boolean }[]) =>
      owner.resellers.updateDomains({ id, domains });
    const { domains } = await set(
      first._id,
      { domain: name("desks").toUpperCase() },
      { domain: name("seats"), isPrimary: true },
    );
    expect(domains.map(({ domain, isPrimary, status }) => [domain, isPrimary, status])).toEqual([
      [name("seats"), true, "PENDING"],
      [name("desks"), false, "PENDING"],
    ]);
    expect(domains[0]?.dnsMapping?.records.map(({ type, name: record }) => [type, record])).toEqual([
      ["TXT", `_site-verification.${name("seats")}`],
      ["CNAME", name("seats")],
      ["CNAME", `*.${name("seats")}`],
    ]);
    // Who asks keeps nobody else from it; who has proven it does.
    await house.database.tx({ orgId: first._id }, (db) =>
      db.updateTable("domains").set({ status: "VERIFIED" }).where("domain", "=", name("desks")).execute(),
    );
    expect(await refusal(set(second._id, { domain: name("new") }, { domain: name("desks") }))).toMatchObject({
      status: 409,
      code: "domain_taken",
    });
    expect((await owner.resellers.get({ id: second._id })).domains).toEqual([]);
    const kept = await set(first._id, { domain: name("seats") });
    expect(kept.domains).toEqual([domains[0]]);
    expect((await set(second._id, { domain: name("desks") })).domains).toMatchObject([{ isPrimary: true }]);
    expect(await refusal(set(second._id, { domain: "harbour.localhost" }))).toMatchObject({
      status: 400,
      issues: [{ path: ["domains", 0, "domain"] }],
    });
    const both = await Promise.all(
      [first, second].map(({ _id }) => set(_id, { domain: name("a") }, { domain: name("b") })),
    );
    expect(both.map(({ domains: set }) => set.map(({ status }) => status))).toEqual([
      ["PENDING", "PENDING"],
      ["PENDING", "PENDING"],
    ]);
  });

  it("count their own clients and no other's", async () => {
    const owner = await platform(house);
    const sold = await sell(house, owner);
    const [one, two] = [
      await found(house, { apiKey: sold.key, desks: 2 }),
      await found(house, { apiKey: sold.key, desks: 1 }),
    ];
    await found(house, { desks: 1 });
    await two.client.desks.bookDesk({
      deskId: two.desks[0]?._id ?? "",
      customer: { name: "Ravi Kumar", phone: "+91 98765 43210" },
      type: "HOURLY",
      startAt: house.minutesFromNow(0),
      endAt: house.minutesFromNow(60),
    });
    await house.database.tx({ orgId: one.orgId }, (db) =>
      db.updateTable("subscriptions").set({ status: "EXPIRED" }).execute(),
    );
    house.advance({ minutes: 5 });
    const totals = { clients: 2, activeClients: 1, branches: 2, desks: 3 };
    expect((await owner.resellers.get({ id: sold._id })).stats).toEqual(totals);
    for (const client of [owner, sold.client]) {
      const stats = await client.resellers.stats({ id: sold._id });
      expect(stats).toMatchObject({
        ...totals,
        trialClients: 1,
        expiredClients: 1,
        newClientsThisMonth: 2,
        bookingsThisMonth: 1,
        totalRevenue: 0,
        monthlyGrowth: null,
      });
      expect(stats.series.map(({ month }) => month).slice(-2)).toEqual(["2026-10-01", "2026-11-01"]);
      expect(
        stats.series.map(({ clients, newClients, bookings }) => [clients, newClients, bookings]).slice(-2),
      ).toEqual([
        [0, 0, 0],
        [2, 2, 1],
      ]);
      expect(stats.topClients.map(({ _id, bookings, desks }) => [_id, bookings, desks])).toEqual([
        [two.orgId, 1, 1],
        [one.orgId, 0, 2],
      ]);
    }
    const other = await sell(house, owner);
    expect(await other.client.resellers.stats({ id: other._id })).toMatchObject({ clients: 0, topClients: [] });
    expect(await refusal(other.client.resellers.stats({ id: sold._id }))).toMatchObject({ status: 404 });
  });

  describe("an organisation that is none", () => {
    it("is not found among them, whoever asks", async () => {
      const owner = await platform(house);
      const { orgId } = await found(house);
      for (const id of [orgId, house.id()]) {
        for (const attempt of [
          () => owner.resellers.get({ id }),
          () => owner.resellers.update({ _id: id, orgName: "Taken over" }),
          () => owner.resellers.updateStatus({ id, isActive: false }),
          () => owner.resellers.profitRates({ id }),
          () => owner.resellers.stats({ id }),
        ]) {
          expect(await refusal(attempt())).toMatchObject({ status: 404, message: "Organization not found" });
        }
      }
    });
  });
});
