import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { wallTime as at, openHall } from "../testing/hall";
import { eachHouse, found, refusal } from "../testing/house";
import { addShiftPlan } from "../testing/shifts";
import { hire } from "../testing/staff";

eachHouse("renewals of memberships", (house) => {
  it("extend a shift's seat from its end, with its payment, one mail and one entry", async () => {
    const { client, sell, daysOf, deskId, email, plan } = await openHall(house);
    const { _id } = await sell();
    const renewed = await client.memberships.renew({ id: _id, method: "upi", reference: "UPI 8" });
    expect(renewed).toMatchObject({ _id, lastDay: "2027-01-22", amount: 2 * 94_400, feePlanId: plan._id });
    const days = await daysOf(_id);
    expect([days[26]?.startAt, days.at(-1)?.endAt]).toEqual([at("2026-12-23", "06:00"), at("2027-01-22", "14:00")]);
    expect(new Set(days.map(({ startAt }) => startAt)).size).toBe(days.length);
    const { data } = await client.desks.transactions({ deskId });
    expect(data[0]).toMatchObject({
      membershipId: _id,
      bookingId: days[26]?._id,
      kind: "renewal",
      amount: 94_400,
      method: "upi",
      reference: "UPI 8",
      startAt: at("2026-12-23", "00:00"),
      endAt: at("2027-01-23", "00:00"),
    });
    const mails = await house.api.mailsTo(email);
    expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Membership renewed", "Membership begun"]);
    const { data: entries } = await client.auditLog.list({ limit: 1, page: 1 });
    expect(entries[0]).toMatchObject({ action: "memberships.renew", recordId: _id, after: { amount: 2 * 94_400 } });
    expect(JSON.stringify(entries[0])).not.toContain("Nisha");
  });

  it("keep the day of the month, and begin anew today what has lapsed", async () => {
    const { client, sell, daysOf } = await openHall(house);
    const { _id } = await sell({ startDate: "2027-01-31" });
    expect((await client.memberships.get({ id: _id })).lastDay).toBe("2027-02-27");
    expect((await client.memberships.renew({ id: _id })).lastDay).toBe("2027-03-30");
    expect((await client.memberships.renew({ id: _id })).lastDay).toBe("2027-04-29");
    const { _id: feePlanId } = await addShiftPlan(client, { name: "Week", duration: { count: 1, unit: "week" } });
    const short = await sell({ feePlanId, startDate: "2026-11-16" });
    house.setNow("2026-11-25T06:00:00Z");
    const again = await client.memberships.renew({ id: short._id });
    expect(again).toMatchObject({ state: "active", startAt: at("2026-11-25", "00:00"), lastDay: "2026-12-01" });
    expect(again._id).not.toBe(short._id);
    expect((await daysOf(again._id))[0]?.startAt).toBe(at("2026-11-25", "06:00"));
    expect((await client.memberships.get({ id: short._id })).state).toBe("ended");
  });

  it("are by the shift's new hours, and by another plan of the kind", async () => {
    const { client, sell, daysOf, morning, evening } = await openHall(house);
    const { _id } = await sell();
    await client.shifts.update({ _id: morning._id, starts: "07:00" });
    const week = await addShiftPlan(client, { name: "Week", duration: { count: 1, unit: "week" }, amount: 20_000 });
    const renewed = await client.memberships.renew({ id: _id, feePlanId: week._id });
    expect(renewed).toMatchObject({ feePlanId: week._id, lastDay: "2026-12-29", amount: 94_400 + 23_600 });
    const days = await daysOf(_id);
    expect([days[25]?.startAt, days[26]?.startAt]).toEqual([at("2026-12-22", "06:00"), at("2026-12-23", "07:00")]);
    const path = async (feePlanId: string) =>
      (await refusal(client.memberships.renew({ id: _id, feePlanId }))).issues[0]?.path;
    expect(await path((await addTerm(client, { count: 1, unit: "month" }))._id)).toEqual(["feePlanId"]);
    expect(await path((await addShiftPlan(client, { shiftIds: [evening._id] }))._id)).toEqual(["shiftId"]);
    expect(await path((await addShiftPlan(client, { duration: { count: 35, unit: "month" } }))._id)).toEqual([
      "feePlanId",
    ]);
  });

  it("are refused as a sale is, and leave nothing behind", async () => {
    const place = await openHall(house);
    const { client, sell, another, customerId, deskId, otherId, morning, fullDay } = place;
    const { _id } = await sell();
    await sell({ customerId: await another(), startDate: "2027-01-11" });
    const taken = await refusal(client.memberships.renew({ id: _id }));
    expect(taken).toMatchObject({ status: 409, code: "desk_taken" });
    expect(taken.message).toBe(
      "Seat S1 is taken on Mon 11 Jan, Tue 12 Jan, Wed 13 Jan and 8 more days. Free for the whole time: S2.",
    );
    const other = await sell({ deskId: otherId, shiftId: fullDay._id, startDate: "2027-01-01" });
    expect(await refusal(client.memberships.renew({ id: _id }))).toMatchObject({ code: "customer_assigned" });
    await client.memberships.end({ id: other._id });
    await client.customers.update({ _id: customerId, isActive: false });
    expect((await refusal(client.memberships.renew({ id: _id }))).issues[0]?.path).toEqual(["id"]);
    await client.customers.update({ _id: customerId, isActive: true });
    await client.shifts.update({ _id: morning._id, isActive: false });
    expect(await refusal(client.memberships.renew({ id: _id }))).toMatchObject({ code: "shift_inactive" });
    await client.memberships.end({ id: _id });
    expect(await refusal(client.memberships.renew({ id: _id }))).toMatchObject({ code: "membership_cancelled" });
    expect(await refusal(client.memberships.renew({ id: house.id() }))).toMatchObject({ status: 404 });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const narrow = await hire(house, place, { permissions: ["bookings.write"], branches: [annex._id] });
    for (const who of [narrow, (await found(house)).client]) {
      expect(await refusal(who.memberships.renew({ id: _id }))).toMatchObject({ status: 404 });
      expect(await refusal(who.memberships.end({ id: _id }))).toMatchObject({ status: 404 });
      expect(await refusal(who.memberships.renewMany({ ids: [_id] }))).toMatchObject({ status: 404 });
    }
    const kinds = (await client.desks.transactions({ deskId })).data.map(({ kind }) => kind);
    expect(kinds).toEqual(["assignment", "assignment"]);
  });

  it("of a seat are those of its desk: its booking lasts longer, and its membership with it", async () => {
    const { client, deskId, otherId, customerId, another } = await openHall(house);
    const month = await addTerm(client, { count: 1, unit: "month" });
    const { _id } = await client.memberships.add({
      ...{ deskId, customerId, feePlanId: month._id, startDate: "2026-11-21" },
    });
    const week = await addTerm(client, { count: 1, unit: "week" });
    const renewed = await client.memberships.renew({ id: _id, feePlanId: week._id });
    expect(renewed).toMatchObject({ _id, kind: "seat", feePlanId: week._id, amount: 236_000, lastDay: "2026-12-27" });
    const booking = await client.desks.renew({ deskId, feePlanId: month._id });
    expect(booking).toMatchObject({ _id, amount: 354_000, endAt: at("2027-01-28", "00:00") });
    expect(await client.memberships.get({ id: _id })).toMatchObject({
      ...{ amount: 354_000, lastDay: "2027-01-27", feePlanId: month._id },
    });
    const short = await client.memberships.add({
      ...{ deskId: otherId, customerId: await another(), feePlanId: week._id, startDate: "2026-11-16" },
    });
    house.setNow("2026-11-25T06:00:00Z");
    const again = await client.memberships.renew({ id: short._id });
    expect(again).toMatchObject({ kind: "seat", startAt: at("2026-11-25", "00:00"), lastDay: "2026-12-01" });
    expect(again._id).not.toBe(short._id);
  });

  it("of many are made where they fit, and told why where not, after a look or without", async () => {
    const place = await openHall(house, 6);
    const { client, sell, another, deskIds, evening } = place;
    const [first = "", second = "", third = "", fourth = "", fifth = ""] = deskIds;
    const sold = async (deskId: string, name: string, changes: object = {}) =>
      (await sell({ deskId, customerId: await another(name), ...changes }))._id;
    const fits = await sold(first, "Asha");
    const evenings = await sold(first, "Bina", { shiftId: evening._id });
    const taken = await sold(second, "Chitra");
    await sold(second, "Dev", { startDate: "2026-12-28" });
    const lapsed = await sold(third, "Esha", { startDate: "2026-10-22" });
    // Both had the same seat: one gets it.
    const after = await sold(third, "Farid", { startDate: "2026-10-25", shiftId: evening._id });
    const cancelled = await sold(fourth, "Gita");
    await client.memberships.end({ id: cancelled });
    const { _id: feePlanId } = await addTerm(client, { count: 1, unit: "month" });
    const seat = (
      await client.memberships.add({
        ...{ deskId: fifth, customerId: await another("Hari"), feePlanId, startDate: "2026-11-21" },
      })
    )._id;
    const ids = [fits, evenings, taken, lapsed, after, cancelled, seat];
    const told = ({ renewed, refused }: Awaited<ReturnType<typeof client.memberships.renewMany>>) => ({
      renewed: renewed.map(({ customerName, lastDay }) => [customerName, lastDay]),
      refused: refused.map(({ _id, customerName, code }) => [_id, customerName, code]),
    });
    house.setNow("2026-11-23T06:00:00Z");
    const expected = {
      renewed: [
        ["Asha", "2027-01-22"],
        ["Bina", "2027-01-22"],
        ["Esha", "2026-12-22"],
        ["Farid", "2026-12-24"],
        ["Hari", "2027-01-20"],
      ],
      refused: [
        [taken, "Chitra", "desk_taken"],
        [cancelled, "Gita", "membership_cancelled"],
      ],
    };
    const before = await client.memberships.list({ limit: 50, page: 1 });
    const checked = await client.memberships.renewMany({ ids, isCheck: true });
    expect(told(checked)).toEqual(expected);
    // A seat that nobody paid for; what the renewals would cost is no debt yet.
    const owing = {
      customerId: checked.renewed.at(-1)?.customerId,
      customerName: "Hari",
      due: 118_000,
      currency: "INR",
    };
    expect(checked.owing).toEqual([owing]);
    expect(await client.memberships.list({ limit: 50, page: 1 })).toEqual(before);
    const result = await client.memberships.renewMany({ ids, method: "upi" });
    expect(told(result)).toEqual(expected);
    expect(result.owing).toBeUndefined();
    expect(result.refused[0]?.message).toBe("Seat S2 is taken on Mon 28 Dec, Tue 29 Dec, Wed 30 Dec and 20 more days.");
    const { data: paid } = await client.desks.transactions({ deskId: first });
    expect(paid.filter(({ kind }) => kind === "renewal").map(({ method }) => method)).toEqual(["upi", "upi"]);
    const { data: stands } = await client.memberships.list({ limit: 50, page: 1, deskId: second });
    expect(stands.map(({ lastDay }) => lastDay)).toEqual(["2026-12-22", "2027-01-27"]);
    expect(await refusal(client.memberships.renewMany({ ids: [] }))).toMatchObject({ status: 400 });
    expect(await refusal(client.memberships.renewMany({ ids: [seat, house.id()] }))).toMatchObject({ status: 404 });
  });

  it("of two who had one seat one after the other give it to the first of the list", async () => {
    const { client, sell, another } = await openHall(house);
    const { _id: feePlanId } = await addShiftPlan(client, { name: "Day", duration: { count: 1, unit: "day" } });
    const early = await sell({ feePlanId, startDate: "2026-11-21", customerId: await another("Asha") });
    const late = await sell({ feePlanId, startDate: "2026-11-23", customerId: await another("Bina") });
    house.setNow("2026-11-25T06:00:00Z");
    const { renewed, refused } = await client.memberships.renewMany({ ids: [late._id, early._id] });
    expect(renewed.map(({ customerName }) => customerName)).toEqual(["Bina"]);
    expect(refused).toMatchObject([{ _id: early._id, customerName: "Asha", code: "desk_taken" }]);
  });
});
