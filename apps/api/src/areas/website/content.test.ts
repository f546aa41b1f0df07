import { expect, it } from "vitest";
import { memorySiteFiles } from "../../testing/memory-site-files";
import { eachHouse, found, PASSWORD, refusal } from "../testing/house";
import { hire } from "../testing/staff";

/** Built pages, which say what they were given. */
const files = memorySiteFiles(
  {
    booking: {
      ".pages.html":
        '<!doctype html><html lang="en"><head><title>x</title><script>run()</script></head><body><!--page--><noscript>Without</noscript></body></html>',
    },
  },
  ({ page, branchId, place: { orgName, content, branches } }) =>
    `<main data-page="${page}" data-branch="${branchId ?? ""}">${JSON.stringify({ orgName, content, branches: branches.length })}</main>`,
);

eachHouse(
  "what an organisation says on its own site",
  (house) => {
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

    it("is looked at before it is saved, as what serves it draws it, and nobody else is shown it", async () => {
      const { client, orgCode, branch } = await found(house);
      await client.website.updateContent({ headline: "Stored", about: "Sixty seats." });
      const branchId = branch._id;
      const draft = { headline: "Draft", layout: "plain" } as const;
      const { html } = await client.website.previewContent({ page: "info", branchId, ...draft });
      expect(html).toContain(`data-page="info" data-branch="${branchId}"`);
      expect(html).toContain('"headline":"Draft"');
      expect(html).toContain('"about":"Sixty seats."');
      expect(html).toContain('"layout":"plain"');
      expect(html).toContain("<title>");
      expect(html).not.toMatch(/<script|<noscript|run\(\)/);
      expect((await visitor().organisation.site({ orgCode })).content.headline).toBe("Stored");
      expect(await client.website.content()).toMatchObject({ headline: "Stored", layout: "studio" });
      expect((await client.website.previewContent({ page: "home" })).html).toContain('data-page="home" data-branch=""');
    });

    it("is drafted with what can be saved alone, of an open branch of one's own", async () => {
      const [one, other] = [await found(house), await found(house)];
      const look = (input: object) => refusal(one.client.website.previewContent({ page: "home", ...input }));
      expect(await look({ headline: "x".repeat(121) })).toMatchObject({
        status: 400,
        issues: [{ path: ["headline"] }],
      });
      expect(await look({ page: "dashboard" })).toMatchObject({ status: 400, issues: [{ path: ["page"] }] });
      expect(await look({ branchId: other.branch._id })).toMatchObject({ status: 404 });
      await one.client.branches.update({ _id: one.branch._id, isActive: false });
      expect(await look({ branchId: one.branch._id })).toMatchObject({ status: 404 });
      expect((await one.client.website.previewContent({ page: "home" })).html).toContain('"branches":0');
    });

    it("is another organisation's own, and no work of the platform's", async () => {
      const [one, other] = [await found(house), await found(house)];
      await one.client.website.updateContent({ headline: "Ours" });
      expect(await other.client.website.content()).toMatchObject({ headline: "" });
      expect((await visitor().organisation.site({ orgCode: other.orgCode })).content.headline).toBe("");
      const platform = visitor();
      await platform.auth.login({ email: "owner@carrel.test", password: PASSWORD });
      const { content, updateContent, previewContent } = platform.website;
      for (const call of [content, () => updateContent({ headline: "Ours" }), () => previewContent({ page: "home" })]) {
        expect(await refusal(call())).toMatchObject({ status: 409, code: "no_site" });
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
      expect((await reader.website.previewContent({ page: "home", headline: "Mine" })).html).toContain("Mine");
      expect(await refusal(local.website.previewContent({ page: "home" }))).toMatchObject({ code: "branch_scope" });
      const nobody = await hire(house, place, { permissions: ["desks.read"] });
      expect(await refusal(nobody.website.content())).toMatchObject({ status: 403 });
      expect(await refusal(nobody.website.previewContent({ page: "home" }))).toMatchObject({ status: 403 });
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
  },
  { files },
);
