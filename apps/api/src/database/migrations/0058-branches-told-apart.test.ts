import { sql } from "kysely";
import { expect, it } from "vitest";
import { breaksUnique } from "../../areas/constraint";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

eachDatabase("branches that could not be told apart", (test) => {
  it("get a number, but for the oldest, and stay apart", async () => {
    const { database } = test;
    await migrateBefore(database, "0058-branches-told-apart");
    const [orgId, otherId] = [testRandom.id(), testRandom.id()];
    const long = "n".repeat(120);
    const branch = (owner: string, [name = "", code = ""]: string[], day = 1) => sql`
      insert into branches (org_id, branch_id, name, code, timezone, timings, created_at)
      values (${owner}, ${testRandom.id()}, ${name}, ${code}, 'UTC', '[]', ${`2026-01-0${day}`}::timestamptz)`;
    const names = [
      ["Quay", "Q"],
      ["QUAY", "q"],
      ["Quay (2)", "Q-2"],
      ["quay", ""],
      [long, "c".repeat(24)],
      [long, "C".repeat(24)],
      ["Café", ""],
      ["Cafe", ""],
    ];
    await database.tx({ orgId }, async (db) => {
      await insertEarlyTenant(db, orgId);
      for (const [place, name] of names.entries()) await branch(orgId, name, place + 1).execute(db);
    });
    await database.tx({ orgId: otherId }, async (db) => {
      await insertEarlyTenant(db, otherId);
      await branch(otherId, ["Quay", "Q"]).execute(db);
    });

    await migrate(database);
    const told = (org: string) =>
      database.tx({ orgId: org }, async (db) => {
        const rows = await db.selectFrom("branches").select(["name", "code"]).orderBy("createdAt").execute();
        return rows.map(({ name, code }) => [name, code]);
      });
    expect(await told(orgId)).toEqual([
      ["Quay", "Q"],
      ["QUAY (3)", "q-3"],
      ["Quay (2)", "Q-2"],
      ["quay (4)", ""],
      [long, "c".repeat(24)],
      [`${"n".repeat(116)} (2)`, `${"C".repeat(22)}-2`],
      ["Café", ""],
      ["Cafe", ""],
    ]);
    expect(await told(otherId)).toEqual([["Quay", "Q"]]);
    for (const { name, constraint } of [
      { name: ["qUAY", "R"], constraint: "branches_name_unique" },
      { name: ["Pier", "q"], constraint: "branches_code_unique" },
    ]) {
      const refused = await database.tx({ orgId }, (db) => branch(orgId, name).execute(db)).catch((error) => error);
      expect(breaksUnique(refused, constraint)).toBe(true);
    }
  });
});
