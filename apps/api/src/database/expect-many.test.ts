import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant, newBooking, newPayment, type TestTenant, testRandom } from "../testing/rows";
import { bookSlots } from "./book-slot";
import { expectMany } from "./expect-many";
import { insertAll } from "./insert-all";
import type { TenantTransaction } from "./port";

const ROWS = 500;
const START = Date.UTC(2030, 0, 1);
const HOUR = 3_600_000;
const now = new Date("2026-11-23T00:00:00Z");

/** Customers who each book one hour, and pay for it; as a bulk booking writes them. */
async function write(db: TenantTransaction, tenant: TestTenant, hours: { from: number; count: number }) {
  const { orgId, branchId } = tenant;
  const customers = Array.from({ length: hours.count }, (_, index) => ({
    orgId,
    customerId: testRandom.id(),
    branchId,
    name: `Person ${index}`,
    email: "",
    phone: "",
    address: "",
    notes: "",
    idProof: null,
    emergencyContact: null,
    photoKey: null,
    isActive: true,
    erasedAt: null,
    createdAt: now,
    updatedAt: now,
  }));
  await insertAll(db, "customers", customers);
  const wanted = customers.map(({ customerId }, index) => {
    const startAt = new Date(START + (hours.from + index) * HOUR);
    return newBooking(tenant, { customerId, startAt, endAt: new Date(startAt.getTime() + HOUR) });
  });
  const payments = wanted.map((booking) => newPayment(booking, 100, now));
  await bookSlots(db, wanted, now, payments);
}

/** Rows of the three tables that this connection has read by reading whole tables, since it last told of them. */
async function readOneByOne(db: TenantTransaction) {
  const { rows } = await sql<{ count: number }>`
    select sum(seq_tup_read)::int as count from pg_stat_xact_user_tables
    where relname in ('customers', 'bookings', 'desk_transactions')
  `.execute(db);
  return rows[0]?.count ?? 0;
}

eachDatabase("a transaction that expects many rows", (test) => {
  it("reads no whole table for each row, also where its connection planned while the tables were tiny", async () => {
    const tenant = await insertTenant(test.database);
    const scope = { orgId: tenant.orgId };
    let hour = 0;
    const some = async (count: number, prepare: (db: TenantTransaction) => Promise<void> = async () => undefined) =>
      test.database.tx(scope, async (db) => {
        await prepare(db);
        const before = await readOneByOne(db);
        await write(db, tenant, { from: hour, count });
        hour += count;
        return (await readOneByOne(db)) - before;
      });
    await some(3);
    await test.database.execute("vacuum (analyze) customers, bookings, desk_transactions");
    // From the sixth time on one plan serves all values, and stays.
    for (let round = 0; round < 8; round += 1) await some(1);
    // The control: such plans are what a connection has.
    expect(await some(ROWS)).toBeGreaterThan(ROWS * ROWS);
    expect(await some(ROWS, expectMany)).toBe(0);
  });
});
