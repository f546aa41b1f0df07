import { openPglite } from "../apps/api/src/adapters/pglite";
import { bookSlot } from "../apps/api/src/database/book-slot";
import { migrate } from "../apps/api/src/database/migrate";
import { insertTenant, newBooking, testRandom } from "../apps/api/src/testing/rows";

/** Bookings written in each of the two loops. */
const COUNT = 1000;

/** How often a second `work` is done, one after the other. */
async function perSecond(work: (index: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < COUNT; index++) await work(index);
  return COUNT / ((performance.now() - start) / 1000);
}

/**
 * What the guarantees cost: `bookSlot` (row-level security, exclusion constraint, expired holds) on the embedded
 * database beside a bare INSERT of as many columns, in memory, in the same run.
 */
export async function bookSlotBench(): Promise<string[]> {
  const database = await openPglite({});
  await migrate(database);
  const tenant = await insertTenant(database);
  await database.execute(
    "create table bare (a uuid primary key, b uuid, c uuid, d text, e text, f text, g timestamptz, h timestamptz, i bigint, j text)",
  );

  const hour = (index: number) => new Date(Date.UTC(2030, 0, 1) + index * 3_600_000);
  const row = "insert into bare values ($1, $2, $3, $4, 'HOURLY', 'CONFIRMED', $5, $6, 0, 'INR')";
  const floor = await perSecond((index) =>
    database.execute(row, [
      testRandom.id(),
      tenant.orgId,
      tenant.branchId,
      String(index),
      hour(index).toISOString(),
      hour(index + 1).toISOString(),
    ]),
  );
  const now = new Date();
  const booked = await perSecond((index) =>
    database.tx({ orgId: tenant.orgId }, (db) =>
      bookSlot(db, newBooking(tenant, { startAt: hour(index), endAt: hour(index + 1) }), now),
    ),
  );
  await database.close();
  return [
    `${floor.toFixed(0)} a second  floor: a bare INSERT`,
    `${booked.toFixed(0)} a second  bookSlot in its tenant's transaction`,
    `ratio ${(booked / floor).toFixed(2)}`,
  ];
}
