import { describe, expect, it } from "vitest";
import { DATABASE_KINDS, eachDatabase, openTestDatabase } from "../testing/databases";
import { MigrationError, migrate } from "./migrate";
import { migrations } from "./migrations";

const note = { name: "9999-note", sql: "create table note (text text); insert into note values ('once')" };

eachDatabase("migrate", (test) => {
  it("runs nothing where everything has run", async () => {
    expect(await migrate(test.database)).toEqual([]);
  });

  it("runs a new migration once", async () => {
    expect(await migrate(test.database, [...migrations, note])).toEqual(["9999-note"]);
    expect(await migrate(test.database, [...migrations, note])).toEqual([]);
    expect(await test.database.execute("select text from note")).toEqual([{ text: "once" }]);
  });

  it("refuses a released migration whose text was changed", async () => {
    const changed = migrations.map((migration, place) =>
      place === 0 ? { ...migration, sql: `${migration.sql} select 1;` } : migration,
    );
    await expect(migrate(test.database, changed)).rejects.toThrow(MigrationError);
  });

  it("leaves nothing of a migration that fails", async () => {
    const broken = { name: "9998-broken", sql: "create table half (id integer); select 1 / 0" };
    await expect(migrate(test.database, [broken])).rejects.toMatchObject({ code: "22012" });
    expect(await test.database.execute("select to_regclass('half') as half")).toEqual([{ half: null }]);
  });
});

describe.each(DATABASE_KINDS)("servers that start at once (%s)", (kind) => {
  it("migrate one after the other", async () => {
    const { database, close } = await openTestDatabase(kind);
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(database, [note])));
    expect(ran.flat()).toEqual(["9999-note"]);
    await close();
  });
});
