import type { Operation, Permission } from "@carrel/sdk/contract";
import { describe, expect, it } from "vitest";
import { eachHouse, found, type House, type Place, refusal } from "../areas/testing/house";
import { hire } from "../areas/testing/staff";
import { BEARER_ROWS, inputFor } from "../testing/access/calls";
import { nothing } from "../testing/access/places";

/** A client that has a secret key of a place's, and nobody signed in. */
async function machineOf(house: House, place: Pick<Place, "client">, permissions: Permission[]) {
  const { key, _id } = await place.client.apiKeys.add({ kind: "secret", name: "Door system", permissions });
  return { key, keyId: _id, machine: house.client(key) };
}

eachHouse("a secret key", (house) => {
  it("does what it may without a person, over all branches", async () => {
    const place = await found(house, { desks: 1 });
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Europe/Lisbon" });
    const far = await place.client.desks.add({ branchId: annex._id, name: "D9" });
    const { machine } = await machineOf(house, place, [
      "desks.read",
      "bookings.read",
      "bookings.write",
      "branches.read",
    ]);
    const { data, totalRecords, counters } = await machine.desks.list();
    expect(data.map(({ _id }) => _id).sort()).toEqual([place.desks[0]?._id, far._id].sort());
    expect(totalRecords).toBe(2);
    expect(Object.values(counters).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(2);
    const booking = await machine.desks.bookDesk({
      deskId: far._id,
      customer: { name: "Nisha Verma", email: "nisha@example.com" },
      type: "HOURLY",
      startAt: house.minutesFromNow(60),
      endAt: house.minutesFromNow(120),
    });
    expect(booking).toMatchObject({ source: "api", status: "CONFIRMED" });
    expect((await machine.bookings.list()).data).toEqual([booking]);
    expect((await machine.branches.list()).totalRecords).toBe(2);
    // A person's list covers the branch that he selected.
    expect((await place.client.desks.list()).totalRecords).toBe(1);
  });

  it("works in its maker's branches alone", async () => {
    const place = await found(house, { desks: 1 });
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Europe/Lisbon" });
    const far = await place.client.desks.add({ branchId: annex._id, name: "D9" });
    const permissions: Permission[] = ["desks.read", "branches.read", "branches.write", "auditLog.read"];
    const local = await hire(house, place, { permissions: [...permissions, "apiKeys.write"], branches: [annex._id] });
    const { machine } = await machineOf(house, { client: local }, permissions);
    expect((await machine.desks.list()).data.map(({ _id }) => _id)).toEqual([far._id]);
    expect((await machine.branches.list()).totalRecords).toBe(1);
    expect(await refusal(machine.desks.get({ id: place.desks[0]?._id ?? "" }))).toMatchObject({ status: 404 });
    expect(await refusal(machine.branches.add({ name: "Attic", timezone: "Asia/Kolkata" }))).toMatchObject({
      status: 403,
      code: "branch_scope",
    });
    expect(await refusal(machine.auditLog.list())).toMatchObject({ status: 403, code: "branch_scope" });
    const colleague = await local.auth.session();
    await place.client.adminUsers.update({ _id: colleague._id, isDefaultUser: true });
    expect((await machine.branches.list()).totalRecords).toBe(2);
  });

  it("may not do what its maker no longer may, and again what he may again", async () => {
    const place = await found(house);
    const maker = await hire(house, place, { permissions: ["apiKeys.write", "desks.read", "branches.read"] });
    const { machine } = await machineOf(house, { client: maker }, ["desks.read", "branches.read"]);
    await machine.desks.list();
    const { roleId } = await place.client.adminUsers.get({ id: (await maker.auth.session())._id });
    await place.client.roles.update({ _id: roleId, permissions: ["branches.read"] });
    expect(await refusal(machine.desks.list())).toMatchObject({ status: 403, data: { permission: "desks.read" } });
    await machine.branches.list();
    await place.client.roles.update({ _id: roleId, permissions: ["desks.read", "desks.write"] });
    await machine.desks.list();
  });

  it("rests while its maker is deactivated, and ends with him", async () => {
    const place = await found(house);
    const maker = await hire(house, place, { permissions: ["apiKeys.read", "apiKeys.write", "desks.read"] });
    const { key, keyId } = await machineOf(house, { client: maker }, ["desks.read"]);
    const list = () => house.client(key).desks.list();
    const { _id } = await maker.auth.session();
    await place.client.adminUsers.update({ _id, isActive: false });
    expect(await refusal(list())).toMatchObject({ status: 401, code: "api_key_stopped" });
    await place.client.adminUsers.update({ _id, isActive: true });
    await list();
    await place.client.adminUsers.remove({ id: _id });
    expect(await refusal(list())).toMatchObject({ status: 401, code: "api_key_invalid" });
    expect(await place.client.apiKeys.get({ id: keyId })).toMatchObject({ maker: null, revokedAt: expect.any(String) });
  });

  it("ends at its time", async () => {
    const place = await found(house);
    const expiresAt = house.minutesFromNow(60);
    const { key, _id } = await place.client.apiKeys.add({
      kind: "secret",
      name: "Door system",
      permissions: ["desks.read"],
      expiresAt,
    });
    await house.client(key).desks.list();
    house.advance({ minutes: 61 });
    expect(await refusal(house.client(key).desks.list())).toMatchObject({ status: 401, code: "api_key_expired" });
    const earlier = house.minutesFromNow(-5);
    expect(await refusal(place.client.apiKeys.update({ id: _id, expiresAt: earlier }))).toMatchObject({
      issues: [{ path: ["expiresAt"] }],
    });
    // What was read comes back as it was, and stays over.
    await place.client.apiKeys.update({ id: _id, expiresAt });
    expect(await refusal(house.client(key).desks.list())).toMatchObject({ code: "api_key_expired" });
    await place.client.apiKeys.update({ id: _id, expiresAt: null });
    await house.client(key).desks.list();
  });

  it("stands in the audit log with what it did", async () => {
    const place = await found(house);
    const { machine, keyId } = await machineOf(house, place, ["branches.write"]);
    await machine.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const { data } = await place.client.auditLog.list({ actorId: keyId });
    expect(data[0]).toMatchObject({
      action: "branches.add",
      actor: { kind: "apiKey", _id: keyId, name: "Door system" },
    });
  });

  it("is refused beyond its permissions, from the change of them on, and for one's own account", async () => {
    const place = await found(house);
    const { machine, keyId } = await machineOf(house, place, ["desks.read"]);
    await machine.desks.list();
    expect(await refusal(machine.branches.list())).toMatchObject({
      status: 403,
      code: "forbidden",
      data: { permission: "branches.read" },
    });
    await place.client.apiKeys.update({ id: keyId, permissions: ["branches.read"] });
    await machine.branches.list();
    expect(await refusal(machine.desks.list())).toMatchObject({ status: 403 });
    for (const own of [() => machine.auth.session(), () => machine.auth.sessions(), () => machine.auth.logout()]) {
      expect(await refusal(own())).toMatchObject({ status: 403, code: "person_needed" });
    }
  });

  it("makes, changes and takes no role, no key and nobody of the staff", async () => {
    const place = await found(house);
    const { machine, keyId } = await machineOf(house, place, ["apiKeys.write", "roles.write", "adminUsers.write"]);
    for (const attempt of [
      () => machine.roles.add({ name: "More", permissions: [] }),
      () => machine.adminUsers.add({ name: "Heir", email: "heir@example.com", roleId: house.id() }),
      () => machine.adminUsers.update({ _id: house.id(), email: "heir@example.com" }),
      () => machine.apiKeys.add({ kind: "secret", name: "Heir", permissions: ["apiKeys.write"] }),
      () => machine.apiKeys.update({ id: keyId, expiresAt: null }),
      () => machine.apiKeys.rotate({ id: keyId }),
      () => machine.apiKeys.takeOver({ id: keyId }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 403, code: "person_needed" });
    }
  });

  it("is its organisation's alone: another's records are not there", async () => {
    const [place, foreigner] = [await found(house, { desks: 1 }), await found(house)];
    const { machine } = await machineOf(house, foreigner, ["desks.read", "desks.write", "branches.read"]);
    expect((await machine.desks.list()).totalRecords).toBe(0);
    const foreign = await refusal(machine.desks.get({ id: place.desks[0]?._id ?? "" }));
    const unknown = await refusal(machine.desks.get({ id: house.id() }));
    expect(foreign).toMatchObject({ status: 404, message: unknown.message, code: unknown.code });
    expect((await machine.branches.list()).data.map(({ _id }) => _id)).toEqual([foreigner.branch._id]);
  });

  it("ends with its revocation, its organisation and its subscription", async () => {
    const place = await found(house);
    const { key, keyId } = await machineOf(house, place, ["desks.read"]);
    // A client that was told of the end once asks no more.
    const list = () => house.client(key).desks.list();
    const subscribe = (status: "ACTIVE" | "EXPIRED") =>
      house.database.tx({ orgId: place.orgId }, (db) => db.updateTable("subscriptions").set({ status }).execute());
    await subscribe("EXPIRED");
    expect(await refusal(list())).toMatchObject({ status: 402, code: "subscription_expired" });
    await subscribe("ACTIVE");
    const open = (isActive: boolean) =>
      house.database.tx({ orgId: place.orgId }, (db) => db.updateTable("organisations").set({ isActive }).execute());
    await open(false);
    expect(await refusal(list())).toMatchObject({ status: 403, code: "organisation_inactive" });
    await open(true);
    await list();
    await place.client.apiKeys.revoke({ id: keyId });
    expect(await refusal(list())).toMatchObject({ status: 401, code: "api_key_invalid" });
  });

  it("leaves a signed-in person who he is, and a publishable key nobody", async () => {
    const place = await found(house);
    const { key, machine } = await machineOf(house, place, ["desks.read"]);
    const token = await place.client.storage.get("Bearer");
    const both = house.client(key);
    await both.storage.set("Bearer", token ?? "");
    expect(await both.auth.session()).toMatchObject({ email: place.email });
    await machine.storage.set("Bearer", "a-token-that-nobody-ever-was-given");
    expect(await refusal(machine.desks.list())).toMatchObject({ status: 401, code: "session_unknown" });
    const [open] = (await place.client.apiKeys.list()).data.filter(({ kind }) => kind === "publishable");
    expect(await refusal(house.client(open?.key ?? "").desks.list())).toMatchObject({
      status: 401,
      code: "session_missing",
    });
  });

  it.each([
    ["origin", "https://example.com"],
    ["sec-fetch-site", "same-origin"],
  ])("is refused in a browser, which sends %s", async (name, value) => {
    const place = await found(house);
    const { machine } = await machineOf(house, place, ["desks.read"]);
    expect(await refusal(machine.desks.list({}, { headers: { [name]: value } }))).toMatchObject({
      status: 403,
      code: "secret_key_in_browser",
    });
    expect((await place.client.desks.list({}, { headers: { [name]: value } })).totalRecords).toBe(0);
  });
});

eachHouse("a secret key without the permission", (house) => {
  const machines = new Map<Permission, ReturnType<House["client"]>>();
  /** One that may do something else. */
  const powerless = async (permission: Permission | null) => {
    const may = permission === "help.read" ? "desks.read" : "help.read";
    const machine = machines.get(may) ?? (await machineOf(house, await found(house), [may])).machine;
    machines.set(may, machine);
    return machine;
  };

  describe.each(BEARER_ROWS)("$name", (called) => {
    it("is refused", async () => {
      const { row, permission } = called;
      const { send } = await powerless(permission);
      expect(await refusal(send(row as Operation<object>, inputFor(called, nothing(house))))).toMatchObject(
        permission ? { status: 403, data: { permission } } : { status: 403, code: "person_needed" },
      );
    });
  });
});
