import { expect, it } from "vitest";
import { eachHouse, refusal } from "../testing/house";
import { at, insertPlaceless, openedHall } from "../testing/memberships";

eachHouse("memberships that change", (house) => {
  const opened = async () => {
    const hall = await openedHall(house);
    const { client } = hall;
    // Twice as dear as the seat of 1,180 rupees.
    const dear = await client.feePlans.add({
      name: "Quiet room",
      bookingType: "DAILY",
      duration: { count: 1, unit: "month" },
      amount: 200_000,
      taxPercent: 18,
    });
    const paid = async (deskId: string) =>
      (await client.desks.transactions({ deskId })).data.map(({ kind, amount }) => [kind, amount]);
    return { ...hall, dear, paid };
  };

  it("tell what the days left cost on another plan, and cost that", async () => {
    const { client, sellSeat, dear, timesOf, deskId, paid, email } = await opened();
    const { _id: id } = await sellSeat();
    const asked = { id, from: "2026-12-13", feePlanId: dear._id };
    // Ten of thirty days; a month of the other plan from 13 December has 31.
    const sums = { daysLeft: 10, days: 30, credit: 39_333, price: 76_129, due: 36_796, currency: "INR" };
    expect(await client.memberships.previewChange(asked)).toEqual(sums);
    expect(await paid(deskId)).toEqual([["assignment", 118_000]]);
    const after = await client.memberships.change({ ...asked, method: "upi" });
    expect(after).toMatchObject({
      ...{ kind: "seat", state: "upcoming", feePlanId: dear._id, deskId, amount: 76_129 },
      ...{ startAt: at("2026-12-13"), endAt: at("2026-12-23") },
    });
    expect(after._id).not.toBe(id);
    expect(await client.memberships.get({ id })).toMatchObject({ lastDay: "2026-12-12", amount: 78_667 });
    expect([...(await timesOf(id)), ...(await timesOf(after._id))]).toEqual([
      { startAt: at("2026-11-23"), endAt: at("2026-12-13"), deskId, amount: 78_667 },
      { startAt: at("2026-12-13"), endAt: at("2026-12-23"), deskId, amount: 76_129 },
    ]);
    expect(await paid(deskId)).toEqual([
      ["renewal", 36_796],
      ["assignment", 118_000],
    ]);
    expect((await house.lastMail(email)).subject).toMatch(/^Booking confirmed: /);
    const { data: entries } = await client.auditLog.list({ recordId: id, limit: 10, page: 1 });
    const [entry] = entries.filter(({ action }) => action === "memberships.change");
    expect(entry?.after).toMatchObject({ due: 36_796, continuedBy: after._id });
    expect(JSON.stringify([entry?.before, entry?.after])).not.toMatch(/Nisha|example\.com/);
  });

  it("cost nothing where the credit is more, and nothing changed back", async () => {
    const { client, sellSeat, dear, seatPlan, deskId, paid } = await opened();
    const { _id: id } = await sellSeat({ feePlanId: dear._id });
    const cheap = await client.memberships.change({ id, from: "2026-12-13", feePlanId: seatPlan._id, method: "cash" });
    expect(cheap).toMatchObject({ amount: 78_667, feePlanId: seatPlan._id });
    expect(await paid(deskId)).toEqual([["assignment", 236_000]]);
    const back = await client.memberships.change({
      id: cheap._id,
      from: "2026-12-13",
      feePlanId: dear._id,
      method: "cash",
    });
    // From its first day on: it is the same one.
    expect(back).toMatchObject({ _id: cheap._id, amount: 78_667, feePlanId: dear._id, lastDay: "2026-12-22" });
    expect(await paid(deskId)).toEqual([["assignment", 236_000]]);
  });

  it("change the seat from a day on, or now, and are moved as a whole before they begin", async () => {
    const { client, turnTo, sellSeat, timesOf, deskId, otherId } = await opened();
    const { _id: id } = await sellSeat();
    const whole = await client.memberships.change({ id, from: "2026-11-23", deskId: otherId });
    expect(whole).toMatchObject({ _id: id, deskId: otherId, amount: 118_000 });
    const later = await client.memberships.change({ id, from: "2026-12-01", deskId });
    expect(await timesOf(id)).toMatchObject([{ deskId: otherId, endAt: at("2026-12-01") }]);
    expect(await timesOf(later._id)).toMatchObject([{ deskId, startAt: at("2026-12-01"), endAt: at("2026-12-23") }]);
    await turnTo("2026-12-05T06:30:20Z");
    const now = await client.memberships.change({ id: later._id, from: "2026-12-05", deskId: otherId });
    expect(now).toMatchObject({ state: "active", startAt: at("2026-12-05", "12:00"), lastDay: "2026-12-22" });
    expect((await client.memberships.get({ id: later._id })).state).toBe("ended");
    expect(now.amount + (await client.memberships.get({ id: later._id })).amount).toBe(later.amount);
  });

  it("are what they were once changed back before they begin; what was used stays apart", async () => {
    const { client, sellSeat, sellShift, timesOf, seatPlan, evening, morning, deskId, otherId, another } =
      await opened();
    const same = await client.feePlans.add({
      ...{ name: "Window", bookingType: "DAILY", duration: { count: 1, unit: "month" } },
      ...{ amount: 80_000, taxPercent: 18 },
    });
    const [seat, shift] = [await sellSeat(), await sellShift({ deskId: otherId, customerId: await another() })];
    const third = (await client.desks.add({ branchId: seat.branchId, name: "S3" }))._id;
    for (const [{ _id: id, ...sold }, there, back] of [
      [seat, { deskId: third }, { deskId }],
      [seat, { feePlanId: same._id, deskId: third }, { feePlanId: seatPlan._id, deskId }],
      [shift, { deskId: third }, { deskId: otherId }],
      [shift, { shiftId: evening._id, deskId: third }, { shiftId: morning._id, deskId: otherId }],
    ] as const) {
      const times = await timesOf(id);
      const gone = await client.memberships.change({ id, from: "2026-11-23", ...there });
      expect(gone).toMatchObject({ _id: id, amount: sold.amount });
      expect(await timesOf(id)).not.toEqual(times);
      const { updatedAt: _, ...was } = await client.memberships.change({ id, from: "2026-11-23", ...back });
      expect({ ...sold, _id: id }).toMatchObject(was);
      expect(await timesOf(id)).toEqual(times);
    }
    // In the middle there are two by then, and two they stay.
    const gone = await client.memberships.change({ id: seat._id, from: "2026-12-01", deskId: third });
    const back = await client.memberships.change({ id: gone._id, from: "2026-12-01", deskId });
    expect(back).toMatchObject({ _id: gone._id, deskId, startAt: at("2026-12-01"), lastDay: seat.lastDay });
    const first = await client.memberships.get({ id: seat._id });
    expect(first).toMatchObject({ lastDay: "2026-11-30" });
    expect(first.amount + back.amount).toBe(seat.amount);
  });

  it("change the shift, and keep what was of it", async () => {
    const { client, sellShift, timesOf, evening, morning, deskId, otherId } = await opened();
    const { _id: id } = await sellShift();
    const before = await timesOf(id);
    const after = await client.memberships.change({ id, from: "2026-12-07", shiftId: evening._id });
    expect(after).toMatchObject({ kind: "shift", shiftId: evening._id, startAt: at("2026-12-07"), amount: 50_347 });
    expect(await timesOf(id)).toEqual(before.filter(({ startAt }) => startAt < at("2026-12-07")));
    const times = await timesOf(after._id);
    expect(times[0]).toMatchObject({ startAt: at("2026-12-07", "14:00"), endAt: at("2026-12-07", "22:00"), deskId });
    expect(times.at(-1)?.startAt).toBe(at("2026-12-22", "14:00"));
    // The mornings are free again.
    await client.desks.bookDesk({
      ...{ deskId, customer: { name: "Ravi Kumar", email: "ravi@example.com" }, type: "HOURLY" },
      ...{ startAt: at("2026-12-08", "06:00"), endAt: at("2026-12-08", "14:00") },
    });
    const taken = await refusal(client.memberships.change({ id: after._id, from: "2026-12-08", shiftId: morning._id }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    expect(taken.message).toMatch(/Seat S1 is taken on Tue,? 8 Dec\./);
    expect(await timesOf(after._id)).toEqual(times);
    const moved = await client.memberships.change({ id: after._id, from: "2026-12-10", deskId: otherId });
    const all = await timesOf(moved._id);
    expect(all).toEqual(
      times.filter(({ startAt }) => startAt > at("2026-12-10")).map((one) => ({ ...one, deskId: otherId })),
    );
    expect((await client.memberships.get({ id: moved._id })).deskId).toBe(otherId);
  });

  it("become a seat, a shift or a floating place where the other plan sells that", async () => {
    const { client, turnTo, sellSeat, shiftPlan, seatPlan, morning, timesOf, deskId } = await opened();
    const { _id: id } = await sellSeat();
    const shift = await client.memberships.change({
      ...{ id, from: "2026-12-01", feePlanId: shiftPlan._id, shiftId: morning._id },
    });
    expect(shift).toMatchObject({ kind: "shift", shiftId: morning._id, deskId, startAt: at("2026-12-01") });
    expect((await timesOf(shift._id))[0]).toMatchObject({ startAt: at("2026-12-01", "06:00"), deskId });
    expect(await client.memberships.get({ id })).toMatchObject({ kind: "seat", lastDay: "2026-11-30" });
    await turnTo("2026-12-07T03:30:00Z");
    // At nine, in the middle of its morning.
    const seat = await client.memberships.change({ id: shift._id, from: "2026-12-07", feePlanId: seatPlan._id });
    expect(seat).toMatchObject({ kind: "seat", shiftId: null, startAt: at("2026-12-07", "09:00"), state: "active" });
    expect((await timesOf(shift._id)).at(-1)).toMatchObject({ endAt: at("2026-12-07", "09:00") });
    expect(await timesOf(seat._id)).toMatchObject([{ startAt: at("2026-12-07", "09:00"), endAt: at("2026-12-23") }]);
    const flex = await client.feePlans.add({
      ...{
        name: "Flex",
        bookingType: "DAILY",
        duration: { count: 1, unit: "month" },
        amount: 60_000,
        sells: "floating",
      },
    });
    const floating = await client.memberships.change({ id: seat._id, from: "2026-12-10", feePlanId: flex._id });
    expect(floating).toMatchObject({
      kind: "floating",
      deskId: null,
      startAt: at("2026-12-10"),
      lastDay: "2026-12-22",
    });
    expect((await client.desks.assignment({ deskId })).next).toBeNull();
  });

  it("name what doesn't fit", async () => {
    const place = await opened();
    const { client, sellSeat, dear, shiftPlan, morning } = place;
    const { _id: id } = await sellSeat();
    const ask = (changes: object) => refusal(client.memberships.previewChange({ id, from: "2026-12-01", ...changes }));
    expect((await ask({})).issues[0]?.path).toEqual(["from"]);
    expect((await ask({ from: "2026-11-20", feePlanId: dear._id })).issues[0]?.path).toEqual(["from"]);
    expect((await ask({ from: "2026-11-22", feePlanId: dear._id })).issues[0]?.path).toEqual(["from"]);
    expect((await ask({ from: "2026-12-23", feePlanId: dear._id })).issues[0]?.path).toEqual(["from"]);
    expect((await ask({ feePlanId: place.plan._id })).issues[0]?.path).toEqual(["feePlanId"]);
    expect((await ask({ shiftId: morning._id })).issues[0]?.path).toEqual(["shiftId"]);
    expect((await ask({ feePlanId: shiftPlan._id })).issues[0]?.path).toEqual(["shiftId"]);
    expect(await ask({ deskId: house.id() })).toMatchObject({ status: 404 });
  });

  it("are refused while they rest, and passes at all", async () => {
    const place = await opened();
    const { client, sellSeat, dear, customerId, seatPlan } = place;
    const { _id: id } = await sellSeat();
    await client.memberships.freeze({ id, from: "2026-12-10", to: "2026-12-12" });
    const asked = { from: "2026-12-01", feePlanId: dear._id };
    expect(await refusal(client.memberships.change({ id, ...asked }))).toMatchObject({
      status: 409,
      code: "membership_frozen",
    });
    const passId = await insertPlaceless(house, place, {
      ...{ customerId, feePlanId: seatPlan._id, kind: "pass", allowance: 10, allowanceUnit: "day" },
    });
    expect(await refusal(client.memberships.change({ id: passId, ...asked }))).toMatchObject({
      status: 409,
      code: "membership_pass",
    });
  });
});
