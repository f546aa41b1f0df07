import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { dayRange, openIntervals } from "@carrel/sdk/domain";
import type { Branch } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { countRounds } from "../../testing/counting";
import { eachHouse, found, type Place, refusal } from "../testing/house";
import { fillWeek } from "../testing/many-bookings";
import { hire } from "../testing/staff";

const MINUTE = 60_000;
const guest = { name: "Ravi Kumar", email: "ravi@example.com" };

eachHouse("how full a branch is", (house) => {
  const DAY = { open: "09:00", close: "19:00" };
  const NIGHT = { open: "00:00", close: "03:00" };
  /** A desk in a new branch that is closed on Mondays, and open on Sundays for three hours of the night. */
  const branchIn = async ({ client }: Place, timezone: string) => {
    const branch = await client.branches.add({
      name: `Hall ${house.unique()}`,
      timezone,
      timings: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...(day === 0 ? NIGHT : DAY), closed: day === 1 })),
    });
    const { _id: deskId } = await client.desks.add({ branchId: branch._id, name: "A1" });
    return { branch, deskId };
  };

  /** The same figures, counted from the bookings themselves. */
  const counted = async (
    client: Client<Contract>,
    { _id: branchId, timings, timezone, closures }: Branch,
    span: Span,
  ) => {
    const { desks } = await client.bookings.calendar({ branchId, ...span });
    const opened = (date: string) => openIntervals({ timings, timezone, closures }, date);
    const length = (from: Date | string, to: Date | string) => (Number(new Date(to)) - Number(new Date(from))) / MINUTE;
    return {
      openMinutes: desks[0]?.days.map(({ date }) =>
        opened(date).reduce((sum, { startAt, endAt }) => sum + length(startAt, endAt), 0),
      ),
      desks: desks.map(({ days }) => ({
        bookings: days.map(({ bookings }) => bookings.length),
        bookedMinutes: days.map(({ date, bookings }) =>
          bookings
            .flatMap((booking) =>
              opened(date).map(({ startAt, endAt }) =>
                Math.max(
                  0,
                  length(
                    new Date(Math.max(Number(startAt), Date.parse(booking.startAt))),
                    new Date(Math.min(Number(endAt), Date.parse(booking.endAt))),
                  ),
                ),
              ),
            )
            .reduce((sum, minutes) => sum + minutes, 0),
        ),
      })),
    };
  };
  interface Span {
    from: string;
    to: string;
  }

  it.each([
    { timezone: "Asia/Kolkata", from: "2027-03-26", to: "2027-03-30", night: 180 },
    // The clocks go forward in the night to Sunday.
    { timezone: "Europe/London", from: "2027-03-26", to: "2027-03-30", night: 120 },
    { timezone: "Europe/London", from: "2027-10-29", to: "2027-11-02", night: 240 },
  ])("is told in minutes of its open hours, in $timezone from $from", async ({ timezone, from, to, night }) => {
    const place = await found(house);
    const { client } = place;
    const { branch, deskId } = await branchIn(place, timezone);
    const day = (date: string, hours: number) =>
      new Date(dayRange(date, timezone).startAt.getTime() + hours * 60 * MINUTE).toISOString();
    const book = (startAt: string, endAt: string) =>
      client.desks.bookDesk({ deskId, customer: guest, type: "HOURLY", startAt, endAt });
    // Before it opens and on; two within a day; over midnight into a night that is open; on a day that is closed.
    await book(day(from, 8), day(from, 10.5));
    await book(day(from, 12), day(from, 12.25));
    const [, saturday = "", sunday = "", monday = ""] = (
      await client.bookings.calendar({ branchId: branch._id, from, to })
    ).desks[0]?.days.map(({ date }) => date) ?? [""];
    await book(day(saturday, 18), day(saturday, 25));
    await book(day(monday, 10), day(monday, 12));
    const gone = await book(day(to, 10), day(to, 12));
    await client.bookings.changeStatus({ bookingId: gone._id, status: "CANCELLED" });

    const { days, desks, ...told } = await client.bookings.occupancy({ branchId: branch._id, from, to });
    expect(told).toEqual({ branchId: branch._id, timezone });
    const control = await counted(client, branch, { from, to });
    expect(days.map(({ openMinutes }) => openMinutes)).toEqual(control.openMinutes);
    expect(days.find(({ date }) => date === sunday)?.openMinutes).toBe(night);
    expect(desks.map(({ bookings, bookedMinutes }) => ({ bookings, bookedMinutes }))).toEqual(control.desks);
    expect(desks[0]?.bookings).toEqual([2, 1, 1, 1, 0]);
    expect(desks[0]?.bookedMinutes[0]).toBe(105);
    expect(desks[0]?.bookedMinutes[3]).toBe(0);
  });

  it("leaves out what is held no more, and counts what takes whole days", async () => {
    const place = await found(house, { desks: 2 });
    const { client, branch, desks } = place;
    const [deskId = ""] = desks.map(({ _id }) => _id);
    await client.desks.bookDesk({ deskId, customer: guest, type: "DAILY", date: "2026-11-24" });
    const { desks: told } = await client.bookings.occupancy({ from: "2026-11-24", to: "2026-11-25" });
    const { openMinutes = 0 } =
      (await client.bookings.occupancy({ from: "2026-11-24", to: "2026-11-24" })).days[0] ?? {};
    expect(openMinutes).toBeGreaterThan(0);
    expect(told).toEqual([
      { deskId, deskName: "D1", zone: "", isActive: true, bookedMinutes: [openMinutes, 0], bookings: [1, 0] },
      { deskId: desks[1]?._id, deskName: "D2", zone: "", isActive: true, bookedMinutes: [0, 0], bookings: [0, 0] },
    ]);
    const control = await counted(client, branch, { from: "2026-11-24", to: "2026-11-25" });
    expect(told.map(({ bookedMinutes }) => bookedMinutes)).toEqual(
      control.desks.map(({ bookedMinutes }) => bookedMinutes),
    );
  });

  it("is told to nobody of another branch, nor of another organisation, and for at most 31 days", async () => {
    const place = await found(house, { desks: 1 });
    const { branch } = await branchIn(place, "Asia/Kolkata");
    const span = { from: "2026-12-01", to: "2026-12-31" };
    const clerk = await hire(house, place, { permissions: ["bookings.read"], branches: [branch._id] });
    expect(await clerk.bookings.occupancy({ branchId: branch._id, ...span })).toMatchObject({ branchId: branch._id });
    const elsewhere = refusal(clerk.bookings.occupancy({ branchId: place.branch._id, ...span }));
    expect(await elsewhere).toMatchObject({ status: 404 });
    const stranger = (await found(house)).client;
    expect(await refusal(stranger.bookings.occupancy({ branchId: branch._id, ...span }))).toMatchObject({
      status: 404,
    });
    const nobody = await hire(house, place, { permissions: ["bookings.read"], branches: [] });
    expect((await refusal(nobody.bookings.occupancy(span))).issues[0]?.path).toEqual(["branchId"]);
    const long = refusal(place.client.bookings.occupancy({ ...span, to: "2027-01-01" }));
    expect((await long).issues[0]?.path).toEqual(["to"]);
  });

  it("is a small part of the bookings that it tells of, read in one round", async () => {
    const place = await found(house, { desks: 1 });
    const desks = Number(process.env.CARREL_TEST_DESKS ?? 200);
    await fillWeek(house, place, { desks, from: "2026-12-07" });
    const span = { branchId: place.branch._id, from: "2026-12-07", to: "2026-12-13" };
    const roundsOf = countRounds(house.api.ports);
    const ofOne = await roundsOf(() => place.client.bookings.occupancy({ ...span, to: span.from }));
    expect(await roundsOf(() => place.client.bookings.occupancy(span))).toBe(ofOne);
    // Beside what every call asks, the branch, and then its desks and what takes them together.
    expect(ofOne).toBe((await roundsOf(() => place.client.branches.get({ id: place.branch._id }))) + 1);

    const figures = JSON.stringify(await place.client.bookings.occupancy(span)).length;
    const bookings = JSON.stringify(await place.client.bookings.calendar(span)).length;
    process.stdout.write(
      `a week of ${desks} desks on ${house.database.kind}: ${figures} bytes, its bookings ${bookings}: ${Math.round(bookings / figures)} ×\n`,
    );
    expect(bookings / figures).toBeGreaterThan(10);
  });
});

eachHouse("one desk's calendar", (house) => {
  it("is asked for by itself, and has no desk of another branch", async () => {
    const place = await found(house, { desks: 2 });
    const { client, desks } = place;
    const [deskId = "", otherId = ""] = desks.map(({ _id }) => _id);
    const booked = await client.desks.bookDesk({ deskId, customer: guest, type: "DAILY", date: "2026-11-24" });
    await client.desks.bookDesk({ deskId: otherId, customer: guest, type: "DAILY", date: "2026-11-24" });
    const span = { from: "2026-11-23", to: "2026-11-25" };
    const shown = await client.bookings.calendar({ deskId, ...span });
    expect(
      shown.desks.map((desk) => [desk.deskId, desk.days.map(({ bookings }) => bookings.map(({ _id }) => _id))]),
    ).toEqual([[deskId, [[], [booked._id], []]]]);
    const { _id: branchId } = await client.branches.add({ name: "Old Mill", timezone: "Asia/Kolkata" });
    expect((await client.bookings.calendar({ branchId, deskId, ...span })).desks).toEqual([]);
  });
});
