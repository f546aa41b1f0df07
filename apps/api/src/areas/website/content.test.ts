import { expect, it } from "vitest";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";
import { hire } from "../testing/staff";

eachHouse("what an organisation says on its own site", (house) => {
  const visitor = () => house.client("pk_demo_carrel");

  it("begins with a layout for what it runs, and is changed a part at a time", async () => {
    const { client, orgCode } = await found(house, { workspaceKind: "study-hall" });
    expect(await client.website.content()).toMatchObject({
      layout: "reading-room",
      headline: "",
      about: "",
      hiddenParts: [],
      updatedAt: null,
      url: expect.stringContaining(orgCode.toLowerCase()),
    });
    const about = "Sixty seats.\n\nOpen from six.";
    const first = await client.website.updateContent({ headline: "  A quiet room  ", about: `\n${about}\n` });
    expect(first).toMatchObject({ layout: "reading-room", headline: "A quiet room", about });
    expect(first.updatedAt).not.toBeNull();
    await client.website.updateContent({ layout: "plain", hiddenParts: ["plans", "photos"] });
    const content = { layout: "plain", headline: "A quiet room", about, hiddenParts: ["plans", "photos"] };
    expect(await client.website.content()).toMatchObject(content);
    expect((await visitor().organisation.site({ orgCode })).content).toEqual(content);
    await client.website.updateContent({ headline: "", hiddenParts: [] });
    expect(await client.website.content()).toMatchObject({ headline: "", about, hiddenParts: [] });
    // The layout that was never chosen goes with what the organisation runs; one that was stays.
    await client.organisation.updateSettings({
      _id: (await client.auth.session()).loggedOrgDetails._id,
      workspaceKind: "co-working",
    });
    expect((await client.website.content()).layout).toBe("plain");
  });

  it("keeps what two say at once of different things", async () => {
    const { client } = await found(house);
    await Promise.all([
      client.website.updateContent({ headline: "One" }),
      client.website.updateContent({ about: "Other" }),
      client.website.updateContent({ layout: "studio" }),
    ]);
    expect(await client.website.content()).toMatchObject({ headline: "One", about: "Other", layout: "studio" });
  });

  it("says at its field what can't be taken, and stores nothing of it", async () => {
    const { client } = await found(house);
    const send = (input: object) => refusal(client.website.updateContent(input));
    for (const [field, value] of [
      ["layout", "neon"],
      ["headline", "x".repeat(121)],
      ["about", "x".repeat(3001)],
      ["about", "a\u0000b"],
      ["hiddenParts", ["plans", "plans"]],
      ["hiddenParts", ["footer"]],
    ] as const) {
      const refused = await send({ headline: "Fine", [field]: value });
      expect(refused, field).toMatchObject({ status: 400 });
      expect(refused.issues?.[0]?.path[0], field).toBe(field);
    }
    expect(await send({ orgId: house.id() })).toMatchObject({ status: 400 });
    expect(await client.website.content()).toMatchObject({ headline: "", updatedAt: null });
  });

  it("is another organisation's own, and no work of the platform's", async () => {
    const [one, other] = [await found(house), await found(house)];
    await one.client.website.updateContent({ headline: "Ours" });
    expect(await other.client.website.content()).toMatchObject({ headline: "" });
    expect((await visitor().organisation.site({ orgCode: other.orgCode })).content.headline).toBe("");
    const platform = visitor();
    await platform.auth.login({ email: "owner@carrel.test", password: PASSWORD });
    for (const refused of [platform.website.content(), platform.website.updateContent({ headline: "Ours" })]) {
      expect(await refusal(refused)).toMatchObject({ status: 409, code: "no_site" });
    }
  });

  it("is read with the right to read, and changed by who may in every branch", async () => {
    const place = await found(house);
    const reader = await hire(house, place, { permissions: ["website.read"] });
    expect(await reader.website.content()).toMatchObject({ headline: "" });
    expect(await refusal(reader.website.updateContent({ headline: "Mine" }))).toMatchObject({ status: 403 });
    const local = await hire(house, place, {
      permissions: ["website.read", "website.write"],
      branches: [place.branch._id],
    });
    expect(await local.website.content()).toMatchObject({ headline: "" });
    expect(await refusal(local.website.updateContent({ headline: "Mine" }))).toMatchObject({
      status: 403,
      code: "branch_scope",
    });
    const nobody = await hire(house, place, { permissions: ["desks.read"] });
    expect(await refusal(nobody.website.content())).toMatchObject({ status: 403 });
    expect(await refusal(visitor().website.content())).toMatchObject({ status: 401 });
  });

  it("leaves in the audit log what it was and what it became", async () => {
    const { client, orgId } = await found(house);
    await client.website.updateContent({ headline: "Before" });
    await client.website.updateContent({ headline: "After" });
    const [entry] = (await client.auditLog.list({ limit: 1 })).data;
    expect(entry).toMatchObject({ recordId: orgId });
    expect(JSON.stringify(entry)).toContain("Before");
    expect(JSON.stringify(entry)).toContain("After");
  });
});
