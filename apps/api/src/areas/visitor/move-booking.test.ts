import { expect, it } from "vitest";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, refusal } from "../testing/house";
import { indebted } from "../testing/indebted";
import { hourFrom, setCancelUntil, visiting } from "../testing/visiting";
import { readFeed } from "./read-feed";

eachHouse("a visitor moves his booking", (house) => {
  it("to another time and desk, at its price, and is told before what that means", async () => {
    const place = await found(house, { desks: 2 });
    const { client, book, email } = await visiting(house, place);
    const { bookingId: id, data: made } = await book(60);
    const [, second] = place.desks;
    const where = { id, deskId: second?._id, ...hourFrom(house, 120, 120) };
    expect((await client.visitor.bookings()).data[0]?.moveUntil).toBe(made.startAt);
    expect(await client.visitor.previewMove(where)).toEqual({
      deskId: second?._id,
      deskName: second?.name,
      type: "HOURLY",
      startAt: where.startAt,
      endAt: where.endAt,
      amount: made.amount * 2,
      amountBefore: made.amount,
      paid: 0,
      due: made.amount * 2,
      refund: 0,
      currency: "INR",
      status: "PENDING",
      moveUntil: made.startAt,
    });
    const moved = await client.visitor.moveBooking(where);
    expect(moved).toMatchObject({
      _id: id,
      code: made.code,
      deskId: second?._id,
      deskName: second?.name,
      startAt: where.startAt,
      amount: made.amount * 2,
      status: "PENDING",
      moveUntil: where.startAt,
    });
    expect(moved).toEqual((await client.visitor.bookings()).data[0]);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking changed/);
    await house.tell();
    const { data: told } = await place.client.notifications.list({ limit: 20, page: 1 });
    expect(told.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Booking moved by its visitor: .*D2/));
    await book(60);
  });

  it("and keeps it confirmed unless it costs more or lasts longer; what was paid stays, and what goes back is said", async () => {
    const place = await found(house, { desks: 1 });
    const { client, book } = await visiting(house, place);
    const { bookingId: id, data: made } = await book(60, 0, 120);
    await place.client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" });
    await place.client.bookings.pay({ id, amount: made.amount, method: "cash" });
    const shorter = { id, ...hourFrom(house, 180) };
    const half = made.amount / 2;
    const kept = { amount: half, paid: made.amount, status: "CONFIRMED" };
    expect(await client.visitor.previewMove(shorter)).toMatchObject({ ...kept, due: 0, refund: half });
    expect(await client.visitor.moveBooking(shorter)).toMatchObject(kept);
    await house.tell();
    const { data: told } = await place.client.notifications.list({ limit: 20, page: 1 });
    expect(told.map(({ body }) => body)).toContainEqual(expect.stringMatching(/more was paid for it: give it back\.$/));
    const longer = await client.visitor.moveBooking({ id, ...hourFrom(house, 180, 180) });
    expect(longer).toMatchObject({ amount: half * 3, paid: made.amount, status: "PENDING", holdFor: "staff" });
    await place.client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" });
    expect(await client.visitor.moveBooking({ id, ...hourFrom(house, 120, 180) })).toMatchObject({
      status: "CONFIRMED",
    });
  });

  it("and each file for his calendar is newer than the one before, as are his calendar's address and his list", async () => {
    const place = await found(house, { desks: 1 });
    const { client, book, email } = await visiting(house, place);
    const { bookingId: id, calendar } = await book(60);
    const sequence = (file = "") => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
    const attached = async () => sequence((await house.lastMail(email)).attachments[0]?.content);
    const { address } = await client.visitor.renewCalendarFeed();
    const feed = async () =>
      sequence((await readFeed(house.api.ports, address.replace(/.*\/calendars\/|\.ics$/g, ""))) ?? "");
    const seen = [sequence(calendar.file)];
    const then = async (change: () => Promise<unknown>) => {
      house.advance({ minutes: 1 });
      await change();
      seen.push(await attached());
      expect(await feed()).toBe(seen.at(-1));
    };
    const listed = async () => sequence((await client.visitor.bookings()).data[0]?.calendar?.file);
    const confirm = () => place.client.bookings.changeStatus({ bookingId: id, status: "CONFIRMED" });
    const move = (minutes: number, lasts = 60) =>
      client.visitor.moveBooking({ id, ...hourFrom(house, minutes, lasts) });
    await then(confirm);
    await then(() => move(120));
    await then(() => move(180, 120));
    expect((await client.visitor.bookings()).data[0]?.status).toBe("PENDING");
    expect(await listed()).toBe(seen.at(-1));
    await then(confirm);
    await then(() => client.visitor.cancelBooking({ id }));
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other));
  });

  it("and gains no time by it where it waits, however often he moves it", async () => {
    const place = await found(house, { desks: 2 });
    const { client, book } = await visiting(house, place);
    const day = 24 * 60;
    const { bookingId: id, data: made } = await book(3 * day);
    const { bookingId: confirmed } = await book(3 * day, 1);
    await place.client.bookings.changeStatus({ bookingId: confirmed, status: "CONFIRMED" });
    const move = (minutes: number) => client.visitor.moveBooking({ id, ...hourFrom(house, minutes) });
    for (const turn of [1, 2]) {
      house.advance({ hours: 20 });
      expect(await move(3 * day + turn * 240)).toMatchObject({ status: "PENDING", holdUntil: made.holdUntil });
    }
    // What was confirmed waits as a new booking does.
    const longer = await client.visitor.moveBooking({ id: confirmed, ...hourFrom(house, 3 * day + 480, 120) });
    expect(Date.parse(longer.holdUntil ?? "") - house.api.clock.now().getTime()).toBeGreaterThan(47.9 * 3_600_000);

    // It waits no longer than until it begins, and gets that time back by no other move.
    const soon = await move(6 * 60);
    expect(soon.holdUntil).toBe(soon.startAt);
    expect(await move(3 * day + 480)).toMatchObject({ holdUntil: soon.startAt });
    house.setNow(soon.startAt);
    expect((await refusal(move(3 * day))).code).toBe("booking_transition");
  });

  it("to no day that has begun, while the staff have yet to confirm it", async () => {
    const place = await found(house, { desks: 1 });
    const { client, book } = await visiting(house, place);
    const { bookingId: id } = await book(24 * 60);
    house.advance({ hours: 20 });
    const today = client.visitor.moveBooking({ id, type: "DAILY", date: "2026-11-22" });
    expect(await refusal(today)).toMatchObject({ status: 400, issues: [{ path: ["date"] }] });
    expect((await client.visitor.bookings()).data[0]).toMatchObject({ type: "HOURLY", status: "PENDING" });
  });

  it("within a new booking's rules, its branch, and the organisation's time for it", async () => {
    const place = await found(house, { desks: 2 });
    const foreign = await found(house, { desks: 1 });
    const { client, book } = await visiting(house, place);
    const other = await visiting(house, place);
    const { bookingId: id } = await book(60);
    const to = hourFrom(house, 120);
    const codes = async (attempt: Promise<unknown>) => (await refusal(attempt)).code;
    for (const call of [client.visitor.moveBooking, client.visitor.previewMove]) {
      expect(await refusal(call({ id: house.id(), ...to }))).toMatchObject({ status: 404 });
      expect(await refusal(call({ id, deskId: foreign.desks[0]?._id, ...to }))).toMatchObject({ status: 404 });
      expect(await refusal(call({ id }))).toMatchObject({ status: 400, issues: [{ path: ["startAt"] }] });
      expect(await refusal(call({ id, ...hourFrom(house, -120) }))).toMatchObject({ status: 400 });
      expect(await refusal(call({ id, ...hourFrom(house, 100 * 24 * 60) }))).toMatchObject({ status: 400 });
      expect(await refusal(call({ id, type: "DAILY" }))).toMatchObject({ status: 400 });
    }
    expect(await refusal(other.client.visitor.moveBooking({ id, ...to }))).toMatchObject({ status: 404 });
    await place.client.desks.update({ _id: place.desks[1]?._id ?? "", isActive: false });
    expect(await codes(client.visitor.moveBooking({ id, deskId: place.desks[1]?._id }))).toBe("desk_inactive");
    await setCancelUntil(house, place.orgId, 90);
    expect(await codes(client.visitor.moveBooking({ id, ...to }))).toBe("move_too_late");
    expect((await client.visitor.bookings()).data[0]?.moveUntil).toBeNull();
    await setCancelUntil(house, place.orgId, 0);
    await client.visitor.cancelBooking({ id });
    expect(await codes(client.visitor.moveBooking({ id, ...to }))).toBe("booking_transition");
  });

  it("where nobody else is: of two who want one desk the database decides", async () => {
    const place = await found(house, { desks: 3 });
    const [one, two] = [await visiting(house, place), await visiting(house, place)];
    const { bookingId: first } = await one.book(60, 0);
    const { bookingId: second } = await two.book(60, 1);
    const goal = { deskId: place.desks[2]?._id };
    const moved = await Promise.allSettled([
      one.client.visitor.moveBooking({ id: first, ...goal }),
      two.client.visitor.moveBooking({ id: second, ...goal }),
    ]);
    expect(moved.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = moved.find((one): one is PromiseRejectedResult => one.status === "rejected");
    expect(lost?.reason).toMatchObject({ status: 409, code: "desk_taken", data: { alternatives: expect.anything() } });
    // Two tabs of one visitor: the second finds what the first left.
    const tabs = await Promise.allSettled([
      one.client.visitor.moveBooking({ id: first, ...hourFrom(house, 300) }),
      one.client.visitor.moveBooking({ id: first, ...hourFrom(house, 420) }),
    ]);
    expect(tabs.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    expect((await one.client.visitor.bookings()).totalRecords).toBe(1);
  });

  it("sees what holds a desk that is another's, and passes over what ran out", async () => {
    const place = await found(house, { desks: 2 });
    const { client, book } = await visiting(house, place);
    const other = await visiting(house, place);
    const { bookingId: id } = await book(60, 0);
    const { bookingId: theirs } = await other.book(60, 1);
    const goal = { id, deskId: place.desks[1]?._id };
    expect((await refusal(client.visitor.moveBooking(goal))).code).toBe("desk_taken");
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db
        .updateTable("bookings")
        .set({ holdUntil: new Date(0) })
        .where("bookingId", "=", theirs)
        .execute(),
    );
    expect(await client.visitor.moveBooking(goal)).toMatchObject({ deskId: goal.deskId });
  });

  it("a pass's visit within its pass, and no membership's own seat", async () => {
    const place = await indebted(house);
    const email = "nisha@example.com";
    const customerId = await insertCustomer(house, place, { name: "Nisha Verma", email });
    const pass = await place.sellPass(customerId);
    const { client } = await visiting(house, place, email);
    const visit = await place.client.memberships.visit({
      id: pass._id,
      deskId: place.desks[0]?._id ?? "",
      date: "2026-11-24",
    });
    expect((await client.visitor.bookings()).data[0]?.moveUntil).not.toBeNull();
    const id = visit._id;
    expect(await client.visitor.moveBooking({ id, date: "2026-11-25" })).toMatchObject({
      status: "CONFIRMED",
      amount: 0,
    });
    expect((await place.client.memberships.get({ id: pass._id })).allowance).toMatchObject({ used: 1 });
    expect((await refusal(client.visitor.moveBooking({ id, date: "2026-11-22" }))).code).toBe("membership_outside");
  });
});
