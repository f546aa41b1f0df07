import type { AuditEntry } from "@carrel/sdk/schemas";
import { beforeAll, expect, it } from "vitest";
import { eachHouse, found, PASSWORD, type Place, refusal } from "../testing/house";
import { hire } from "../testing/staff";

eachHouse("the audit log", (house) => {
  let place: Place;
  beforeAll(async () => {
    place = await found(house, { desks: 2 });
    // Each test sets the clock back: what is sealed now keeps its place before what the tests do.
    await place.client.auditLog.verify();
  });
  const newest = async (filter: object = {}): Promise<AuditEntry | undefined> =>
    (await place.client.auditLog.list({ ...filter, limit: 1, page: 1 })).data[0];
  const firstDesk = () => {
    const [desk] = place.desks;
    if (!desk) throw new Error("The place has a desk");
    return desk;
  };

  it("says who changed what, from where, with the changed fields before and after", async () => {
    const desk = firstDesk();
    await place.client.desks.update({ _id: desk._id, name: "D1a", zone: desk.zone });
    const { _id: userId } = await place.client.auth.session();
    expect(await newest()).toMatchObject({
      actor: { kind: "person", _id: userId, name: "Asha Rao" },
      action: "desks.update",
      resource: "desks",
      recordId: desk._id,
      before: { name: desk.name },
      after: { name: "D1a" },
      address: "unknown",
      requestId: expect.stringMatching(/./),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(Object.keys((await newest())?.after ?? {})).toEqual(["name"]);
  });

  it("keeps all of a new record and of a deleted one", async () => {
    const desk = await place.client.desks.add({ branchId: place.branch._id, name: "Short-lived" });
    expect(await newest()).toMatchObject({
      action: "desks.add",
      recordId: desk._id,
      before: null,
      after: { name: "Short-lived", branchId: place.branch._id },
    });
    await place.client.desks.remove({ id: desk._id });
    expect(await newest()).toMatchObject({
      action: "desks.remove",
      recordId: desk._id,
      before: { name: "Short-lived" },
      after: null,
    });
  });

  it("says what the ids of an entry are called now, and nothing of what is gone", async () => {
    const { client, branch } = place;
    const desk = await client.desks.add({ branchId: branch._id, name: "Window seat" });
    const customer = await client.customers.add({
      branchId: branch._id,
      name: "Kofi Mensah",
      phone: "+91 98765 11111",
    });
    const hour = { startAt: house.minutesFromNow(60), endAt: house.minutesFromNow(120) };
    const { code, _id } = await client.desks.bookDesk({
      deskId: desk._id,
      customerId: customer._id,
      type: "HOURLY",
      ...hour,
    });
    const entry = await newest({ action: "desks.bookDesk" });
    expect(entry?.names).toMatchObject({
      [desk._id]: "Window seat",
      [customer._id]: "Kofi Mensah",
      [branch._id]: branch.name,
      [_id]: `${code}, Window seat, Kofi Mensah`,
    });
    expect((await client.auditLog.get({ id: entry?._id ?? "" })).names).toEqual(entry?.names);
    await client.desks.update({ _id: desk._id, name: "Corner seat" });
    expect((await newest({ action: "desks.bookDesk" }))?.names?.[desk._id]).toBe("Corner seat");
    const role = await client.roles.add({ name: "Short-lived", permissions: [] });
    await client.roles.remove({ id: role._id });
    expect(await newest()).toMatchObject({ action: "roles.remove", recordId: role._id });
    expect((await newest())?.names).toBeUndefined();
  });

  it("names who signed in, and who could not", async () => {
    const client = house.client("pk_demo_carrel");
    await client.auth.login({ email: place.email, password: PASSWORD });
    const { _id: userId } = await client.auth.session();
    expect(await newest()).toMatchObject({
      action: "auth.login",
      actor: { kind: "person", _id: userId, name: "Asha Rao" },
      recordId: userId,
    });
    await refusal(client.auth.login({ email: place.email, password: "not his password" }));
    expect(await newest()).toMatchObject({
      action: "auth.signInRefused",
      actor: { kind: "visitor", _id: null, name: place.email },
      recordId: userId,
      after: { call: "auth.login", reason: "credentials_wrong", email: place.email },
    });
  });

  it("tells the key's organisation of a sign-in with an address that nobody has", async () => {
    const email = `nobody-${house.unique()}@example.com`;
    const { totalRecords } = await place.client.auditLog.list();
    await refusal(house.client("pk_demo_carrel").auth.login({ email, password: PASSWORD }));
    expect((await place.client.auditLog.list()).totalRecords).toBe(totalRecords);
    const platform = house.client("pk_demo_carrel");
    await platform.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    const { data } = await platform.auditLog.list({ action: "auth.signInRefused", limit: 1, page: 1 });
    expect(data).toMatchObject([{ actor: { name: "" }, recordId: null, after: { email } }]);
  });

  it("keeps what somebody's role does not allow, but lets nobody flood it", async () => {
    const colleague = await hire(house, place, { permissions: ["desks.read"] });
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await refusal(colleague.desks.remove({ id: firstDesk()._id }));
    }
    const { _id } = await colleague.auth.session();
    const { data, totalRecords } = await place.client.auditLog.list({ actorId: _id, action: "auth.permissionDenied" });
    expect(totalRecords).toBe(20);
    expect(data[0]).toMatchObject({
      actor: { kind: "person", _id },
      resource: "desks",
      after: { call: "desks.remove", permission: "desks.write" },
    });
  });

  it("leaves nothing of a read, nor of a write that was refused or rolled back", async () => {
    const { totalRecords } = await place.client.auditLog.list();
    await place.client.desks.list();
    await place.client.auditLog.verify();
    await refusal(place.client.desks.add({ branchId: place.branch._id, name: "D2" }));
    await refusal(place.client.desks.remove({ id: house.id() }));
    expect((await place.client.auditLog.list()).totalRecords).toBe(totalRecords);
  });

  it("keeps one entry of a write that was sent again", async () => {
    const { totalRecords } = await place.client.auditLog.list();
    const send = () =>
      place.client.branches.update({ _id: place.branch._id, phone: "+91 98765 43201" }, { idempotencyKey: "again" });
    await send();
    await send();
    expect((await place.client.auditLog.list()).totalRecords).toBe(totalRecords + 1);
  });

  it("is found by each filter, by text, and by a record's beginning", async () => {
    const desk = firstDesk();
    const { _id: userId } = await place.client.auth.session();
    const all = (await place.client.auditLog.list({ limit: 100, page: 1 })).data;
    const instants = all.map(({ occurredAt }) => occurredAt).sort();
    const [from = "", to = ""] = [instants.at(2), instants.at(-2)];
    const filters: [object, (entry: AuditEntry) => boolean][] = [
      [{ actorId: userId }, ({ actor }) => actor._id === userId],
      [{ action: "desks.add" }, ({ action }) => action === "desks.add"],
      [{ resource: "desks" }, ({ resource }) => resource === "desks"],
      [{ recordId: desk._id }, ({ recordId }) => recordId === desk._id],
      [{ search: "aSHA" }, ({ actor }) => actor.name.includes("Asha")],
      [{ search: "desks.up" }, ({ action }) => action.includes("desks.up")],
      [{ search: desk._id.slice(0, 30) }, ({ recordId }) => recordId?.startsWith(desk._id.slice(0, 30)) === true],
      [{ search: "100%_" }, () => false],
      [
        { resource: "desks", search: "asha" },
        ({ resource, actor }) => resource === "desks" && actor.name === "Asha Rao",
      ],
      [{ from, to }, ({ occurredAt }) => occurredAt >= from && occurredAt < to],
    ];
    for (const [filter, isMeant] of filters) {
      const { data, totalRecords } = await place.client.auditLog.list({ ...filter, limit: 100, page: 1 });
      const meant = all.filter(isMeant);
      expect(data.map(({ _id }) => _id).sort(), JSON.stringify(filter)).toEqual(meant.map(({ _id }) => _id).sort());
      expect(totalRecords).toBe(meant.length);
    }
  });

  it("comes in pages, newest first, without gaps", async () => {
    const { data: all, totalRecords } = await place.client.auditLog.list({ limit: 100, page: 1 });
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => totalRecords - index));
    const pages = [
      ...(await place.client.auditLog.list({ limit: 3, page: 1 })).data,
      ...(await place.client.auditLog.list({ limit: 3, page: 2 })).data,
    ];
    expect(pages).toEqual(all.slice(0, 6));
    expect((await place.client.auditLog.list({ limit: 100, page: 1000 })).data).toEqual([]);
  });

  it("gives a single entry, also one that was written a moment ago", async () => {
    const entry = await newest();
    expect(entry && (await place.client.auditLog.get({ id: entry._id }))).toEqual(entry);
    const other = await found(house);
    expect(await refusal(other.client.auditLog.get({ id: entry?._id ?? "" }))).toMatchObject({ status: 404 });
    await place.client.desks.update({ _id: firstDesk()._id, zone: "Window" });
    const { entryId } = await house.database.tx({ orgId: place.orgId }, (db) =>
      db.selectFrom("auditLog").select("entryId").where("sequence", "is", null).executeTakeFirstOrThrow(),
    );
    expect(await place.client.auditLog.get({ id: entryId })).toMatchObject({ after: { zone: "Window" } });
  });

  it("is not for somebody of some branches, nor for another organisation", async () => {
    const colleague = await hire(house, place, { permissions: ["auditLog.read"], branches: [place.branch._id] });
    expect(await refusal(colleague.auditLog.list())).toMatchObject({ status: 403, code: "branch_scope" });
    expect(await refusal(colleague.auditLog.verify())).toMatchObject({ status: 403, code: "branch_scope" });
    const { data: whole } = await place.client.auditLog.list({ limit: 1, page: 1 });
    expect(await refusal(colleague.auditLog.get({ id: whole[0]?._id ?? "" }))).toMatchObject({ code: "branch_scope" });
    const scope = { orgId: place.orgId, branchIds: [place.branch._id] };
    const seen = await house.database.tx(scope, (db) => db.selectFrom("auditLog").selectAll().execute());
    expect(seen).toEqual([]);
    const other = await found(house);
    const { data } = await other.client.auditLog.list({ limit: 100, page: 1 });
    expect(JSON.stringify(data)).not.toContain(place.orgId);
    expect(data.length).toBeGreaterThan(0);
  });
});
