import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertBranch, insertTenant, newBooking, testRandom } from "../testing/rows";
import { bookSlot } from "./book-slot";
import { DatabaseUseError } from "./port";

const period = { startAt: new Date("2026-11-23T04:00:00Z"), endAt: new Date("2026-11-23T05:00:00Z") };
const now = new Date("2026-11-22T00:00:00Z");

eachDatabase(
  "tenants",
  (test) => {
    it("see their own rows only", async () => {
      const [one, other] = [await insertTenant(test.database), await insertTenant(test.database)];
      const seen = await test.database.tx({ orgId: one.orgId }, async (db) => ({
        organisations: await db.selectFrom("organisations").select("orgId").execute(),
        desks: await db.selectFrom("desks").select(["orgId", "deskId"]).execute(),
        foreign: await db.selectFrom("desks").select("deskId").where("orgId", "=", other.orgId).execute(),
      }));
      expect(seen).toEqual({
        organisations: [{ orgId: one.orgId }],
        desks: [{ orgId: one.orgId, deskId: one.deskIds[0] }],
        foreign: [],
      });
    });

    it("can't insert, change or delete another's rows, nor give theirs away", async () => {
      const [one, other] = [await insertTenant(test.database), await insertTenant(test.database)];
      const scope = { orgId: one.orgId };
      const otherDesk = { orgId: other.orgId, branchId: other.branchId };

      await expect(
        test.database.tx(scope, (db) =>
          db
            .insertInto("desks")
            .values({ ...otherDesk, deskId: testRandom.id(), name: "Mine" })
            .execute(),
        ),
      ).rejects.toMatchObject({ code: "42501" });
      await expect(
        test.database.tx(scope, (db) => db.updateTable("desks").set({ orgId: other.orgId }).execute()),
      ).rejects.toMatchObject({ code: "42501" });
      await expect(test.database.tx(scope, (db) => bookSlot(db, newBooking(other, period), now))).rejects.toMatchObject(
        { code: "42501" },
      );

      const written = await test.database.tx(scope, async (db) => [
        await db.updateTable("desks").set({ name: "Taken over" }).where("orgId", "=", other.orgId).executeTakeFirst(),
        await db.deleteFrom("desks").where("orgId", "=", other.orgId).executeTakeFirst(),
      ]);
      expect(written).toMatchObject([{ numUpdatedRows: 0n }, { numDeletedRows: 0n }]);
      const names = await test.database.tx({ orgId: other.orgId }, (db) =>
        db.selectFrom("desks").select("name").execute(),
      );
      expect(names).toEqual([{ name: "Seat 1" }]);
    });

    it("can't refer to another's desk", async () => {
      const [one, other] = [await insertTenant(test.database), await insertTenant(test.database)];
      const booking = newBooking({ ...one, deskIds: other.deskIds }, period);
      await expect(test.database.tx({ orgId: one.orgId }, (db) => bookSlot(db, booking, now))).rejects.toMatchObject({
        code: "23503",
      });
    });

    it("are limited to the scope's branches", async () => {
      const tenant = await insertTenant(test.database);
      const branchId = testRandom.id();
      await test.database.tx({ orgId: tenant.orgId }, (db) =>
        insertBranch(db, { orgId: tenant.orgId, branchId, name: "Mill Road" }),
      );
      const count = (branchIds: string[] | null) =>
        test.database.tx({ orgId: tenant.orgId, branchIds }, async (db) => [
          (await db.selectFrom("branches").select("branchId").execute()).length,
          (await db.selectFrom("desks").select("deskId").execute()).length,
        ]);

      expect(await count(null)).toEqual([2, 1]);
      expect(await count([tenant.branchId, branchId])).toEqual([2, 1]);
      expect(await count([branchId])).toEqual([1, 0]);
      expect(await count([])).toEqual([0, 0]);
      await expect(
        test.database.tx({ orgId: tenant.orgId, branchIds: [branchId] }, (db) =>
          bookSlot(db, newBooking(tenant, period), now),
        ),
      ).rejects.toMatchObject({ code: "42501" });
    });

    it("see nothing where the scope doesn't say what", async () => {
      const tenant = await insertTenant(test.database);
      const seen = (...forgotten: string[]) =>
        test.database.tx({ orgId: tenant.orgId }, async (db) => {
          for (const setting of forgotten) await sql`select set_config(${setting}, '', true)`.execute(db);
          const branches = await db.selectFrom("branches").select("branchId").execute();
          const roles = await db.selectFrom("roles").select("roleId").execute();
          return [branches.length, roles.length];
        });
      await test.database.tx({ orgId: tenant.orgId }, (db) =>
        db.insertInto("roles").values({ orgId: tenant.orgId, roleId: testRandom.id(), name: "Clerk" }).execute(),
      );
      expect(await seen()).toEqual([1, 1]);
      expect(await seen("app.branch_ids")).toEqual([0, 1]);
      expect(await seen("app.visitor_email")).toEqual([1, 0]);
      expect(await seen("app.org_id")).toEqual([0, 0]);
    });

    it("leave nothing behind on a pooled connection", async () => {
      const tenant = await insertTenant(test.database);
      const settings = sql<{ orgId: string | null; branchIds: string | null; role: string }>`
      select current_setting('app.org_id', true) as org_id, current_setting('app.branch_ids', true) as branch_ids,
        current_user as role`;
      const scope = { orgId: tenant.orgId, branchIds: [tenant.branchId] };
      expect((await test.database.tx(scope, (db) => settings.execute(db))).rows).toEqual([
        { orgId: tenant.orgId, branchIds: tenant.branchId, role: "carrel_app" },
      ]);
      await expect(test.database.tx(scope, () => Promise.reject(new Error("undone")))).rejects.toThrow("undone");

      const after = await test.database.lookup((db) => settings.execute(db));
      expect(after.rows[0]?.orgId || null).toBeNull();
      expect(after.rows[0]?.branchIds || null).toBeNull();
    });

    it("ask without parallel workers and machine code, in their transactions only", async () => {
      const { orgId } = await insertTenant(test.database);
      const text = `select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather')::int as workers`;
      const settings = sql.raw(text);
      const before = await test.database.execute(text);
      expect(before).not.toEqual([{ jit: "off", workers: 0 }]);
      expect((await test.database.tx({ orgId }, (db) => settings.execute(db))).rows).toEqual([
        { jit: "off", workers: 0 },
      ]);
      expect((await test.database.lookup((db) => settings.execute(db))).rows).toEqual([{ jit: "off", workers: 0 }]);
      // PGlite has the one connection.
      expect(await test.database.execute(text)).toEqual(before);
    });

    it("aren't seen by a transaction without a tenant, nor by the owner", async () => {
      await insertTenant(test.database);
      const unscoped = await test.database.lookup((db) => sql`select * from desks`.execute(db));
      expect(unscoped.rows).toEqual([]);
      expect(await test.database.execute("select * from desks")).toEqual([]);
      await expect(test.database.lookup((db) => sql`set local role carrel_lookup`.execute(db))).rejects.toMatchObject({
        code: "42501",
      });
      await expect(
        test.database.tx({ orgId: testRandom.id() }, (db) => sql`select * from read_outbox(null, 1)`.execute(db)),
      ).rejects.toMatchObject({ code: "42501" });
    });

    it("are named by UUIDs only", async () => {
      const scope = { orgId: "x', true); reset role; --" };
      await expect(test.database.tx(scope, async () => undefined)).rejects.toThrow(DatabaseUseError);
    });
  },
  { poolSize: 1 },
);
