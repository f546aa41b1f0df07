import { expect, it } from "vitest";
import { insertPerson } from "../../testing/access/places";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";
import { hire } from "../testing/staff";

eachHouse("business units", (house) => {
  /** Somebody of an organisation who works leads. */
  const colleague = async (orgId: string) => {
    const { userId, email } = await insertPerson(house, orgId, {
      permissions: ["businessUnits.read", "notifications.read"],
    });
    const client = house.client("pk_demo_carrel");
    await client.auth.login({ email, password: PASSWORD });
    return { userId, client };
  };

  it("are added with defaults, changed field by field, and noted on", async () => {
    const { client } = await found(house);
    const unit = await client.businessUnits.add({ name: "Lighthouse Library", city: "Pune" });
    expect(unit).toMatchObject({
      name: "Lighthouse Library",
      city: "Pune",
      contactName: "",
      email: "",
      phone: "",
      source: "",
      dataCategory: "other",
      websiteType: "none",
      status: "NEW",
      assignedTo: [],
      comments: [],
      commentCount: 0,
    });
    const { _id: id } = unit;
    await client.businessUnits.updateCategory({ id, dataCategory: "library" });
    await client.businessUnits.updateWebsiteType({ id, websiteType: "social-page" });
    await client.businessUnits.updateStatus({ id, status: "WON" });
    // Any may follow any.
    await client.businessUnits.updateStatus({ id, status: "NEW" });
    const phone = "+91 98765 43210";
    expect(await client.businessUnits.updatePhone({ id, phone })).toMatchObject({
      dataCategory: "library",
      websiteType: "social-page",
      status: "NEW",
      phone,
    });
    expect(await client.businessUnits.updatePhone({ id, phone: "" })).toMatchObject({ phone: "" });
    const { data: entries } = await client.auditLog.list({ action: "businessUnits.updatePhone", limit: 2, page: 1 });
    expect(entries).toContainEqual(expect.objectContaining({ before: { phone }, after: { phone: "" } }));

    for (const text of ["One", "Two", "Three", "Four"]) await client.businessUnits.addComment({ id, text });
    const [listed] = (await client.businessUnits.list()).data;
    expect(listed?.comments.map(({ text }) => text)).toEqual(["Four", "Three", "Two"]);
    expect(listed?.commentCount).toBe(4);
    expect(await client.businessUnits.get({ id })).toEqual(listed);
    expect(await refusal(client.businessUnits.get({ id: house.id() }))).toMatchObject({ status: 404 });
    const elsewhere = (await found(house)).client;
    expect(await refusal(elsewhere.businessUnits.get({ id }))).toMatchObject({ status: 404 });
    const second = await client.businessUnits.comments({ id, limit: 3, page: 2 });
    expect(second).toMatchObject({ data: [{ text: "One", author: { name: "Asha Rao" } }], totalRecords: 4 });
    expect(await refusal(client.businessUnits.add({ name: "X", email: "nowhere" }))).toMatchObject({
      status: 400,
      issues: [{ path: ["email"] }],
    });
  });

  it("are listed newest first, and found by text, status, category and website", async () => {
    const { client } = await found(house);
    await client.businessUnits.add({ name: "Reading Café", dataCategory: "cafe", phone: "+91 98765 43210" });
    await client.businessUnits.add({ name: "Desk & Co", contactName: "Meera", city: "Pune", status: "DEMO" });
    await client.businessUnits.add({ name: "100% Study", websiteType: "full-site", email: "hi@study.example" });
    const names = async (asked: Parameters<typeof client.businessUnits.list>[0]) =>
      (await client.businessUnits.list(asked)).data.map(({ name }) => name);
    expect(await names({})).toEqual(["100% Study", "Desk & Co", "Reading Café"]);
    expect(await names({ status: "ALL" })).toHaveLength(3);
    expect(await names({ status: "DEMO" })).toEqual(["Desk & Co"]);
    expect(await names({ dataCategory: "cafe" })).toEqual(["Reading Café"]);
    expect(await names({ websiteType: "full-site" })).toEqual(["100% Study"]);
    for (const [search, name] of [
      ["READING", "Reading Café"],
      ["meera", "Desk & Co"],
      ["pune", "Desk & Co"],
      ["study.example", "100% Study"],
      ["%", "100% Study"],
      ["765 432", "Reading Café"],
      ["9876543210", "Reading Café"],
    ]) {
      expect(await names({ search })).toEqual([name]);
    }
    expect(await names({ search: "pune", status: "NEW" })).toEqual([]);
    expect(await client.businessUnits.list({ limit: 2, page: 2 })).toMatchObject({
      data: [{ name: "Reading Café" }],
      totalRecords: 3,
    });
  });

  it("are given to people, who replace whoever had them and are told once each of what is new to them", async () => {
    const { client, orgId } = await found(house);
    const [one, other] = [await colleague(orgId), await colleague(orgId)];
    const ids: string[] = [];
    for (const name of ["First", "Second"]) ids.push((await client.businessUnits.add({ name }))._id);
    const [first = "", second = ""] = ids;
    const given = await client.businessUnits.assignTeam({ businessUnitIds: [second, first], userIds: [one.userId] });
    expect(given.map(({ name, assignedTo }) => [name, assignedTo])).toEqual([
      ["Second", [{ _id: one.userId, name: "Ravi Kumar" }]],
      ["First", [{ _id: one.userId, name: "Ravi Kumar" }]],
    ]);
    await house.tell();
    const told = async (who: typeof one) => (await who.client.notifications.list()).data.map(({ title }) => title);
    expect(await told(one)).toEqual(["2 business units were given to you"]);
    expect(await told(other)).toEqual([]);
    // He has it already; it is news to the other alone.
    await client.businessUnits.assignTeam({ businessUnitIds: [first], userIds: [one.userId, other.userId] });
    await house.tell();
    expect(await told(one)).toHaveLength(1);
    expect(await told(other)).toEqual(["A business unit was given to you: First"]);
    expect((await one.client.businessUnits.assigned()).data.map(({ name }) => name)).toEqual(["Second", "First"]);
    expect((await other.client.businessUnits.assigned({ status: "WON" })).data).toEqual([]);

    const nobody = await client.businessUnits.assignTeam({ businessUnitIds: ids, userIds: [] });
    expect(nobody.map(({ assignedTo }) => assignedTo)).toEqual([[], []]);
    expect((await one.client.businessUnits.assigned()).totalRecords).toBe(0);
    await client.businessUnits.assignTeam({ businessUnitIds: [first], userIds: [one.userId] });
    await house.tell();
    expect(await told(one)).toHaveLength(2);
    await client.adminUsers.remove({ id: one.userId });
    expect((await client.businessUnits.list({ search: "First" })).data[0]?.assignedTo).toEqual([]);
  });

  it("are given all or none, to active people of the organisation alone", async () => {
    const { client, orgId } = await found(house);
    const stranger = await found(house);
    const foreigner = await colleague(stranger.orgId);
    const foreignUnit = await stranger.client.businessUnits.add({ name: "Theirs" });
    const one = await colleague(orgId);
    const { _id: id } = await client.businessUnits.add({ name: "Ours" });
    for (const { businessUnitIds = [id], userIds = [one.userId] } of [
      { businessUnitIds: [id, foreignUnit._id] },
      { businessUnitIds: [id, house.id()] },
      { userIds: [one.userId, foreigner.userId] },
      { userIds: [house.id()] },
    ]) {
      expect(await refusal(client.businessUnits.assignTeam({ businessUnitIds, userIds }))).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
    await client.adminUsers.update({ _id: one.userId, isActive: false });
    expect(
      await refusal(client.businessUnits.assignTeam({ businessUnitIds: [id], userIds: [one.userId] })),
    ).toMatchObject({ status: 400, issues: [{ path: ["userIds", 0], message: "Ravi Kumar is deactivated" }] });
    expect((await client.businessUnits.list()).data[0]?.assignedTo).toEqual([]);
  });

  it("are the organisation's, whatever branches somebody works in", async () => {
    const place = await found(house);
    await place.client.businessUnits.add({ name: "Ours" });
    const clerk = await hire(house, place, { permissions: ["businessUnits.read"], branches: [place.branch._id] });
    expect(await clerk.businessUnits.list()).toMatchObject({ totalRecords: 1 });
    expect(await refusal(clerk.businessUnits.add({ name: "X" }))).toMatchObject({ status: 403, code: "forbidden" });
  });

  it("keep every one of many assignments that meet, without a deadlock", async () => {
    const { client, orgId } = await found(house);
    const people = await Promise.all([colleague(orgId), colleague(orgId)]);
    const ids: string[] = [];
    for (const name of ["A", "B", "C"]) ids.push((await client.businessUnits.add({ name }))._id);
    await Promise.all(
      Array.from({ length: 10 }, (_, round) =>
        client.businessUnits.assignTeam({
          businessUnitIds: round % 2 ? ids : ids.toReversed(),
          userIds: [people[round % 2]?.userId ?? ""],
        }),
      ),
    );
    const { data } = await client.businessUnits.list();
    expect(new Set(data.map(({ assignedTo }) => assignedTo.map(({ _id }) => _id).join())).size).toBe(1);
    expect(data[0]?.assignedTo).toHaveLength(1);
  });
});
