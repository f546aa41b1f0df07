import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";
import { findOrganisation } from "./lookups";
import { DatabaseUseError, type TenantTransaction } from "./port";
import { writeBehind } from "./write-behind";

eachDatabase("transactions", (test) => {
  it("roll back when their function throws", async () => {
    const { orgId } = await insertTenant(test.database);
    const undone = test.database.tx({ orgId }, async (db) => {
      await db.deleteFrom("desks").execute();
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect(await test.database.tx({ orgId }, (db) => db.selectFrom("desks").select("deskId").execute())).toHaveLength(
      1,
    );
  });

  it("don't pass for committed when an error in them was swallowed", async () => {
    const { orgId } = await insertTenant(test.database);
    const lost = test.database.tx({ orgId }, async (db) => {
      await db.deleteFrom("desks").execute();
      await sql`select 1 / 0`.execute(db).catch(() => undefined);
    });
    await expect(lost).rejects.toThrow();
    expect(await test.database.tx({ orgId }, (db) => db.selectFrom("desks").select("deskId").execute())).toHaveLength(
      1,
    );
  });

  it.each(["40001", "40P01"])("run again after %s, three times in all", async (state) => {
    const { orgId } = await insertTenant(test.database);
    const failing = sql.raw(`do $$ begin raise exception 'unlucky' using errcode = '${state}'; end $$`);
    let attempts = 0;
    const lucky = await test.database.tx({ orgId }, async (db) => {
      attempts += 1;
      if (attempts < 3) await failing.execute(db);
      return attempts;
    });
    expect(lucky).toBe(3);

    attempts = 0;
    const unlucky = test.database.tx({ orgId }, async (db) => {
      attempts += 1;
      await failing.execute(db);
    });
    await expect(unlucky).rejects.toMatchObject({ code: state });
    expect(attempts).toBe(3);
  });

  it("refuse the outer database inside, instead of waiting for themselves", async () => {
    const { orgId } = await insertTenant(test.database);
    const calls: (() => Promise<unknown>)[] = [
      () => test.database.tx({ orgId }, async () => undefined),
      () => test.database.lookup((db) => findOrganisation(db, orgId)),
      () => test.database.execute("select 1"),
      () => test.database.ownerTx(async () => undefined),
    ];
    for (const call of calls) {
      await expect(test.database.tx({ orgId }, () => call())).rejects.toThrow(DatabaseUseError);
    }
  });

  it("leave others their turns, however many of them wait for one another", async () => {
    const { orgId } = await insertTenant(test.database);
    const count = 50;
    for (const transact of [
      () => test.database.tx({ orgId }, (db) => db.selectFrom("desks").select("deskId").execute()),
      () => test.database.lookup((db) => findOrganisation(db, orgId)),
      () => test.database.ownerTx((owner) => owner.execute("select 1")),
    ]) {
      let ended = 0;
      const all = Array.from({ length: count }, () => transact().finally(() => (ended += 1)));
      // Whatever comes from a socket has its turn no sooner than this.
      await setImmediate();
      expect(ended).toBeLessThan(count);
      await Promise.all(all);
    }
  });

  it("refuse a handle that outlives them", async () => {
    const { orgId } = await insertTenant(test.database);
    const handle = await test.database.tx({ orgId }, async (db) => ({ late: () => db.deleteFrom("desks").execute() }));
    await expect(handle.late()).rejects.toThrow(DatabaseUseError);
    const desks = await test.database.tx({ orgId }, (db) => db.selectFrom("desks").select("deskId").execute());
    expect(desks).toHaveLength(1);
  });

  it("run statements that don't wait for each other in their order, and fail with the first that fails", async () => {
    const { orgId, deskIds } = await insertTenant(test.database, { desks: 2 });
    const rename = (db: TenantTransaction, name: string) =>
      db
        .updateTable("desks")
        .set({ name })
        .where("deskId", "=", deskIds[0] ?? "")
        .returning("name")
        .execute();
    const names = await test.database.tx({ orgId }, (db) =>
      Promise.all(["A", "B", "C"].map((name) => rename(db, name))),
    );
    expect(names.flat().map(({ name }) => name)).toEqual(["A", "B", "C"]);

    // "Seat 2" is the other desk's name.
    const clash = test.database.tx({ orgId }, (db) =>
      Promise.all(["D", "Seat 2", "E"].map((name) => rename(db, name))),
    );
    await expect(clash).rejects.toMatchObject({ code: "23505" });
    const kept = await test.database.tx({ orgId }, (db) =>
      db.selectFrom("desks").select("name").orderBy("name").execute(),
    );
    expect(kept.map(({ name }) => name)).toEqual(["C", "Seat 2"]);
  });

  it("hold what was written without waiting, and end with its error where it fails", async () => {
    const { orgId, deskIds } = await insertTenant(test.database, { desks: 2 });
    const rename = (db: TenantTransaction, name: string) =>
      writeBehind(
        db,
        db
          .updateTable("desks")
          .set({ name })
          .where("deskId", "=", deskIds[0] ?? "")
          .compile(),
      );
    const names = (db: TenantTransaction) => db.selectFrom("desks").select("name").orderBy("name").execute();
    const kept = async () => (await test.database.tx({ orgId }, names)).map(({ name }) => name);

    const seen = await test.database.tx({ orgId }, async (db) => {
      rename(db, "A");
      const found = await names(db);
      rename(db, "B");
      return found;
    });
    expect(seen.map(({ name }) => name)).toEqual(["A", "Seat 2"]);
    expect(await kept()).toEqual(["B", "Seat 2"]);

    // "Seat 2" is the other desk's name.
    const lost = test.database.tx({ orgId }, async (db) => {
      rename(db, "C");
      rename(db, "Seat 2");
    });
    await expect(lost).rejects.toMatchObject({ code: "23505" });
    const lostBefore = test.database.tx({ orgId }, async (db) => {
      rename(db, "Seat 2");
      await names(db);
    });
    await expect(lostBefore).rejects.toMatchObject({ code: "23505" });
    expect(await kept()).toEqual(["B", "Seat 2"]);
  });

  it("give the outer database back to what goes on after them", async () => {
    const { orgId } = await insertTenant(test.database);
    let ended = () => {};
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    let later: Promise<unknown[]> | undefined;
    await test.database.tx({ orgId }, async () => {
      later = end.then(() => test.database.execute("select 1 as one"));
    });
    ended();
    expect(await later).toEqual([{ one: 1 }]);
  });

  it("read the same types on both databases", async () => {
    const { orgId } = await insertTenant(test.database);
    const { rows } = await test.database.tx({ orgId }, (db) =>
      sql`select 1234567890123::bigint as big, 18.5::numeric as tax, '2026-11-21T10:00:00Z'::timestamptz as at,
        '2026-11-21'::date as day, '{"some_key": [1]}'::jsonb as value, array['a']::text[] as texts,
        array['00000000-0000-0000-0000-000000000001']::uuid[] as ids, null::jsonb as nothing`.execute(db),
    );
    expect(rows).toEqual([
      {
        big: 1_234_567_890_123,
        tax: 18.5,
        at: new Date("2026-11-21T10:00:00Z"),
        day: "2026-11-21",
        value: { some_key: [1] },
        texts: ["a"],
        ids: ["00000000-0000-0000-0000-000000000001"],
        nothing: null,
      },
    ]);
  });
});
