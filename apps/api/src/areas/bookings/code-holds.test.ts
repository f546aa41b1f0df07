import { DESK_STATUS, dayRange } from "@carrel/sdk/domain";
import type { WantedSeat } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { sweepHolds } from "../../platform/sweep-holds";
import { testRandom } from "../../testing/rows";
import { unfenced } from "../../testing/unfenced";
import { eachHouse, found, type Place, refusal } from "../testing/house";

const ZONE = "Asia/Kolkata";
const DAY = "2026-12-10";

eachHouse("a seat that is held while a code is on its way", (house) => {
  let networks = 0;
  /** A network that nobody asked from, nor from beside it: a neighbourhood's codes are counted together. */
  const network = () => {
    networks += 1;
    return `198.${51 + Math.floor(networks / 250)}.${networks % 250}.1`;
  };
  const visitor = (address = network()) => {
    const email = `visitor-${house.unique()}@example.com`;
    return { email, client: house.api.client("pk_demo_carrel", undefined, address) };
  };
  const seat = ({ branch, desks }: Place, desk = 0, date = DAY): WantedSeat => ({
    branchId: branch._id,
    deskId: desks[desk]?._id ?? "",
    type: "DAILY",
    date,
  });
  const ask = (place: Place, hold?: WantedSeat, { email, client } = visitor(), flow?: string) =>
    client.bookings.sendOtp({ orgId: place.orgId, email, ...(hold && { hold }), ...(flow && { flow }) });
  const prove = async (place: Place, { email, client }: ReturnType<typeof visitor>, flow?: string) => {
    const otp = await house.codeFor(email);
    return (await client.bookings.verifyOtp({ orgId: place.orgId, email, otp, ...(flow && { flow }) }))
      .verificationToken;
  };
  const save = async (place: Place, who: ReturnType<typeof visitor>, flow?: string, hold = seat(place)) =>
    who.client.bookings.saveBooking({
      ...hold,
      orgId: place.orgId,
      email: who.email,
      name: "Nisha Verma",
      verificationToken: await prove(place, who, flow),
    });
  const day = { startAt: dayRange(DAY, ZONE).startAt.toISOString(), endAt: dayRange(DAY, ZONE).endAt.toISOString() };
  const statusOf = async (place: Place, desk = 0) => {
    const { data } = await visitor().client.desks.listPublic({
      branchId: place.branch._id,
      limit: 50,
      page: 1,
      ...day,
    });
    return data.find(({ _id }) => _id === place.desks[desk]?._id)?.status;
  };
  /** Of all roles the one that sees everything; row-level security hides these rows from whoever calls. */
  const rows = (orgId: string) =>
    unfenced<{ code_holds: number; rows: number }>(
      house.database,
      ["code_holds", "bookings"],
      `select (select count(*) from code_holds where org_id = $1 and ended_at is null)::int as code_holds,
         (select count(*) from bookings where org_id = $1 and hold_for = 'code')::int as rows`,
      [orgId],
    );

  it("is nobody else's for two minutes, and his who proves the address", async () => {
    const place = await found(house, { desks: 3 });
    const who = visitor();
    const { flow, holdUntil = "" } = await ask(place, seat(place), who);
    expect(Date.parse(holdUntil) - Date.parse(house.minutesFromNow(0))).toBeGreaterThan(100_000);
    expect(await statusOf(place)).toBe(DESK_STATUS.BookingHold);

    const other = visitor();
    await ask(place, undefined, other);
    const refused = await refusal(save(place, other));
    expect(refused).toMatchObject({ status: 409, code: "desk_taken" });
    const offered = (refused.data as { alternatives: { deskName: string; startAt: string }[] }).alternatives;
    expect(offered.filter(({ deskName, startAt }) => deskName === "D1" && startAt === day.startAt)).toEqual([]);
    const customer = { name: "Ravi Menon", email: "ravi@example.com" };
    const staff = { deskId: place.desks[0]?._id ?? "", customer, type: "DAILY", date: DAY } as const;
    expect(await refusal(place.client.desks.bookDesk(staff))).toMatchObject({ code: "desk_taken" });

    // The try did not use up the other's proof, nor anything of the hold.
    const { data } = await save(place, who, flow);
    expect(data).toMatchObject({ status: "PENDING", holdFor: "staff" });
    expect(await rows(place.orgId)).toEqual([{ code_holds: 0, rows: 0 }]);
  });

  it("is refused with the names that its fields have in the call, where it can't be asked for", async () => {
    const place = await found(house, { desks: 1 });
    const { date: _, ...undated } = seat(place);
    for (const hold of [undated, seat(place, 0, "2026-01-02")]) {
      const refused = await refusal(ask(place, hold));
      expect(refused).toMatchObject({ status: 400, code: "validation_failed", issues: [{ path: ["hold", "date"] }] });
      expect(refused.message).toMatch(/^hold\.date: /);
    }
  });

  it("is let go of after two minutes by whoever comes next, and by the sweep", async () => {
    const place = await found(house, { desks: 2 });
    await ask(place, seat(place));
    house.advance({ minutes: 3 });
    expect(await statusOf(place)).toBe(DESK_STATUS.Available);
    const other = visitor();
    const { flow } = await ask(place, undefined, other);
    await save(place, other, flow);
    expect(await rows(place.orgId)).toEqual([{ code_holds: 0, rows: 0 }]);

    await ask(place, seat(place, 1));
    house.advance({ minutes: 3 });
    await sweepHolds(house.api.ports);
    expect(await rows(place.orgId)).toEqual([{ code_holds: 0, rows: 0 }]);
    await house.tell();
    const { data } = await place.client.notifications.list({ limit: 50, page: 1 });
    expect(data.filter(({ type }) => type === "booking_cancelled")).toEqual([]);
  });

  it("is alike for addresses that are known and unknown", async () => {
    const place = await found(house, { desks: 40 });
    const known = { ...visitor(), email: `known-${house.unique()}@example.com` };
    await place.client.customers.add({ name: "Known", email: known.email });
    const [one, other] = [await ask(place, seat(place), known), await ask(place, seat(place, 1))];
    expect(Object.keys(one).sort()).toEqual(Object.keys(other).sort());
    expect(one).toHaveProperty("holdUntil");
  });

  it("keeps one seat for a network, and no hall: 1 of 20 desks, at least one, of 40 who ask at once", async () => {
    for (const [desks, most] of [
      [3, 1],
      [45, 2],
    ] as const) {
      const place = await found(house, { desks });
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, count) => ask(place, seat(place, count % desks))),
      );
      expect(answers).toHaveLength(40);
      const held = answers.filter(({ holdUntil }) => holdUntil).length;
      expect(held).toBeGreaterThan(0);
      expect(held).toBeLessThanOrEqual(most);
      expect(await rows(place.orgId)).toEqual([{ code_holds: held, rows: held }]);
    }
    const place = await found(house, { desks: 60 });
    const address = network();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => ask(place, seat(place, count), visitor(address))),
    );
    expect(answers.filter(({ holdUntil }) => holdUntil).length).toBeLessThanOrEqual(1);
    expect((await rows(place.orgId))[0]?.rows).toBeLessThanOrEqual(1);
  });

  it("is his too where he forgot its flow, as a page does that is loaded anew", async () => {
    const place = await found(house, { desks: 2 });
    const who = visitor();
    expect(await ask(place, seat(place), who)).toHaveProperty("holdUntil");
    expect((await save(place, who)).data.status).toBe("PENDING");
    expect(await rows(place.orgId)).toEqual([{ code_holds: 0, rows: 0 }]);
  });

  it("is not kept by asking again: a flow has its two minutes once, a network six holds an hour", async () => {
    const place = await found(house, { desks: 3 });
    const who = visitor();
    const first = await ask(place, seat(place), who);
    house.advance({ minutes: 1 });
    const second = await ask(place, seat(place), who, first.flow);
    expect(second.holdUntil).toBe(first.holdUntil);
    // The new flow's own: with the old one nothing of it is let go of.
    expect(await rows(place.orgId)).toEqual([{ code_holds: 1, rows: 1 }]);
    house.advance({ minutes: 2 });
    expect(await ask(place, seat(place), who, second.flow)).not.toHaveProperty("holdUntil");

    const address = network();
    const held: boolean[] = [];
    for (let count = 0; count < 8; count += 1) {
      held.push((await ask(place, seat(place), visitor(address))).holdUntil !== undefined);
      house.advance({ minutes: 3 });
    }
    expect(held).toEqual([true, true, true, true, true, true, false, false]);
  });

  it("goes over to another seat with its end, and stays where it is while that one is taken", async () => {
    const place = await found(house, { desks: 3 });
    const who = visitor();
    const first = await ask(place, seat(place), who);
    house.advance({ minutes: 1 });
    const second = await ask(place, seat(place, 1), who, first.flow);
    expect(second.holdUntil).toBe(first.holdUntil);
    expect([await statusOf(place, 0), await statusOf(place, 1)]).toEqual([
      DESK_STATUS.Available,
      DESK_STATUS.BookingHold,
    ]);
    await place.client.desks.bookDesk({
      deskId: place.desks[2]?._id ?? "",
      customer: { name: "Ravi", email: "r@example.com" },
      type: "DAILY",
      date: DAY,
    });
    house.advance({ minutes: 0.6 });
    const third = await ask(place, seat(place, 2), who, second.flow);
    expect(third).not.toHaveProperty("holdUntil");
    // Still his: he books another day, and what he held is free.
    await save(place, who, third.flow, seat(place, 0, "2026-12-12"));
    expect(await rows(place.orgId)).toEqual([{ code_holds: 0, rows: 0 }]);
  });

  it("is refused where the booking would be, and mails nothing then; a taken desk gets a code all the same", async () => {
    const place = await found(house, { desks: 1 });
    const who = visitor();
    expect(await refusal(ask(place, seat(place, 0, "2026-01-01"), who))).toMatchObject({
      status: 400,
      issues: [{ path: ["hold", "date"] }],
    });
    await expect(house.codeFor(who.email)).rejects.toThrow();
    await place.client.desks.bookDesk({
      deskId: place.desks[0]?._id ?? "",
      customer: { name: "Ravi", email: "r@example.com" },
      type: "DAILY",
      date: DAY,
    });
    expect(await ask(place, seat(place), who)).not.toHaveProperty("holdUntil");
    expect(await house.codeFor(who.email)).toMatch(/^\d{6}$/);
  });

  it("is no booking for people: not in lists, searches, figures, records or the visitor's area", async () => {
    const place = await found(house, { desks: 1 });
    const { client } = place;
    const before = await client.dashboard.bookingStats({ period: "weekly" });
    await ask(place, seat(place));
    const { holdId: id } = await house.database.tx({ orgId: place.orgId }, (db) =>
      db.selectFrom("codeHolds").select("holdId").executeTakeFirstOrThrow(),
    );
    expect(await client.bookings.list({ limit: 50, page: 1 })).toMatchObject({ data: [], totalRecords: 0 });
    expect(await client.bookings.list({ search: "D1", limit: 50, page: 1 })).toMatchObject({
      data: [],
      totalRecords: 0,
    });
    expect(await refusal(client.bookings.get({ id }))).toMatchObject({ status: 404 });
    expect(await refusal(client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(client.bookings.changeStatus({ bookingId: id, status: "CANCELLED" }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(client.bookings.reschedule({ id, ...day }))).toMatchObject({ status: 404 });
    expect(await client.dashboard.bookingStats({ period: "weekly" })).toEqual(before);
    const calendar = await client.bookings.calendar({ from: DAY, to: DAY });
    expect(calendar.desks[0]?.days[0]).toMatchObject({ bookings: [], holds: [day] });
    const { client: staff } = place;
    const days = await staff.desks.slots({ deskId: place.desks[0]?._id ?? "", dayOption: "single", date: DAY });
    expect(days.flatMap(({ slots }) => slots).some(({ available }) => available)).toBe(false);
    const entries = await client.auditLog.list({ limit: 50, page: 1 });
    expect(JSON.stringify(entries)).not.toContain(id);
  });

  it("can't be written, changed or seen by a request's own statements", async () => {
    const place = await found(house, { desks: 2 });
    await ask(place, seat(place));
    const { orgId } = place;
    const inside = <Result>(work: Parameters<typeof house.database.tx<Result>>[1]) =>
      house.database.tx({ orgId }, work);
    expect(await inside((db) => db.selectFrom("bookings").selectAll().execute())).toEqual([]);
    const deleted = await inside((db) => db.deleteFrom("bookings").returning("bookingId").execute());
    expect(deleted).toEqual([]);
    const row = {
      orgId,
      bookingId: testRandom.id(),
      code: "HOLDHOLD",
      branchId: place.branch._id,
      type: "DAILY" as const,
      deskId: place.desks[1]?._id ?? "",
      status: "PENDING" as const,
      amount: 0,
      currency: "INR",
      source: "qr" as const,
      holdFor: "code" as const,
      holdUntil: new Date(day.startAt),
      createdAt: new Date(),
      startAt: new Date(day.startAt),
      endAt: new Date(day.endAt),
    };
    await expect(inside((db) => db.insertInto("bookings").values(row).execute())).rejects.toMatchObject({
      code: "42501",
    });
    await expect(inside((db) => db.deleteFrom("codeHolds").execute())).rejects.toMatchObject({ code: "42501" });
  });
});
