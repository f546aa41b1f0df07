import { expect, it } from "vitest";
import { openPostgres } from "../adapters/postgres";
import { findCaller } from "../database/find-caller";
import { findOrganisationByCode, findPersonOrganisation } from "../database/lookups";
import type { Database } from "../database/port";
import { foundPlatform } from "../platform/found-platform";
import { eachDatabase, openTestDatabase } from "../testing/databases";
import { testJobs, testLog, testMailer, testPasswords } from "../testing/test-ports";
import { FREE_DESKS } from "./demo-data";
import { demoSignIns, OtherPlatformError, seedDemo } from "./index";

const NOW = new Date("2026-11-21T06:00:00Z");

const ports = {
  clock: { now: () => NOW },
  passwords: { ...testPasswords, hash: async (password: string) => `hash of ${password}`, verify: async () => true },
  random: {
    bytes: (count: number) => globalThis.crypto.getRandomValues(new Uint8Array(count)),
    id: () => globalThis.crypto.randomUUID(),
  },
  mailer: testMailer(),
  jobs: testJobs(),
  log: testLog(),
};

async function read(database: Database, orgCode: string) {
  const organisation = await database.lookup((db) => findOrganisationByCode(db, orgCode));
  if (!organisation) throw new Error(`${orgCode} was not seeded`);
  const { orgId } = organisation;
  return database.tx({ orgId }, async (db) => ({
    organisation,
    branches: await db.selectFrom("branches").selectAll().execute(),
    desks: await db.selectFrom("desks").selectAll().orderBy("deskId").execute(),
    bookings: await db.selectFrom("bookings").selectAll().orderBy("code").execute(),
    customers: await db.selectFrom("customers").selectAll().execute(),
    subscription: await db.selectFrom("subscriptions").selectAll().executeTakeFirst(),
  }));
}

eachDatabase("the demo", (test) => {
  it("is what the product promises, and a second start leaves it as it is", async () => {
    await seedDemo(test.database, ports);
    const harbour = await read(test.database, "HARBOUR");
    const northside = await read(test.database, "NORTHSIDE");
    expect(harbour.organisation).toMatchObject({ resellerId: northside.organisation.orgId, isClient: true });
    expect(northside.organisation.isReseller).toBe(true);
    expect(harbour.branches.map((branch) => branch.name).sort()).toEqual(["Old Mill", "Pier 4"]);
    expect((await read(test.database, "CARREL")).organisation.isSuper).toBe(true);
    expect((await read(test.database, "ATHENA")).organisation.workspaceKind).toBe("study-hall");

    const lapsed = await read(test.database, "LAPSED");
    expect(lapsed.subscription?.status).toBe("EXPIRED");
    expect(lapsed.subscription?.currentPeriodEnd.getTime()).toBeLessThan(NOW.getTime());

    for (const { email, orgCode } of demoSignIns) {
      const orgId = await test.database.lookup((db) => findPersonOrganisation(db, email));
      const { key } = await test.database.lookup((db) =>
        findCaller(db, { keyText: `pk_demo_${orgCode.toLowerCase()}` }),
      );
      expect(orgId).toBe(key?.orgId);
    }

    await seedDemo(test.database, ports);
    const again = await read(test.database, "HARBOUR");
    expect(again.bookings.map((booking) => booking.bookingId)).toEqual(
      harbour.bookings.map((booking) => booking.bookingId),
    );
    expect(again.desks).toHaveLength(harbour.desks.length);
  });

  it("leaves desks 9 and 10 of each branch free, and fills the others around now", async () => {
    for (const orgCode of ["HARBOUR", "ATHENA"]) {
      const { branches, desks, bookings, customers } = await read(test.database, orgCode);
      for (const branch of branches) {
        const own = desks.filter((desk) => desk.branchId === branch.branchId);
        expect(own.length).toBeGreaterThanOrEqual(10);
        expect(customers.filter((customer) => customer.branchId === branch.branchId).length).toBeGreaterThanOrEqual(5);
        const free = own.filter((desk) => FREE_DESKS.includes(Number(desk.name.slice(1))));
        expect(free).toHaveLength(2);
        const booked = bookings.filter((booking) => booking.branchId === branch.branchId);
        expect(booked.filter((booking) => free.some((desk) => desk.deskId === booking.deskId))).toEqual([]);
        expect(booked.some((booking) => booking.status === "PENDING" && booking.startAt > NOW)).toBe(true);
        expect(booked.some((booking) => booking.startAt <= NOW && booking.endAt > NOW)).toBe(true);
        expect(booked.some((booking) => booking.startAt < new Date(NOW.getTime() - 60 * 86_400_000))).toBe(true);
      }
    }
  });

  it("is paid as people come, but for a few; its cash was counted, a deposit is held, a lost key is charged, and one debt is written off", async () => {
    for (const orgCode of ["HARBOUR", "ATHENA"]) {
      const { organisation, branches, bookings } = await read(test.database, orgCode);
      const { debts, counts, cash, deposits, charges } = await test.database.tx(
        { orgId: organisation.orgId },
        async (db) => ({
          debts: await db.selectFrom("debts").selectAll().execute(),
          counts: await db.selectFrom("cashCounts").selectAll().execute(),
          cash: await db.selectFrom("cashTaken").selectAll().where("countId", "is", null).execute(),
          deposits: await db.selectFrom("deposits").selectAll().execute(),
          charges: await db.selectFrom("charges").selectAll().orderBy("chargedAt").execute(),
        }),
      );
      const charged = bookings.filter(({ status, amount }) => status === "CONFIRMED" && amount > 0);
      expect(debts.length).toBeGreaterThan(0);
      expect(debts.length / charged.length).toBeLessThan(0.05);
      expect(Math.min(...debts.map(({ since }) => since.getTime()))).toBeGreaterThan(NOW.getTime() - 3 * 86_400_000);
      expect(cash.length).toBeGreaterThan(0);
      for (const { branchId } of branches) {
        const of = <One extends { branchId: string }>(rows: One[]) => rows.filter((row) => row.branchId === branchId);
        const lacking = of(counts).filter(({ difference }) => difference !== 0);
        expect(lacking).toMatchObject([{ difference: -2_000, note: "Change was given twice" }]);
        expect(
          of(deposits)
            .map(({ held }) => held)
            .sort(),
        ).toEqual([100_000, 60_000]);
        expect(of(charges).map(({ amount, paid }) => amount - paid)).toEqual([0, 25_000]);
        expect(of(bookings).filter(({ writtenOff }) => writtenOff)).toHaveLength(1);
      }
    }
  });
});

it("is written once by servers that start at once on an empty PostgreSQL", async () => {
  const { url = "", close } = await openTestDatabase("postgres");
  const servers = [1, 2, 3].map(() => openPostgres({ url }));
  const seeded = await Promise.allSettled(servers.map((server) => seedDemo(server, ports)));
  expect(seeded.flatMap((seed) => (seed.status === "rejected" ? [String(seed.reason)] : []))).toEqual([]);
  for (const server of servers) await server.close();
  await close();
});

eachDatabase("the demo beside a platform that somebody founded", (test) => {
  it("is refused, and leaves no row", async () => {
    await foundPlatform(test.database, ports);
    await expect(seedDemo(test.database, ports)).rejects.toThrow(OtherPlatformError);
    await expect(seedDemo(test.database, ports)).rejects.toThrow(/CARREL_DEMO=0/);
    for (const { email } of demoSignIns) {
      expect(await test.database.lookup((db) => findPersonOrganisation(db, email))).toBeNull();
    }
  });
});
