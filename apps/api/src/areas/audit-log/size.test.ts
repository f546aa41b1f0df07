import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertTenant, type TestTenant, testRandom } from "../../testing/rows";
import { findEntries, MOST_FOUND } from "./queries";
import { holds, type Meant, meantBy } from "./search";

/** More than a filtered list counts; enough for the planner to prefer an index wherever one serves. */
const ENTRIES = 20_000;

eachDatabase("a long audit log", (test) => {
  let tenant: TestTenant;
  const [actorId, recordId] = [testRandom.id(), testRandom.id()];
  const head = { entries: ENTRIES, lastHash: "" };
  beforeAll(async () => {
    tenant = await insertTenant(test.database);
    await test.database.ownerTx(async (owner) => {
      await owner.execute("alter table audit_log no force row level security");
      await owner.execute(
        `insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_id, actor_name, action, resource,
           record_id, address, user_agent, request_id, sequence, hash)
         select $1, gen_random_uuid(), '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', 'person',
           case when n % 1000 = 0 then $2::uuid else gen_random_uuid() end, 'Person ' || n % 40, 'desks.act' || n % 30,
           'area' || n % 20, case when n % 2000 = 0 then $3::uuid else gen_random_uuid() end, '', '', '', n, 'x'
         from generate_series(1, ${ENTRIES}) n`,
        [tenant.orgId, actorId, recordId],
      );
      await owner.execute("alter table audit_log force row level security");
    });
    await test.database.execute("analyze audit_log");
  });

  const find = (asked: Partial<Parameters<typeof findEntries>[1]>) =>
    test.database.tx({ orgId: tenant.orgId }, (db) =>
      findEntries({ db, orgId: tenant.orgId }, { limit: 20, page: 1, ...asked }, head),
    );

  it("gives any page of all by its numbers", async () => {
    expect((await find({ page: 1 })).rows.map(({ sequence }) => sequence).slice(0, 2)).toEqual([ENTRIES, ENTRIES - 1]);
    expect((await find({ page: ENTRIES / 20 })).rows.map(({ sequence }) => sequence).at(-1)).toBe(1);
    expect((await find({ page: ENTRIES / 20 + 1 })).rows).toEqual([]);
    expect((await find({})).total).toBe(ENTRIES);
  });

  it("counts what a filter finds up to a bound, and pages no further", async () => {
    expect(await find({ search: "person" })).toMatchObject({ total: MOST_FOUND, atLeast: true });
    expect((await find({ search: "person", page: MOST_FOUND / 20 })).rows).toHaveLength(20);
    expect((await find({ search: "person", page: MOST_FOUND / 20 + 1 })).rows).toEqual([]);
    const his = await find({ actorId });
    expect([his.total, his.atLeast]).toEqual([ENTRIES / 1000, undefined]);
    expect((await find({ search: recordId.slice(0, 13) })).total).toBeGreaterThanOrEqual(ENTRIES / 2000);
  });

  it.each([
    ["a range of numbers", () => sql`sequence > 500 and sequence <= 520 order by sequence desc`],
    ["a person", () => sql`actor_id = ${actorId} order by occurred_at desc, entry_id desc`],
    ["an action", () => sql`action = 'desks.act7' order by occurred_at desc, entry_id desc`],
    ["an area", () => sql`resource = 'area7' order by occurred_at desc, entry_id desc`],
    ["a record", () => sql`record_id = ${recordId} order by occurred_at desc, entry_id desc`],
    [
      "a time",
      () => sql`occurred_at >= '2026-01-03T00:00:00Z' and occurred_at < '2026-01-03T01:00:00Z'
        order by occurred_at desc, entry_id desc`,
    ],
    ["a text", (meant: Meant) => sql`${holds(meant)} order by occurred_at desc, entry_id desc`],
    ["what is unsealed", () => sql`sequence is null order by occurred_at, entry_id`],
  ])("is looked up by an index for %s", async (_, condition) => {
    const { orgId } = tenant;
    const { rows } = await test.database.tx({ orgId }, async (db) => {
      const meant = await meantBy({ db, orgId }, "son 7");
      expect(meant).toEqual({ names: ["Person 7"], actions: [], ids: null });
      return sql<Record<string, string>>`explain select * from audit_log where org_id = ${orgId} and ${condition(meant)}
        limit 20`.execute(db);
    });
    const plan = rows.flatMap((row) => Object.values(row)).join("\n");
    expect(plan).toContain("audit_log");
    expect(plan).not.toMatch(/Seq Scan on audit_log/);
  });
});
