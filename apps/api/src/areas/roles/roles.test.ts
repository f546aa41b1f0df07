import { contract, PERMISSIONS, permissionOf } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";
import { hire } from "../testing/staff";

eachHouse("roles", (house) => {
  it("start with the platform's own, unchangeable and last in the list, in which a new one comes first", async () => {
    const { client } = await found(house);
    await client.roles.add({ name: "Accounts", permissions: [] });
    house.advance({ minutes: 1 });
    await client.roles.add({ name: "Evening", permissions: [] });
    const { data, totalRecords } = await client.roles.list();
    expect(data.map(({ name }) => name)).toEqual([
      "Evening",
      "Accounts",
      "Owner",
      "Manager",
      "Front desk",
      "Read only",
    ]);
    expect(totalRecords).toBe(6);
    expect(data.map(({ isSystem, userCount }) => ({ isSystem, userCount }))).toEqual([
      ...Array.from({ length: 2 }, () => ({ isSystem: false, userCount: 0 })),
      { isSystem: true, userCount: 1 },
      ...Array.from({ length: 3 }, () => ({ isSystem: true, userCount: 0 })),
    ]);
    expect((await client.roles.list({ search: "DESK" })).data.map(({ name }) => name)).toEqual(["Front desk"]);
    const owner = data[2];
    if (!owner) throw new Error("There is an owner's role");
    expect(await client.roles.get({ id: owner._id })).toEqual(owner);
    expect(await refusal(client.roles.update({ _id: owner._id, name: "Boss" }))).toMatchObject({
      status: 409,
      code: "role_is_system",
    });
    expect(await refusal(client.roles.remove({ id: data[5]?._id ?? "" }))).toMatchObject({ code: "role_is_system" });
  });

  it("have the ids of no other organisation's", async () => {
    const [one, other] = [await found(house), await found(house)];
    const ids = new Set((await one.client.roles.list()).data.map(({ _id }) => _id));
    expect((await other.client.roles.list()).data.filter(({ _id }) => ids.has(_id))).toEqual([]);
  });

  it("choose among every permission that the contract asks for, in the organisation's wording", async () => {
    const asked = Object.entries(contract).flatMap(([area, rows]) =>
      Object.values(rows).flatMap((row) => permissionOf(area, row) ?? []),
    );
    const platform = house.client("pk_demo_carrel");
    await platform.auth.login({ email: "owner@carrel.test", password: "carrel-demo" });
    const all = (await platform.roles.permissions()).map(({ key }) => key);
    expect(all).toEqual([...PERMISSIONS]);
    expect(asked.filter((permission) => !all.includes(permission))).toEqual([]);

    const { client } = await found(house, { workspaceKind: "study-hall" });
    const items = await client.roles.permissions();
    expect(items).toContainEqual({ key: "desks.read", area: "desks", action: "read", label: "See seats" });
    expect(items).toContainEqual({ key: "customers.write", area: "customers", action: "write", label: "Change users" });
    expect(items.filter(({ label }) => label.includes("undefined"))).toEqual([]);
    const mine = (await client.auth.session()).permissions;
    expect(items.map(({ key }) => key)).toEqual(mine);
    expect(mine).not.toContain("superOrg.read");
  });

  it("have a name of their own, whatever the case of its letters", async () => {
    const { client } = await found(house);
    const role = await client.roles.add({
      name: "Accounts",
      description: "Books and bills",
      permissions: ["feePlans.read", "customers.read", "feePlans.read"],
    });
    expect(role).toMatchObject({ permissions: ["customers.read", "feePlans.read"], isSystem: false, userCount: 0 });
    expect(await client.roles.update({ ...role, description: "Bills" })).toMatchObject({
      name: "Accounts",
      description: "Bills",
      permissions: role.permissions,
    });
    expect(await refusal(client.roles.add({ name: "ACCOUNTS", permissions: [] }))).toMatchObject({
      status: 409,
      code: "role_name_taken",
    });
    const other = await client.roles.add({ name: "Evenings", permissions: [] });
    expect(await refusal(client.roles.update({ _id: other._id, name: "accounts" }))).toMatchObject({
      code: "role_name_taken",
    });
    // Another organisation's names are its own affair.
    expect(await (await found(house)).client.roles.add({ name: "Accounts", permissions: [] })).toMatchObject({
      name: "Accounts",
    });
  });

  it("give no permission that their giver lacks, nor take any that he lacks", async () => {
    const place = await found(house);
    const giver = await hire(house, place, { permissions: ["roles.read", "roles.write", "desks.read"] });
    const refused = await refusal(giver.roles.add({ name: "More", permissions: ["desks.read", "desks.write"] }));
    expect(refused).toMatchObject({ status: 403, code: "forbidden", data: { permission: "desks.write" } });
    expect(refused.message).toContain("desks.write");
    expect((await place.client.roles.list({ search: "More" })).totalRecords).toBe(0);

    const own = await giver.roles.add({ name: "Lookers", permissions: ["desks.read"] });
    expect(await refusal(giver.roles.update({ _id: own._id, permissions: ["bookings.read"] }))).toMatchObject({
      status: 403,
      data: { permission: "bookings.read" },
    });
    const strong = await place.client.roles.add({ name: "Strong", permissions: ["payments.refund"] });
    for (const attempt of [
      () => giver.roles.update({ _id: strong._id, name: "Weak" }),
      () => giver.roles.update({ _id: strong._id, permissions: [] }),
      () => giver.roles.remove({ id: strong._id }),
    ]) {
      expect(await refusal(attempt())).toMatchObject({ status: 403, data: { permission: "payments.refund" } });
    }
    expect(await place.client.roles.get({ id: strong._id })).toEqual(strong);
    // Not even by way of the role that he holds.
    const { data } = await place.client.roles.list({ search: "Role of" });
    const held = data[0]?._id ?? "";
    expect(
      await refusal(giver.roles.update({ _id: held, permissions: ["roles.write", "payments.refund"] })),
    ).toMatchObject({ status: 403 });
    expect(await refusal(giver.roles.update({ _id: held, permissions: ["roles.read"] }))).toMatchObject({
      status: 409,
      code: "own_role",
    });
    expect(await giver.roles.update({ _id: held, description: "Renames things" })).toMatchObject({ userCount: 1 });
  });

  it("take effect at the next call of who holds them, and stay while somebody does", async () => {
    const place = await found(house);
    const colleague = await hire(house, place, { permissions: ["desks.read"] });
    const { data } = await place.client.roles.list({ search: "Role of" });
    const held = data[0];
    if (!held) throw new Error("He holds a role");
    expect(await refusal(place.client.roles.remove({ id: held._id }))).toMatchObject({
      status: 409,
      code: "role_in_use",
    });
    await colleague.desks.list();
    expect(await refusal(colleague.branches.list())).toMatchObject({ status: 403 });
    await place.client.roles.update({ _id: held._id, permissions: ["branches.read"] });
    await colleague.branches.list();
    expect(await refusal(colleague.desks.list())).toMatchObject({ status: 403 });

    const unused = await place.client.roles.add({ name: "Unused", permissions: [] });
    expect(await place.client.roles.remove({ id: unused._id })).toEqual({ _id: unused._id });
    expect(await refusal(place.client.roles.get({ id: unused._id }))).toMatchObject({
      status: 404,
      message: "Role not found",
    });
  });
});
