import { expect, it } from "vitest";
import { addTerm } from "../testing/assigned";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const asha = { name: "Asha Rao", email: "asha@example.com", phone: "+91 98765 43210" };

eachHouse("customers", (house) => {
  const hour = (start = 0) => ({ startAt: house.minutesFromNow(start), endAt: house.minutesFromNow(start + 60) });

  it("are added to the selected branch with how to reach them, and read back", async () => {
    const { client, branch } = await found(house);
    const noted = {
      ...asha,
      address: "14 Library Lane\nPune",
      emergencyContact: { name: "Vikram Rao", phone: "+91 98765 00000" },
    };
    const customer = await client.customers.add(noted);
    expect(customer).toMatchObject({ ...noted, branchId: branch._id, isActive: true, currentAssignment: null });
    expect(await client.customers.get({ id: customer._id })).toEqual({
      ...customer,
      bookings: { daily: [], hourly: [] },
    });
    expect(await client.customers.list()).toMatchObject({ data: [customer], totalRecords: 1 });
  });

  it("keep an e-mail address or a phone number, whichever is removed", async () => {
    const { client } = await found(house);
    const { _id } = await client.customers.add(asha);
    expect(await client.customers.update({ _id, email: "" })).toMatchObject({ email: "", phone: asha.phone });
    const failure = await refusal(client.customers.update({ _id, phone: "" }));
    expect(failure).toMatchObject({ status: 400, issues: [{ path: ["email"] }] });
    expect(await client.customers.update({ _id, phone: "", email: "rao@example.com" })).toMatchObject({ phone: "" });
  });

  it("can be saved as they were read, and moved to another branch", async () => {
    const { client, branch } = await found(house);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const customer = await client.customers.add(asha);
    const { bookings, ...read } = await client.customers.get({ id: customer._id });
    const saved = await client.customers.update({ ...read, emergencyContact: null });
    expect(saved).toEqual({ ...customer, updatedAt: saved.updatedAt });
    expect(await client.customers.update({ _id: customer._id, branchId: annex._id })).toMatchObject({
      branchId: annex._id,
    });
    expect((await client.customers.list()).totalRecords).toBe(0);
    for (const branchId of [house.id(), (await found(house)).branch._id]) {
      const failure = await refusal(client.customers.update({ _id: customer._id, branchId }));
      expect(failure).toMatchObject({ status: 404, message: "Branch not found" });
    }
    expect(branch._id).not.toBe(annex._id);
  });

  it("need a branch where a key adds them, for it has selected none", async () => {
    const { client, branch, orgId } = await found(house);
    const { key } = await client.apiKeys.add({
      kind: "secret",
      name: "Partner",
      permissions: ["customers.read", "customers.write"],
    });
    const partner = house.client(key);
    const failure = await refusal(partner.customers.add(asha));
    expect(failure).toMatchObject({ status: 400, issues: [{ path: ["branchId"], message: "Choose a branch" }] });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const ids: string[] = [];
    for (const { _id: branchId } of [branch, annex]) {
      const email = `${ids.length}-${asha.email}`;
      ids.unshift((await partner.customers.add({ name: asha.name, email, branchId }))._id);
    }
    expect((await partner.customers.list()).data.map(({ _id }) => _id)).toEqual(ids);
    expect((await partner.customers.list({ search: "asha" })).data.map(({ _id }) => _id)).toEqual(ids);
    expect(orgId).toBeTruthy();
  });

  it("are found by any part of name, address and phone, in any case of letters, as written", async () => {
    const { client } = await found(house);
    await client.customers.add(asha);
    await client.customers.add({ name: "100% Nisha_V", email: "n.verma@example.com" });
    await client.customers.add({ name: "Omar\\Ali", phone: "020 7946 0000" });
    const search = async (text: string) => (await client.customers.list({ search: text })).data.map(({ name }) => name);
    expect(await search("ASHA")).toEqual(["Asha Rao"]);
    expect(await search("sha")).toEqual(["100% Nisha_V", "Asha Rao"]);
    expect(await search("9876543210")).toEqual(["Asha Rao"]);
    for (const number of ["98765 43", "+91 98765 43210", "(098765) 43210"]) {
      expect([number, await search(number)]).toEqual([number, ["Asha Rao"]]);
    }
    expect(await search("example.com")).toEqual(["100% Nisha_V", "Asha Rao"]);
    expect(await search("%")).toEqual(["100% Nisha_V"]);
    expect(await search("a_V")).toEqual(["100% Nisha_V"]);
    expect(await search("r\\a")).toEqual(["Omar\\Ali"]);
    expect(await search("o")).toEqual(["Omar\\Ali", "100% Nisha_V", "Asha Rao"]);
    expect(await search("raoasha")).toEqual([]);
    expect(await client.customers.list({ search: "a", limit: 1, page: 2 })).toMatchObject({
      data: [{ name: "100% Nisha_V" }],
      totalRecords: 3,
    });
    expect(await client.customers.list({ search: "asha", limit: 1, page: 3 })).toMatchObject({
      data: [],
      totalRecords: 1,
    });
  });

  it("are found with and without the accents of their names", async () => {
    const { client, desks } = await found(house, { desks: 1 });
    const names = ["José Ångström", "Łukasz Zięba", "Jose Rao"];
    for (const [index, name] of names.entries()) await client.customers.add({ name, email: `p${index}@example.com` });
    const search = async (text: string) =>
      (await client.customers.list({ search: text })).data.map(({ name }) => name).sort();
    for (const text of ["jose", "JOSÉ", "Jose\u0301"])
      expect([text, await search(text)]).toEqual([text, ["Jose Rao", "José Ångström"]]);
    expect(await search("angstrom")).toEqual(["José Ångström"]);
    expect(await search("lukasz zieba")).toEqual(["Łukasz Zięba"]);
    expect(await search("é")).toEqual((await search("e")).toSorted());
    const [customer] = (await client.customers.list({ search: "ångstrom" })).data;
    const customerId = customer?._id ?? "";
    await client.desks.bookDesk({ deskId: desks[0]?._id ?? "", customerId, type: "HOURLY", ...hour() });
    for (const asked of [{ search: "jose ang" }, { search: "angström", type: "HOURLY" as const }]) {
      expect((await client.bookings.list(asked)).data).toMatchObject([{ customerId }]);
    }
  });

  it("are found by nobody of another branch or organisation", async () => {
    const place = await found(house);
    const { client, branch } = place;
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const { _id: id } = await client.customers.add(asha);
    await client.customers.add({ name: "Asha of the annex", phone: "+91 98765 43211", branchId: annex._id });
    const elsewhere = await hire(house, place, { permissions: ["customers.read"], branches: [annex._id] });
    expect((await elsewhere.customers.list({ search: "asha" })).data.map(({ name }) => name)).toEqual([
      "Asha of the annex",
    ]);
    expect((await elsewhere.customers.list({ search: "98765432" })).totalRecords).toBe(1);
    expect(await refusal(elsewhere.customers.get({ id }))).toMatchObject({ status: 404, message: "Member not found" });
    const stranger = await found(house);
    expect((await stranger.client.customers.list({ search: "asha" })).data).toEqual([]);
    expect((await client.customers.list({ search: "asha" })).data.map(({ branchId }) => branchId)).toEqual([
      branch._id,
    ]);
  });

  it("show their desk now, their bookings by type and what they paid", async () => {
    const { client, desks, email } = await found(house, { desks: 2 });
    const plan = await addTerm(client, { count: 1, unit: "week" });
    const { _id: id } = await client.customers.add(asha);
    const [deskId = "", otherId = ""] = desks.map(({ _id }) => _id);
    await client.desks.assignUser({
      deskId,
      customerId: id,
      feePlanId: plan._id,
      startDate: "2026-11-21",
      method: "cash",
    });
    const early = await client.desks.bookDesk({ deskId: otherId, customerId: id, type: "HOURLY", ...hour(60) });
    const late = await client.desks.bookDesk({ deskId: otherId, customerId: id, type: "HOURLY", ...hour(180) });
    await client.bookings.changeStatus({ bookingId: late._id, status: "CANCELLED" });
    const detail = await client.customers.get({ id });
    expect(detail.currentAssignment).toMatchObject({
      ...{ deskId, deskName: "D1", shiftName: null, feePlanId: plan._id },
      membershipId: detail.bookings.daily[0]?.membershipId,
    });
    expect(detail.bookings.daily.map(({ _id }) => _id)).toEqual([detail.currentAssignment?.bookingId]);
    expect(detail.bookings.hourly.map(({ _id, status }) => [_id, status])).toEqual([
      [late._id, "CANCELLED"],
      [early._id, "CONFIRMED"],
    ]);
    expect(await client.customers.bookings({ id })).toEqual(detail.bookings);
    expect((await client.customers.list()).data[0]?.currentAssignment).toEqual(detail.currentAssignment);
    expect(await client.customers.transactions({ id })).toMatchObject([
      { kind: "assignment", deskName: "D1", customerName: "Asha Rao", amount: 118_000 },
    ]);
    house.setNow("2026-11-29T06:00:00Z");
    await client.auth.login({ email, password: PASSWORD });
    expect((await client.customers.get({ id })).currentAssignment).toBeNull();
  });

  it("can be given a desk while they are active and have none, in order of their names", async () => {
    const { client, desks } = await found(house, { desks: 1 });
    const plan = await addTerm(client, { count: 1, unit: "day" });
    const add = async (name: string) => (await client.customers.add({ name, email: `${name}@example.com` }))._id;
    const [zara, bela, gone] = [await add("Zara"), await add("bela"), await add("Gone")];
    await client.customers.update({ _id: gone, isActive: false });
    const names = async () => (await client.customers.unassigned()).data.map(({ name }) => name);
    expect(await names()).toEqual(["bela", "Zara"]);
    const assigned = { deskId: desks[0]?._id ?? "", customerId: zara, feePlanId: plan._id, startDate: "2026-11-21" };
    await client.desks.assignUser(assigned);
    expect(await names()).toEqual(["bela"]);
    house.setNow("2026-11-22T06:00:00Z");
    expect(await names()).toEqual(["bela", "Zara"]);
    expect(await client.customers.unassigned({ limit: 1, page: 2 })).toMatchObject({
      data: [{ _id: zara }],
      totalRecords: 2,
    });
    expect(bela).not.toBe(zara);
  });

  it("are deleted only while they have not booked, also by staff who don't see where they did", async () => {
    const place = await found(house, { desks: 1 });
    const { client, desks } = place;
    const { _id: id } = await client.customers.add(asha);
    await client.desks.bookDesk({ deskId: desks[0]?._id ?? "", customerId: id, type: "HOURLY", ...hour() });
    const inUse = { status: 409, code: "customer_in_use" };
    expect(await refusal(client.customers.remove({ id }))).toMatchObject(inUse);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await client.customers.update({ _id: id, branchId: annex._id });
    const elsewhere = await hire(house, place, { permissions: ["customers.write"], branches: [annex._id] });
    expect(await refusal(elsewhere.customers.remove({ id }))).toMatchObject(inUse);
    const unused = await client.customers.add({ name: "Nisha Verma", email: "nisha@example.com" });
    expect(await client.customers.remove({ id: unused._id })).toEqual({ _id: unused._id });
    expect(await refusal(client.customers.get({ id: unused._id }))).toMatchObject({ status: 404 });
    expect((await client.bookings.list()).data[0]?.customerId).toBe(id);
  });

  it("are no name or address in the audit log", async () => {
    const { client } = await found(house);
    const { _id } = await client.customers.add(asha);
    await client.customers.update({ _id, name: "Asha Menon", address: "14 Library Lane", isActive: false });
    await client.customers.remove({ id: _id });
    const { data } = await client.auditLog.list({ recordId: _id, limit: 10, page: 1 });
    const entries = data.map(({ action, before, after }) => ({ action, before, after }));
    expect(JSON.stringify(entries)).not.toMatch(/Asha|Menon|asha@|98765|Married/);
    expect(entries).toContainEqual({
      action: "customers.update",
      before: { isActive: true },
      after: { isActive: false, changed: ["name", "address"] },
    });
  });
});
