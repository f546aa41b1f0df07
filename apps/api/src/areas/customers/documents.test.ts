import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";
import { hire } from "../testing/staff";

const asha = { name: "Asha Rao", email: "asha@example.com" };
const shown = { idProof: { kind: "student-id", number: "S-204" }, notes: "Prefers the window." } as const;
const none = { idProof: null, notes: "" };

eachHouse("a customer's document and notes", (house) => {
  it("are written down, changed one by one, and taken away", async () => {
    const { client } = await found(house);
    const { _id: id } = await client.customers.add(asha);
    expect(await client.customers.documents({ id })).toEqual(none);
    expect(await client.customers.updateDocuments({ id, ...shown })).toEqual(shown);
    expect(await client.customers.updateDocuments({ id, notes: "Moved." })).toEqual({ ...shown, notes: "Moved." });
    expect(await client.customers.updateDocuments({ id, idProof: null })).toEqual({ idProof: null, notes: "Moved." });
    expect(await client.customers.documents({ id })).toEqual({ idProof: null, notes: "Moved." });
  });

  it("stay as they are when the customer is changed, who is written without them", async () => {
    const { client } = await found(house);
    const { _id: id } = await client.customers.add(asha);
    await client.customers.updateDocuments({ id, ...shown });
    await client.customers.update({ _id: id, name: "Asha Menon" });
    expect(await client.customers.documents({ id })).toEqual(shown);
    const refused = { status: 400, issues: [{ path: ["notes"] }] };
    const more = { ...asha, notes: "By the window" };
    expect(await refusal(client.customers.add(more))).toMatchObject(refused);
    expect(await refusal(client.customers.update({ ...more, _id: id }))).toMatchObject(refused);
  });

  it("are refused with the field that is wrong, and then nothing is changed", async () => {
    const { client } = await found(house);
    const { _id: id } = await client.customers.add(asha);
    const wrong = { id, idProof: { kind: "pan", number: "" }, notes: "Half" } as const;
    expect(await refusal(client.customers.updateDocuments(wrong))).toMatchObject({
      status: 400,
      issues: [{ path: ["idProof", "number"] }],
    });
    expect(await client.customers.documents({ id })).toEqual(none);
  });

  it("open to those alone whose role names them, in their branches", async () => {
    const place = await found(house);
    const { client } = place;
    const { _id: id } = await client.customers.add(asha);
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    const clerk = await hire(house, place, { permissions: ["customers.read", "customers.write"] });
    const reader = await hire(house, place, { permissions: ["customerDocuments.read"] });
    const elsewhere = await hire(house, place, {
      permissions: ["customerDocuments.read", "customerDocuments.write"],
      branches: [annex._id],
    });
    const lacks = (permission: string) => ({ status: 403, code: "forbidden", data: { permission } });
    expect(await refusal(clerk.customers.documents({ id }))).toMatchObject(lacks("customerDocuments.read"));
    expect(await refusal(clerk.customers.updateDocuments({ id, ...shown }))).toMatchObject(
      lacks("customerDocuments.write"),
    );
    expect(await reader.customers.documents({ id })).toEqual(none);
    expect(await refusal(reader.customers.updateDocuments({ id, ...shown }))).toMatchObject({ status: 403 });
    expect(await refusal(elsewhere.customers.documents({ id }))).toMatchObject({ status: 404 });
    expect(await refusal(elsewhere.customers.updateDocuments({ id, ...shown }))).toMatchObject({ status: 404 });
    expect(await client.customers.documents({ id })).toEqual(none);
  });

  it("are the owner's, the manager's and the front desk's to see, and not of who only looks on", async () => {
    const { client } = await found(house);
    const { data } = await client.roles.list();
    const seeing = data.filter(({ permissions }) => permissions.includes("customerDocuments.read"));
    expect(seeing.map(({ name }) => name)).toEqual(["Owner", "Manager", "Front desk"]);
  });

  it("are named in the audit log, not told", async () => {
    const { client } = await found(house);
    const { _id: id } = await client.customers.add(asha);
    await client.customers.updateDocuments({ id, ...shown });
    const { data } = await client.auditLog.list({ recordId: id, limit: 10, page: 1 });
    const entry = data.find(({ action }) => action === "customers.updateDocuments");
    expect(entry?.after).toEqual({ changed: ["idProof", "notes"] });
    expect(JSON.stringify(data)).not.toMatch(/S-204|window/);
  });
});
