import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { openPostgres } from "../adapters/postgres";
import { DATABASE_KINDS, eachDatabase, openTestDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";
import { MigrationError, migrate } from "./migrate";
import { migrations } from "./migrations";
import type { Migration } from "./migrations/migration";

const note = { name: "9999-note", sql: "create table note (text text); insert into note values ('once')" };
const and = (...more: Migration[]) => ({ migrations: [...migrations, ...more] });

eachDatabase("migrate", (test) => {
  it("runs nothing where everything has run", async () => {
    expect(await migrate(test.database)).toEqual([]);
  });

  it("refuses a released migration whose text was changed", async () => {
    const changed = migrations.map((migration, place) =>
      place === 0 ? { ...migration, sql: `${migration.sql} select 1;` } : migration,
    );
    await expect(migrate(test.database, { migrations: changed })).rejects.toThrow(MigrationError);
  });

  it("leaves nothing of a migration that fails", async () => {
    const broken = { name: "9998-broken", sql: "create table half (id integer); select 1 / 0" };
    await expect(migrate(test.database, and(broken))).rejects.toMatchObject({ code: "22012" });
    expect(await test.database.execute("select to_regclass('half') as half")).toEqual([{ half: null }]);
  });

  it("builds an index on a table that has rows, and anew what a try that failed left of it", async () => {
    await test.database.execute("create table tag (name text); insert into tag values ('a'), ('a')");
    const index = {
      name: "9997-tag",
      index: "tag_name",
      sql: "create unique index concurrently tag_name on tag (name)",
    };
    await expect(migrate(test.database, and(index))).rejects.toMatchObject({ code: "23505" });
    await test.database.execute("delete from tag where ctid = (select min(ctid) from tag)");
    expect(await migrate(test.database, and(index))).toEqual(["9997-tag"]);
    expect(await migrate(test.database, and(index))).toEqual([]);
    expect(
      await test.database.execute("select indisvalid as valid from pg_index where indexrelid = 'tag_name'::regclass"),
    ).toEqual([{ valid: true }]);
    await test.database.execute("delete from carrel_migrations where name = '9997-tag'");
  });

  it("runs a new migration once, and is refused with a sentence to a server that doesn't know it", async () => {
    expect(await migrate(test.database, and(note))).toEqual(["9999-note"]);
    expect(await migrate(test.database, and(note))).toEqual([]);
    expect(await test.database.execute("select text from note")).toEqual([{ text: "once" }]);
    const older = migrate(test.database);
    await expect(older).rejects.toThrow(MigrationError);
    await expect(older).rejects.toThrow(
      "newer than this version of Carrel, which doesn't know 9999-note. Start the version",
    );
  });
});

describe.each(DATABASE_KINDS)("servers that start at once (%s)", (kind) => {
  it("migrate one after the other", async () => {
    const { database, close } = await openTestDatabase(kind);
    const index = { name: "9998-tag", index: "desks_tag", sql: "create index concurrently desks_tag on desks (name)" };
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(database, and(index, note))));
    expect(ran.flat()).toEqual(["9998-tag", "9999-note"]);
    await close();
  });
});

describe("a migration while others use its tables", () => {
  /** Somebody's transaction on desks, open until it is let go. */
  const inUse = async () => {
    const { database, url = "", close } = await openTestDatabase("postgres");
    const tenant = await insertTenant(database);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const rename = (name: string) =>
      database.tx(tenant, (db) => db.updateTable("desks").set({ name }).where("orgId", "=", tenant.orgId).execute());
    const use = database.tx(tenant, async (db) => {
      await sql`insert into desks (org_id, branch_id, desk_id, name)
        select org_id, branch_id, gen_random_uuid(), 'Held' from branches`.execute(db);
      begin();
      await released;
    });
    await begun;
    return {
      database,
      url,
      release,
      rename,
      async end() {
        release();
        await use;
        await close();
      },
    };
  };
  const column = { name: "9996-column", sql: "alter table desks add column shade text" };

  it("waits a little, lets those behind it go first, and tries again", async () => {
    const { database, release, end } = await inUse();
    const blocked = vi.fn(() => release());
    expect(await migrate(database, { ...and(column), lockTimeout: 50, blocked })).toEqual(["9996-column"]);
    expect(blocked).toHaveBeenCalledWith("9996-column");
    await end();
  });

  it("gives up with a sentence, and has changed nothing", async () => {
    const { database, end } = await inUse();
    const stuck = migrate(database, { ...and(column), lockTimeout: 20, attempts: 3 });
    await expect(stuck).rejects.toThrow(MigrationError);
    await expect(stuck).rejects.toThrow("9996-column changed nothing");
    await end();
  });

  it("builds its index while others write", async () => {
    const { database, url, release, rename, end } = await inUse();
    const looker = openPostgres({ url });
    const index = {
      name: "9995-index",
      index: "desks_shade",
      sql: "create index concurrently desks_shade on desks (name)",
    };
    const built = migrate(database, and(index));
    await vi.waitFor(
      async () => {
        const building = await looker.execute("select from pg_stat_progress_create_index");
        expect(building).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    // It waits for the one that writes; who comes later waits for neither.
    await rename("Seat 7");
    release();
    expect(await built).toEqual(["9995-index"]);
    await looker.close();
    await end();
  });
});
