import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { heldUp } from "../testing/held-up";
import { migrateBefore } from "../testing/migrated-before";
import { readSchema, removals } from "../testing/removals";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import released from "./release-before.json" with { type: "json" };

/** The steps after the last one of the release whose servers may still run while this one's migrate. */
const since = migrations.slice(migrations.findIndex(({ name }) => name === released.schema) + 1);

/** What is built while its writers wait, of tables that have few rows: of an organisation's domains there is one. */
const OF_A_SMALL_TABLE: Readonly<Record<string, readonly string[]>> = {
  "0133-websites": [
    "alter table domains add constraint domains_domain_unique exclude (domain with =) where (status = 'VERIFIED')",
  ],
};

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
      expect([name, heldUp({ sql, index })]).toEqual([name, OF_A_SMALL_TABLE[name] ?? []]);
      expect([name, / index\s+concurrently\s/i.test(sql)]).toEqual([name, index !== undefined]);
    }
  });

  it.each([
    "create index desks_name on desks (name)",
    "create unique index if not exists desks_name on only desks (name)",
    "create index on desks (name)",
    "create index\n  on desks (name)",
    "alter table desks add constraint desks_name unique (name)",
    "alter table only desks drop column shade, add unique (name)",
    "alter table desks add constraint desks_name exclude using gist (name with =)",
    "alter table desks add constraint desks_pkey primary key (desk_id)",
    "alter table desks add column shade text unique",
  ])("is read by a test that sees how %s does", (text) => {
    const made = text.replaceAll("desks", "shades");
    const sql = `create table shades (name text);\n${made};\n${text};\nselect 1;`;
    expect(heldUp({ sql }).map((found) => text.startsWith(found))).toEqual([true]);
  });

  it.each([
    "create index concurrently desks_name on desks (name)",
    "alter table desks add constraint desks_name unique using index desks_name",
    "alter table desks add constraint desks_named check (name <> '') not valid, add column shade text",
  ])("is read by a test that lets pass %s", (sql) => {
    expect(heldUp({ sql, ...(sql.includes("concurrently") && { index: "desks_name" }) })).toEqual([]);
  });
});
