import { expect, it } from "vitest";
import { seedDemo } from "../seed";
import { eachDatabase } from "../testing/databases";
import { testRandom } from "../testing/rows";
import { testClock, testJobs, testLog, testMailer, testPasswords } from "../testing/test-ports";
import { enterOrganisation, leaveOrganisation } from "./enter-organisation";
import { findOrganisationByCode } from "./lookups";
import type { Scope, TenantTransaction } from "./port";

eachDatabase("entering an organisation below", (test) => {
  const idOf = async (code: string) => {
    const find = () => test.database.lookup((db) => findOrganisationByCode(db, code));
    const ports = {
      clock: testClock(),
      passwords: testPasswords,
      random: testRandom,
      mailer: testMailer(),
      jobs: testJobs(),
      log: testLog(),
    };
    if (!(await find())) await seedDemo(test.database, ports);
    return (await find())?.orgId ?? "";
  };
  const seen = async (db: TenantTransaction) =>
    (await db.selectFrom("organisations").select("orgCode").execute()).map(({ orgCode }) => orgCode).join();

  const codes = ["CARREL", "NORTHSIDE", "HARBOUR", "ATHENA", "LAPSED"];
  it.each([
    ["CARREL", ["NORTHSIDE", "HARBOUR", "ATHENA", "LAPSED"]],
    ["NORTHSIDE", ["HARBOUR"]],
    ["HARBOUR", []],
    ["ATHENA", []],
  ])("shows %s what is below it and nothing else", async (caller, reached) => {
    const orgId = await idOf(caller);
    for (const code of codes) {
      const target = await idOf(code);
      const [found, shown] = await test.database.tx({ orgId }, async (db) => [
        (await enterOrganisation(db, target))?.orgCode,
        await seen(db),
      ]);
      expect([found, shown], code).toEqual(reached.includes(code) ? [code, code] : [undefined, caller]);
    }
  });

  it("goes back to where it began, and lasts no longer than its transaction", async () => {
    const [orgId, harbour] = [await idOf("NORTHSIDE"), await idOf("HARBOUR")];
    await test.database.tx({ orgId }, async (db) => {
      await enterOrganisation(db, harbour);
      await leaveOrganisation(db, orgId);
      expect(await seen(db)).toBe("NORTHSIDE");
      await enterOrganisation(db, harbour);
      expect(await seen(db)).toBe("HARBOUR");
    });
    expect(await test.database.tx({ orgId }, seen)).toBe("NORTHSIDE");
  });

  it("leads from the entered organisation no further", async () => {
    const [orgId, northside, harbour] = [await idOf("CARREL"), await idOf("NORTHSIDE"), await idOf("HARBOUR")];
    await test.database.tx({ orgId }, async (db) => {
      await enterOrganisation(db, northside);
      expect(await enterOrganisation(db, harbour)).toBeUndefined();
      expect(await seen(db)).toBe("NORTHSIDE");
    });
  });

  it("is not for somebody of some branches, or a visitor", async () => {
    const [orgId, harbour] = [await idOf("NORTHSIDE"), await idOf("HARBOUR")];
    const scopes: Scope[] = [
      { orgId, branchIds: [] },
      { orgId, branchIds: [testRandom.id()] },
      { orgId, visitor: { email: "nisha@example.com", customerIds: [] } },
    ];
    for (const scope of scopes) {
      expect(await test.database.tx(scope, (db) => enterOrganisation(db, harbour))).toBeUndefined();
    }
  });
});
