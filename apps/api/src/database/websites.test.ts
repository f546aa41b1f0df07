import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant, testRandom } from "../testing/rows";
import { json } from "./json";
import { domainsToCheck, findAddresses, findDomainOrganisation, findLabelOrganisation, labelsTaken } from "./lookups";
import type { Database } from "./port";

const NOW = new Date("2026-11-27T06:00:00Z");
const HOUR = 3_600_000;

let last = 0;
const newLabel = () => `hall-${++last}`;

const site = (database: Database, orgId: string, label: string, homeId: string | null = null) =>
  database.tx({ orgId }, (db) =>
    db
      .insertInto("websites")
      .values({ orgId, label, homeId, requestedAt: NOW })
      .onConflict((row) => row.column("orgId").doUpdateSet({ label, homeId }))
      .execute(),
  );

const ask = (database: Database, orgId: string, domain: string, nextCheckAt: Date | null = null) =>
  database.tx({ orgId }, (db) =>
    db
      .insertInto("domains")
      .values({
        orgId,
        domain,
        isPrimary: true,
        status: "PENDING",
        nextCheckAt,
        dnsMapping: json({ domain, records: [] }),
      })
      .execute(),
  );

const verify = (database: Database, orgId: string, domain: string, verifiedAt = NOW) =>
  database.tx({ orgId }, (db) =>
    db.updateTable("domains").set({ status: "VERIFIED", verifiedAt }).where("domain", "=", domain).execute(),
  );

const anOrganisation = (orgCode: string) => ({
  orgName: "Reading rooms",
  orgCode,
  orgType: "client" as const,
  workspaceKind: "study-hall" as const,
  timezone: "Asia/Kolkata",
  currency: "INR",
});

const insertCoded = (database: Database, orgCode: string) => {
  const orgId = testRandom.id();
  return database.tx({ orgId }, (db) =>
    db
      .insertInto("organisations")
      .values({ orgId, ...anOrganisation(orgCode) })
      .returning("orgId")
      .executeTakeFirst(),
  );
};

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { constraint?: string }) => error.constraint ?? String(error),
  );

eachDatabase("sites", (test) => {
  it("have a label each, below the platform and below each reseller", async () => {
    const { database } = test;
    const [left, right, reseller] = await Promise.all([1, 2, 3].map(() => insertTenant(database)));
    if (!left || !right || !reseller) throw new Error("Three tenants are there");
    const label = newLabel();
    const tries = await Promise.all([left, right].map(({ orgId }) => outcome(site(database, orgId, label))));
    expect(tries.toSorted()).toEqual(["done", "websites_label_unique"]);
    const [one, two] = tries[0] === "done" ? [left, right] : [right, left];
    await site(database, two.orgId, label, reseller.orgId);
    await database.tx({ orgId: two.orgId }, (db) =>
      db.updateTable("organisations").set({ resellerId: reseller.orgId }).execute(),
    );
    const domain = `${newLabel()}.example`;
    await ask(database, reseller.orgId, domain);
    const find = (parent: string | null) => database.lookup((db) => findLabelOrganisation(db, label, parent));
    expect([await find(null), await find(domain)]).toEqual([one.orgId, null]);
    await verify(database, reseller.orgId, domain);
    expect([await find(null), await find(domain)]).toEqual([one.orgId, two.orgId]);
    expect(await database.lookup((db) => findAddresses(db, two.orgId))).toEqual({
      ownDomain: null,
      label,
      isAtReseller: true,
      resellerId: reseller.orgId,
      resellerDomain: domain,
    });
    // Whoever left its reseller is not found below his domain.
    await database.tx({ orgId: two.orgId }, (db) =>
      db.updateTable("organisations").set({ resellerId: null }).execute(),
    );
    expect(await find(domain)).toBeNull();
    expect(await database.lookup((db) => findAddresses(db, two.orgId))).toMatchObject({ isAtReseller: false });
  });

  it("take no code of another organisation, and no organisation takes the label of a site as its code", async () => {
    const { database } = test;
    const { orgId } = await insertTenant(database);
    const taken = newLabel();
    expect(await insertCoded(database, taken.toUpperCase())).toBeDefined();
    expect(await outcome(site(database, orgId, taken))).toBe("websites_label_unique");
    const label = newLabel();
    await site(database, orgId, label);
    expect(await insertCoded(database, label.toUpperCase())).toBeUndefined();
    const free = newLabel();
    expect(
      await database.tx({ orgId }, (db) => labelsTaken(db, { homeId: null, labels: [taken, label, free], orgId })),
    ).toEqual([taken]);
    const other = await insertTenant(database);
    const seen = await database.tx({ orgId: other.orgId }, (db) =>
      labelsTaken(db, { homeId: null, labels: [taken, label, free], orgId: other.orgId }),
    );
    expect(seen.toSorted()).toEqual([taken, label].toSorted());
  });

  it("stand on a name for one of those who want it at the same moment, as code or as label", async () => {
    const { database } = test;
    const { orgId } = await insertTenant(database);
    for (let round = 0; round < 5; round += 1) {
      const name = newLabel();
      const [asLabel, asCode] = await Promise.all([
        outcome(site(database, orgId, name)),
        insertCoded(database, name.toUpperCase()),
      ]);
      expect([asLabel === "done", asCode !== undefined].filter(Boolean)).toHaveLength(1);
    }
  });
});

eachDatabase("domains", (test) => {
  it("are asked for by many, and are of the one who proves it first", async () => {
    const { database } = test;
    const [one, two] = [await insertTenant(database), await insertTenant(database)];
    const domain = `${newLabel()}.example`;
    await ask(database, one.orgId, domain);
    await ask(database, two.orgId, domain);
    const find = () => database.lookup((db) => findDomainOrganisation(db, domain));
    expect(await find()).toBeNull();
    const tries = await Promise.all([one, two].map(({ orgId }) => outcome(verify(database, orgId, domain))));
    expect(tries.toSorted()).toEqual(["domains_domain_unique", "done"]);
    const [winner, loser] = tries[0] === "done" ? [one, two] : [two, one];
    expect(await find()).toBe(winner.orgId);
    await database.tx({ orgId: winner.orgId }, (db) => db.updateTable("domains").set({ status: "FAILED" }).execute());
    await verify(database, loser.orgId, domain);
    expect(await find()).toBe(loser.orgId);
  });

  it("lead to the one that was verified while the primary one isn't", async () => {
    const { database } = test;
    const { orgId } = await insertTenant(database);
    const [old, wanted] = [`${newLabel()}.example`, `${newLabel()}.example`];
    await ask(database, orgId, old);
    await verify(database, orgId, old);
    await database.tx({ orgId }, (db) => db.updateTable("domains").set({ isPrimary: false }).execute());
    await ask(database, orgId, wanted);
    const known = async () => (await database.lookup((db) => findAddresses(db, orgId)))?.ownDomain;
    expect(await known()).toBe(old);
    await verify(database, orgId, wanted);
    expect(await known()).toBe(wanted);
  });

  it("are asked about when it is time, the longest waiting first", async () => {
    const { database } = test;
    const { orgId } = await insertTenant(database);
    const [first, second, later, never] = [1, 2, 3, 4].map(() => `${newLabel()}.example`);
    const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
    for (const [domain, next] of [
      [second, at(-1)],
      [first, at(-2)],
      [later, at(1)],
      [never, null],
    ] as const) {
      await database.tx({ orgId }, (db) => db.updateTable("domains").set({ isPrimary: false }).execute());
      await ask(database, orgId, domain ?? "", next);
    }
    const due = await database.lookup((db) => domainsToCheck(db, NOW, { without: [], limit: 100 }));
    expect(due.filter((row) => row.orgId === orgId).map(({ domain }) => domain)).toEqual([first, second]);
    const without = await database.lookup((db) => domainsToCheck(db, NOW, { without: [orgId], limit: 100 }));
    expect(without.some((row) => row.orgId === orgId)).toBe(false);
  });
});
