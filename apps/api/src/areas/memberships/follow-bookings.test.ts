import { dayRange } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { bookSlot } from "../../database/book-slot";
import { countBookings } from "../../database/count";
import type { TenantTransaction } from "../../database/port";
import type { Row } from "../../database/schema";
import { expectFollowed } from "../../testing/followed";
import { newBooking } from "../../testing/rows";
import { addTerm, insertCustomer } from "../testing/assigned";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const ZONE = "Asia/Kolkata";
const DAY = "2026-11-21";
const term = (first: string, last: string) => ({
  startAt: dayRange(first, ZONE).startAt,
  endAt: dayRange(last, ZONE).endAt,
});

eachHouse("a seat's membership follows its bookings:", (house) => {
  const opened = async (desks = 2) => {
    const place = await found(house, { desks });
    const customerId = await insertCustomer(house, place);
    const { _id: feePlanId } = await addTerm(place.client, { count: 1, unit: "month" });
    const [deskId = "", otherId = ""] = place.desks.map(({ _id }) => _id);
    const assign = (changes: object = {}) =>
      place.client.desks.assignUser({ deskId, customerId, feePlanId, startDate: DAY, ...changes });
    /** Its memberships, each held against its bookings. */
    const memberships = () => expectFollowed(house.database, place.orgId);
    const tx = <Result>(work: (db: TenantTransaction) => Promise<Result>) =>
      house.database.tx({ orgId: place.orgId }, work);
    const later = async (instant: string) => {
      house.setNow(instant);
      await place.client.auth.login({ email: place.email, password: PASSWORD });
    };
    return { ...place, customerId, feePlanId, deskId, otherId, assign, memberships, tx, later };
  };

  it("assigned, renewed, moved and ended", async () => {
    const { client, assign, memberships, later, deskId, otherId, customerId, feePlanId, branch } = await opened();
    const { _id } = await assign();
    const seat = {
      ...({ membershipId: _id, kind: "seat", branchId: branch._id, customerId, feePlanId, status: "ACTIVE" } as const),
      ...({ currency: "INR", shiftId: null, allowance: null, used: 0 } as const),
    };
    expect(await memberships()).toMatchObject([
      { ...seat, deskId, ...term(DAY, "2026-12-20"), amount: 118_000, cancelledAt: null },
    ]);
    const other = await addTerm(client, { count: 1, unit: "week" });
    await client.desks.renew({ deskId, feePlanId: other._id });
    expect(await memberships()).toMatchObject([
      { ...seat, deskId, feePlanId: other._id, ...term(DAY, "2026-12-27"), amount: 236_000 },
    ]);
    await later("2026-11-25T06:00:30Z");
    await client.desks.reassignUser({ deskId, toDeskId: otherId });
    const startAt = new Date("2026-11-25T06:00:00Z");
    expect(await memberships()).toMatchObject([{ ...seat, feePlanId: other._id, deskId: otherId, startAt }]);
    await later("2026-11-26T06:00:30Z");
    await client.desks.unassignUser({ deskId: otherId });
    const endAt = new Date("2026-11-26T06:00:00Z");
    expect(await memberships()).toMatchObject([{ deskId: otherId, startAt, endAt, status: "ACTIVE" }]);
    // What ran out begins again, as another one.
    await later("2026-12-05T06:00:00Z");
    await client.desks.renew({ deskId: otherId, feePlanId });
    expect(await memberships()).toMatchObject([
      { membershipId: _id, endAt },
      { kind: "seat", deskId: otherId, customerId, ...term("2026-12-05", "2027-01-04"), amount: 118_000 },
    ]);
  });

  it("cancelled, and taken back before it was used", async () => {
    const { client, assign, memberships, deskId } = await opened();
    const ahead = await assign({ startDate: "2026-12-01" });
    await client.bookings.changeStatus({ bookingId: ahead._id, status: "CANCELLED" });
    const [seat] = await memberships();
    expect(seat).toMatchObject({ membershipId: ahead._id, status: "CANCELLED", ...term("2026-12-01", "2026-12-31") });
    expect(seat?.cancelledAt).not.toBeNull();
    expect(await client.desks.assignment({ deskId })).toEqual({ current: null, next: null, last: null });
  });

  it("booked by the day, and confirmed; by the hour, or while it waits, there is none", async () => {
    const { client, memberships, deskId, otherId, customerId, feePlanId, tx, orgId, branch } = await opened();
    const day = { type: "DAILY", date: "2026-12-01" } as const;
    const { _id } = await client.desks.bookDesk({ deskId, customerId, ...day, feePlanId });
    await client.desks.bookDesk({
      ...({ deskId, type: "HOURLY", customer: { name: "Ravi Kumar", email: "ravi@example.com" } } as const),
      ...{ startAt: house.minutesFromNow(0), endAt: house.minutesFromNow(60) },
    });
    const place = { orgId, branchId: branch._id, deskIds: [deskId] };
    const waits = await tx((db) =>
      bookSlot(
        db,
        newBooking(place, {
          ...term("2027-02-01", "2027-02-28"),
          ...({ type: "DAILY", status: "PENDING", customerId, feePlanId, holdUntil: null } as const),
        }),
        house.api.ports.clock.now(),
      ),
    );
    expect((await memberships()).map(({ membershipId }) => membershipId)).toEqual([_id]);
    if ("taken" in waits) throw new Error("The desk is free");
    const { bookingId } = waits.booked;
    await client.bookings.changeStatus({ bookingId, status: "CONFIRMED" });
    expect(await memberships()).toMatchObject([{ membershipId: _id }, { membershipId: bookingId, status: "ACTIVE" }]);
    const { startAt, endAt } = term("2027-03-01", "2027-03-28");
    const to = { startAt: startAt.toISOString(), endAt: endAt.toISOString() };
    await client.bookings.reschedule({ id: bookingId, deskId: otherId, ...to });
    expect(await memberships()).toMatchObject([{ membershipId: _id }, { membershipId: bookingId, deskId: otherId }]);
  });

  it("of a bulk booking, and of a members' sheet", async () => {
    const { client, memberships } = await opened(3);
    const people = [1, 2, 3].map((number) => ({ customerName: `P${number}`, email: `p${number}@example.com` }));
    const data = people.map((person, place) => ({
      ...person,
      ...({ desk: `D${place + 1}`, type: "DAILY", startDate: "2026-12-01", method: "cash" } as const),
      ...(place === 0
        ? { type: "HOURLY", startTime: "9:00", endTime: "10:00" }
        : { endDate: "2026-12-31", feePlan: "1 month" }),
    }));
    const { validationResults } = await client.desks.validateBulkBooking({ data });
    const validatedData = validationResults.flatMap(({ value }) => value ?? []);
    expect(await client.desks.processBulkBooking({ validatedData })).toMatchObject({ created: 3 });
    expect(await memberships()).toHaveLength(2);
    const sheet = await client.customers.validateBulkUpload({
      data: [
        { name: "Omar", email: "omar@example.com", desk: "D1", feePlan: "1 month", from: DAY, paidUntil: "2026-11-30" },
      ],
    });
    const members = sheet.validationResults.flatMap(({ value }) => value ?? []);
    await client.customers.processBulkUpload({ validatedData: members });
    expect(await memberships()).toMatchObject([{ ...term(DAY, "2026-11-30"), amount: 0 }, {}, {}]);
  });

  it("of a server of the release before, which names no membership", async () => {
    const { client, memberships, deskId, otherId, customerId, feePlanId, tx, orgId, branch, email } = await opened();
    const now = house.api.ports.clock.now();
    const { membershipId, uses, ...row } = {
      ...newBooking({ orgId, branchId: branch._id, deskIds: [deskId] }, term(DAY, "2026-12-20")),
      ...({
        type: "DAILY",
        customerId,
        feePlanId,
        visitorName: "",
        visitorEmail: "",
        visitorPhone: "",
        notes: "",
      } as const),
      ...({ membershipId: null, uses: null } as const),
    };
    const early = {
      ...{ org_id: orgId, booking_id: row.bookingId, code: row.code, branch_id: row.branchId, desk_id: deskId },
      ...{ customer_id: customerId, visitor_name: "", visitor_email: "", visitor_phone: "", type: "DAILY" },
      ...{ status: "CONFIRMED", starts_at: row.startAt, ends_at: row.endAt, fee_plan_id: feePlanId, amount: 100 },
      ...{ currency: "INR", source: "admin", notes: "", created_at: now, updated_at: now },
    };
    await tx((db) => sql`select * from book_slots(${JSON.stringify([early])}::jsonb, ${now})`.execute(db));
    const id = row.bookingId;
    expect(await memberships()).toMatchObject([{ membershipId: id, kind: "seat", deskId, amount: 100 }]);
    // Moved by its function, and renewed as it does: the time first, then plan and price.
    const { startAt } = term("2026-11-23", DAY);
    const { endAt } = term(DAY, "2027-01-20");
    await tx((db) =>
      sql`select * from move_slot(${id}::uuid, ${otherId}::uuid, ${startAt}, ${endAt}, null, ${now})`.execute(db),
    );
    const other = await addTerm(client, { count: 1, unit: "week" });
    await tx((db) =>
      db.updateTable("bookings").set({ feePlanId: other._id, amount: 200 }).where("bookingId", "=", id).execute(),
    );
    expect(await memberships()).toMatchObject([{ deskId: otherId, feePlanId: other._id, startAt, endAt, amount: 200 }]);
    // Two records of one person, as it merges them: only bookings and payments are known to it.
    await client.bookings.changeStatus({ bookingId: id, status: "CANCELLED" });
    const keptId = await insertCustomer(house, { orgId, branch }, { email });
    await tx(async (db) => {
      const bookings = { orgId, bookingIds: [id] };
      await countBookings(db, bookings, -1);
      await db.updateTable("bookings").set({ customerId: keptId }).where("bookingId", "=", id).execute();
      await countBookings(db, bookings, 1);
      await db.deleteFrom("customers").where("customerId", "=", customerId).execute();
    });
    expect(await memberships()).toMatchObject([{ status: "CANCELLED", customerId: keptId }]);
  });

  it("whose, once two records of him are one", async () => {
    const { client, memberships, assign, customerId, otherId, orgId, branch } = await opened();
    const twin = await insertCustomer(house, { orgId, branch });
    const cancelled = await assign({ deskId: otherId, customerId: twin, startDate: "2027-06-01" });
    await client.bookings.changeStatus({ bookingId: cancelled._id, status: "CANCELLED" });
    await assign({ customerId: twin });
    await client.customers.merge({ id: customerId, otherId: twin });
    expect(await memberships()).toMatchObject([
      { customerId, status: "ACTIVE" },
      { customerId, status: "CANCELLED" },
    ]);
  });

  it("moved by who works in one branch, whole, out of his sight; and not by who doesn't", async () => {
    const place = await opened();
    const { client, assign, memberships, deskId, branch, tx, orgId } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: ZONE });
    const far = await client.desks.add({ branchId: annex._id, name: "F1" });
    const { _id } = await assign({ startDate: "2026-12-01" });
    const near = await hire(house, place, { permissions: ["bookings.read", "bookings.write"], branches: [branch._id] });
    expect(await refusal(near.desks.reassignUser({ bookingId: _id, toDeskId: far._id }))).toMatchObject({
      status: 404,
    });
    expect(await memberships()).toMatchObject([{ branchId: branch._id, deskId }]);
    // Part of a rest of it lies there already: what he does in his own branch is reckoned with that.
    const rest = await tx(async (db) => {
      const own = await db.selectFrom("bookings").selectAll().where("bookingId", "=", _id).executeTakeFirstOrThrow();
      const later = newBooking(
        { orgId, branchId: annex._id, deskIds: [far._id] },
        {
          ...term("2027-02-01", "2027-02-28"),
          ...({
            type: "DAILY",
            customerId: own.customerId,
            feePlanId: own.feePlanId,
            membershipId: _id,
            amount: 5,
          } as const),
        },
      );
      await bookSlot(db, later, own.createdAt);
      return later;
    });
    const whole = { branchId: annex._id, deskId: far._id, startAt: term("2026-12-01", DAY).startAt, endAt: rest.endAt };
    expect(await memberships()).toMatchObject([{ ...whole, amount: 118_005 }]);
    await near.bookings.changeStatus({ bookingId: _id, status: "CANCELLED" });
    expect(await memberships()).toMatchObject([{ ...whole, startAt: rest.startAt, amount: 5, status: "ACTIVE" }]);
  });

  it("a pass counts down by what its visits take, and refuses more than it holds, two at once too", async () => {
    const { memberships, tx, orgId, branch, customerId, feePlanId, deskId, otherId } = await opened();
    const now = house.api.ports.clock.now();
    const membershipId = house.id();
    const pass: Partial<Omit<Row<"memberships">, "earlyEnd">> = {
      kind: "pass",
      allowance: 3,
      allowanceUnit: "day",
      amount: 0,
      currency: "INR",
    };
    await tx((db) =>
      db
        .insertInto("memberships")
        .values({
          ...{ orgId, membershipId, branchId: branch._id, customerId, feePlanId, ...term(DAY, "2026-12-20") },
          ...{ kind: "pass", allowance: 3, allowanceUnit: "day", amount: 0, currency: "INR", ...pass },
        })
        .execute(),
    );
    const visit = (desk: string, date: string, uses: number) =>
      tx((db) =>
        bookSlot(
          db,
          newBooking(
            { orgId, branchId: branch._id, deskIds: [desk] },
            { ...term(date, date), type: "DAILY", customerId, membershipId, uses, amount: 0 },
          ),
          now,
        ),
      );
    await visit(deskId, "2026-11-22", 2);
    const ends = await Promise.allSettled([visit(deskId, "2026-11-23", 1), visit(otherId, "2026-11-23", 1)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(ends.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "23514" } });
    expect(await memberships()).toMatchObject([{ used: 3, allowance: 3 }]);
    // Given back: what a cancelled visit takes no more.
    await tx((db) =>
      db.updateTable("bookings").set({ uses: 0 }).where("startAt", "=", term("2026-11-22", DAY).startAt).execute(),
    );
    expect(await memberships()).toMatchObject([{ used: 1 }]);
    await visit(deskId, "2026-11-24", 2);
    await expect(visit(deskId, "2026-11-25", 1)).rejects.toMatchObject({ code: "23514" });
    expect(await memberships()).toMatchObject([{ used: 3 }]);
  });

  it("is nothing of another organisation's, whatever a booking names", async () => {
    const [mine, other] = [await opened(), await opened()];
    const { _id } = await other.assign();
    const theirs = await other.memberships();
    const named = mine.tx((db) =>
      bookSlot(
        db,
        newBooking(
          { orgId: mine.orgId, branchId: mine.branch._id, deskIds: [mine.deskId] },
          { ...term(DAY, DAY), type: "DAILY", customerId: mine.customerId, membershipId: _id },
        ),
        house.api.ports.clock.now(),
      ),
    );
    await expect(named).rejects.toMatchObject({ code: "23503" });
    expect(await other.memberships()).toEqual(theirs);
  });
});
