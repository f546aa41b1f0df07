import { expect, it } from "vitest";
import { eachHouse, found, PASSWORD } from "../testing/house";

eachHouse("what is somebody's work", (house) => {
  const WISH = { contactName: "Asha Rao", phone: "+91 98765 43210", address: { line1: "Pier 4" } };
  const signedIn = async (email: string) => {
    const client = house.client("pk_demo_carrel");
    await client.auth.login({ email, password: PASSWORD });
    return (await client.auth.session()).inUse;
  };

  it("is told by the session once there is any of it", async () => {
    const { client } = await found(house);
    const inUse = async () => (await client.auth.session()).inUse;
    expect(await inUse()).toEqual([]);
    await client.installationRequests.add(WISH);
    expect(await inUse()).toEqual(["installationRequests"]);
    await client.businessUnits.add({ name: "Lighthouse Library" });
    expect(await inUse()).toEqual(["businessUnits", "installationRequests", "tracking"]);
  });

  it("is told of no other organisation's, and of what is below one", async () => {
    expect(await signedIn("owner@carrel.test")).toEqual(["businessUnits", "installationRequests", "tracking"]);
    expect(await signedIn("owner@northside.test")).toEqual(["tracking"]);
  });

  it("is told to those alone who may look", async () => {
    expect(await signedIn("owner@harbour.test")).toContain("businessUnits");
    expect(await signedIn("desk@harbour.test")).toEqual([]);
  });
});
