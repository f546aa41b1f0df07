import { expect, it } from "vitest";
import { eachHouse, found, PASSWORD } from "./testing/house";

eachHouse("a record that was read", (house) => {
  it("is taken back by its update as it is", async () => {
    const { client } = await found(house);
    const { _id: id } = await client.auth.session();

    const profile = await client.auth.profile();
    expect(await client.auth.updateProfile({ ...profile, name: "Asha R" })).toEqual({ ...profile, name: "Asha R" });

    const person = await client.adminUsers.get({ id });
    expect(await client.adminUsers.update(person)).toMatchObject({ _id: id, selectedBranch: person.selectedBranch });

    const { _id: keyId } = await client.apiKeys.add({ kind: "secret", name: "Door", permissions: ["desks.read"] });
    const key = await client.apiKeys.get({ id: keyId });
    const renamed = await client.apiKeys.update({ ...key, id: keyId, name: "Gate" });
    expect(renamed).toEqual({ ...key, name: "Gate", updatedAt: renamed.updatedAt });
    const { _id: pageId } = await client.apiKeys.add({ kind: "publishable", name: "Page" });
    const page = await client.apiKeys.get({ id: pageId });
    expect(await client.apiKeys.update({ ...page, id: pageId, name: "Site" })).toMatchObject({ name: "Site" });

    const { updatedAt: _, ...settings } = await client.organisation.settings();
    expect(await client.organisation.updateSettings(settings)).toMatchObject(settings);
  });

  it("is the platform's own too", async () => {
    const platform = house.client("pk_demo_carrel");
    await platform.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    const details = await platform.superOrg.details();
    const { updatedAt: _, ...kept } = details;
    expect(await platform.superOrg.updateDetails(details)).toMatchObject(kept);
  });

  it("carries nobody's chosen branch to another, and one's own choice still counts", async () => {
    const { client } = await found(house);
    const { _id } = await client.auth.session();
    const branch = await client.branches.add({ name: "Pier 4", timezone: "Asia/Kolkata" });
    expect(await client.auth.selectBranch({ _id, selectedBranch: branch._id })).toMatchObject({
      selectedBranch: branch._id,
    });
    const person = await client.adminUsers.get({ id: _id });
    expect(await client.adminUsers.update({ ...person, selectedBranch: null })).toMatchObject({
      selectedBranch: branch._id,
    });
  });
});
