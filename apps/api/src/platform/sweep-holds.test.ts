import { expect, it } from "vitest";
import { bookSlot } from "../database/book-slot";
import { eachDatabase } from "../testing/databases";
import { insertTenant, newBooking, testRandom } from "../testing/rows";
import { testClock, testLog } from "../testing/test-ports";
import { sweepHolds } from "./sweep-holds";

eachDatabase("the sweep of holds", (test) => {
  it("cancels what is held no longer, and nothing else", async () => {
    const clock = testClock("2026-11-18T05:30:00Z");
    const ports = { database: test.database, clock, random: testRandom, log: testLog() };
    const tenants = [await insertTenant(test.database, { desks: 3 }), await insertTenant(test.database)];
    const holdUntil = new Date("2026-11-18T05:45:00Z");
    const period = { startAt: new Date("2026-11-20T05:00:00Z"), endAt: new Date("2026-11-20T06:00:00Z") };
    const [first, second] = tenants;
    if (!first || !second) throw new Error("Two tenants were made");
    const [held = "", confirmed = "", unpaid = ""] = first.deskIds;
    for (const [tenant, booking] of [
      [first, { deskId: held, status: "PENDING", holdUntil }],
      [first, { deskId: confirmed, status: "CONFIRMED" }],
      [first, { deskId: unpaid, status: "PENDING" }],
      [second, { status: "PENDING", holdUntil }],
    ] as const) {
      await test.database.tx({ orgId: tenant.orgId }, (db) =>
        bookSlot(db, newBooking(tenant, { ...period, ...booking }), clock.now()),
      );
    }
    const statuses = async ({ orgId }: { orgId: string }) =>
      Object.fromEntries(
        (await test.database.tx({ orgId }, (db) => db.selectFrom("bookings").selectAll().execute())).map((row) => [
          row.deskId,
          row.status,
        ]),
      );

    await sweepHolds(ports);
    expect(await statuses(first)).toEqual({ [held]: "PENDING", [confirmed]: "CONFIRMED", [unpaid]: "PENDING" });

    clock.advance({ minutes: 15 });
    await sweepHolds(ports);
    expect(await statuses(first)).toEqual({ [held]: "CANCELLED", [confirmed]: "CONFIRMED", [unpaid]: "PENDING" });
    expect(Object.values(await statuses(second))).toEqual(["CANCELLED"]);
    const noted = await test.database.tx(first, (db) => db.selectFrom("notificationEvents").selectAll().execute());
    expect(noted).toMatchObject([{ type: "booking_cancelled", branchId: first.branchId, detail: { ranOut: true } }]);
  });
});
