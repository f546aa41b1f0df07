import { isHeld } from "@carrel/sdk/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant } from "../testing/rows";
import { isLive } from "./is-live";

const NOW = new Date("2026-11-24T10:00:00Z");
/** Instants around now, often the same ones. */
const instant = fc.integer({ min: -5, max: 5 }).map((hours) => new Date(NOW.getTime() + hours * 3_600_000));
const booking = fc
  .record({
    status: fc.constantFrom("PENDING" as const, "CONFIRMED" as const, "CANCELLED" as const),
    holdUntil: fc.option(instant),
    startAt: instant,
    length: fc.integer({ min: 1, max: 6 }),
    madeAt: instant,
  })
  .map(({ startAt, length, ...rest }) => ({
    ...rest,
    period: { startAt, endAt: new Date(startAt.getTime() + length * 3_600_000) },
  }));

eachDatabase("what is in the way", (test) => {
  it("is the same in SQL and in TypeScript", async () => {
    const { orgId } = await insertTenant(test.database);
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { minLength: 1, maxLength: 200 }), async (bookings) => {
        const rows = bookings.map(({ status, holdUntil, madeAt, period }, place) => ({
          place,
          status,
          hold_until: holdUntil,
          created_at: madeAt,
          starts_at: period.startAt,
          ends_at: period.endAt,
        }));
        const { rows: live } = await test.database.tx({ orgId }, (db) =>
          sql<{ place: number }>`
            select b.place from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (place integer, status text,
              hold_until timestamptz, created_at timestamptz, starts_at timestamptz, ends_at timestamptz)
            where ${isLive("b", NOW)} order by b.place`.execute(db),
        );
        expect(live.map(({ place }) => place)).toEqual(
          bookings.flatMap((one, place) => (isHeld(one, NOW) ? [place] : [])),
        );
      }),
      { numRuns: 20 },
    );
  });
});
