import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "../testing/house";
import { hire } from "../testing/staff";

eachHouse("one's own profile", (house) => {
  it("is one's own to change, without any permission", async () => {
    const place = await found(house);
    const clerk = await hire(house, place, { permissions: [], branches: [place.branch._id] });
    const before = await clerk.auth.profile();
    expect(before).toMatchObject({ name: "Ravi Kumar", phone: "" });
    expect(await clerk.auth.updateProfile({ name: "Ravi K", phone: "+91 98765 43210" })).toEqual({
      ...before,
      name: "Ravi K",
      phone: "+91 98765 43210",
    });
    expect(await clerk.auth.updateProfile({ phone: "" })).toEqual({ ...before, name: "Ravi K" });
    expect((await clerk.auth.session()).name).toBe("Ravi K");
    const { data } = await place.client.auditLog.list({ action: "auth.updateProfile", limit: 10, page: 1 });
    expect(data).toMatchObject([
      { recordId: before._id, before: { phone: "+91 98765 43210" }, after: { phone: "" } },
      { recordId: before._id, before: { name: "Ravi Kumar", phone: "" }, after: { name: "Ravi K" } },
    ]);
  });

  it("takes nothing that says what one may do or where one's codes go", async () => {
    const { client } = await found(house);
    const before = await client.auth.profile();
    for (const more of [{ roleId: house.id() }, { isDefaultUser: true }, { name: "" }]) {
      expect(await refusal(client.auth.updateProfile(more))).toMatchObject({ status: 400, code: "validation_failed" });
    }
    // The address is of what was read, and passed over: moving it has a call of its own.
    expect(await client.auth.updateProfile({ email: "other@example.com" })).toEqual(before);
    expect(await client.auth.profile()).toEqual(before);
  });
});
