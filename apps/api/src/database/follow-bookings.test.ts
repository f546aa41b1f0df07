import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertBuyer, insertShift, insertTenant, newBooking, type TestTenant, testRandom } from "../testing/rows";
import { bookSlots } from "./book-slot";
import type { TenantTransaction } from "./port";

const FIRST = Date.UTC(2026, 10, 23, 4);
const HOUR = 3_600_000;
const NOW = new Date("2026-11-20T00:00:00Z");
const HOURS = { starts: "09:00", ends: "10:00", weekdays: [0, 1, 2, 3, 4, 5, 6] };
/** A year of weekdays, nearly. */
const DAYS = 250;

const dayOf = (place: number) => {
  const startAt = new Date(FIRST + place * 24 * HOUR);
  return { startAt, endAt: new Date(startAt.getTime() + HOUR) };
};

/** Rows of bookings that this transaction has read until now, by whatever path. */
async function bookingsRead(db: TenantTransaction) {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables where relname = 'bookings'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

eachDatabase("what follows from bookings to their membership", (test) => {
  /** A membership of a desk, with days that were booked before. @returns what one more day reads */
  const readByAnother = async (tenant: TestTenant, kind: "shift" | "seat", booked: number) =>
    test.database.tx({ orgId: tenant.orgId }, async (db) => {
      const buyer = await insertBuyer(db, tenant);
      const shiftId = kind === "shift" ? await insertShift(db, tenant, HOURS) : null;
      const membershipId = testRandom.id();
      const { orgId, branchId, deskIds } = tenant;
      await db
        .insertInto("memberships")
        .values({
          ...buyer,
          ...{ orgId, branchId, membershipId, kind, shiftId, deskId: deskIds[0] ?? "" },
          startAt: dayOf(0).startAt,
          endAt: dayOf(DAYS + 1).endAt,
          amount: 0,
          currency: "INR",
        })
        .execute();
      const day = (place: number) =>
        newBooking(tenant, { ...dayOf(place), ...buyer, type: "DAILY", membershipId, amount: 0 });
      await bookSlots(
        db,
        Array.from({ length: booked }, (_, place) => day(place)),
        NOW,
      );
      const before = await bookingsRead(db);
      expect(await bookSlots(db, [day(booked)], NOW)).not.toContain(null);
      return (await bookingsRead(db)) - before;
    });

  it("is nothing of a shift's: another day reads none of those before", async () => {
    expect(await readByAnother(await insertTenant(test.database), "shift", DAYS)).toBeLessThan(DAYS / 2);
  });

  // The control: it is counted here.
  it("is reckoned over all that a seat's ever was", async () => {
    expect(await readByAnother(await insertTenant(test.database), "seat", DAYS)).toBeGreaterThan(DAYS);
  });
});
