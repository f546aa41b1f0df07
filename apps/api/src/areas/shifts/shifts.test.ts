import { expect, it } from "vitest";
import { insertCustomer } from "../testing/assigned";
import { eachHouse, found, refusal } from "../testing/house";
import { addShift, addShiftPlan } from "../testing/shifts";
import { hire } from "../testing/staff";

const morning = { name: "Morning", starts: "06:00", ends: "14:00", weekdays: [1, 2, 3] };

eachHouse("shifts", (house) => {
  it("are a branch's, by their start, and savable as they were read", async () => {
    const { client, branch } = await found(house);
    const night = await client.shifts.add({ name: "Night", starts: "22:00", ends: "06:00", weekdays: [6, 0] });
    const first = await client.shifts.add({ ...morning, branchId: branch._id });
    expect(first).toMatchObject({ ...morning, branchId: branch._id, isActive: true });
    expect(night.weekdays).toEqual([0, 6]);
    const { data, totalRecords } = await client.shifts.list();
    expect([data.map(({ name }) => name), totalRecords]).toEqual([["Morning", "Night"], 2]);
    expect((await client.shifts.list({ search: "NIG" })).data).toEqual([night]);
    expect(await client.shifts.get({ id: first._id })).toEqual(first);
    const changed = await client.shifts.update({ ...first, name: "Early", isActive: false });
    expect(changed).toMatchObject({ name: "Early", isActive: false, starts: "06:00", branchId: branch._id });
    const { data: entries } = await client.auditLog.list({ limit: 1, page: 1 });
    expect(entries[0]).toMatchObject({ action: "shifts.update", recordId: first._id, before: { name: "Morning" } });
  });

  it("are told to visitors of their own branch while they are active, the first of the day first", async () => {
    const { client, orgId, orgCode, branch } = await found(house);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await client.shifts.add({ name: "Night", starts: "22:00", ends: "06:00", weekdays: [6, 0] });
    await client.shifts.add(morning);
    await client.shifts.add({ ...morning, name: "Full day", ends: "22:00" });
    await client.shifts.add({ ...morning, name: "Summer", isActive: false });
    await client.shifts.add({ ...morning, name: "Theirs", branchId: annex._id });
    const visitor = house.client("pk_demo_carrel");
    const { branches } = await visitor.bookings.superOrgLookup({ orgCode });
    const shifts = [
      { ...morning, name: "Full day", ends: "22:00" },
      morning,
      { name: "Night", starts: "22:00", ends: "06:00", weekdays: [0, 6] },
    ];
    expect(branches.find(({ _id }) => _id === branch._id)?.shifts).toEqual(shifts);
    expect(branches.find(({ _id }) => _id === annex._id)?.shifts).toEqual([{ ...morning, name: "Theirs" }]);
    expect((await visitor.branches.listPublic({ orgId })).data.flatMap((one) => one.shifts)).toHaveLength(4);
  });

  it("have one name each in their branch, whatever the case of its letters", async () => {
    const { client } = await found(house);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const first = await client.shifts.add(morning);
    const taken = { status: 409, code: "shift_name_taken", issues: [{ path: ["name"] }] };
    expect(await refusal(client.shifts.add({ ...morning, name: "MORNING" }))).toMatchObject(taken);
    expect((await client.shifts.add({ ...morning, branchId: annex._id })).branchId).toBe(annex._id);
    const night = await client.shifts.add({ name: "Night", starts: "22:00", ends: "06:00", weekdays: [1] });
    expect(await refusal(client.shifts.update({ _id: night._id, name: "morning" }))).toMatchObject(taken);
    expect(await client.shifts.update({ _id: first._id, name: "morning" })).toMatchObject({ name: "morning" });
  });

  it("say which field is wrong", async () => {
    const { client } = await found(house);
    const path = async (call: Promise<unknown>) => (await refusal(call)).issues[0]?.path;
    expect(await path(client.shifts.add({ ...morning, ends: "06:00" }))).toEqual(["ends"]);
    expect(await path(client.shifts.add({ ...morning, starts: "24:00" }))).toEqual(["starts"]);
    expect(await path(client.shifts.add({ ...morning, weekdays: [] }))).toEqual(["weekdays"]);
    expect(await path(client.shifts.add({ ...morning, weekdays: [7] }))).toEqual(["weekdays", 0]);
    expect(await path(client.shifts.add({ ...morning, name: " " }))).toEqual(["name"]);
    const shift = await client.shifts.add(morning);
    expect(await path(client.shifts.update({ _id: shift._id, starts: "14:00" }))).toEqual(["ends"]);
    expect(await refusal(client.shifts.update({ _id: house.id(), name: "Gone" }))).toMatchObject({ status: 404 });
  });

  it("stay while something was sold in them, or a plan names them", async () => {
    const place = await found(house, { desks: 1 });
    const { client, desks } = place;
    const sold = await addShift(client, morning);
    const named = await addShift(client, { ...morning, name: "Named" });
    const priced = await addShift(client, { ...morning, name: "Priced" });
    const free = await addShift(client, { ...morning, name: "Free" });
    const plan = await addShiftPlan(client);
    await addShiftPlan(client, { name: "Named plan", shiftIds: [named._id] });
    await addShiftPlan(client, { name: "Priced plan", prices: [{ shiftId: priced._id, amount: 1 }] });
    const customerId = await insertCustomer(house, place);
    const deskId = desks[0]?._id ?? "";
    const { _id } = await client.memberships.add({
      ...{ customerId, deskId, feePlanId: plan._id, shiftId: sold._id, startDate: "2026-11-23" },
    });
    await client.memberships.end({ id: _id });
    for (const { _id: id } of [sold, named, priced]) {
      expect(await refusal(client.shifts.remove({ id }))).toMatchObject({ status: 409, code: "shift_in_use" });
    }
    expect(await client.shifts.remove({ id: free._id })).toEqual({ _id: free._id });
    expect((await client.shifts.list()).totalRecords).toBe(3);
  });

  it("go with a branch in which nothing was sold", async () => {
    const { client } = await found(house);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const shift = await client.shifts.add({ ...morning, branchId: annex._id });
    const plan = await addShiftPlan(client, { shiftIds: [shift._id] });
    const failure = await refusal(client.branches.remove({ id: annex._id }));
    expect(failure).toMatchObject({ status: 409, code: "branch_in_use" });
    expect(failure.message).toContain(plan.name);
    await client.feePlans.update({ _id: plan._id, shiftIds: [] });
    await client.branches.remove({ id: annex._id });
    expect(await refusal(client.shifts.get({ id: shift._id }))).toMatchObject({ status: 404 });
  });

  it("are read and written by those of their branch alone", async () => {
    const place = await found(house);
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const here = await addShift(place.client, morning);
    const there = await place.client.shifts.add({ ...morning, branchId: annex._id });
    const narrow = await hire(house, place, {
      permissions: ["feePlans.read", "feePlans.write"],
      branches: [annex._id],
    });
    expect((await narrow.shifts.list()).data).toEqual([there]);
    expect((await narrow.shifts.list({ branchId: place.branch._id })).data).toEqual([]);
    const stranger = (await found(house)).client;
    for (const other of [narrow, stranger]) {
      const gone = { status: 404 };
      expect(await refusal(other.shifts.get({ id: here._id }))).toMatchObject(gone);
      expect(await refusal(other.shifts.update({ _id: here._id, name: "Mine" }))).toMatchObject(gone);
      expect(await refusal(other.shifts.remove({ id: here._id }))).toMatchObject(gone);
      expect(await refusal(other.shifts.add({ ...morning, branchId: place.branch._id }))).toMatchObject(gone);
    }
    const reader = await hire(house, place, { permissions: ["feePlans.read"] });
    expect(await refusal(reader.shifts.add(morning))).toMatchObject({ status: 403 });
  });
});
