import type { Membership } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { eachHouse, refusal } from "../testing/house";
import { at, openedHall, overlapsIn } from "../testing/memberships";
import { outcomes } from "../testing/outcomes";
import { hire } from "../testing/staff";

/** A membership but for when it was written, and what its end alone changes. */
const agreed = ({ updatedAt: _, canReinstate: __, ...rest }: Membership) => rest;

eachHouse("early ends that are taken back", (house) => {
  const opened = async () => {
    const hall = await openedHall(house);
    const { client } = hall;
    const month = { bookingType: "DAILY", duration: { count: 1, unit: "month" }, amount: 30_000 } as const;
    const flex = await client.feePlans.add({ name: "Flex", ...month, sells: "floating" });
    const pass = await client.feePlans.add({
      ...{ name: "Ten days", ...month, sells: "pass", allowance: { count: 10, unit: "day" } },
    });
    const sellPlaceless = (feePlanId: string, changes: object = {}) =>
      client.memberships.add({
        ...{ customerId: hall.customerId, feePlanId, startDate: "2026-11-23", method: "cash" },
        ...changes,
      });
    const booksOf = async (id: string) => (await client.memberships.bookings({ id, limit: 100, page: 1 })).data;
    return { ...hall, flex, pass, sellPlaceless, booksOf };
  };

  it("leave seats and shifts as they were, whether they run, begin later or end with a day", async () => {
    const { client, turnTo, sellSeat, sellShift, timesOf, otherId, another, orgId, email } = await opened();
    const discount = { amount: 8_000, reason: "A friend" };
    const ids = [
      (await sellSeat({ discount }))._id,
      (await sellShift({ deskId: otherId, customerId: await another(), discount }))._id,
    ];
    for (const [instant, lastDay] of [
      ["2026-11-21T06:30:00Z", undefined],
      ["2026-11-21T06:30:00Z", "2026-12-05"],
      ["2026-11-25T04:30:20Z", undefined],
      ["2026-11-25T04:30:20Z", "2026-12-06"],
    ] as const) {
      await turnTo(instant);
      for (const id of ids) {
        const [before, times] = [await client.memberships.get({ id }), await timesOf(id)];
        expect(before.canReinstate).toBe(false);
        const ended = await client.memberships.end({ id, ...(lastDay && { lastDay }) });
        expect(ended.canReinstate).toBe(true);
        expect(await timesOf(id)).not.toEqual(times);
        expect(agreed(await client.memberships.reinstate({ id }))).toEqual(agreed(before));
        expect(await timesOf(id)).toEqual(times);
        expect(await refusal(client.memberships.reinstate({ id }))).toMatchObject({ status: 409, code: "not_ended" });
      }
    }
    expect(await overlapsIn(house, orgId)).toBe(0);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking changed: /);
    const { data } = await client.auditLog.list({ recordId: ids[0], limit: 50, page: 1 });
    const entries = data.filter(({ action }) => action === "memberships.reinstate");
    expect(entries).toHaveLength(4);
    expect(entries.at(-1)).toMatchObject({ before: { status: "CANCELLED" }, after: { status: "ACTIVE" } });
  });

  it("have them rest again when they were to", async () => {
    const { client, sellSeat, sellShift, timesOf, otherId, another } = await opened();
    for (const { _id: id } of [await sellSeat(), await sellShift({ deskId: otherId, customerId: await another() })]) {
      await client.memberships.freeze({ id, from: "2026-12-01", to: "2026-12-05" });
      const [before, times] = [await client.memberships.get({ id }), await timesOf(id)];
      for (const lastDay of ["2026-11-28", "2026-12-02", "2026-12-10"]) {
        await client.memberships.end({ id, lastDay });
        expect(agreed(await client.memberships.reinstate({ id }))).toEqual(agreed(before));
        expect(await timesOf(id)).toEqual(times);
      }
    }
  });

  it("leave floating places and passes as agreed; visits that were cancelled stay so", async () => {
    const { client, flex, pass, sellPlaceless, another, booksOf } = await opened();
    const place = await sellPlaceless(flex._id);
    const days = await sellPlaceless(pass._id, { customerId: await another() });
    for (const id of [place._id, days._id]) {
      await client.memberships.visit({ id, date: "2026-11-24" });
      await client.memberships.visit({ id, date: "2026-12-10" });
      const before = await client.memberships.get({ id });
      const ended = await client.memberships.end({ id, lastDay: "2026-12-01" });
      const back = await client.memberships.reinstate({ id });
      expect(agreed(back)).toEqual({ ...agreed(before), allowance: ended.allowance });
      expect((await booksOf(id)).map(({ status }) => status)).toEqual(["CANCELLED", "CONFIRMED"]);
    }
    expect((await client.memberships.get({ id: days._id })).allowance).toMatchObject({ used: 1, left: 9 });
    await client.memberships.visit({ id: days._id, date: "2026-12-10" });
    await client.memberships.end({ id: place._id });
    expect((await client.memberships.get({ id: place._id })).state).toBe("cancelled");
    expect(agreed(await client.memberships.reinstate({ id: place._id }))).toEqual(agreed(place));
  });

  it("are refused where the place is somebody else's by now, and nothing is half done", async () => {
    const { client, sellSeat, sellShift, timesOf, flex, sellPlaceless, deskId, otherId, another } = await opened();
    const customer = { name: "Ravi Kumar", email: "ravi@example.com" };
    const seat = await sellSeat();
    const shift = await sellShift({ deskId: otherId, customerId: await another() });
    for (const [{ _id: id }, desk] of [
      [seat, deskId],
      [shift, otherId],
    ] as const) {
      await client.memberships.end({ id, lastDay: "2026-12-01" });
      const left = await timesOf(id);
      const hour = { startAt: at("2026-12-08", "10:00"), endAt: at("2026-12-08", "11:00") };
      const { _id: bookingId } = await client.desks.bookDesk({ deskId: desk, customer, type: "HOURLY", ...hour });
      const taken = await refusal(client.memberships.reinstate({ id }));
      expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
      expect(taken.message).toMatch(/^Seat S[12] is taken on Tue,? 8 Dec\./);
      expect(await timesOf(id)).toEqual(left);
      expect(await client.memberships.get({ id })).toMatchObject({ lastDay: "2026-12-01", canReinstate: true });
      await client.bookings.changeStatus({ bookingId, status: "CANCELLED" });
    }
    // He has another desk then.
    await client.memberships.end({ id: shift._id });
    const his = await sellSeat({ deskId: otherId, customerId: seat.customerId, startDate: "2026-12-10" });
    expect(await refusal(client.memberships.reinstate({ id: seat._id }))).toMatchObject({
      ...{ status: 409, code: "customer_assigned" },
    });
    await client.memberships.end({ id: his._id });
    await client.memberships.reinstate({ id: seat._id });
    // One place, on the desk that nobody fixed has.
    const place = await sellPlaceless(flex._id, { customerId: await another() });
    await client.memberships.end({ id: place._id, lastDay: "2026-12-01" });
    await sellPlaceless(flex._id, { customerId: await another("Lena Berg"), startDate: "2026-12-15" });
    expect(await refusal(client.memberships.reinstate({ id: place._id }))).toMatchObject({
      ...{ status: 409, code: "floating_full" },
    });
    // A seat that comes back over a place that was sold on it is asked about.
    await client.memberships.end({ id: seat._id });
    await sellPlaceless(flex._id, { customerId: await another("Omar Ali"), startDate: "2026-12-15" });
    expect(await refusal(client.memberships.reinstate({ id: seat._id }))).toMatchObject({
      ...{ status: 409, code: "floating_displaced" },
    });
    expect(await client.memberships.reinstate({ id: seat._id, displaceFloating: true })).toMatchObject({
      lastDay: seat.lastDay,
    });
  });

  it("stay once money was given back or let go, once changed since, and once it would be over", async () => {
    const { client, turnTo, sellSeat, sellShift, otherId, another, seatPlan } = await opened();
    const why = async (id: string) => {
      expect((await client.memberships.get({ id })).canReinstate).toBe(false);
      const { status, code } = await refusal(client.memberships.reinstate({ id }));
      return [status, code];
    };
    const refund = { amount: 10_000, reason: "Left early" };
    const [seat, shift] = [await sellSeat(), await sellShift({ deskId: otherId, customerId: await another() })];
    await client.memberships.end({ id: seat._id, lastDay: "2026-12-01", refund });
    expect(await why(seat._id)).toEqual([409, "money_returned"]);
    await client.memberships.end({ id: shift._id });
    await client.memberships.refund({ id: shift._id, ...refund });
    expect(await why(shift._id)).toEqual([409, "money_returned"]);
    await client.memberships.end({ id: seat._id });

    const owing = await sellSeat({ method: undefined });
    await client.memberships.end({ id: owing._id, lastDay: "2026-12-01" });
    await client.dues.writeOff({ id: owing.customerId, amount: 1_000, currency: "INR", reason: "Left" });
    expect(await why(owing._id)).toEqual([409, "money_returned"]);
    await client.memberships.renew({ id: owing._id });
    expect(await why(owing._id)).toEqual([409, "not_ended"]);

    const short = await addTerm(client, { count: 3, unit: "day" });
    const days = await sellSeat({ deskId: otherId, customerId: await another(), feePlanId: short._id });
    expect(await why(days._id)).toEqual([409, "not_ended"]);
    await client.memberships.end({ id: days._id, lastDay: "2026-11-23" });
    await turnTo("2026-11-26T06:30:00Z");
    expect(await why(days._id)).toEqual([409, "membership_over"]);

    // What goes on elsewhere is no early end.
    const moved = await client.memberships.change({ id: owing._id, from: "2026-12-05", deskId: otherId });
    expect(moved._id).not.toBe(owing._id);
    expect(await why(owing._id)).toEqual([409, "not_ended"]);
    expect(seatPlan._id).toBe(moved.feePlanId);
    expect((await refusal(client.memberships.reinstate({ id: house.id() }))).status).toBe(404);
  });

  it("stay where a part of what was cancelled had been let go, and what stands is asked for as before", async () => {
    const { client, sellSeat, sellShift, customerId, otherId, another } = await opened();
    const letGo = (id: string) =>
      client.dues.writeOff({ id, amount: 1_000, currency: "INR", reason: "Short of money" });
    const listed = async (id: string) => {
      const { data } = await client.memberships.list({ customerId, limit: 10, page: 1 });
      return data.find(({ _id }) => _id === id);
    };
    const { _id: id } = await sellSeat({ method: undefined });
    await letGo(customerId);
    const before = await client.memberships.get({ id });
    expect(before).toMatchObject({ writtenOff: 1_000, canReinstate: false });
    // Its only booking goes on up to that day, and what was let go with it.
    expect(await client.memberships.end({ id, lastDay: "2026-12-01" })).toMatchObject({ canReinstate: true });
    expect(await listed(id)).toMatchObject({ canReinstate: true });
    expect(agreed(await client.memberships.reinstate({ id }))).toEqual(agreed(before));

    const ended = await client.memberships.end({ id });
    expect(ended).toMatchObject({ state: "cancelled", writtenOff: 1_000, canReinstate: false });
    expect(await listed(id)).toEqual(ended);
    const refused = { status: 409, code: "money_returned" };
    expect(await refusal(client.memberships.reinstate({ id }))).toMatchObject(refused);
    await client.dues.claim({ id, kind: "booking" });
    expect(await listed(id)).toMatchObject({ writtenOff: 0, canReinstate: false });
    expect(await refusal(client.memberships.reinstate({ id }))).toMatchObject(refused);

    // A shift's debt is its own, not that of its days.
    const him = await another();
    const shift = await sellShift({ deskId: otherId, customerId: him, method: undefined });
    await letGo(him);
    expect(await client.memberships.end({ id: shift._id })).toMatchObject({ state: "cancelled", canReinstate: true });
    expect(await client.memberships.reinstate({ id: shift._id })).toMatchObject({ writtenOff: 1_000, paid: 0 });
  });

  it("follow the seat to where it is by now, and come by the desk as by the membership", async () => {
    const { client, turnTo, sellShift, timesOf, morning, deskId, otherId } = await opened();
    const { _id: id } = await sellShift();
    const times = await timesOf(id);
    await client.memberships.end({ id, lastDay: "2026-12-05" });
    await client.desks.reassignUser({ membershipId: id, toDeskId: otherId });
    expect(await client.memberships.reinstate({ id })).toMatchObject({ deskId: otherId, lastDay: "2026-12-22" });
    expect(await timesOf(id)).toEqual(times.map((one) => ({ ...one, deskId: otherId })));
    await turnTo("2026-11-25T04:30:00Z");
    await client.desks.unassignUser({ deskId: otherId, shiftId: morning._id });
    expect(await client.memberships.get({ id })).toMatchObject({ state: "ended", canReinstate: true });
    await client.memberships.reinstate({ id });
    expect(await timesOf(id)).toEqual(times.map((one) => ({ ...one, deskId: otherId })));
    expect(await client.memberships.list({ deskId, state: "live", limit: 10, page: 1 })).toMatchObject({ data: [] });
  });

  it("are taken back once, and by nobody where the seat is sold at that moment", async () => {
    const { client, sellSeat, sellShift, orgId, deskId, otherId, another, evening, fullDay } = await opened();
    for (const { _id: id } of [
      await sellSeat(),
      await sellShift({ deskId: otherId, customerId: await another(), shiftId: fullDay._id }),
    ]) {
      await client.memberships.end({ id });
      const twice = await outcomes(Array.from({ length: 4 }, () => client.memberships.reinstate({ id })));
      expect(twice).toEqual({ done: 1, "409 not_ended": 3 });
      await client.memberships.end({ id, lastDay: "2026-11-30" });
    }
    const people = [await another("Lena Berg"), await another("Omar Ali")];
    const { data } = await client.memberships.list({ state: "live", limit: 10, page: 1 });
    const raced = await Promise.allSettled([
      ...data.map(({ _id: id }) => client.memberships.reinstate({ id })),
      ...[deskId, otherId].map((desk, index) =>
        sellShift({ deskId: desk, customerId: people[index], shiftId: evening._id, startDate: "2026-12-05" }),
      ),
    ]);
    expect(raced.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await overlapsIn(house, orgId)).toBe(0);
  });

  it("are for who may write bookings of its branch", async () => {
    const { client, sellSeat, branch, orgId } = await opened();
    const { _id: id } = await sellSeat();
    await client.memberships.end({ id, lastDay: "2026-12-01" });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const reader = await hire(house, { orgId }, { permissions: ["bookings.read"] });
    expect(await refusal(reader.memberships.reinstate({ id }))).toMatchObject({ status: 403 });
    const permissions = ["bookings.read", "bookings.write"] as const;
    const elsewhere = await hire(house, { orgId }, { permissions, branches: [annexe._id] });
    expect(await refusal(elsewhere.memberships.reinstate({ id }))).toMatchObject({ status: 404 });
    const here = await hire(house, { orgId }, { permissions, branches: [branch._id] });
    expect(await here.memberships.reinstate({ id })).toMatchObject({ lastDay: "2026-12-22" });
  });

  it("are for keys as for who made them: of his branches, with the permission to write", async () => {
    const { client, sellSeat, branch, orgId } = await opened();
    const { _id: id } = await sellSeat();
    await client.memberships.end({ id, lastDay: "2026-12-01" });
    const annexe = await client.branches.add({ name: "Annexe", timezone: "Asia/Kolkata" });
    const may = ["bookings.read", "bookings.write"] as const;
    /** A key of somebody who works in one branch. */
    const keyOf = async (branchId: string, permissions: readonly (typeof may)[number][]) => {
      const maker = await hire(house, { orgId }, { permissions: ["apiKeys.write", ...may], branches: [branchId] });
      const { key } = await maker.apiKeys.add({ kind: "secret", name: "Server", permissions: [...permissions] });
      return house.client(key ?? "");
    };
    const elsewhere = await keyOf(annexe._id, may);
    expect(await refusal(elsewhere.memberships.reinstate({ id }))).toMatchObject({ status: 404, code: "not_found" });
    const reader = await keyOf(branch._id, ["bookings.read"]);
    expect(await reader.memberships.get({ id })).toMatchObject({ canReinstate: true });
    expect(await refusal(reader.memberships.reinstate({ id }))).toMatchObject({
      ...{ status: 403, code: "forbidden", data: { permission: "bookings.write" } },
    });
    expect(await client.memberships.get({ id })).toMatchObject({ lastDay: "2026-12-01", canReinstate: true });
    const here = await keyOf(branch._id, may);
    expect(await here.memberships.reinstate({ id })).toMatchObject({ lastDay: "2026-12-22", canReinstate: false });
  });
});
