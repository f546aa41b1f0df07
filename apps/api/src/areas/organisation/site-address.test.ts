import { expect, it } from "vitest";
import { findOrganisation } from "../../database/lookups";
import type { Database } from "../../database/port";
import { eachDatabase } from "../../testing/databases";
import { insertTenant, testRandom } from "../../testing/rows";
import { chooseLabel, setDomain, setReseller } from "../../testing/site-rows";
import { ownAddress, siteAddress } from "./site-address";

const PLATFORM = "https://app.example.com:8443";

const newName = () => `hall-${testRandom.id().slice(-12)}`;
const newDomain = () => `${newName()}.example`;

const organisationOf = async (database: Database, orgId: string) => {
  const organisation = await database.lookup((db) => findOrganisation(db, orgId));
  if (!organisation) throw new Error("It is there");
  return organisation;
};

eachDatabase("an organisation's own address", (test) => {
  const addressOf = async (orgId: string, publicUrl = PLATFORM) => {
    const organisation = await organisationOf(test.database, orgId);
    return test.database.lookup((db) => siteAddress(db, publicUrl, organisation));
  };

  it("is its code, then the sub-domain that it chose, then its domain, while DNS leads here", async () => {
    const { database } = test;
    const { orgId } = await insertTenant(database);
    const { orgCode } = await organisationOf(database, orgId);
    const [byCode, label, domain] = [orgCode.toLowerCase(), newName(), newDomain()];
    expect(await addressOf(orgId)).toBe(`https://${byCode}.app.example.com:8443`);
    await chooseLabel(database, orgId, label);
    expect(await addressOf(orgId)).toBe(`https://${label}.app.example.com:8443`);
    await setDomain(database, orgId, domain, { status: "PENDING" });
    expect(await addressOf(orgId)).toBe(`https://${label}.app.example.com:8443`);
    await setDomain(database, orgId, domain);
    expect(await addressOf(orgId)).toBe(`https://${domain}:8443`);
    await setDomain(database, orgId, domain, { status: "FAILED" });
    expect(await addressOf(orgId, "http://localhost:4000")).toBe(`http://${label}.localhost:4000`);
  });

  it("lies below its reseller's domain while that is verified and he is its reseller", async () => {
    const { database } = test;
    const [client, reseller] = [await insertTenant(database), await insertTenant(database)];
    const [other] = [await insertTenant(database)];
    const { orgCode } = await organisationOf(database, client.orgId);
    const byCode = `https://${orgCode.toLowerCase()}.app.example.com:8443`;
    const [label, domain] = [newName(), newDomain()];
    await setReseller(database, client.orgId, reseller.orgId);
    await chooseLabel(database, client.orgId, label, reseller.orgId);
    expect(await addressOf(client.orgId)).toBe(byCode);
    await setDomain(database, reseller.orgId, domain);
    expect(await addressOf(client.orgId)).toBe(`https://${label}.${domain}:8443`);
    // Below the platform's host the same label is another's.
    await chooseLabel(database, other.orgId, label);
    await setReseller(database, client.orgId, null);
    expect(await addressOf(client.orgId)).toBe(byCode);
  });

  it("is the platform's of the platform, and none where that is a number", async () => {
    const { database } = test;
    const { orgId } = await insertTenant(database);
    const organisation = await organisationOf(database, orgId);
    const at = (publicUrl: string, isSuper = false) =>
      database.lookup((db) => ownAddress(db, publicUrl, { ...organisation, isSuper }));
    expect(await at(PLATFORM, true)).toEqual({ origin: PLATFORM, hostname: "app.example.com", isChosen: false });
    expect(await at("http://192.0.2.1:4000")).toBeNull();
    await chooseLabel(database, orgId, newName());
    expect(await at("http://192.0.2.1:4000")).toBeNull();
    const domain = newDomain();
    await setDomain(database, orgId, domain);
    expect(await at("http://192.0.2.1:4000")).toEqual({
      origin: `http://${domain}:4000`,
      hostname: domain,
      isChosen: true,
    });
  });
});
