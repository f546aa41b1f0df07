import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant, newBooking } from "../testing/rows";
import { alternatives } from "./alternatives";
import { bookSlot } from "./book-slot";

const now = new Date("2026-11-22T00:00:00Z");
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const hours = (from: string, to: string) => ({ startAt: at(from), endAt: at(to) });
const period = hours("10:00", "11:00");

eachDatabase("alternatives", (test) => {
  const setUp = async (desks: number) => {
    const tenant = await insertTenant(test.database, { desks });
    const [deskId = ""] = tenant.deskIds;
    const query = {
      branchId: tenant.branchId,
      deskId,
      period,
      openHours: [hours("09:00", "18:00")],
      wholeDays: false,
      now,
    };
    return { tenant, deskId, query, scope: { orgId: tenant.orgId } };
  };

  it("offers other free desks for the same period, then the same desk just before and after", async () => {
    const { tenant, deskId, query, scope } = await setUp(12);
    const [, second = "", third = "", fourth = "", fifth = ""] = tenant.deskIds;
    const found = await test.database.tx(scope, async (db) => {
      await bookSlot(db, newBooking(tenant, hours("10:00", "12:00")), now);
      await bookSlot(db, newBooking(tenant, { ...period, deskId: third }), now);
      await bookSlot(db, newBooking(tenant, { ...period, deskId: fourth, status: "PENDING", holdUntil: now }), now);
      await db.updateTable("desks").set({ kind: "cabin" }).where("deskId", "=", second).execute();
      await db.updateTable("desks").set({ isActive: false }).where("deskId", "=", fifth).execute();
      return alternatives(db, query);
    });
    // Seat 2 is of another kind, Seat 3 is booked, Seat 4's hold has run out, Seat 5 is out of use.
    expect(found.map(({ deskName, startAt, endAt }) => ({ deskName, startAt, endAt }))).toEqual([
      { deskName: "Seat 4", ...period },
      { deskName: "Seat 6", ...period },
      { deskName: "Seat 7", ...period },
      { deskName: "Seat 1", ...hours("09:00", "10:00") },
      { deskName: "Seat 1", ...hours("12:00", "13:00") },
    ]);
    expect(found.at(-1)?.deskId).toBe(deskId);
  });

  it("offers nothing when everything is taken", async () => {
    const { tenant, query, scope } = await setUp(2);
    const found = await test.database.tx(scope, async (db) => {
      for (const deskId of tenant.deskIds)
        await bookSlot(db, newBooking(tenant, { ...hours("09:00", "18:00"), deskId }), now);
      return alternatives(db, query);
    });
    expect(found).toEqual([]);
  });

  it("shows a foreign desk's bookings to nobody", async () => {
    const { tenant, query } = await setUp(1);
    const foreign = await setUp(1);
    await test.database.tx({ orgId: tenant.orgId }, (db) => bookSlot(db, newBooking(tenant, period), now));
    expect(await test.database.tx(foreign.scope, (db) => alternatives(db, query))).toEqual([]);
  });
});
