import { expect, it } from "vitest";
import { findSuperOrganisation } from "../database/lookups";
import { createTestApi } from "../testing/create-test-api";
import { eachDatabase } from "../testing/databases";
import { foundPlatform } from "./found-platform";

eachDatabase("an empty platform", (test) => {
  it("is founded once, however many servers start, and takes sign-ups", async () => {
    const { database } = test;
    const api = createTestApi({ database });
    await Promise.all([foundPlatform(database, api.ports), foundPlatform(database, api.ports)]);
    await foundPlatform(database, api.ports);

    const platform = await database.lookup(findSuperOrganisation);
    const orgId = platform?.orgId ?? "";
    const keys = await database.tx({ orgId }, (db) => db.selectFrom("apiKeys").selectAll().execute());
    expect(keys).toHaveLength(1);

    const client = api.client(keys[0]?.keyText ?? "");
    const email = "asha@quiet.test";
    const { tempRegId } = await client.auth.signUp({
      orgName: "Quiet Hall",
      workspaceKind: "study-hall",
      name: "Asha Rao",
      email,
      password: "a long enough sentence",
    });
    const { data } = await client.auth.verify({ tempRegId, otp: await api.codeFor(email) });
    expect(data.loggedOrgDetails).toMatchObject({ orgName: "Quiet Hall", isSuper: false });
  });
});
