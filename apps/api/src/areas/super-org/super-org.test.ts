import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { json } from "../../database/json";
import { eachHouse, found, type House, PASSWORD, refusal } from "../testing/house";

const starter = {
  code: "small",
  name: "Starter",
  amount: 99_900,
  interval: "month",
  limits: { branches: 1, desks: 40, adminUsers: 3 },
} as const;
const growth = {
  ...starter,
  code: "large",
  name: "Growth",
  amount: 249_900,
  limits: { branches: 3, desks: null, adminUsers: 10 },
} as const;
const moreDesks = {
  code: "pieces",
  name: "50 desks",
  amount: 49_900,
  interval: "month",
  limits: { branches: 0, desks: 50, adminUsers: 0 },
} as const;

async function platform(house: House) {
  const client = house.client("pk_demo_carrel");
  await client.auth.login({ email: "owner@carrel.test", password: PASSWORD });
  return client;
}

eachHouse("the super organisation", (house) => {
  it("changes what it is asked to, and nothing else", async () => {
    const { superOrg } = await platform(house);
    const before = await superOrg.details();
    const after = await superOrg.updateDetails({
      legalName: "Carrel Software Private Limited",
      supportEmail: "help@carrel.test",
      address: { city: "Kochi" },
      socialLinks: { linkedin: "https://example.com/carrel" },
      branding: { showLargeLogo: false },
    });
    expect(after).toMatchObject({
      orgName: before.orgName,
      legalName: "Carrel Software Private Limited",
      address: { city: "Kochi" },
      socialLinks: { linkedin: "https://example.com/carrel" },
      branding: { ...before.branding, showLargeLogo: false },
    });
    const emptied = await superOrg.updateDetails({ supportEmail: "", socialLinks: { linkedin: "" } });
    expect(emptied).toMatchObject({ supportEmail: "", socialLinks: {}, legalName: after.legalName });
    expect(await superOrg.details()).toEqual(emptied);
  });

  it("saves its plans as a whole, in their order", async () => {
    const { superOrg } = await platform(house);
    const { pricingPlans: kept } = await superOrg.details();
    const { pricingPlans } = await superOrg.updatePricingPlans({ pricingPlans: [...kept, starter, growth] });
    const added = pricingPlans.slice(kept.length);
    expect(added).toMatchObject([starter, growth]);
    expect(added.map(({ currency, isActive, features }) => ({ currency, isActive, features }))).toEqual(
      added.map(() => ({ currency: "INR", isActive: true, features: [] })),
    );
    const [first, second] = added;
    if (!first || !second) throw new Error("Both plans were added");
    const swapped = [...kept, { ...second, code: "small", isActive: false }, { ...first, code: "large", amount: 1 }];
    const saved = (await superOrg.updatePricingPlans({ pricingPlans: swapped })).pricingPlans;
    expect(saved.map(({ order }) => order)).toEqual(saved.map((_, index) => index));
    expect(saved.slice(kept.length)).toMatchObject([
      { _id: second._id, code: "small", isActive: false },
      { _id: first._id, code: "large", amount: 1, createdAt: first.createdAt },
    ]);
    expect((await superOrg.updatePricingPlans({ pricingPlans: kept })).pricingPlans).toHaveLength(kept.length);
  });

  it("takes no unknown plan and none twice", async () => {
    const { superOrg } = await platform(house);
    const { pricingPlans: kept } = await superOrg.details();
    const saved = await superOrg.updatePricingPlans({ pricingPlans: [...kept, growth] });
    const _id = saved.pricingPlans.at(-1)?._id ?? "";
    const failure = await refusal(
      superOrg.updatePricingPlans({
        pricingPlans: [
          ...kept,
          { ...growth, _id },
          { ...starter, _id },
          { ...starter, code: "other", _id: house.id() },
        ],
      }),
    );
    expect(failure.issues.map(({ path }) => path)).toEqual(
      [1, 2].map((place) => ["pricingPlans", kept.length + place, "_id"]),
    );
    expect((await superOrg.details()).pricingPlans).toEqual(saved.pricingPlans);
    await superOrg.updatePricingPlans({ pricingPlans: kept });
  });

  it("can't delete or rename what somebody has, but stop selling it", async () => {
    const { superOrg } = await platform(house);
    const { pricingPlans: kept, addOns: keptAddOns } = await superOrg.details();
    const { pricingPlans } = await superOrg.updatePricingPlans({ pricingPlans: [...kept, growth] });
    const { addOns } = await superOrg.updateAddOns({ addOns: [...keptAddOns, { ...moreDesks, code: "desks-few" }] });
    const { orgId } = await found(house);
    await house.database.tx({ orgId }, (db) =>
      db
        .updateTable("subscriptions")
        .set({ planCode: "large", addOns: json([{ code: "desks-few", quantity: 2 }]) })
        .execute(),
    );
    const inUse = { status: 409, code: "plan_in_use" };
    const renamed = <Entry extends { code: string }>(list: readonly Entry[]) =>
      list.map((entry, index) => (index === list.length - 1 ? { ...entry, code: "renamed" } : entry));
    for (const attempt of [
      () => superOrg.updatePricingPlans({ pricingPlans: kept }),
      () => superOrg.updatePricingPlans({ pricingPlans: renamed(pricingPlans) }),
      () => superOrg.updateAddOns({ addOns: keptAddOns }),
      () => superOrg.updateAddOns({ addOns: renamed(addOns) }),
    ]) {
      expect(await refusal(attempt())).toMatchObject(inUse);
    }
    const stopped = await superOrg.updatePricingPlans({
      pricingPlans: pricingPlans.map((plan) => ({ ...plan, isActive: plan.code !== "large" })),
    });
    expect(stopped.pricingPlans.at(-1)).toMatchObject({ code: "large", isActive: false });
    await house.database.tx({ orgId }, (db) =>
      db
        .updateTable("subscriptions")
        .set({ planCode: "trial", addOns: json([]) })
        .execute(),
    );
    await superOrg.updatePricingPlans({ pricingPlans: kept });
    await superOrg.updateAddOns({ addOns: keptAddOns });
  });

  it("keeps both lists of two who save at once whole", async () => {
    const { superOrg } = await platform(house);
    const { addOns: kept } = await superOrg.details();
    const lists = ["a", "b"].map((letter) => [1, 2, 3].map((number) => ({ ...moreDesks, code: `${letter}${number}` })));
    await Promise.all(lists.map((list) => superOrg.updateAddOns({ addOns: [...kept, ...list] })));
    const codes = (await superOrg.details()).addOns.slice(kept.length).map(({ code }) => code);
    expect(lists.map((list) => list.map(({ code }) => code))).toContainEqual(codes);
    await superOrg.updateAddOns({ addOns: kept });
  });

  describe("to others", () => {
    it("is closed, even with its permission", async () => {
      const place = await found(house);
      await house.database.tx({ orgId: place.orgId }, (db) =>
        db
          .updateTable("roles")
          .set({ permissions: ["superOrg.read", "superOrg.write"] })
          .where("name", "=", "Owner")
          .execute(),
      );
      const { superOrg } = place.client;
      for (const attempt of [
        () => superOrg.details(),
        () => superOrg.updateDetails({ legalName: "Mallory" }),
        () => superOrg.updatePricingPlans({ pricingPlans: [] }),
        () => superOrg.updateAddOns({ addOns: [] }),
      ]) {
        expect(await refusal(attempt())).toMatchObject({ status: 403, code: "platform_only" });
      }
      const sold = await house.database.tx({ orgId: place.orgId }, (db) => sql`select * from sold_codes()`.execute(db));
      expect(sold.rows).toEqual([]);
    });
  });
});
