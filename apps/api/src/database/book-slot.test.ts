import { sql } from "kysely";
import { expect, it } from "vitest";
import { expectBooks } from "../testing/books";
import { eachDatabase } from "../testing/databases";
import { expectDebts } from "../testing/debts";
import { insertTenant, newBooking, newPayment, type TestTenant } from "../testing/rows";
import { bookingRow, bookSlot, bookSlots, moveSlot, type NewBooking } from "./book-slot";
import { insertPayments } from "./count";
import { rowsJson } from "./insert-all";

const now = new Date("2026-11-23T00:00:00Z");
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const morning = { startAt: at("09:00"), endAt: at("12:00") };

eachDatabase("bookSlot", (test) => {
  const book = (tenant: TestTenant, booking: Pick<NewBooking, "startAt" | "endAt"> & Partial<NewBooking>, when = now) =>
    test.database.tx({ orgId: tenant.orgId }, (db) => bookSlot(db, newBooking(tenant, booking), when));
  const statuses = (tenant: TestTenant) =>
    test.database.tx({ orgId: tenant.orgId }, async (db) =>
      (await db.selectFrom("bookings").select("status").orderBy("createdAt").execute()).map((row) => row.status),
    );

  it("gives the row that it made", async () => {
    const tenant = await insertTenant(test.database);
    const result = await book(tenant, { ...morning, visitorName: "Asha", notes: "By the window" });
    expect(result).toMatchObject({
      booked: {
        ...morning,
        status: "CONFIRMED",
        amount: 50_000,
        visitorName: "Asha",
        notes: "By the window",
        createdAt: now,
      },
    });
  });

  it("lets one of 200 callers at once have a slot", async () => {
    const tenant = await insertTenant(test.database);
    const results = await Promise.all(Array.from({ length: 200 }, () => book(tenant, morning)));
    expect(results.filter((result) => "booked" in result)).toHaveLength(1);
    expect(results.filter((result) => "taken" in result)).toHaveLength(199);
    expect(await statuses(tenant)).toEqual(["CONFIRMED"]);
  });

  it("lets periods touch and refuses any overlap", async () => {
    const tenant = await insertTenant(test.database, { desks: 2 });
    await book(tenant, morning);
    expect(await book(tenant, { startAt: at("12:00"), endAt: at("13:00") })).toHaveProperty("booked");
    expect(await book(tenant, { startAt: at("08:00"), endAt: at("09:00") })).toHaveProperty("booked");
    expect(await book(tenant, { startAt: at("11:59"), endAt: at("12:30") })).toEqual({ taken: true });
    expect(await book(tenant, { ...morning, deskId: tenant.deskIds[1] ?? "" })).toHaveProperty("booked");
  });

  it("takes the time of a hold that has run out, not of one that stands", async () => {
    const tenant = await insertTenant(test.database);
    await book(tenant, { ...morning, status: "PENDING", holdUntil: at("00:15") });
    expect(await book(tenant, morning, at("00:14"))).toEqual({ taken: true });
    expect(await book(tenant, morning, at("00:15"))).toHaveProperty("booked");
    expect(await statuses(tenant)).toEqual(["CANCELLED", "CONFIRMED"]);
  });

  it("lets an undecided booking hold until it starts, or until it ends if it was made after its start", async () => {
    const tenant = await insertTenant(test.database);
    await book(tenant, { ...morning, status: "PENDING" });
    expect(await book(tenant, morning, at("08:59"))).toEqual({ taken: true });
    expect(await book(tenant, { ...morning, status: "PENDING" }, at("09:30"))).toHaveProperty("booked");
    expect(await book(tenant, morning, at("11:59"))).toEqual({ taken: true });
    expect(await book(tenant, morning, at("12:00"))).toHaveProperty("booked");
  });

  it("leaves an expired hold alone that isn't in the way", async () => {
    const tenant = await insertTenant(test.database);
    await book(tenant, { ...morning, status: "PENDING", holdUntil: at("00:15") });
    await book(tenant, { startAt: at("14:00"), endAt: at("15:00") }, at("01:00"));
    expect(await statuses(tenant)).toEqual(["PENDING", "CONFIRMED"]);
  });

  it("books many at once, and tells for each whether it was", async () => {
    const tenant = await insertTenant(test.database, { desks: 2 });
    await book(tenant, { ...morning, status: "PENDING", holdUntil: at("00:15") });
    await book(tenant, { startAt: at("15:00"), endAt: at("16:00"), status: "PENDING", holdUntil: at("00:15") });
    const wanted = [
      { startAt: at("13:00"), endAt: at("14:00"), visitorName: "Asha" },
      { startAt: at("13:30"), endAt: at("14:30") },
      { ...morning, deskId: tenant.deskIds[1] ?? "" },
      morning,
    ].map((booking) => newBooking(tenant, booking));
    const result = await test.database.tx({ orgId: tenant.orgId }, (db) => bookSlots(db, wanted, at("00:20")));
    expect(result.map((booking) => booking?.bookingId)).toEqual([
      wanted[0]?.bookingId,
      undefined,
      wanted[2]?.bookingId,
      wanted[3]?.bookingId,
    ]);
    expect(result[0]).toMatchObject({ visitorName: "Asha", createdAt: at("00:20") });
    // The hold of the afternoon ran out too, and is in nobody's way.
    expect((await statuses(tenant)).sort()).toEqual(["CANCELLED", "CONFIRMED", "CONFIRMED", "CONFIRMED", "PENDING"]);
  });

  it("writes what is paid with the bookings that it makes, and once", async () => {
    const tenant = await insertTenant(test.database, { desks: 2 });
    const { orgId } = tenant;
    const wanted = [
      morning,
      morning,
      { ...morning, deskId: tenant.deskIds[1] ?? "" },
      { startAt: at("14:00"), endAt: at("15:00") },
    ].map((booking) => newBooking(tenant, booking));
    const [whole, taken, half, unpaid] = wanted;
    if (!whole || !taken || !half || !unpaid) throw new Error("Four are wanted");
    const sums: readonly (readonly [NewBooking, number])[] = [
      [whole, 50_000],
      [taken, 50_000],
      [half, 10_000],
      [half, 15_000],
    ];
    const payments = sums.map(([booking, amount]) => newPayment(booking, amount, now));
    const paid = await test.database.tx({ orgId }, async (db) => {
      await bookSlots(db, wanted, now, payments);
      // What comes in afterwards, in the same transaction too, is added to it.
      await insertPayments(db, [newPayment(half, 1, now), newPayment(unpaid, 50_000, now)]);
      return db.selectFrom("bookings").select(["bookingId", "paid"]).execute();
    });
    expect(new Map(paid.map((booking) => [booking.bookingId, booking.paid]))).toEqual(
      new Map([
        [whole.bookingId, 50_000],
        [half.bookingId, 25_001],
        [unpaid.bookingId, 50_000],
      ]),
    );
    expect(await expectBooks(test.database, orgId)).toEqual({
      receivable: 24_999,
      cash: 125_001,
      income_bookings: -150_000,
    });
    expect(Object.values(await expectDebts(test.database, orgId))).toEqual([{ owed: 1, due: 24_999 }]);
  });

  it("has no bookings that say another sum than what is paid with them", async () => {
    const tenant = await insertTenant(test.database);
    const booking = newBooking(tenant, morning);
    const [row, payment] = [bookingRow(booking, now), newPayment(booking, 400, now)];
    for (const paid of [null, 399, 401]) {
      await expect(
        test.database.tx({ orgId: tenant.orgId }, (db) =>
          sql`select book_paid(${rowsJson([{ ...row, paid }])}::jsonb -> 0, '[{}]'::jsonb,
            ${rowsJson([payment])}::jsonb -> 0, '[{}]'::jsonb, ${now})`.execute(db),
        ),
      ).rejects.toMatchObject({ code: "23514" });
    }
    expect(await statuses(tenant)).toEqual([]);
  });

  it("frees the time of a cancelled booking", async () => {
    const tenant = await insertTenant(test.database);
    await book(tenant, morning);
    await test.database.tx({ orgId: tenant.orgId }, (db) =>
      db.updateTable("bookings").set({ status: "CANCELLED" }).execute(),
    );
    expect(await book(tenant, morning)).toHaveProperty("booked");
  });

  it("draws another code when the code is taken", async () => {
    const tenant = await insertTenant(test.database);
    await book(tenant, { ...morning, code: "SAMECODE" });
    const codes = ["SAMECODE", "NEXTCODE"];
    const later = { startAt: at("14:00"), endAt: at("15:00") };
    const result = await test.database.tx({ orgId: tenant.orgId }, (db) =>
      bookSlot(db, newBooking(tenant, { ...later, code: codes.shift() ?? "" }), now),
    );
    expect(result).toMatchObject({ booked: { code: "NEXTCODE" } });
  });

  it("stands behind no other way of writing: the database itself refuses an overlap", async () => {
    const tenant = await insertTenant(test.database);
    await book(tenant, morning);
    await expect(
      test.database.tx({ orgId: tenant.orgId }, (db) =>
        db
          .insertInto("bookings")
          .values({ ...newBooking(tenant, morning), createdAt: now })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: "23P01", constraint: "bookings_no_overlap" });
  });
});

eachDatabase("moveSlot", (test) => {
  const setUp = async () => {
    const tenant = await insertTenant(test.database, { desks: 2 });
    const [, second = ""] = tenant.deskIds;
    const booking = newBooking(tenant, morning);
    const scope = { orgId: tenant.orgId };
    await test.database.tx(scope, (db) => bookSlot(db, booking, now));
    const move = (bookingId: string, deskId: string, period = morning) =>
      test.database.tx(scope, (db) => moveSlot(db, { bookingId, deskId, ...period }, now));
    const block = (deskId: string) =>
      test.database.tx(scope, (db) => bookSlot(db, newBooking(tenant, { ...morning, deskId }), now));
    return { tenant, second, booking, move, block };
  };

  it("moves to a free desk, and within its own time", async () => {
    const { second, booking, move } = await setUp();
    expect(await move(booking.bookingId, second)).toMatchObject({ moved: { deskId: second, ...morning } });
    const later = { startAt: at("11:00"), endAt: at("14:00") };
    expect(await move(booking.bookingId, second, later)).toMatchObject({ moved: { deskId: second, ...later } });
  });

  it("finds the desk taken, and leaves the booking where it was", async () => {
    const { tenant, second, booking, move, block } = await setUp();
    await block(second);
    expect(await move(booking.bookingId, second)).toEqual({ taken: true });
    const rows = await test.database.tx({ orgId: tenant.orgId }, (db) =>
      db.selectFrom("bookings").select("deskId").where("bookingId", "=", booking.bookingId).execute(),
    );
    expect(rows).toEqual([{ deskId: booking.deskId }]);
  });

  it("doesn't know a foreign booking or desk", async () => {
    const { second, booking, move } = await setUp();
    const foreign = await setUp();
    expect(await move(foreign.booking.bookingId, second)).toEqual({ unknown: true });
    expect(await move(booking.bookingId, foreign.second)).toEqual({ unknown: true });
  });

  it("lets one of 40 movers and bookers at once have the time", async () => {
    const { tenant, second, block } = await setUp();
    const scope = { orgId: tenant.orgId };
    const waiting = Array.from({ length: 20 }, (_, place) =>
      newBooking(tenant, {
        startAt: new Date(at("13:00").getTime() + place * 60_000),
        endAt: new Date(at("13:01").getTime() + place * 60_000),
      }),
    );
    for (const booking of waiting) await test.database.tx(scope, (db) => bookSlot(db, booking, now));
    const results = await Promise.all(
      waiting.flatMap(({ bookingId }) => [
        test.database.tx(scope, (db) => moveSlot(db, { bookingId, deskId: second, ...morning }, now)),
        block(second),
      ]),
    );
    expect(results.filter((result) => "moved" in result || "booked" in result)).toHaveLength(1);
    expect(results.filter((result) => "taken" in result)).toHaveLength(39);
  });
});
