import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { expect, it } from "vitest";
import { findOrganisationByCode } from "../../database/lookups";
import { insertPerson } from "../../testing/access/places";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";

const WISH = { contactName: "Asha Rao", phone: "+91 98765 43210", address: { line1: "Pier 4", city: "Kochi" } };

eachHouse("installation requests", (house) => {
  const idOf = async (code: string) => {
    const organisation = await house.database.lookup((db) => findOrganisationByCode(db, code));
    return organisation?.orgId ?? "";
  };
  /** Somebody who works installations in an organisation. */
  const worker = async (orgId: string, branches?: readonly string[]) => {
    const { userId, email } = await insertPerson(house, orgId, {
      permissions: ["installationRequests.read", "installationRequests.write", "notifications.read"],
      ...(branches && { branches }),
    });
    const client = house.client("pk_demo_carrel");
    await client.auth.login({ email, password: PASSWORD });
    return { userId, client };
  };
  const told = async (client: Client<Contract>) =>
    (await client.notifications.list({ limit: 200 })).data
      .filter(({ type }) => type.startsWith("installation_"))
      .map(({ title }) => title);

  it("are asked for, taken, given back, given to somebody and brought to their end", async () => {
    const { client, orgId } = await found(house, { orgName: "Hall of Light" });
    const { _id: ownerId } = await client.auth.session();
    const colleague = await worker(orgId);
    const request = await client.installationRequests.add({
      ...WISH,
      preferredDate: "2026-11-24",
      notes: "Ring twice",
    });
    expect(request).toMatchObject({
      ...WISH,
      orgId,
      orgName: "Hall of Light",
      preferredDate: "2026-11-24",
      notes: "Ring twice",
      status: "REQUESTED",
      assignedTo: null,
    });
    const { _id: id } = request;
    const own = { _id: ownerId, name: "Asha Rao" };
    expect(await client.installationRequests.selfAssign({ id })).toMatchObject({ status: "ASSIGNED", assignedTo: own });
    expect(await client.installationRequests.unassign({ id })).toMatchObject({ status: "REQUESTED", assignedTo: null });
    const his = { _id: colleague.userId, name: "Ravi Kumar" };
    const given = await client.installationRequests.assign({ id, userId: colleague.userId });
    expect(given).toMatchObject({ status: "ASSIGNED", assignedTo: his });
    expect(await client.installationRequests.updateStatus({ id, status: "IN_PROGRESS" })).toMatchObject({
      status: "IN_PROGRESS",
      assignedTo: his,
    });
    // Somebody else goes on with it.
    expect(await client.installationRequests.assign({ id, userId: ownerId })).toMatchObject({
      status: "IN_PROGRESS",
      assignedTo: own,
    });
    await client.installationRequests.updateStatus({ id, status: "COMPLETED" });
    const statuses = async (status: "ALL" | "COMPLETED" | "REQUESTED") =>
      (await client.installationRequests.list({ status })).data.map((each) => each.status);
    expect(await statuses("ALL")).toEqual(["COMPLETED"]);
    expect(await client.installationRequests.get({ id })).toEqual((await client.installationRequests.list()).data[0]);
    expect(await refusal(client.installationRequests.get({ id: house.id() }))).toMatchObject({ status: 404 });
    const elsewhere = (await found(house)).client;
    expect(await refusal(elsewhere.installationRequests.get({ id }))).toMatchObject({ status: 404 });
    expect(await statuses("COMPLETED")).toEqual(["COMPLETED"]);
    expect(await statuses("REQUESTED")).toEqual([]);
  });

  it("take no other step than the next", async () => {
    const { client, orgId } = await found(house);
    const { userId } = await worker(orgId);
    const { _id: id } = await client.installationRequests.add(WISH);
    const refused = async (call: Promise<unknown>) =>
      expect(await refusal(call)).toMatchObject({ status: 409, code: "installation_transition" });
    const move = (status: "REQUESTED" | "ASSIGNED" | "IN_PROGRESS" | "COMPLETED" | "CANCELLED") =>
      client.installationRequests.updateStatus({ id, status });
    await refused(client.installationRequests.unassign({ id }));
    for (const status of ["REQUESTED", "ASSIGNED", "IN_PROGRESS", "COMPLETED"] as const) await refused(move(status));
    await client.installationRequests.assign({ id, userId });
    await refused(move("COMPLETED"));
    await refused(move("REQUESTED"));
    await move("IN_PROGRESS");
    await refused(client.installationRequests.unassign({ id }));
    await refused(move("IN_PROGRESS"));
    expect(await move("CANCELLED")).toMatchObject({ assignedTo: { _id: userId } });
    await refused(move("CANCELLED"));
    await refused(client.installationRequests.assign({ id, userId }));
    await refused(client.installationRequests.selfAssign({ id }));
  });

  it("are taken by one of many at once", async () => {
    const { client, orgId } = await found(house);
    const { _id: id } = await client.installationRequests.add(WISH);
    const workers = await Promise.all(Array.from({ length: 6 }, () => worker(orgId)));
    const answers = await Promise.all(
      workers.map(async (one) => {
        try {
          return (await one.client.installationRequests.selfAssign({ id })).assignedTo?._id;
        } catch (error) {
          return (error as { code: string }).code;
        }
      }),
    );
    const { data } = await client.installationRequests.list();
    expect(answers.filter((answer) => answer === "installation_taken")).toHaveLength(5);
    expect(answers).toContain(data[0]?.assignedTo?._id);
  });

  it("name a field that can't be taken, and nobody who isn't there", async () => {
    const { client, orgId } = await found(house);
    const other = await found(house);
    const foreigner = await worker(other.orgId);
    expect(await refusal(client.installationRequests.add({ ...WISH, preferredDate: "2026-11-20" }))).toMatchObject({
      status: 400,
      issues: [{ path: ["preferredDate"] }],
    });
    expect(await refusal(client.installationRequests.add({ ...WISH, orgId: other.orgId }))).toMatchObject({
      status: 404,
    });
    const { _id: id } = await client.installationRequests.add(WISH);
    for (const userId of [foreigner.userId, house.id()]) {
      expect(await refusal(client.installationRequests.assign({ id, userId }))).toMatchObject({ status: 404 });
    }
    const { userId } = await worker(orgId);
    await client.adminUsers.update({ _id: userId, isActive: false });
    expect(await refusal(client.installationRequests.assign({ id, userId }))).toMatchObject({
      status: 400,
      issues: [{ path: ["userId"], message: "Ravi Kumar is deactivated" }],
    });
    const { selfAssign, updateStatus } = foreigner.client.installationRequests;
    expect(await refusal(selfAssign({ id }))).toMatchObject({ status: 404 });
    expect(await refusal(updateStatus({ id, status: "CANCELLED" }))).toMatchObject({ status: 404 });
  });

  it("are seen and worked by the super organisation's staff, and both logs say so", async () => {
    const { client, orgId, orgCode } = await found(house, { orgName: "Hall of Tea" });
    const { _id: id } = await client.installationRequests.add(WISH);
    const technician = await worker(await idOf("CARREL"));
    const all = (await technician.client.installationRequests.list({ status: "REQUESTED", limit: 200 })).data;
    expect(all.find(({ _id }) => _id === id)).toMatchObject({ orgId, orgName: "Hall of Tea" });
    const platform = house.client("pk_demo_carrel");
    await platform.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    const looked = await platform.auditLog.list({ action: "installationRequests.list", limit: 1, page: 1 });
    expect(JSON.stringify(looked.data[0]?.after)).toContain(orgCode);

    expect(await technician.client.installationRequests.get({ id })).toMatchObject({ orgId, orgName: "Hall of Tea" });
    const opened = await platform.auditLog.list({ action: "installationRequests.get", limit: 1, page: 1 });
    expect(opened.data[0]?.after).toEqual({ organisations: [orgCode] });

    const taken = await technician.client.installationRequests.selfAssign({ id });
    const his = { _id: technician.userId, name: "Ravi Kumar" };
    expect(taken).toMatchObject({ status: "ASSIGNED", orgName: "Hall of Tea", assignedTo: his });
    expect((await client.installationRequests.list()).data).toMatchObject([{ status: "ASSIGNED", assignedTo: his }]);
    const entries = await client.auditLog.list({ action: "installationRequests.selfAssign", limit: 5, page: 1 });
    expect(entries.data).toMatchObject([{ recordId: id, actor: { name: "Ravi Kumar (Carrel)" } }]);
    const pages = await technician.client.installationRequests.list({ limit: 1, page: 9_999 });
    expect(pages).toMatchObject({
      data: [],
      totalRecords: (await technician.client.installationRequests.list()).totalRecords,
    });

    const onBehalf = await platform.installationRequests.add({ ...WISH, orgId });
    expect(onBehalf).toMatchObject({ orgId, orgName: "Hall of Tea" });
    expect((await client.installationRequests.list()).totalRecords).toBe(2);
    const limited = await worker(await idOf("CARREL"), []);
    expect(await refusal(limited.client.installationRequests.list())).toMatchObject({ code: "branch_scope" });
    expect(await refusal(limited.client.installationRequests.get({ id }))).toMatchObject({ code: "branch_scope" });
    expect(await refusal(limited.client.installationRequests.selfAssign({ id: house.id() }))).toMatchObject({
      code: "branch_scope",
    });
  });

  it("are not a reseller's to see, who may still ask for one for a client", async () => {
    const place = await found(house, { apiKey: "pk_demo_northside" });
    const { _id: id } = await place.client.installationRequests.add(WISH);
    const reseller = house.client("pk_demo_carrel");
    await reseller.auth.login({ email: "owner@northside.test", password: PASSWORD });
    expect(JSON.stringify(await reseller.installationRequests.list({ limit: 200 }))).not.toContain(id);
    expect(await refusal(reseller.installationRequests.get({ id }))).toMatchObject({ status: 404 });
    expect(await refusal(reseller.installationRequests.selfAssign({ id }))).toMatchObject({ status: 404 });
    await reseller.installationRequests.add({ ...WISH, orgId: place.orgId });
    expect((await place.client.installationRequests.list()).totalRecords).toBe(2);
  });

  it("are told once to the staff of both organisations, and of whoever has one to them and to him", async () => {
    const { client, orgId } = await found(house, { orgName: "Hall of Ink" });
    const here = await worker(orgId);
    const stranger = await worker((await found(house)).orgId);
    const [technician, other] = [await worker(await idOf("CARREL")), await worker(await idOf("CARREL"))];
    // What other tests left to be told is not theirs.
    const toldHere = async (one: typeof technician) =>
      (await told(one.client)).filter((title) => title.includes("Hall of Ink"));
    const { _id: id } = await client.installationRequests.add(WISH);
    await house.tell();
    await house.tell();
    expect(await told(here.client)).toEqual(["Installation requested"]);
    expect(await toldHere(technician)).toEqual(["Installation requested: Hall of Ink"]);
    expect(await told(stranger.client)).toEqual([]);
    // His own doing is no news to him.
    expect((await client.notifications.list()).unreadCount).toBe(0);

    await other.client.installationRequests.assign({ id, userId: technician.userId });
    await house.tell();
    expect(await toldHere(technician)).toEqual([
      "An installation was given to you: Hall of Ink",
      "Installation requested: Hall of Ink",
    ]);
    expect(await toldHere(other)).toEqual(["Installation requested: Hall of Ink"]);
    expect(await told(here.client)).toEqual(["Ravi Kumar has your installation request", "Installation requested"]);
    // Given back before anybody was told: there is nothing to tell.
    await technician.client.installationRequests.unassign({ id });
    await technician.client.installationRequests.selfAssign({ id });
    await technician.client.installationRequests.unassign({ id });
    await house.tell();
    expect(await told(here.client)).toHaveLength(2);
    // What fails tells nothing.
    await refusal(client.installationRequests.add({ ...WISH, preferredDate: "2020-01-01" }));
    await house.tell();
    expect(await told(here.client)).toHaveLength(2);
  });
});
