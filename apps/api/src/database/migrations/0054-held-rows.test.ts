import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../testing/databases";
import { insertEarlyTenant, migrateBefore } from "../../testing/migrated-before";
import { insertBranch, testRandom } from "../../testing/rows";
import { migrate } from "../migrate";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

eachDatabase("bookings that waited before holds said what for", (test) => {
  it("wait 48 hours more at most, and no longer than they did; others stay as they are", async () => {
    const { database } = test;
    await migrateBefore(database, "0053-holds");
    const [orgId, branchId, deskId] = [testRandom.id(), testRandom.id(), testRandom.id()];
    const now = Date.now();
    const at = (milliseconds: number) => new Date(now + milliseconds);
    const waiting = (code: string, startAt: Date, holdUntil: Date | null, status = "PENDING") => sql`
      insert into bookings (org_id, booking_id, code, branch_id, desk_id, type, status, starts_at, ends_at, amount, currency, source,
        hold_until, created_at)
      values (${orgId}, ${testRandom.id()}, ${code}, ${branchId}, ${deskId}, 'HOURLY', ${status}, ${startAt},
        ${new Date(startAt.getTime() + 60 * MINUTE)}, 0, 'INR', 'qr', ${holdUntil}, ${at(-60 * MINUTE)})`;
    await database.tx({ orgId }, async (db) => {
      await insertEarlyTenant(db, orgId);
      await insertBranch(db, { orgId, branchId });
      await sql`insert into desks (org_id, branch_id, desk_id, name) values (${orgId}, ${branchId}, ${deskId}, 'A1')`.execute(
        db,
      );
      await waiting("SOON", at(DAY), null).execute(db);
      await waiting("LATE", at(60 * DAY), null).execute(db);
      await waiting("UNPAID", at(3 * DAY), at(10 * MINUTE)).execute(db);
      await waiting("STANDS", at(4 * DAY), null, "CONFIRMED").execute(db);
      await waiting("GONE", at(5 * DAY), null, "CANCELLED").execute(db);
    });

    await migrate(database);
    const rows = await database.tx({ orgId }, (db) =>
      db.selectFrom("bookings").select(["code", "holdFor", "holdUntil"]).execute(),
    );
    const held = new Map(rows.map(({ code, holdFor, holdUntil }) => [code, { holdFor, holdUntil }]));
    expect(held.get("SOON")).toEqual({ holdFor: "staff", holdUntil: at(DAY) });
    expect(held.get("UNPAID")).toEqual({ holdFor: "payment", holdUntil: at(10 * MINUTE) });
    for (const code of ["STANDS", "GONE"]) expect(held.get(code)).toEqual({ holdFor: null, holdUntil: null });
    // From when the step is taken, by the database's own clock.
    const late = held.get("LATE");
    expect(late?.holdFor).toBe("staff");
    const until = late?.holdUntil?.getTime() ?? 0;
    expect(until).toBeGreaterThanOrEqual(now + 2 * DAY - MINUTE);
    expect(until).toBeLessThan(now + 3 * DAY);
  });
});
