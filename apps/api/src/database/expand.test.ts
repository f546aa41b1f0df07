import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { migrateBefore } from "../testing/migrated-before";
import { readSchema, removals } from "../testing/removals";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import released from "./release-before.json" with { type: "json" };

/** The steps after the last one of the release whose servers may still run while this one's migrate. */
const since = migrations.slice(migrations.findIndex(({ name }) => name === released.schema) + 1);

eachDatabase("the schema under servers of the release before", (test) => {
  it("goes on from theirs", () => {
    expect(migrations.map(({ name }) => name)).toContain(released.schema);
  });

  it("has all that they ask for, but for what they are known to use no more", async () => {
    const [next] = since;
    if (!next) return;
    await migrateBefore(test.database, next.name);
    const before = await readSchema(test.database);
    await migrate(test.database);
    const contracted = since.flatMap(({ contracts = [] }) => contracts);
    expect(removals(before, await readSchema(test.database))).toEqual([...contracted].sort());
  });

  it("is read by a test that sees each kind of removal", async () => {
    const before = await readSchema(test.database);
    await test.database.execute(`
      drop function expired_holds(timestamptz, integer);
      alter table desks drop column name;
      alter table desks add column shade text not null;
      alter table branches rename column timings to hours;
      alter table mails alter column last_error type varchar(20), alter column last_error set not null;
      revoke delete on mails from carrel_app;
    `);
    expect(removals(before, await readSchema(test.database))).toEqual([
      "column branches.timings",
      "column desks.name",
      "column mails.last_error",
      "delete of mails",
      "function expired_holds(timestamp with time zone,integer)",
      "rows of branches without hours",
      "rows of desks without shade",
      "rows of mails without last_error",
    ]);
  });

  it("gets no index in a way that holds up writers", () => {
    for (const { name, sql, index } of since) {
      const made = new Set([...sql.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, table]) => table));
      for (const [text, , concurrently, , table] of sql.matchAll(
        /create (unique )?index (concurrently )?(?:if not exists )?(\w+) on (\w+)/gi,
      )) {
        expect([name, text, Boolean(concurrently)]).toEqual([name, text, index !== undefined]);
        expect([name, text, index !== undefined || made.has(table)]).toEqual([name, text, true]);
      }
    }
  });
});
