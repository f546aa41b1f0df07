import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant, newBooking } from "../testing/rows";
import { type AvailabilityQuery, deskAvailability } from "./availability";
import { bookSlot, type NewBooking } from "./book-slot";

const now = new Date("2026-11-22T00:00:00Z");
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const hours = (from: string, to: string) => ({ startAt: at(from), endAt: at(to) });
/** Open from nine to five with an hour's break. */
const openHours = [hours("09:00", "13:00"), hours("14:00", "17:00")];
const wholeDay = { startAt: at("00:00"), endAt: new Date("2026-11-24T00:00:00Z") };

type Slot = Pick<NewBooking, "startAt" | "endAt"> & Partial<NewBooking>;

/** What is booked on a desk, what is asked, and what the answer is. */
const cases: [name: string, slots: Slot[], query: Partial<AvailabilityQuery>, status: number, isFree: boolean][] = [
  ["1: nothing booked", [], {}, 1, true],
  ["3: booked at another time of the day", [hours("15:00", "16:00")], {}, 3, true],
  ["3: booked now, free later", [hours("10:00", "12:00")], {}, 3, false],
  ["2: booked for the whole day", [wholeDay], {}, 2, false],
  [
    "2: bookings fill the open hours",
    [hours("09:00", "11:00"), hours("11:00", "13:00"), hours("14:00", "17:00")],
    {},
    2,
    false,
  ],
  [
    "1: the full day's hours are over",
    [wholeDay],
    { period: { startAt: wholeDay.endAt, endAt: wholeDay.endAt } },
    1,
    true,
  ],
  ["8: a hold covers it", [{ ...hours("10:00", "11:00"), status: "PENDING" }], {}, 8, false],
  [
    "8: a payment is outstanding",
    [{ ...hours("10:00", "11:00"), status: "PENDING", holdUntil: at("09:00") }],
    {},
    8,
    false,
  ],
  ["1: the hold has run out", [{ ...hours("10:00", "11:00"), status: "PENDING", holdUntil: now }], {}, 1, true],
  ["3: a hold at another time", [{ ...hours("15:00", "16:00"), status: "PENDING" }], {}, 3, true],
  ["1: booked in the break only", [hours("13:00", "14:00")], {}, 1, true],
  ["2: booked on a closed day", [wholeDay], { openHours: [] }, 2, false],
  ["1: nothing booked on a closed day", [], { openHours: [] }, 1, true],
  ["3: ends as the period starts", [hours("09:00", "10:30")], {}, 3, true],
  ["3: an instant, at a booking's start", [hours("10:00", "11:00")], { period: hours("10:00", "10:00") }, 3, false],
  ["3: an instant, at a booking's end", [hours("10:00", "11:00")], { period: hours("11:00", "11:00") }, 3, true],
  ["1: booked on the day before", [{ startAt: new Date("2026-11-22T00:00:00Z"), endAt: at("00:00") }], {}, 1, true],
];

eachDatabase("deskAvailability", (test) => {
  it.each(cases)("%s", async (_name, slots, query, status, isFree) => {
    const tenant = await insertTenant(test.database);
    const [deskId] = tenant.deskIds;
    const found = await test.database.tx({ orgId: tenant.orgId }, async (db) => {
      for (const slot of slots) await bookSlot(db, newBooking(tenant, slot), now);
      return deskAvailability(db, {
        branchId: tenant.branchId,
        period: hours("10:30", "11:30"),
        openHours,
        now,
        ...query,
      });
    });
    expect(found).toEqual([{ deskId, status, isFree }]);
  });

  it("answers for the active desks of the branch, or for those that are asked about", async () => {
    const tenant = await insertTenant(test.database, { desks: 3 });
    const [first = "", second = "", third = ""] = tenant.deskIds;
    const query = { branchId: tenant.branchId, period: hours("10:00", "11:00"), openHours, now };
    const ids = await test.database.tx({ orgId: tenant.orgId }, async (db) => {
      await db.updateTable("desks").set({ isActive: false }).where("deskId", "=", third).execute();
      const all = await deskAvailability(db, query);
      const one = await deskAvailability(db, { ...query, deskIds: [second] });
      return [all.map((desk) => desk.deskId).sort(), one.map((desk) => desk.deskId)];
    });
    expect(ids).toEqual([[first, second].sort(), [second]]);
  });

  it("frees what is cancelled", async () => {
    const tenant = await insertTenant(test.database);
    const found = await test.database.tx({ orgId: tenant.orgId }, async (db) => {
      await bookSlot(db, newBooking(tenant, wholeDay), now);
      await db.updateTable("bookings").set({ status: "CANCELLED" }).execute();
      return deskAvailability(db, { branchId: tenant.branchId, period: hours("10:00", "11:00"), openHours, now });
    });
    expect(found).toMatchObject([{ status: 1, isFree: true }]);
  });
});
