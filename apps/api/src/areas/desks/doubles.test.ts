import type { Booking } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { bookSlot, bookSlots, type NewBooking } from "../../database/book-slot";
import { bookingCode } from "../../database/booking-code";
import { writeEntry } from "../../platform/audit/write-entry";
import { turnDoubles } from "../../platform/turn-doubles";
import { newBooking, testRandom } from "../../testing/rows";
import { testLog } from "../../testing/test-ports";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found } from "../testing/house";

const midnight = (date: string) => new Date(`${date}T00:00:00+05:30`);

eachHouse("second bookings that moves left before there were stays", (house) => {
  const opened = async () => {
    const place = await found(house, { desks: 3 });
    const customerId = await insertCustomer(house, place);
    const { _id: feePlanId } = await addTerm(place.client, { count: 1, unit: "month" });
    const [deskId = "", otherId = "", thirdId = ""] = place.desks.map((desk) => desk._id);
    const booking = await place.client.desks.assignUser({
      deskId,
      customerId,
      feePlanId,
      startDate: "2026-11-18",
      method: "cash",
    });
    return { ...place, deskId, otherId, thirdId, customerId, feePlanId, booking };
  };
  type Opened = Awaited<ReturnType<typeof opened>>;

  /** What the server of the release before does: the same assignment goes on, and a second one keeps what was used. */
  const moveAsBefore = (
    { orgId, deskId }: Opened,
    { _id: bookingId, code }: Booking,
    toDeskId: string,
    changes: Partial<NewBooking> = {},
    told: { deskId?: string } | null = {},
  ) =>
    house.database.tx({ orgId }, async (db) => {
      const now = house.api.clock.now();
      const minute = new Date(house.minutesFromNow(0));
      const used = await db
        .selectFrom("bookings")
        .selectAll()
        .where("bookingId", "=", bookingId)
        .executeTakeFirstOrThrow();
      await sql`select * from move_slot(${bookingId}::uuid, ${toDeskId}::uuid, ${minute}, ${used.endAt}, null, ${now})`.execute(
        db,
      );
      const kept = await bookSlot(
        db,
        {
          ...used,
          endAt: minute,
          bookingId: testRandom.id(),
          code: bookingCode(testRandom),
          status: "CONFIRMED",
          feePlanId: null,
          amount: 0,
          notes: `Moved to desk D2 (booking ${code})`,
          ...changes,
        },
        now,
      );
      if (told) {
        writeEntry(db, orgId, {
          entryId: testRandom.id(),
          occurredAt: now,
          actor: { kind: "system", _id: null, name: "Carrel" },
          action: "desks.reassignUser",
          resource: "desks",
          recordId: bookingId,
          before: { deskId: told.deskId ?? used.deskId ?? deskId, startAt: used.startAt.toISOString() },
          after: { deskId: toDeskId, startAt: minute.toISOString() },
          address: "",
          userAgent: "",
          requestId: "",
        });
      }
      if (!("booked" in kept)) throw new Error("The time that was used is free");
      return kept.booked;
    });

  const turn = () => turnDoubles({ database: house.database, log: testLog() });
  const staysOf = ({ orgId }: Pick<Opened, "orgId">) =>
    house.database.tx({ orgId }, (db) =>
      db.selectFrom("stays").select(["bookingId", "deskId", "startAt", "endAt"]).orderBy("startAt").execute(),
    );
  const figuresOf = async ({ client }: Opened) => {
    const { popularDesks, dailyTrend, ...trends } = await client.dashboard.bookingTrends({ period: "monthly" });
    const { topCustomers, averageBookingDuration, ...customers } = await client.customers.stats();
    const { dailyBookingsCount, ...payments } = await client.dashboard.paymentStats({ period: "monthly" });
    const { bookingDetails, ...stats } = await client.dashboard.bookingStats({ period: "monthly" });
    const listed = (await client.bookings.list()).totalRecords;
    return {
      time: {
        peakHours: trends.peakHours,
        desks: new Map(popularDesks.map(({ deskName, minutes }) => [deskName, minutes])),
        customers: topCustomers.map(({ name, minutes, amount }) => [name, minutes, amount]),
        revenue: dailyTrend.map(({ revenue }) => revenue),
        used: Math.round(averageBookingDuration * topCustomers.reduce((sum, { bookings }) => sum + bookings, 0)),
        customersStats: customers,
        payments,
        stats,
      },
      counts: {
        listed,
        made: dailyTrend.reduce((sum, { bookings }) => sum + bookings, 0),
        daily: dailyBookingsCount,
        confirmed: bookingDetails.confirmed,
        today: bookingDetails.today,
        ofDesks: popularDesks.reduce((sum, { bookings }) => sum + bookings, 0),
        ofCustomers: topCustomers.reduce((sum, { bookings }) => sum + bookings, 0),
      },
    };
  };

  it("become stays: the time that is taken is as before, and each count has one less", async () => {
    const place = await opened();
    const { client, booking, deskId, otherId } = place;
    await moveAsBefore(place, booking, otherId);
    const before = await figuresOf(place);
    const [day] = (await client.bookings.calendar({ from: "2026-11-20", to: "2026-11-20" })).desks;
    expect(day?.days[0]?.bookings).toHaveLength(1);
    await turn();
    const after = await figuresOf(place);
    expect(after.time).toEqual(before.time);
    expect(before.time.desks.get("D1")).toBeGreaterThan(0);
    expect(after.counts).toEqual(Object.fromEntries(Object.entries(before.counts).map(([name, n]) => [name, n - 1])));
    expect(await staysOf(place)).toEqual([
      { bookingId: booking._id, deskId, startAt: midnight("2026-11-18"), endAt: new Date(house.minutesFromNow(0)) },
    ]);
    // Its own day can't be booked over, as before.
    const customer = { name: "Omar Ali", email: "omar@example.com" };
    const today = client.desks.bookDesk({ deskId, customer, type: "DAILY", date: "2026-11-21" });
    await expect(today).rejects.toMatchObject({ status: 409, code: "desk_taken" });
  });

  it("are turned again and again: each once, those of several moves, and those that come later", async () => {
    const place = await opened();
    const { client, booking, otherId, thirdId, deskId } = place;
    await moveAsBefore(place, booking, otherId);
    await turn();
    await turn();
    expect(await staysOf(place)).toHaveLength(1);
    house.advance({ seconds: 3600 });
    await moveAsBefore(place, booking, thirdId);
    house.advance({ seconds: 3600 });
    // Nobody's log tells of this one.
    await moveAsBefore(place, booking, deskId, {}, null);
    await turn();
    expect((await staysOf(place)).map((stay) => stay.deskId)).toEqual([deskId, otherId, thirdId]);
    expect((await client.bookings.list()).data.map(({ _id }) => _id)).toEqual([booking._id]);
  });

  it("stay as they are where it is not beyond doubt", async () => {
    const alike: ((place: Opened) => Promise<unknown>)[] = [
      (place) => moveAsBefore(place, place.booking, place.otherId, { notes: "Moved to desk D2 (booking ZZZZZZZZ)" }),
      (place) => moveAsBefore(place, place.booking, place.otherId, { notes: "Moved to desk D2" }),
      (place) => moveAsBefore(place, place.booking, place.otherId, { amount: 1 }),
      (place) => moveAsBefore(place, place.booking, place.otherId, { feePlanId: place.feePlanId }),
      (place) => moveAsBefore(place, place.booking, place.otherId, { endAt: new Date(house.minutesFromNow(-1)) }),
      (place) => moveAsBefore(place, place.booking, place.otherId, { type: "HOURLY" }),
      (place) => moveAsBefore(place, place.booking, place.otherId, {}, { deskId: place.thirdId }),
      async (place) => {
        const other = await insertCustomer(house, place, { name: "Omar Ali", phone: "+919876543211" });
        await moveAsBefore(place, place.booking, place.otherId, { customerId: other });
      },
      async (place) => {
        const { bookingId } = await moveAsBefore(place, place.booking, place.otherId);
        await place.client.bookings.changeStatus({ bookingId, status: "CANCELLED" });
      },
      async (place) => {
        const { bookingId, branchId, deskId, startAt, endAt } = await moveAsBefore(place, place.booking, place.otherId);
        await house.database.tx({ orgId: place.orgId }, (db) =>
          db
            .insertInto("deskTransactions")
            .values({
              ...{ orgId: place.orgId, transactionId: testRandom.id(), bookingId, branchId, deskId, startAt, endAt },
              ...{ customerId: place.customerId, kind: "booking", feePlanId: null, amount: 1, currency: "INR" },
              ...{ method: "cash", paidAt: startAt },
            })
            .execute(),
        );
      },
    ];
    for (const make of alike) {
      const place = await opened();
      await make(place);
      await turn();
      expect(await staysOf(place)).toEqual([]);
      expect((await place.client.bookings.list()).totalRecords).toBe(2);
    }
  });

  it("are found past any number of those", async () => {
    const place = await opened();
    const { orgId, branch, thirdId } = place;
    await house.database.tx({ orgId }, (db) =>
      bookSlots(
        db,
        Array.from({ length: 250 }, (_, hour) => {
          const startAt = new Date(Date.parse("2026-12-01T00:00:00Z") + hour * 3_600_000);
          return newBooking(
            { orgId, branchId: branch._id, deskIds: [thirdId] },
            {
              startAt,
              endAt: new Date(startAt.getTime() + 60_000),
              amount: 0,
              notes: "Moved to desk D2 (booking ZZZZZZZZ)",
            },
          );
        }),
        house.api.clock.now(),
      ),
    );
    await moveAsBefore(place, place.booking, place.otherId);
    await turn();
    expect(await staysOf(place)).toHaveLength(1);
  });
});
