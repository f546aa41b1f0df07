import { sql } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertBranch, insertTenant, newBooking, type TestTenant, testRandom } from "../testing/rows";
import { bookSlot, bookSlots, moveSlot, type NewBooking } from "./book-slot";
import { rowsJson } from "./insert-all";

const at = (time: string, date = "2026-11-23") => new Date(`${date}T${time}:00Z`);
const made = at("07:00");
const day = { startAt: at("09:00"), endAt: at("17:00") };

eachDatabase("what a booking used before it was moved", (test) => {
  const opened = async (booking: Partial<NewBooking> = {}) => {
    const tenant = await insertTenant(test.database, { desks: 3 });
    const [first = "", second = "", third = ""] = tenant.deskIds;
    const { orgId } = tenant;
    const book = (wanted: Pick<NewBooking, "startAt" | "endAt"> & Partial<NewBooking>, now = made) =>
      test.database.tx({ orgId }, (db) => bookSlot(db, newBooking(tenant, wanted), now));
    const { booked } = (await book({ ...day, ...booking })) as { booked: { bookingId: string } };
    const move = (changes: Partial<Parameters<typeof moveSlot>[1]>, now: Date) =>
      test.database.tx({ orgId }, (db) =>
        moveSlot(db, { bookingId: booked.bookingId, deskId: second, ...day, startAt: now, ...changes }, now),
      );
    return { ...tenant, tenant, first, second, third, book, move, bookingId: booked.bookingId };
  };
  const stays = ({ orgId }: Pick<TestTenant, "orgId">) =>
    test.database.tx({ orgId }, (db) =>
      db.selectFrom("stays").select(["bookingId", "deskId", "startAt", "endAt"]).orderBy("startAt").execute(),
    );

  it("stays on record at each desk, up to the minute", async () => {
    const place = await opened();
    const { bookingId, first, second, third, move } = place;
    await move({}, at("11:00"));
    await move({ deskId: third }, new Date("2026-11-23T13:30:42Z"));
    expect(await stays(place)).toEqual([
      { bookingId, deskId: first, startAt: at("09:00"), endAt: at("11:00") },
      { bookingId, deskId: second, startAt: at("11:00"), endAt: at("13:30") },
    ]);
  });

  it("is nothing where it had not begun, began in this minute, or only waits; nor where the time stays in it", async () => {
    const early = await opened();
    await early.move({ startAt: at("09:00") }, at("08:59"));
    const same = await opened();
    await same.move({}, new Date("2026-11-23T09:00:59Z"));
    const waiting = await opened({ status: "PENDING" });
    await waiting.move({}, at("11:00"));
    const kept = await opened();
    await kept.move({ deskId: kept.first, startAt: at("08:00"), endAt: at("11:00") }, at("11:00"));
    for (const place of [early, same, waiting, kept]) expect(await stays(place)).toEqual([]);
  });

  it("is the booking's again where it comes back within the minute", async () => {
    const place = await opened();
    const { first, second, third, move, bookingId } = place;
    const now = at("11:00");
    await move({}, now);
    await move({ deskId: third }, now);
    const back = await move({ deskId: first, startAt: now }, new Date("2026-11-23T11:00:59Z"));
    expect(back).toMatchObject({ moved: { deskId: first, ...day } });
    expect(await stays(place)).toEqual([]);
    // What comes back later was away.
    await move({}, now);
    await move({ deskId: first, startAt: at("11:01") }, at("11:01"));
    expect(await stays(place)).toEqual([
      { bookingId, deskId: first, startAt: at("09:00"), endAt: now },
      { bookingId, deskId: second, startAt: now, endAt: at("11:01") },
    ]);
  });

  it("is not in the way of the booking itself, which has it again where it asks for that time", async () => {
    const place = await opened();
    const { first, second, move, book } = place;
    const tomorrow = { deskId: first, startAt: at("09:00", "2026-11-24"), endAt: at("17:00", "2026-11-24") };
    await move(tomorrow, at("11:00"));
    expect(await stays(place)).toHaveLength(1);
    expect(await move({ deskId: first, ...day }, at("11:05"))).toMatchObject({ moved: day });
    expect(await stays(place)).toEqual([]);
    await move({ deskId: first, startAt: at("10:00") }, at("11:10"));
    // Its end moves, and what lies before its start stays apart.
    await move({ deskId: first, startAt: at("10:00"), endAt: at("18:00") }, at("11:10"));
    expect(await stays(place)).toHaveLength(1);
    // Refused, it leaves all as it was.
    await book({ deskId: first, startAt: at("18:00"), endAt: at("19:00") });
    expect(await move({ deskId: first, ...day, endAt: at("18:30") }, at("11:15"))).toEqual({ taken: true });
    expect(await stays(place)).toMatchObject([{ deskId: first, startAt: at("09:00"), endAt: at("10:00") }]);
    expect(await move({ deskId: second, startAt: at("11:15") }, at("11:15"))).toHaveProperty("moved");
  });

  it("is what lies before its new start, where it keeps its desk", async () => {
    const place = await opened();
    const { first, move } = place;
    await move({ deskId: first, startAt: at("10:00") }, at("11:00"));
    await move({ deskId: first, startAt: at("09:00", "2026-11-24"), endAt: at("17:00", "2026-11-24") }, at("11:00"));
    expect((await stays(place)).map(({ startAt, endAt }) => [startAt, endAt])).toEqual([
      [at("09:00"), at("10:00")],
      [at("10:00"), at("11:00")],
    ]);
  });

  it("is never booked over, by whatever way", async () => {
    const place = await opened();
    const { tenant, orgId, first, third, book, move } = place;
    await move({}, at("11:00"));
    const over = { startAt: at("10:59"), endAt: at("12:00"), deskId: first };
    expect(await book(over, at("11:01"))).toEqual({ taken: true });
    const many = await test.database.tx({ orgId }, (db) => bookSlots(db, [newBooking(tenant, over)], at("11:01")));
    expect(many).toEqual([null]);
    const other = (await book({ ...over, deskId: third }, at("11:01"))) as { booked: { bookingId: string } };
    expect(await move({ ...over, bookingId: other.booked.bookingId }, at("11:01"))).toEqual({ taken: true });
    expect(await book({ ...over, startAt: at("11:00") }, at("11:01"))).toHaveProperty("booked");
  });

  it("is not kept over what another has", async () => {
    const { orgId, branchId, first, second, bookingId } = await opened();
    const keep = (deskId: string) =>
      test.database.tx({ orgId }, (db) =>
        sql`select keep_stay(${bookingId}::uuid, ${branchId}::uuid, ${deskId}::uuid, ${at("08:00")}, ${at("10:00")}, ${made})`.execute(
          db,
        ),
      );
    await expect(keep(first)).rejects.toMatchObject({ code: "23P01", constraint: "bookings_no_overlap" });
    await keep(second);
    await expect(keep(second)).rejects.toMatchObject({ code: "23P01" });
  });

  it("is no booking, and no count", async () => {
    const place = await opened();
    const { orgId } = place;
    await place.move({}, at("11:00"));
    const facts = await test.database.tx({ orgId }, async (db) => {
      const { rows } = await sql<Record<string, number>>`select
        (select count(*)::int from bookings) as bookings,
        (select sum(confirmed)::int from booking_figures) as made,
        (select sum(bookings)::int from desk_figures where span = 1) as counted,
        (select sum(started)::int from hour_figures) as started`.execute(db);
      return rows[0];
    });
    expect(facts).toEqual({ bookings: 1, made: 1, counted: 1, started: 1 });
    const found = await test.database.tx({ orgId }, async (db) => {
      const [stay] = await db.selectFrom("stays").select("stayId").execute();
      const { rows } = await sql<{ ids: string[] }>`
        select ids from search_bookings(null, ${stay?.stayId ?? ""}, 10, 0, null)`.execute(db);
      return rows[0]?.ids;
    });
    expect(found).toEqual([]);
  });

  it("is its tenant's, who sees its branch, and no visitor's", async () => {
    const place = await opened();
    const { orgId } = place;
    const otherBranch = testRandom.id();
    await test.database.tx({ orgId }, (db) => insertBranch(db, { orgId, branchId: otherBranch, name: "Pier" }));
    await place.move({}, at("11:00"));
    const seen = (scope: Parameters<typeof test.database.tx>[0]) =>
      test.database.tx(scope, async (db) => (await db.selectFrom("stays").select("stayId").execute()).length);
    expect(await seen({ orgId, branchIds: [place.branchId] })).toBe(1);
    expect(await seen({ orgId, branchIds: [otherBranch] })).toBe(0);
    expect(await seen({ orgId, visitor: { email: "asha@example.com", customerIds: [] } })).toBe(0);
    const { orgId: stranger } = await insertTenant(test.database);
    expect(await seen({ orgId: stranger })).toBe(0);
  });

  it("can't be written, changed or freed by a request's own statements", async () => {
    const place = await opened();
    const { orgId, tenant, bookingId, branchId, first } = place;
    await place.move({}, at("11:00"));
    const times = { startAt: at("05:00"), endAt: at("06:00"), createdAt: made, updatedAt: made };
    const nobody = { visitorName: "", visitorEmail: "", visitorPhone: "", notes: "" };
    const early = { ...newBooking(tenant, { ...times, amount: 0 }), ...times, ...nobody, holdFor: "stay" };
    const tries = [
      sql`insert into stays (org_id, stay_id, booking_id, branch_id, desk_id, starts_at, ends_at)
        values (${orgId}, ${bookingId}, ${bookingId}, ${branchId}, ${first}, ${at("05:00")}, ${at("06:00")})`,
      sql`update stays set ends_at = ends_at - interval '1 hour'`,
      sql`delete from stays`,
      sql`update bookings set hold_for = 'stay', amount = 0`,
      sql`select * from book_slots(${rowsJson([early])}::jsonb, ${made})`,
    ];
    for (const statement of tries) {
      await expect(test.database.tx({ orgId }, (db) => statement.execute(db))).rejects.toMatchObject({ code: "42501" });
    }
    const { numDeletedRows } = await test.database.tx({ orgId }, async (db) => {
      const [stay] = await db.selectFrom("stays").select("stayId").execute();
      return db
        .deleteFrom("bookings")
        .where("bookingId", "=", stay?.stayId ?? "")
        .executeTakeFirstOrThrow();
    });
    expect(numDeletedRows).toBe(0n);
    expect(await stays(place)).toHaveLength(1);
  });

  it("is one of two moves' at once, and nobody's booking, whoever asks for the time meanwhile", async () => {
    const place = await opened();
    const { first, second, third, book, move, bookingId } = place;
    const now = at("11:00");
    const results = await Promise.all([
      ...[second, third, second, third].map((deskId) => move({ deskId }, now)),
      ...Array.from({ length: 8 }, () => book({ startAt: at("10:00"), endAt: at("10:30"), deskId: first }, now)),
    ]);
    expect(results.slice(0, 4).filter((result) => "moved" in result)).toHaveLength(4);
    expect(results.slice(4)).toEqual(Array.from({ length: 8 }, () => ({ taken: true })));
    // The first left what was used; the others moved what had not begun.
    expect(await stays(place)).toEqual([{ bookingId, deskId: first, startAt: day.startAt, endAt: now }]);
  });
});
