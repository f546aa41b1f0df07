import { PERMISSIONS } from "@carrel/sdk/contract";
import { needsEveryBranch } from "@carrel/sdk/domain";
import { expect, it } from "vitest";
import { eachHouse, found, refusal } from "./testing/house";
import { hire } from "./testing/staff";

eachHouse("what belongs to all branches", (house) => {
  it("is left alone by somebody of some, whatever his role allows, and is his to change once he works in all", async () => {
    const place = await found(house);
    const { _id: roleId } = await place.client.roles.add({ name: "Clerk", permissions: [] });
    const local = await hire(house, place, { permissions: PERMISSIONS, branches: [place.branch._id] });
    const session = await local.auth.session();
    const changes = [
      () =>
        local.organisation.updateSettings({ _id: place.orgId, upiDetails: { vpa: "mallory@bank", payeeName: "M" } }),
      () => local.organisation.updateFeatures({ features: { autoConfirm: true } }),
      () => local.roles.update({ _id: roleId, permissions: ["bookings.read"] }),
      () => local.notifications.updateSettings({ notificationSettings: { booking_created: { enabled: false } } }),
      () => local.help.addFeature({ title: "Mine" }),
      () => local.subscription.createOrder({ planCode: "starter" }),
    ];
    for (const change of changes) {
      expect(await refusal(change())).toMatchObject({
        status: 403,
        code: "branch_scope",
        message: "Only people who may work in every branch can do this: it belongs to all of them.",
      });
    }
    await house.database.tx({ orgId: place.orgId }, (db) =>
      db.updateTable("adminUsers").set({ isDefaultUser: true }).where("userId", "=", session._id).execute(),
    );
    for (const change of changes) await change();
  });

  it("needs a right that somebody in every branch can have", async () => {
    const { client } = await found(house);
    const { permissions } = await client.auth.session();
    const platforms = ["resellers.write", "superOrg.write"];
    expect(PERMISSIONS.filter((one) => needsEveryBranch(one) && !permissions.includes(one))).toEqual(platforms);
  });
});
