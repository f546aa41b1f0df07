import type { AuditEntry } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { EraseError, erasePerson } from "../../platform/audit/erase-person";
import { unfenced } from "../../testing/unfenced";
import { eachHouse, found, type House, type Place, proofFor, refusal, SENTENCE } from "../testing/house";
import { follow } from "../testing/staff";

const entriesOf = async ({ client }: Pick<Place, "client">): Promise<AuditEntry[]> =>
  (await client.auditLog.list({ limit: 100, page: 1 })).data;

/** Somebody who was hired, worked, was written about and left; beside a colleague who stays. */
async function leave(house: House) {
  const place = await found(house, { desks: 1 });
  const { client } = place;
  const email = `meera-${house.unique()}@example.com`;
  const address = "192.0.2.77";
  const role = (await client.roles.list({ search: "Owner" })).data[0];
  const { _id } = await client.adminUsers.add({
    name: "Meera Nair",
    email,
    phone: "+91 98765 00077",
    roleId: role?._id ?? "",
    isDefaultUser: true,
  });
  await follow(house, email);
  const meera = house.api.client("pk_demo_carrel", undefined, address);
  await refusal(meera.auth.login({ email, password: "a wrong password" }));
  await meera.auth.login({ email, password: SENTENCE });
  await meera.auth.updateProfile({ name: "Meera N. Nair" });
  await meera.desks.add({ branchId: place.branch._id, name: "Window seat" });
  const lead = await client.businessUnits.add({ name: "Quiet Hall" });
  await client.businessUnits.assignTeam({ businessUnitIds: [lead._id], userIds: [_id] });
  await client.adminUsers.remove({ id: _id });
  return { place, _id, email, address };
}

const erase = (house: House, { orgCode }: Place, email: string) => erasePerson(house.api.ports, { orgCode, email });

eachHouse("what the audit log keeps of people", (house) => {
  it("stays when somebody leaves, and goes when he is erased, without breaking the chain", async () => {
    const { place, _id, email, address } = await leave(house);
    const before = await entriesOf(place);
    for (const personal of ["Meera", email, address, "98765 00077"]) expect(JSON.stringify(before)).toContain(personal);
    expect(before.find(({ action }) => action === "desks.add")).toMatchObject({
      actor: { _id, name: "Meera N. Nair" },
    });

    house.advance({ minutes: 1 });
    expect(await erase(house, place, email)).toEqual(new Map([[place.orgId, { acted: 5, told: 5 }]]));

    const [note, ...after] = await entriesOf(place);
    for (const personal of ["Meera", email, address, "98765 00077"]) {
      expect(JSON.stringify([note, ...after])).not.toContain(personal);
    }
    expect(note).toMatchObject({ action: "auditLog.blank", recordId: _id, after: { acted: 5, told: 5 } });
    // What he did stays, as somebody's who is always the same; and all hashes are what they were.
    expect(after.map(({ hash, action, actor }) => [hash, action, actor._id])).toEqual(
      before.map(({ hash, action, actor }) => [hash, action, actor._id]),
    );
    expect(after.find(({ action }) => action === "desks.add")).toMatchObject({
      actor: { kind: "person", _id, name: "" },
      address: "",
      userAgent: "",
      blanked: ["actor"],
      after: { name: "Window seat" },
    });
    const removed = after.find(({ action }) => action === "adminUsers.remove");
    expect(removed).toMatchObject({
      actor: { name: "Asha Rao" },
      blanked: ["fields"],
      before: { isDefaultUser: true },
    });
    expect(Object.keys(removed?.before ?? {})).not.toContain("email");
    expect(after.find(({ action }) => action === "auth.signInRefused")).toMatchObject({
      blanked: ["actor", "fields"],
      after: { call: "auth.login", reason: "credentials_wrong" },
    });
    expect(await place.client.auditLog.verify()).toEqual({
      isWhole: true,
      entries: before.length + 1,
      firstBroken: null,
      blanked: after.filter(({ blanked }) => blanked).length,
    });
    expect(await erase(house, place, email)).toEqual(new Map([[place.orgId, { acted: 0, told: 0 }]]));
    expect((await entriesOf(place))[0]).toEqual(note);
  });

  it("leaves nothing by which the names could be tried", async () => {
    const { place, email } = await leave(house);
    await erase(house, place, email);
    const keys = await house.database.tx({ orgId: place.orgId }, (db) =>
      db
        .selectFrom("auditLog")
        .select(["actorKey", "actorHash", "peopleKey", "peopleHash"])
        .where((where) => where.or([where("actorHash", "is not", null), where("peopleHash", "is not", null)]))
        .execute(),
    );
    expect(keys.length).toBeGreaterThan(0);
    for (const { actorKey, actorHash, peopleKey, peopleHash } of keys) {
      expect([actorKey === null, peopleKey === null]).toEqual([actorHash !== null, peopleHash !== null]);
    }
  });

  it.each([
    ["a name where one was blanked", "actor_name = 'Somebody else'", "desks.add"],
    ["people where they were blanked", `people = '{"before":{"name":"Somebody else"}}'`, "adminUsers.remove"],
    ["a name in what is left", `before = before || '{"name":"Somebody else"}'`, "adminUsers.remove"],
    ["another right in a blanked record", `before = before || '{"isDefaultUser":false}'`, "adminUsers.remove"],
    ["another hash of what was blanked", "people_hash = repeat('0', 64)", "adminUsers.remove"],
    ["another record", "record_id = gen_random_uuid()", "desks.add"],
  ])("shows %s", async (_, change, action) => {
    const { place, email } = await leave(house);
    await erase(house, place, email);
    const sequence = (await entriesOf(place)).find((entry) => entry.action === action)?.sequence;
    for (const part of ["actor", "people"]) {
      await house.database.execute(`alter table audit_log drop constraint if exists audit_log_${part}_blank`);
    }
    await unfenced(
      house.database,
      ["audit_log"],
      `update audit_log set ${change} where org_id = $1 and sequence = $2`,
      [place.orgId, sequence],
    );
    expect(await place.client.auditLog.verify()).toMatchObject({ isWhole: false, firstBroken: { sequence } });
  });

  it("is not blanked of somebody who works there, nor at an organisation that doesn't exist", async () => {
    const place = await found(house);
    await expect(erase(house, place, place.email)).rejects.toThrow(EraseError);
    await expect(erasePerson(house.api.ports, { orgCode: "NOWHERE", email: place.email })).rejects.toThrow(EraseError);
    expect((await entriesOf(place)).filter(({ blanked }) => blanked)).toEqual([]);
  });

  it("goes with a visitor who is erased, by his bookings and his address", async () => {
    const place = await found(house, { desks: 1 });
    const { orgId, client, branch, desks } = place;
    const visitor = house.api.client("pk_demo_carrel", undefined, "192.0.2.88");
    const email = `nisha-${house.unique()}@example.com`;
    const verificationToken = await proofFor(house, visitor, orgId, email);
    const booking = {
      orgId,
      branchId: branch._id,
      deskId: desks[0]?._id ?? "",
      verificationToken,
      email,
      name: "Nisha Verma",
    };
    await visitor.bookings.saveBooking({
      ...booking,
      type: "HOURLY",
      startAt: "2026-11-23T05:00:00Z",
      endAt: "2026-11-23T06:00:00Z",
    });
    await visitor.visitor.openSession({ orgId, verificationToken });
    await visitor.visitor.updateProfile({ name: "Nisha V" });
    expect(JSON.stringify(await entriesOf({ client }))).toContain(email);
    await erase(house, place, email);
    const entries = await entriesOf({ client });
    expect(JSON.stringify(entries)).not.toContain(email);
    for (const action of ["bookings.saveBooking", "visitor.updateProfile"]) {
      expect(entries.find((entry) => entry.action === action)).toMatchObject({ address: "", blanked: ["actor"] });
    }
    expect(await client.auditLog.verify()).toMatchObject({ isWhole: true });
  });

  it("goes with a customer who is removed, as far as he acted", async () => {
    const { orgId, client, branch } = await found(house);
    const email = `omar-${house.unique()}@example.com`;
    const { _id } = await client.customers.add({ branchId: branch._id, name: "Omar Ali", email });
    const visitor = house.api.client("pk_demo_carrel", undefined, "192.0.2.99");
    const verificationToken = await proofFor(house, visitor, orgId, email);
    await visitor.visitor.openSession({ orgId, verificationToken });
    await visitor.visitor.updateProfile({ phone: "+91 98765 43210" });
    const blank = (id: string) =>
      house.database.tx({ orgId }, async (db) => {
        const { rows } = await sql<{ acted: number }>`select blank_customer(${id}::uuid, now()) as acted`.execute(db);
        return rows[0]?.acted;
      });
    // Neither a customer who is there, nor one of the staff.
    expect([await blank(_id), await blank((await client.auth.session())._id)]).toEqual([0, 0]);
    expect(JSON.stringify(await entriesOf({ client }))).toContain(email);

    await client.customers.remove({ id: _id });
    const entries = await entriesOf({ client });
    expect(JSON.stringify(entries)).not.toContain(email);
    expect(entries.find(({ action }) => action === "visitor.updateProfile")).toMatchObject({
      actor: { kind: "customer", _id, name: "" },
      address: "",
      blanked: ["actor"],
    });
    expect(entries.slice(0, 2).map(({ action }) => action)).toContain("auditLog.blank");
    expect(await client.auditLog.verify()).toMatchObject({ isWhole: true });
  });
});
