import type { AddFeePlan } from "@carrel/sdk/schemas";
import { expect, it } from "vitest";
import { hangsOnCustomers } from "../../testing/hangs-on-customers";
import { addTerm } from "../testing/assigned";
import { eachHouse, found, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";
import { HANGS_ON_CUSTOMERS } from "./merge";

const asha = { name: "Asha Rao", email: "asha@example.com" };
const twin = { name: "A. Rao", phone: "+91 98765 43210", address: "14 Library Lane" };

eachHouse("two records of one person", (house) => {
  const hour = (start = 0) => ({
    type: "HOURLY" as const,
    startAt: house.minutesFromNow(start),
    endAt: house.minutesFromNow(start + 60),
  });
  const both = async ({ client }: Place) => {
    const kept = await client.customers.add(asha);
    house.advance({ seconds: 60 });
    return { kept, gone: await client.customers.add(twin) };
  };

  it("name all tables that hang on a customer, and each column that holds one", async () => {
    expect(await hangsOnCustomers(house.database)).toEqual({
      keys: [...HANGS_ON_CUSTOMERS],
      // Figures are sums of the bookings, and are counted anew with them.
      columns: [...HANGS_ON_CUSTOMERS, "customer_figures"].sort(),
    });
  });

  it("become one, with what both booked and paid and what either said of himself", async () => {
    const place = await found(house, { desks: 2 });
    const { client, branch, desks } = place;
    const { kept, gone } = await both(place);
    const plan = await addTerm(client, { count: 1, unit: "month" });
    const [first = "", second = ""] = desks.map(({ _id }) => _id);
    await client.desks.bookDesk({ deskId: first, customerId: kept._id, ...hour() });
    await client.desks.bookDesk({ deskId: first, customerId: gone._id, method: "cash", ...hour(60) });
    await client.desks.assignUser({
      deskId: second,
      customerId: gone._id,
      feePlanId: plan._id,
      startDate: "2026-11-20",
      method: "cash",
    });
    await client.customers.updateDocuments({ id: kept._id, notes: "By the window" });
    await client.customers.updateDocuments({
      id: gone._id,
      notes: "Pays in cash",
      idProof: { kind: "passport", number: "K1234567" },
    });
    const before = await client.customers.stats({ branchId: branch._id });

    const merged = await client.customers.merge({ id: kept._id, otherId: gone._id });
    expect(merged).toMatchObject({
      ...asha,
      _id: kept._id,
      phone: twin.phone,
      address: twin.address,
      createdAt: kept.createdAt,
      currentAssignment: { deskId: second },
    });
    expect(await client.customers.documents({ id: kept._id })).toEqual({
      idProof: { kind: "passport", number: "K1234567" },
      notes: "By the window\n\nPays in cash",
    });
    const { bookings } = await client.customers.get({ id: kept._id });
    expect([bookings.hourly.length, bookings.daily.length]).toEqual([2, 1]);
    expect(await client.customers.transactions({ id: kept._id })).toHaveLength(2);
    expect(await refusal(client.customers.get({ id: gone._id }))).toMatchObject({ status: 404 });
    expect((await client.customers.list()).totalRecords).toBe(1);
    const after = await client.customers.stats({ branchId: branch._id });
    const sum = (stats: typeof before) =>
      stats.topCustomers.reduce((minutes, customer) => minutes + customer.minutes, 0);
    expect(after.topCustomers.map(({ _id, bookings }) => [_id, bookings])).toEqual([[kept._id, 3]]);
    expect(sum(after)).toBe(sum(before));
    // He is found by what either had.
    expect(await refusal(client.customers.add({ name: "Asha", phone: "98765 43210" }))).toMatchObject({
      data: { known: [{ _id: kept._id }] },
    });
  });

  it("become one with floating places, passes and places on passes of others, each once", async () => {
    const place = await found(house, { desks: 3 });
    const { client, desks } = place;
    const { kept, gone } = await both(place);
    const other = await client.customers.add({ name: "Omar Ali", email: "omar@example.com" });
    const third = await client.customers.add({ name: "Zoya Khan", email: "zoya@example.com" });
    const add = (name: string, plan: Partial<AddFeePlan>) =>
      client.feePlans.add({
        ...{ name, bookingType: "DAILY", amount: 50_000, duration: { count: 1, unit: "month" } },
        ...plan,
      });
    const flex = await add("Flex", { sells: "floating" });
    const pass = await add("Pass", { sells: "pass", allowance: { count: 10, unit: "day" }, isShared: true });
    const sell = (customerId: string, feePlanId: string, people: string[] = []) =>
      client.memberships.add({ customerId, feePlanId, startDate: "2026-11-21", people });
    const floating = await sell(gone._id, flex._id);
    // His own that the other shares; one that both share; one that the record which goes shares alone.
    const own = await sell(kept._id, pass._id, [gone._id, third._id]);
    const shared = await sell(other._id, pass._id, [kept._id, gone._id]);
    const lent = await sell(other._id, pass._id, [gone._id]);
    const [deskId = "", otherId = ""] = desks.map(({ _id }) => _id);
    const visit = (id: string, customerId: string, desk: string) =>
      client.memberships.visit({ id, customerId, deskId: desk, date: "2026-11-23" });
    await visit(own._id, gone._id, deskId);
    await visit(floating._id, gone._id, otherId);

    await client.customers.merge({ id: kept._id, otherId: gone._id });
    const got = (id: string) => client.memberships.get({ id });
    const { _id: customerId, name: customerName } = kept;
    const asha = { _id: customerId, name: customerName };
    expect(await got(floating._id)).toMatchObject({ customerId, customerName, kind: "floating", people: [] });
    expect(await got(own._id)).toMatchObject({
      ...{ customerId, people: [{ name: "Zoya Khan" }] },
      allowance: { used: 1, left: 9 },
    });
    expect(await got(shared._id)).toMatchObject({ customerId: other._id, people: [asha] });
    expect(await got(lent._id)).toMatchObject({ people: [asha] });
    const { daily } = await client.customers.bookings({ id: customerId });
    expect(daily.map(({ deskId: desk }) => desk).sort()).toEqual([deskId, otherId].sort());
    // He goes on using what came over, and the pass of another as one person.
    expect(await client.memberships.visit({ id: lent._id, customerId, date: "2026-11-24" })).toMatchObject({
      customerId,
    });
    expect((await client.memberships.list({ customerId })).data.map(({ _id }) => _id).sort()).toEqual(
      [floating._id, own._id].sort(),
    );
  });

  it("keep of what both have the first one's, or what is chosen of the other's", async () => {
    const place = await found(house);
    const { client } = place;
    const kept = await client.customers.add({ ...asha, phone: "+91 98765 43211", address: "Pier 4" });
    const gone = await client.customers.add({ ...twin, email: "rao@example.com" });
    const merged = await client.customers.merge({ id: kept._id, otherId: gone._id, take: ["phone", "address"] });
    expect(merged).toMatchObject({ ...asha, phone: twin.phone, address: twin.address });
  });

  it("are told in the audit log without a name", async () => {
    const place = await found(house, { desks: 1 });
    const { client, desks } = place;
    const { kept, gone } = await both(place);
    await client.desks.bookDesk({ deskId: desks[0]?._id ?? "", customerId: gone._id, ...hour() });
    await client.customers.merge({ id: kept._id, otherId: gone._id });
    const { data } = await client.auditLog.list({ recordId: kept._id, limit: 10, page: 1 });
    const [entry] = data.filter(({ action }) => action === "customers.merge");
    expect(entry?.after).toMatchObject({ mergedId: gone._id, changed: ["phone", "address"], bookings: 1, payments: 0 });
    expect(JSON.stringify(data.map(({ before, after }) => [before, after]))).not.toMatch(/Rao|98765|asha@/);
  });

  it("stay two while both have a desk at the same time", async () => {
    const place = await found(house, { desks: 2 });
    const { client, desks } = place;
    const { kept, gone } = await both(place);
    const plan = await addTerm(client, { count: 1, unit: "month" });
    const [first = "", second = ""] = desks.map(({ _id }) => _id);
    const assign = (deskId: string, customerId: string) =>
      client.desks.assignUser({ deskId, customerId, feePlanId: plan._id, startDate: "2026-11-20" });
    await assign(first, kept._id);
    await assign(second, gone._id);
    const refused = await refusal(client.customers.merge({ id: kept._id, otherId: gone._id }));
    expect(refused).toMatchObject({ status: 409, code: "assignments_overlap" });
    expect(refused.message).toMatch(/^Desk D1 is assigned to one and desk D2 to the other at the same time: /);
    expect(await client.customers.get({ id: gone._id })).toMatchObject({ name: twin.name });
    await client.desks.unassignUser({ deskId: second });
    house.advance({ seconds: 60 });
    expect(await client.customers.merge({ id: kept._id, otherId: gone._id })).toMatchObject({ _id: kept._id });
  });

  it("are no two of another organisation or branch, nor one and the same", async () => {
    const place = await found(house, { desks: 1 });
    const { client, desks } = place;
    const { kept, gone } = await both(place);
    const member = { status: 404, message: "Member not found" };
    const stranger = await (await found(house)).client.customers.add(asha);
    for (const otherId of [stranger._id, house.id()]) {
      expect(await refusal(client.customers.merge({ id: kept._id, otherId }))).toMatchObject(member);
    }
    expect(await refusal(client.customers.merge({ id: kept._id, otherId: kept._id }))).toMatchObject({
      status: 400,
      issues: [{ path: ["otherId"] }],
    });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const elsewhere = await hire(house, place, { permissions: ["customers.write"], branches: [annex._id] });
    expect(await refusal(elsewhere.customers.merge({ id: kept._id, otherId: gone._id }))).toMatchObject(member);
    // Both are his now, and one has booked where he doesn't work.
    await client.desks.bookDesk({ deskId: desks[0]?._id ?? "", customerId: kept._id, ...hour() });
    for (const { _id } of [kept, gone]) await client.customers.update({ _id, branchId: annex._id });
    for (const [id, otherId] of [
      [kept._id, gone._id],
      [gone._id, kept._id],
    ] as const) {
      expect(await refusal(elsewhere.customers.merge({ id, otherId }))).toMatchObject({
        status: 409,
        code: "customer_elsewhere",
      });
    }
    expect(await client.customers.merge({ id: kept._id, otherId: gone._id })).toMatchObject({ _id: kept._id });
  });

  it("lose nothing that is booked for either meanwhile", async () => {
    const place = await found(house, { desks: 4 });
    const { client, desks } = place;
    const { kept, gone } = await both(place);
    const outcomes = await Promise.allSettled([
      ...desks.map(({ _id }, index) =>
        client.desks.bookDesk({
          deskId: _id,
          ...(index % 2 === 0 ? { customerId: gone._id } : { customer: { name: "Asha", phone: twin.phone } }),
          ...hour(),
        }),
      ),
      client.customers.merge({ id: kept._id, otherId: gone._id }),
      client.customers.merge({ id: gone._id, otherId: kept._id }),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.status] : []));
    expect(new Set(refused)).toEqual(new Set([404]));
    expect((await client.customers.list()).totalRecords).toBe(1);
    const booked = outcomes.slice(0, 4).filter(({ status }) => status === "fulfilled").length;
    const [left] = (await client.customers.list()).data;
    expect((await client.customers.get({ id: left?._id ?? "" })).bookings.hourly).toHaveLength(booked);
  });
});
