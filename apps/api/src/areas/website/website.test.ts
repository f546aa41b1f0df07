import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { nodeDns } from "../../adapters/dns";
import { LIMITS } from "../../pipeline/rate-limit";
import type { Dns } from "../../ports";
import { startDnsServer, type TestDnsServer } from "../../testing/dns-server";
import { eachHouse, found, type House, PASSWORD, type Place, refusal } from "../testing/house";
import { follow } from "../testing/staff";
import { checkDomains } from "./check-due";

const HOST = "app.carrel.example";
const ADDRESS = "192.0.2.1";

let server: TestDnsServer;
const dns: Dns = {
  siteAddresses: [],
  ask: (...asked) => nodeDns({ servers: [server.address], siteAddresses: [] }).ask(...asked),
};

beforeAll(async () => {
  server = await startDnsServer();
});
beforeEach(() => {
  server.clear();
  server.add({ type: "A", name: HOST, value: ADDRESS });
});
afterAll(() => server.close());

const publicUrl = `https://${HOST}`;

/** Runs the job so often, with time between. */
const checkHourly = async (house: House, hours: number) => {
  for (let hour = 0; hour < hours; hour += 1) {
    house.advance({ minutes: 61 });
    await checkDomains({ ...house.api.ports, publicUrl });
  }
  await house.tell();
};

type Records = { records: readonly { type: "TXT" | "CNAME" | "A"; name: string; value: string }[] };

/** Does at the registrar what the records say. */
const set = (mapping: Records | null | undefined) => {
  if (!mapping) throw new Error("There are records to set");
  server.add(...mapping.records);
};

const verified = async ({ client, orgId }: Pick<Place, "client" | "orgId">, customDomain: string) => {
  const { dnsMapping } = await client.website.configureDomain({ orgId, customDomain });
  set(dnsMapping);
  return client.website.verifyDns({ orgId });
};

async function platform(house: House): Promise<Client<Contract>> {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@carrel.test", password: PASSWORD });
  return client;
}

/** A reseller, and the key under which his clients sign up. */
async function sell(house: House) {
  const owner = await platform(house);
  const email = `reseller-${house.unique()}@example.com`;
  const { _id: orgId } = await owner.resellers.create({
    orgName: `Reseller ${house.unique()}`,
    resellerOrgType: "both",
    owner: { name: "Tara Nair", email },
    profitSharing: { rate: 20, type: "percent" },
  });
  const client = await follow(house, email);
  const [key] = (await client.apiKeys.list()).data;
  return { orgId, client, email, apiKey: key?.key ?? "", owner };
}

eachHouse(
  "a site",
  (house) => {
    const name = (label = "desks") => `${label}-${house.unique()}.hall.example`;

    it("is asked for with a sub-domain that is free, and changed by asking again", async () => {
      const { client, orgId } = await found(house);
      expect(await client.website.settings()).toMatchObject({
        requestedAt: null,
        defaultDomain: null,
        defaultDomainStatus: "NOT_CONFIGURED",
        customDomain: null,
        status: "NOT_CONFIGURED",
      });
      expect((await client.auth.session()).loggedOrgDetails).toMatchObject({ websiteSettings: null, dnsMapping: null });
      const { domains } = await client.website.availableDomains();
      expect(domains.length).toBeGreaterThan(2);
      expect(domains.every((domain) => domain.endsWith(`.${HOST}`))).toBe(true);
      const first = await client.website.requestWebsite({ orgId });
      expect(first).toMatchObject({
        defaultDomain: domains[0],
        defaultDomainStatus: "VERIFIED",
        url: `https://${domains[0]}`,
      });
      expect(await client.website.requestWebsite({ orgId })).toEqual(first);
      const other = `hall-${house.unique()}`.slice(0, 24);
      const changed = await client.website.requestWebsite({ orgId, domain: `${other.toUpperCase()}.${HOST}` });
      expect(changed).toMatchObject({ defaultDomain: `${other}.${HOST}`, requestedAt: first.requestedAt });
      expect((await client.auth.session()).loggedOrgDetails.websiteSettings).toEqual(changed);
      // Given up, it is free again.
      const beside = await found(house);
      expect(
        await beside.client.website.requestWebsite({ orgId: beside.orgId, domain: domains[0] ?? "" }),
      ).toMatchObject({ defaultDomain: domains[0] });
    });

    it("takes no name that somebody has, that is kept, or that lies elsewhere", async () => {
      const [one, two] = [await found(house), await found(house)];
      const label = `hall-${house.unique()}`.slice(-24).replace(/^-+/, "");
      await one.client.website.requestWebsite({ orgId: one.orgId, domain: `${label}.${HOST}` });
      const ask = (domain: string) => refusal(two.client.website.requestWebsite({ orgId: two.orgId, domain }));
      expect(await ask(`${label}.${HOST}`)).toMatchObject({ status: 409, code: "domain_taken" });
      const { orgCode } = (await one.client.auth.session()).loggedOrgDetails;
      expect(await ask(`${orgCode}.${HOST}`)).toMatchObject({ status: 409, code: "domain_taken" });
      for (const wrong of [
        `www.${HOST}`,
        `support.${HOST}`,
        `carre1.${HOST}`,
        `a.b.${HOST}`,
        "hall.example",
        `x.${HOST}`,
      ]) {
        expect(await ask(wrong), wrong).toMatchObject({ status: 400, issues: [{ path: ["domain"] }] });
      }
      expect((await two.client.website.settings()).requestedAt).toBeNull();
      const both = await Promise.allSettled(
        [one, two].map(({ client, orgId }) =>
          client.website.requestWebsite({ orgId, domain: `both-${label}.${HOST}` }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    });

    it("is changed by two at once, and stands as one of them said", async () => {
      const { client, orgId } = await found(house);
      const names = [name("one"), name("two"), name("three")];
      const tries = await Promise.allSettled(
        [...names, ...names].map((customDomain) => client.website.configureDomain({ orgId, customDomain })),
      );
      expect(tries.map(({ status }) => status)).toEqual(tries.map(() => "fulfilled"));
      expect(names).toContain((await client.website.settings()).customDomain);
    });

    it("is changed by its own people and those above, who work in every branch", async () => {
      const { client, orgId } = await found(house);
      const stranger = await found(house);
      const refusals = [
        await refusal(stranger.client.website.requestWebsite({ orgId })),
        await refusal(stranger.client.website.configureDomain({ orgId, customDomain: name() })),
        await refusal(stranger.client.website.verifyDns({ orgId })),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
      const owner = await platform(house);
      const domain = name();
      await owner.website.configureDomain({ orgId, customDomain: domain });
      expect((await client.website.settings()).customDomain).toBe(domain);
      const { _id } = (await owner.auth.session()).loggedOrgDetails;
      expect(await refusal(owner.website.requestWebsite({ orgId: _id }))).toMatchObject({
        status: 409,
        code: "no_site",
      });
      expect(await refusal(owner.website.configureDomain({ orgId: _id, customDomain: name() }))).toMatchObject({
        code: "no_site",
      });
    });
  },
  { dns, publicUrl },
);

eachHouse(
  "a domain",
  (house) => {
    const name = (label = "desks") => `${label}-${house.unique()}.hall.example`;

    it("is proven by its records, and says of each what was found", async () => {
      const { client, orgId, email } = await found(house);
      expect(await refusal(client.website.verifyDns({ orgId }))).toMatchObject({ status: 409, code: "domain_missing" });
      const domain = name();
      const { websiteSettings, dnsMapping } = await client.website.configureDomain({ orgId, customDomain: domain });
      expect(websiteSettings).toMatchObject({
        customDomain: domain,
        status: "PENDING",
        checkedAt: null,
        standsUntil: null,
      });
      expect(dnsMapping?.records).toMatchObject([
        {
          type: "TXT",
          name: `_site-verification.${domain}`,
          value: expect.stringMatching(/^site-verification=[\w-]{43}$/),
          found: [],
          ok: false,
        },
        { type: "CNAME", name: domain, value: HOST, found: [], ok: false },
      ]);
      // Nothing is there, then the wrong things, then the right ones.
      const nothing = await client.website.verifyDns({ orgId });
      expect(nothing.websiteSettings).toMatchObject({ status: "PENDING", verifiedAt: null });
      expect(nothing.websiteSettings.checkedAt).not.toBeNull();
      expect(nothing.dnsMapping?.records.map(({ problem }) => problem)).toEqual([
        "DNS knows no such name yet.",
        "DNS knows no such name yet.",
      ]);
      server.add(
        { type: "TXT", name: `_site-verification.${domain}`, value: "site-verification=another" },
        { type: "CNAME", name: domain, value: "parking.example" },
      );
      const wrong = await client.website.verifyDns({ orgId });
      expect(wrong.dnsMapping?.records).toMatchObject([
        { found: ["site-verification=another"], ok: false },
        { found: ["parking.example"], ok: false, problem: "It leads to parking.example, which leads nowhere." },
      ]);
      server.remove(domain);
      const proof = dnsMapping?.records[0]?.value ?? "";
      server.add(
        { type: "TXT", name: `_site-verification.${domain}`, value: [proof.slice(0, 20), proof.slice(20)] },
        { type: "CNAME", name: domain, value: `edge.${domain}` },
        { type: "CNAME", name: `edge.${domain}`, value: `${HOST.toUpperCase()}.` },
      );
      const right = await client.website.verifyDns({ orgId });
      expect(right.websiteSettings).toMatchObject({ status: "VERIFIED", url: `https://${domain}` });
      expect(right.dnsMapping?.records.map(({ ok }) => ok)).toEqual([true, true]);
      expect(await client.website.domainStatus()).toEqual(right);
      expect((await client.auth.session()).loggedOrgDetails).toMatchObject({
        websiteSettings: right.websiteSettings,
        dnsMapping: right.dnsMapping,
      });
      await house.tell();
      const news = (await client.notifications.list({ limit: 10, page: 1 })).data.map(({ title }) => title);
      expect(news).toContain(`${domain} is yours, and leads here`);
      expect(email).toBeDefined();
    });

    it("leads here by addresses where it is registered itself", async () => {
      const { client, orgId } = await found(house);
      const domain = `hall-${house.unique()}.example`;
      const { dnsMapping } = await client.website.configureDomain({ orgId, customDomain: domain });
      expect(dnsMapping?.records[1]).toMatchObject({ type: "A", name: domain, value: ADDRESS });
      set(dnsMapping);
      server.add({ type: "A", name: domain, value: "203.0.113.9" });
      const some = await client.website.verifyDns({ orgId });
      expect(some.websiteSettings.status).toBe("PENDING");
      expect(some.dnsMapping?.records[1]?.problem).toBe("Some visitors would come elsewhere: take away 203.0.113.9.");
      server.remove(domain, "A");
      server.add({ type: "A", name: domain, value: ADDRESS });
      expect((await client.website.verifyDns({ orgId })).websiteSettings.status).toBe("VERIFIED");
    });

    it.each<[string, (domain: string) => void]>([
      [
        "aliases lead in a circle",
        (domain) => {
          server.add(
            { type: "CNAME", name: domain, value: `b.${domain}` },
            { type: "CNAME", name: `b.${domain}`, value: domain },
          );
        },
      ],
      [
        "aliases go on and on",
        (domain) => {
          for (let link = 0; link < 12; link += 1) {
            server.add({
              type: "CNAME",
              name: link === 0 ? domain : `l${link}.${domain}`,
              value: `l${link + 1}.${domain}`,
            });
          }
        },
      ],
      ["its server fails", (domain) => server.fail(domain, "servfail")],
    ])("waits where %s", async (_, arrange) => {
      const { client, orgId } = await found(house);
      const domain = name();
      const { dnsMapping } = await client.website.configureDomain({ orgId, customDomain: domain });
      const [proof] = dnsMapping?.records ?? [];
      if (proof) server.add(proof);
      arrange(domain);
      const { websiteSettings, dnsMapping: seen } = await client.website.verifyDns({ orgId });
      expect(websiteSettings.status).toBe("PENDING");
      expect(seen?.records.map(({ ok }) => ok)).toEqual([true, false]);
      expect(seen?.records[1]?.problem).toBeTruthy();
    });

    it("is of the one who proves it, however many asked for it, also at the same moment", async () => {
      const [one, two] = [await found(house), await found(house)];
      const domain = name();
      const mappings = [];
      for (const { client, orgId } of [one, two]) {
        mappings.push((await client.website.configureDomain({ orgId, customDomain: domain })).dnsMapping);
      }
      expect(mappings[0]?.records[0]?.value).not.toBe(mappings[1]?.records[0]?.value);
      // The second one's proof alone stands there.
      set(mappings[1]);
      expect((await one.client.website.verifyDns({ orgId: one.orgId })).websiteSettings.status).toBe("PENDING");
      const proofs = mappings.flatMap((mapping) => mapping?.records[0] ?? []);
      server.add(...proofs);
      const tries = await Promise.allSettled(
        [one, two].map(({ client, orgId }) => client.website.verifyDns({ orgId })),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const [loser, winner] = tries[0]?.status === "rejected" ? [one, two] : [two, one];
      expect(await refusal(loser.client.website.verifyDns({ orgId: loser.orgId }))).toMatchObject({
        status: 409,
        code: "domain_taken",
      });
      const third = await found(house);
      expect(
        await refusal(third.client.website.configureDomain({ orgId: third.orgId, customDomain: domain })),
      ).toMatchObject({ status: 409, code: "domain_taken" });
      // The job says so too.
      await checkHourly(house, 1);
      expect((await loser.client.website.domainStatus()).dnsMapping?.records[0]?.problem).toMatch(
        /Another organisation/,
      );
      // Once it is given up it is the other's.
      await winner.client.website.configureDomain({ orgId: winner.orgId, customDomain: null });
      expect(await winner.client.website.domainStatus()).toMatchObject({
        dnsMapping: null,
        websiteSettings: { status: "NOT_CONFIGURED", customDomain: null },
      });
      expect((await loser.client.website.verifyDns({ orgId: loser.orgId })).websiteSettings.status).toBe("VERIFIED");
    });

    it("is warned of when its proof is gone, switched off three days later, and free for whoever comes", async () => {
      const place = await found(house);
      const { client, orgId, email } = place;
      const domain = name();
      await verified(place, domain);
      server.remove(`_site-verification.${domain}`);
      await checkHourly(house, 9);
      const warned = await client.website.domainStatus();
      expect(warned.websiteSettings).toMatchObject({ status: "VERIFIED", url: `https://${domain}` });
      expect(warned.websiteSettings.standsUntil).not.toBeNull();
      expect(await house.lastMail(email)).toMatchObject({
        subject: `DNS records of ${domain} are missing`,
        textBody: expect.stringMatching(/switched off on \w+, \d+ \w+ 2026 unless they are back/),
      });
      await checkHourly(house, 73);
      const failed = await client.website.domainStatus();
      expect(failed.websiteSettings).toMatchObject({ status: "FAILED", verifiedAt: null, standsUntil: null });
      expect(failed.websiteSettings.url).not.toContain(domain);
      expect(await house.lastMail(email)).toMatchObject({ subject: `${domain} does not lead here` });
      const next = await found(house);
      expect((await verified(next, domain)).websiteSettings.status).toBe("VERIFIED");
      expect((await client.website.verifyDns({ orgId })).websiteSettings.status).toBe("PENDING");
    });

    it("leads to the one that replaced it until its records are gone", async () => {
      const place = await found(house);
      const { client, orgId } = place;
      const [old, wanted] = [name("old"), name("new")];
      await verified(place, old);
      const changed = await client.website.configureDomain({ orgId, customDomain: wanted });
      expect(changed.websiteSettings).toMatchObject({ customDomain: wanted, status: "PENDING", url: `https://${old}` });
      // Changed once more before it was proven: the one in between is given up.
      const third = name("third");
      await verified(place, third);
      const domains = () =>
        house.database.tx({ orgId }, (db) =>
          db.selectFrom("domains").select(["domain", "isPrimary"]).orderBy("isPrimary", "desc").execute(),
        );
      expect(await domains()).toEqual([
        { domain: third, isPrimary: true },
        { domain: old, isPrimary: false },
      ]);
      server.remove(old);
      await checkHourly(house, 12);
      expect(await domains()).toEqual([{ domain: third, isPrimary: true }]);
      // And the first one again.
      await verified(place, old);
      expect((await client.website.settings()).url).toBe(`https://${old}`);
    });

    it("is stored as DNS has it, told as people write it, and refused where it looks like another", async () => {
      const place = await found(house);
      const { client, orgId } = place;
      const label = `bücher${house.unique().replaceAll(/[^a-z0-9]/g, "")}`;
      const { websiteSettings } = await verified(place, `${label}.hall.example`);
      expect(websiteSettings.customDomain).toMatch(/^xn--bcher.*\.hall\.example$/);
      await house.tell();
      const { data } = await client.notifications.list({ limit: 1, page: 1 });
      expect(data[0]?.title).toBe(`${label}.hall.example is yours, and leads here`);
      for (const wrong of ["саггеӏ.example", "cаrrel.example", HOST, `x.${HOST}`, "co.in"]) {
        expect(await refusal(client.website.configureDomain({ orgId, customDomain: wrong })), wrong).toMatchObject({
          status: 400,
          issues: [{ path: ["customDomain"] }],
        });
      }
    });

    it("of a reseller is proven the same way, with the names below it for his clients", async () => {
      const { owner, client, orgId, apiKey, email } = await sell(house);
      const domain = `rooms-${house.unique()}.example`;
      const { domains } = await owner.resellers.updateDomains({ id: orgId, domains: [{ domain }] });
      const records = domains[0]?.dnsMapping?.records ?? [];
      expect(records).toMatchObject([
        { type: "TXT" },
        { type: "A" },
        { type: "CNAME", name: `*.${domain}`, isOptional: true },
      ]);
      server.add(...records.filter(({ isOptional }) => !isOptional));
      const first = await client.website.verifyDns({ orgId });
      expect(first.websiteSettings).toMatchObject({
        status: "VERIFIED",
        customDomain: domain,
        url: `https://${domain}`,
      });
      const below = await found(house, { apiKey });
      const suggested = async () => (await below.client.website.availableDomains()).domains;
      expect((await suggested()).some((each) => each.endsWith(`.${domain}`))).toBe(false);
      server.add({ type: "CNAME", name: `*.${domain}`, value: HOST });
      await client.website.verifyDns({ orgId });
      const [best = "", ...others] = await suggested();
      // All his clients know of the platform is he.
      for (const each of [best, ...others]) expect(each.endsWith(`.${domain}`)).toBe(true);
      expect(await client.website.requestWebsite({ orgId: below.orgId, domain: best })).toMatchObject({
        defaultDomain: best,
        defaultDomainStatus: "VERIFIED",
        url: `https://${best}`,
      });
      expect(await refusal(client.website.requestWebsite({ orgId }))).toMatchObject({ code: "no_site" });
      const theirs = { orgId: below.orgId, customDomain: `desks.hall-${house.unique()}.example` };
      const { dnsMapping } = await below.client.website.configureDomain(theirs);
      expect(JSON.stringify(dnsMapping)).not.toMatch(/carrel/i);
      expect(dnsMapping?.records).toMatchObject([{ type: "TXT" }, { type: "CNAME", value: domain }]);
      set(dnsMapping);
      const led = await below.client.website.verifyDns({ orgId: below.orgId });
      expect(led.websiteSettings).toMatchObject({ status: "VERIFIED", url: `https://${theirs.customDomain}` });
      await below.client.website.configureDomain({ ...theirs, customDomain: null });
      // Who leaves him has nothing below his domain, and gets another when it asks.
      await house.database.tx({ orgId: below.orgId }, (db) =>
        db.updateTable("organisations").set({ resellerId: null, isClient: false }).execute(),
      );
      expect(await below.client.website.settings()).toMatchObject({
        defaultDomain: null,
        defaultDomainStatus: "FAILED",
      });
      const again = await below.client.website.requestWebsite({ orgId: below.orgId });
      expect(again).toMatchObject({ defaultDomain: expect.stringMatching(HOST), defaultDomainStatus: "VERIFIED" });
      // Two hosts of his are his both, and both are warned of.
      const second = `seats-${house.unique()}.example`;
      const both = await owner.resellers.updateDomains({
        id: orgId,
        domains: [{ domain, isPrimary: true }, { domain: second }],
      });
      set(both.domains.find((each) => each.domain === second)?.dnsMapping);
      await checkHourly(house, 1);
      server.remove(second);
      server.remove(`_site-verification.${second}`);
      await checkHourly(house, 10);
      expect(await house.lastMail(email)).toMatchObject({ subject: `DNS records of ${second} are missing` });
      await client.website.configureDomain({ orgId, customDomain: null });
      expect((await owner.resellers.get({ id: orgId })).domains.map((each) => each.domain)).toEqual([second]);
    });
  },
  { dns, publicUrl },
);

eachHouse(
  "a check of DNS",
  (house) => {
    it("is made so often in an hour, and then DNS is asked no more", async () => {
      const { client, orgId } = await found(house);
      const domain = `desks-${house.unique()}.hall.example`;
      await client.website.configureDomain({ orgId, customDomain: domain });
      for (let time = 0; time < 60; time += 1) await client.website.verifyDns({ orgId });
      const asked = server.asked.length;
      expect(await refusal(client.website.verifyDns({ orgId }))).toMatchObject({ status: 429 });
      expect(server.asked.length).toBe(asked);
      // What the job found can be read on.
      expect((await client.website.domainStatus()).websiteSettings.customDomain).toBe(domain);
    });
  },
  { dns, publicUrl, limits: { ...LIMITS, general: null } },
);
