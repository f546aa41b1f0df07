import { PERMISSIONS, type Permission } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { eachHouse, found, type House, type Place, refusal, SENTENCE } from "../testing/house";
import { follow, hire, invite } from "../testing/staff";

const STAFF: readonly Permission[] = ["adminUsers.read", "adminUsers.write", "desks.read"];
const READ_ONLY = PERMISSIONS.filter((permission) => permission.endsWith(".read"));

/** The id of one of the platform's roles, by its name. */
async function roleNamed({ client }: Place, name: string): Promise<string> {
  const role = (await client.roles.list({ search: name })).data.find((one) => one.name === name);
  if (!role) throw new Error(`There is no role ${name}`);
  return role._id;
}

async function ownerOf({ client }: Place) {
  return client.adminUsers.get({ id: (await client.auth.session())._id });
}

/** A second owner, signed in. */
async function addOwner(house: House, place: Place) {
  const email = `partner-${house.unique()}@example.com`;
  const roleId = await roleNamed(place, "Owner");
  return invite(house, place, { name: "Partner", email, roleId, isDefaultUser: true });
}

eachHouse("the staff", (house) => {
  it("is added with role and branches, listed, found and removed", async () => {
    const place = await found(house);
    const { client, branch } = place;
    const roleId = await roleNamed(place, "Front desk");
    const email = `Meera-${house.unique()}@Example.com`;
    const person = await client.adminUsers.add({
      name: "Meera Iyer",
      email,
      phone: "+91 98765 43210",
      roleId,
      allowedBranches: [branch._id],
    });
    expect(person).toMatchObject({
      email: email.toLowerCase(),
      roleName: "Front desk",
      allowedBranches: [branch._id],
      selectedBranch: branch._id,
      isDefaultUser: false,
      isActive: true,
      twoFactor: false,
      invited: true,
      lastLoginAt: null,
    });
    expect(await client.adminUsers.get({ id: person._id })).toEqual(person);
    for (const search of ["meera iyer", "98765", email]) {
      expect(await client.adminUsers.list({ search })).toMatchObject({ data: [person], totalRecords: 1 });
    }
    expect((await client.adminUsers.list({ limit: 1, page: 2 })).data).toEqual([person]);
    expect((await client.roles.get({ id: roleId })).userCount).toBe(1);

    const { selectedBranch: _, ...asRead } = person;
    expect(await client.adminUsers.update({ ...asRead, phone: "" })).toMatchObject({ name: "Meera Iyer", phone: "" });
    const meera = await follow(house, email);
    expect(await client.adminUsers.get({ id: person._id })).toMatchObject({ invited: false });
    expect(await client.adminUsers.remove({ id: person._id })).toEqual({ _id: person._id });
    expect(await refusal(meera.auth.session())).toMatchObject({ status: 401 });
    expect(await refusal(client.adminUsers.get({ id: person._id }))).toMatchObject({ status: 404 });
  });

  it("has one address a person in the organisation", async () => {
    const place = await found(house);
    const roleId = await roleNamed(place, "Read only");
    const colleague = await place.client.adminUsers.add({
      name: "One",
      email: `one-${house.unique()}@example.com`,
      roleId,
    });
    for (const attempt of [
      () => place.client.adminUsers.add({ name: "Two", email: place.email, roleId }),
      () => place.client.adminUsers.add({ name: "Two", email: colleague.email, roleId }),
      () => place.client.adminUsers.update({ _id: colleague._id, email: place.email }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 409, code: "email_taken" });
    }
    expect(await place.client.adminUsers.get({ id: colleague._id })).toEqual(colleague);
  });

  it("gets the only branch that there is, and has to be given one of several", async () => {
    const place = await found(house);
    const roleId = await roleNamed(place, "Read only");
    const add = (changes: object = {}) =>
      place.client.adminUsers.add({ name: "One", email: `one-${house.unique()}@example.com`, roleId, ...changes });
    const only = [place.branch._id];
    expect(await add()).toMatchObject({ allowedBranches: only, selectedBranch: only[0] });
    await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    for (const allowedBranches of [undefined, []]) {
      expect((await refusal(add({ allowedBranches }))).issues).toEqual([
        { path: ["allowedBranches"], message: "Choose the branches to work in, one at least" },
      ]);
    }
    expect(await add({ isDefaultUser: true })).toMatchObject({ allowedBranches: [], isDefaultUser: true });
    const local = await hire(house, place, { permissions: [...STAFF, ...READ_ONLY], branches: only });
    const theirs = await local.adminUsers.add({ name: "Two", email: `two-${house.unique()}@example.com`, roleId });
    expect(theirs).toMatchObject({ allowedBranches: only });
  });

  it("names only roles and branches of its own organisation", async () => {
    const [place, other] = [await found(house), await found(house)];
    const roleId = await roleNamed(place, "Read only");
    const email = `one-${house.unique()}@example.com`;
    for (const unknown of [await roleNamed(other, "Read only"), house.id()]) {
      const failure = await refusal(place.client.adminUsers.add({ name: "One", email, roleId: unknown }));
      expect(failure.issues).toEqual([{ path: ["roleId"], message: "Role not found" }]);
    }
    for (const unknown of [other.branch._id, house.id()]) {
      const allowedBranches = [place.branch._id, unknown];
      const failure = await refusal(place.client.adminUsers.add({ name: "One", email, roleId, allowedBranches }));
      expect(failure.issues).toEqual([{ path: ["allowedBranches", 1], message: "Branch not found" }]);
    }
  });

  it("gets no rights and no branches that their giver lacks", async () => {
    const place = await found(house);
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const here = [place.branch._id];
    const giver = await hire(house, place, { permissions: STAFF, branches: here });
    const small = await place.client.roles.add({ name: "Small", permissions: ["desks.read"] });
    const frontDesk = await roleNamed(place, "Front desk");
    const email = `one-${house.unique()}@example.com`;
    const add = (changes: object) =>
      giver.adminUsers.add({ name: "One", email, roleId: small._id, allowedBranches: here, ...changes });

    expect(await refusal(add({ roleId: frontDesk }))).toMatchObject({ status: 403, code: "forbidden" });
    expect(await refusal(add({ isDefaultUser: true }))).toMatchObject({ status: 403, code: "branch_scope" });
    expect((await refusal(add({ allowedBranches: [annex._id] }))).issues).toEqual([
      { path: ["allowedBranches", 0], message: "Branch not found" },
    ]);
    const person = await add({});
    const { _id } = person;
    expect(await refusal(giver.adminUsers.update({ _id, roleId: frontDesk }))).toMatchObject({ status: 403 });
    expect(await refusal(giver.adminUsers.update({ _id, isDefaultUser: true }))).toMatchObject({ status: 403 });
    expect(await refusal(giver.adminUsers.update({ _id, allowedBranches: [annex._id] }))).toMatchObject({
      status: 400,
    });
    expect(await giver.adminUsers.get({ id: _id })).toEqual(person);
  });

  it("can't be taken over, nor shut out, by somebody with fewer rights or branches", async () => {
    const place = await found(house);
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const small = await place.client.roles.add({ name: "Small", permissions: ["desks.read"] });
    const owner = await ownerOf(place);
    const both = await place.client.adminUsers.add({
      name: "Both",
      email: `both-${house.unique()}@example.com`,
      roleId: small._id,
      allowedBranches: [place.branch._id, annex._id],
    });
    const away = await place.client.adminUsers.add({
      name: "Away",
      email: `away-${house.unique()}@example.com`,
      roleId: small._id,
      allowedBranches: [annex._id],
    });
    const few = await hire(house, place, { permissions: STAFF });
    const email = `mallory-${house.unique()}@example.com`;
    expect(await refusal(few.adminUsers.update({ _id: owner._id, email }))).toMatchObject({ status: 403 });
    expect(await refusal(few.adminUsers.update({ _id: owner._id, isActive: false }))).toMatchObject({ status: 403 });
    expect(await refusal(few.adminUsers.remove({ id: owner._id }))).toMatchObject({ status: 403 });

    const local = await hire(house, place, { permissions: STAFF, branches: [place.branch._id] });
    expect(await refusal(local.adminUsers.update({ _id: both._id, email }))).toMatchObject({ code: "branch_scope" });
    const unseen = await refusal(local.adminUsers.update({ _id: away._id, email }));
    const unknown = await refusal(local.adminUsers.update({ _id: house.id(), email }));
    expect(unseen).toMatchObject({ status: 404, message: unknown.message, code: unknown.code });
    expect((await local.adminUsers.list()).data.map(({ _id }) => _id)).not.toContain(away._id);
    expect(await place.client.adminUsers.get({ id: owner._id })).toEqual(owner);
  });

  it("is signed out everywhere when deactivated, and gets in again when active", async () => {
    const place = await found(house);
    const { person, client } = await addOwner(house, place);
    await client.auth.session();
    expect(await place.client.adminUsers.update({ _id: person._id, isActive: false })).toMatchObject({
      isActive: false,
    });
    expect(await refusal(client.auth.session())).toMatchObject({ status: 401, statuscode: 7067 });
    const login = { email: person.email, password: SENTENCE };
    expect(await refusal(client.auth.login(login))).toMatchObject({ code: "credentials_wrong" });
    await place.client.adminUsers.update({ _id: person._id, isActive: true });
    expect(await refusal(client.auth.session())).toMatchObject({ status: 401, statuscode: 7067 });
    expect(await client.auth.login(login)).toMatchObject({ statuscode: 1 });
  });

  it("works with new branches from the next call on", async () => {
    const place = await found(house);
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const colleague = await hire(house, place, { permissions: ["branches.read"], branches: [place.branch._id] });
    const { _id } = await colleague.auth.session();
    const moved = await place.client.adminUsers.update({ _id, allowedBranches: [annex._id] });
    expect(moved).toMatchObject({ allowedBranches: [annex._id], selectedBranch: annex._id });
    expect((await colleague.branches.list()).data.map((branch) => branch._id)).toEqual([annex._id]);
    expect(await place.client.adminUsers.update({ _id, isDefaultUser: true })).toMatchObject({ isDefaultUser: true });
    expect((await colleague.branches.list()).totalRecords).toBe(2);
  });

  it("can be saved as it was read when one of its branches is gone", async () => {
    const place = await found(house);
    const annex = await place.client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const giver = await hire(house, place, { permissions: STAFF, branches: [place.branch._id, annex._id] });
    const own = await giver.adminUsers.get({ id: (await giver.auth.session())._id });
    const { selectedBranch: _, ...asRead } = own;
    expect(await giver.adminUsers.update({ ...asRead, name: "Renamed" })).toMatchObject({ name: "Renamed" });
  });

  it("locks nobody out of his own account", async () => {
    const place = await found(house);
    await addOwner(house, place);
    const { _id } = await ownerOf(place);
    const roleId = await roleNamed(place, "Read only");
    for (const attempt of [
      () => place.client.adminUsers.update({ _id, isActive: false }),
      () => place.client.adminUsers.update({ _id, roleId }),
      () => place.client.adminUsers.update({ _id, isDefaultUser: false }),
      () => place.client.adminUsers.remove({ id: _id }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 409, code: "own_account" });
    }
    expect(await place.client.adminUsers.update({ _id, twoFactor: true })).toMatchObject({ twoFactor: true });
  });

  it("keeps its last owner, whoever has the right to remove him", async () => {
    const place = await found(house);
    const { _id } = await ownerOf(place);
    const { permissions } = await place.client.auth.session();
    const almost = await hire(house, place, { permissions });
    const roleId = await roleNamed(place, "Read only");
    for (const attempt of [
      () => almost.adminUsers.remove({ id: _id }),
      () => almost.adminUsers.update({ _id, isActive: false }),
      () => almost.adminUsers.update({ _id, roleId }),
      () => almost.adminUsers.update({ _id, isDefaultUser: false }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 409, code: "last_administrator" });
    }
    expect(await almost.adminUsers.update({ _id, name: "Asha R." })).toMatchObject({ name: "Asha R." });
    await addOwner(house, place);
    expect(await almost.adminUsers.remove({ id: _id })).toEqual({ _id });
  });

  it("keeps one of two owners who remove or demote each other at once", async () => {
    for (const end of ["remove", "demote"] as const) {
      const place = await found(house);
      const roleId = await roleNamed(place, "Read only");
      const first = await ownerOf(place);
      const { person: second, client: partner } = await addOwner(house, place);
      const finish = (client: Place["client"], _id: string) =>
        end === "remove" ? client.adminUsers.remove({ id: _id }) : client.adminUsers.update({ _id, roleId });
      await Promise.allSettled([finish(place.client, second._id), finish(partner, first._id)]);
      const left = await house.database.tx({ orgId: place.orgId }, (db) =>
        db
          .selectFrom("adminUsers")
          .innerJoin("roles", "roles.roleId", "adminUsers.roleId")
          .select("userId")
          .where("roles.name", "=", "Owner")
          .execute(),
      );
      expect(left).toHaveLength(1);
    }
  });
});
