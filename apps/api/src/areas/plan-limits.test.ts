import type { Client } from "@carrel/sdk";
import type { Contract } from "@carrel/sdk/contract";
import { LIMIT_NAMES, type SubscribedAddOn } from "@carrel/sdk/schemas";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { json } from "../database/json";
import { insertTenant } from "../testing/rows";
import { readRoom } from "./plan-room";
import { chosenOf, readCatalogue } from "./subscription/catalogue";
import { limitsOf } from "./subscription/change";
import { buy } from "./testing/checkout";
import { eachHouse, found, type House, type Place, refusal } from "./testing/house";
import { hire, invite } from "./testing/staff";

const STARTER = { planCode: "starter" };

/** Gives an organisation a plan straight away, whatever it has: `launch` is one branch, 20 desks and two people. */
const givePlan = (house: House, { orgId }: Pick<Place, "orgId">, planCode: string, addOns: SubscribedAddOn[] = []) =>
  house.database.tx({ orgId }, (db) =>
    db
      .updateTable("subscriptions")
      .set({ planCode, addOns: json(addOns), status: "ACTIVE" })
      .execute(),
  );

const usageOf = async ({ client }: Pick<Place, "client">) =>
  (await client.subscription.current()).subscription?.usage ?? null;

const addDesks = (client: Client<Contract>, branchId: string, count: number, letter = "X") =>
  client.desks.processBulkUpload({
    validatedData: Array.from({ length: count }, (_, place) => ({ branchId, name: `${letter}${place + 1}` })),
  });

const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls);
  return {
    added: settled.filter(({ status }) => status === "fulfilled").length,
    refused: settled.filter((one) => one.status === "rejected" && one.reason.code === "plan_limit").length,
  };
};

const newcomer = (house: House, roleId: string) => ({
  name: "Ravi Kumar",
  email: `new-${house.unique()}@example.com`,
  roleId,
  isDefaultUser: true,
});

async function roleOf({ client }: Pick<Place, "client">) {
  const { data } = await client.roles.list();
  const role = data.find(({ name }) => name === "Front desk");
  if (!role) throw new Error("Every organisation has a role Front desk");
  return role._id;
}

eachHouse("what a plan has room for", (house) => {
  it("takes desks up to the limit, then tells the limit, the count and the way to more", async () => {
    const place = await found(house, { desks: 1 });
    const { client, branch } = place;
    await buy(house, client, STARTER);
    await addDesks(client, branch._id, 38);
    expect((await client.desks.list()).room).toEqual({ used: 39, allowed: 40 });
    await client.desks.add({ branchId: branch._id, name: "Last" });
    expect(await refusal(client.desks.add({ branchId: branch._id, name: "One more" }))).toMatchObject({
      status: 403,
      code: "plan_limit",
      message:
        "Your plan has room for 40 desks, and 40 are in use, so one more doesn't fit. Get more room under Subscription, or deactivate what you no longer need.",
      data: { limit: "desks", used: 40, allowed: 40, adding: 1 },
    });
    expect(await usageOf(place)).toMatchObject({ desks: 40 });
  });

  it("is told in the organisation's words, and to whoever can't see the subscription as somebody to ask", async () => {
    const place = await found(house, { workspaceKind: "study-hall", desks: 1 });
    await buy(house, place.client, STARTER);
    const local = await hire(house, place, {
      permissions: ["desks.read", "desks.write", "branches.read"],
      branches: [place.branch._id],
    });
    expect(await refusal(addDesks(local, place.branch._id, 42))).toMatchObject({
      message:
        "Your plan has room for 40 seats, and 1 is in use, so 42 more don't fit. Ask whoever manages your subscription for more room, or deactivate what you no longer need.",
      data: { limit: "desks", used: 1, allowed: 40, adding: 42 },
    });
  });

  it("refuses branches and people alike", async () => {
    const place = await found(house);
    const { client } = place;
    await buy(house, client, STARTER);
    expect(await refusal(client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" }))).toMatchObject({
      code: "plan_limit",
      message: expect.stringMatching(/^Your plan has room for 1 branch, and 1 is in use, so one more doesn't fit\. /),
      data: { limit: "branches", used: 1, allowed: 1, adding: 1 },
    });
    expect((await client.branches.list()).room).toEqual({ used: 1, allowed: 1 });
    const roleId = await roleOf(place);
    const invited = await client.adminUsers.add(newcomer(house, roleId));
    await invite(house, place, newcomer(house, roleId));
    expect(await refusal(client.adminUsers.add(newcomer(house, roleId)))).toMatchObject({
      status: 403,
      code: "plan_limit",
      message: expect.stringMatching(/^Your plan has room for 3 people, and 3 are in use/),
      data: { limit: "adminUsers", used: 3, allowed: 3, adding: 1 },
    });
    expect((await client.adminUsers.list()).room).toEqual({ used: 3, allowed: 3 });
    // His place was taken when he was invited.
    await client.adminUsers.invite({ id: invited._id });
    expect(await usageOf(place)).toEqual({ branches: 1, desks: 0, adminUsers: 3 });
  });

  it("grows with the pieces of add-ons", async () => {
    const place = await found(house);
    const { client, branch } = place;
    await buy(house, client, { ...STARTER, addOns: [{ code: "branch", quantity: 2 }] });
    expect((await client.desks.list()).room).toEqual({ used: 0, allowed: 120 });
    await addDesks(client, branch._id, 120);
    expect(await refusal(client.desks.add({ branchId: branch._id, name: "One more" }))).toMatchObject({
      data: { used: 120, allowed: 120 },
    });
  });

  it("is not asked of a trial, of a plan without the limit, nor of who has no subscription", async () => {
    const place = await found(house);
    const { client, branch } = place;
    await addDesks(client, branch._id, 60);
    expect((await client.desks.list()).room).toBeNull();
    await buy(house, client, { planCode: "business" });
    await addDesks(client, branch._id, 60, "Y");
    expect((await client.desks.list()).room).toBeNull();
    expect((await client.adminUsers.list()).room).toEqual({ used: 1, allowed: 50 });
    const { orgId } = await insertTenant(house.database, { desks: 60 });
    expect(await house.database.tx({ orgId }, (db) => readRoom({ db }, "desks"))).toBeNull();
  });

  it.each(["PAST_DUE", "CANCELLED", "EXPIRED"] as const)("stays the plan's while it is %s", async (status) => {
    const place = await found(house, { desks: 20 });
    await givePlan(house, place, "launch");
    const { orgId, branch } = place;
    const adding = house.database.tx({ orgId }, async (db) => {
      await db.updateTable("subscriptions").set({ status }).execute();
      const row = { orgId, branchId: branch._id, deskId: house.id(), name: "One more" };
      await db.insertInto("desks").values(row).execute();
    });
    await expect(adding).rejects.toMatchObject({ code: "23514", constraint: "plan_limit" });
  });

  describe("what is deactivated", () => {
    it("takes none, and takes it again once it is activated", async () => {
      const place = await found(house, { desks: 20 });
      const { client, branch, desks } = place;
      await givePlan(house, place, "launch");
      const [first] = desks;
      if (!first) throw new Error("The place has desks");
      await client.desks.update({ _id: first._id, isActive: false });
      const another = await client.desks.add({ branchId: branch._id, name: "Another" });
      expect(await refusal(client.desks.update({ _id: first._id, isActive: true }))).toMatchObject({
        code: "plan_limit",
        data: { limit: "desks", used: 20, allowed: 20, adding: 1 },
      });
      // Whoever adds it switched off can.
      await client.desks.add({ branchId: branch._id, name: "For later", isActive: false });
      await client.desks.remove({ id: another._id });
      expect(await client.desks.update({ _id: first._id, isActive: true })).toMatchObject({ isActive: true });

      await client.branches.update({ _id: branch._id, isActive: false });
      const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
      expect(await refusal(client.branches.update({ _id: branch._id, isActive: true }))).toMatchObject({
        code: "plan_limit",
        data: { limit: "branches", used: 1, allowed: 1, adding: 1 },
      });
      await client.branches.update({ _id: annex._id, isActive: false });
      await client.branches.update({ _id: branch._id, isActive: true });

      const roleId = await roleOf(place);
      const { person } = await invite(house, place, newcomer(house, roleId));
      await client.adminUsers.update({ _id: person._id, isActive: false });
      await client.adminUsers.add(newcomer(house, roleId));
      expect(await refusal(client.adminUsers.update({ _id: person._id, isActive: true }))).toMatchObject({
        code: "plan_limit",
        data: { limit: "adminUsers", used: 2, allowed: 2, adding: 1 },
      });
      expect(await usageOf(place)).toEqual({ branches: 1, desks: 20, adminUsers: 2 });
    });
  });

  describe("a sheet", () => {
    it("is told before how much of it fits, and is taken whole or not at all", async () => {
      const place = await found(house, { desks: 1 });
      const { client, branch } = place;
      await givePlan(house, place, "launch");
      const data = Array.from({ length: 21 }, (_, row) => ({ name: `R${row}`, active: row === 20 ? "no" : "yes" }));
      const checked = await client.desks.validateBulkUpload({ data: [...data, { name: "D1" }] });
      expect(checked).toMatchObject({ summary: { valid: 21, invalid: 1 }, room: { used: 1, allowed: 20, adding: 20 } });
      const validatedData = checked.validationResults.flatMap(({ value }) => (value ? [value] : []));
      expect(await refusal(client.desks.processBulkUpload({ validatedData }))).toMatchObject({
        status: 403,
        code: "plan_limit",
        data: { limit: "desks", used: 1, allowed: 20, adding: 20 },
      });
      expect(await usageOf(place)).toMatchObject({ desks: 1 });
      await client.desks.processBulkUpload({ validatedData: validatedData.slice(1) });
      expect(await usageOf(place)).toMatchObject({ desks: 20 });
      expect((await client.desks.list({ search: "R20" })).data).toMatchObject([{ isActive: false }]);
      await client.desks.remove({ id: (await client.desks.list({ search: "R1" })).data[0]?._id ?? "" });
      expect(await refusal(addDesks(client, branch._id, 2))).toMatchObject({ data: { used: 19, adding: 2 } });
    });
  });

  describe("what is above the limit", () => {
    it("stays and can be changed; nothing is added", async () => {
      const place = await found(house, { desks: 22 });
      const { client, branch, desks } = place;
      await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
      await givePlan(house, place, "launch");
      expect((await client.desks.list()).room).toEqual({ used: 22, allowed: 20 });
      const [first, second] = desks;
      if (!first || !second) throw new Error("The place has desks");
      expect(await client.desks.update({ _id: first._id, name: "Renamed", isActive: true })).toMatchObject({
        name: "Renamed",
      });
      expect(await client.branches.update({ _id: branch._id, name: "Main", isActive: true })).toMatchObject({
        name: "Main",
      });
      await client.desks.bookDesk({
        deskId: first._id,
        type: "HOURLY",
        customer: { name: "Asha", phone: "+919876543210" },
        feePlanId: place.plan._id,
        startAt: house.minutesFromNow(60),
        endAt: house.minutesFromNow(120),
      });
      await client.desks.update({ _id: second._id, isActive: false });
      expect(await refusal(client.desks.update({ _id: second._id, isActive: true }))).toMatchObject({
        data: { used: 21, allowed: 20, adding: 1 },
      });
      expect(await refusal(client.desks.add({ branchId: branch._id, name: "One more" }))).toMatchObject({
        code: "plan_limit",
      });
    });

    it("is no reason to refuse what one has when it is renewed, nor more; only what is smaller still", async () => {
      const place = await found(house, { desks: 45 });
      const { client } = place;
      await givePlan(house, place, "starter");
      const tooSmall = { limit: "desks", used: 45, allowed: 20 };
      expect(await client.subscription.previewChange(STARTER)).toMatchObject({ kind: "renew", passedLimits: [] });
      expect((await buy(house, client, STARTER)).subscription).toMatchObject({
        planCode: "starter",
        usage: { desks: 45 },
      });
      await givePlan(house, place, "launch");
      expect(await client.subscription.previewChange(STARTER)).toMatchObject({ passedLimits: [] });
      await givePlan(house, place, "growth");
      expect(await refusal(client.subscription.createOrder(STARTER))).toMatchObject({
        status: 409,
        code: "plan_too_small",
        data: { passedLimits: [{ ...tooSmall, allowed: 40 }] },
      });
    });

    it("is renewed after it has ended, too", async () => {
      const place = await found(house, { desks: 45 });
      await givePlan(house, place, "starter");
      await house.database.tx({ orgId: place.orgId }, (db) =>
        db.updateTable("subscriptions").set({ status: "EXPIRED" }).execute(),
      );
      expect((await buy(house, place.client, STARTER)).subscription).toMatchObject({ status: "ACTIVE" });
      expect((await place.client.desks.list()).room).toEqual({ used: 45, allowed: 40 });
    });
  });

  it("is the organisation's: who works in one branch meets the same count, and another's rows are none of it", async () => {
    const place = await found(house, { desks: 1 });
    const other = await found(house, { desks: 3 });
    const { client, branch } = place;
    await buy(house, client, { ...STARTER, addOns: [{ code: "branch", quantity: 1 }] });
    const annex = await client.branches.add({ name: "Annex", timezone: "Asia/Kolkata" });
    await addDesks(client, annex._id, 78);
    const local = await hire(house, place, {
      permissions: ["desks.read", "desks.write", "branches.read"],
      branches: [branch._id],
    });
    expect(await local.desks.list()).toMatchObject({ totalRecords: 1, room: { used: 79, allowed: 80 } });
    expect((await local.branches.list()).room).toEqual({ used: 2, allowed: 2 });
    await local.desks.add({ branchId: branch._id, name: "Last" });
    expect(await refusal(local.desks.add({ branchId: branch._id, name: "One more" }))).toMatchObject({
      code: "plan_limit",
      data: { used: 80, allowed: 80 },
    });
    expect(await usageOf(other)).toMatchObject({ desks: 3 });
  });

  it("bounds a secret key", async () => {
    const place = await found(house, { desks: 20 });
    await givePlan(house, place, "launch");
    const { key } = await place.client.apiKeys.add({
      kind: "secret",
      name: "Door system",
      permissions: ["desks.read", "desks.write"],
    });
    const server = house.client(key ?? "");
    expect(await refusal(server.desks.add({ branchId: place.branch._id, name: "One more" }))).toMatchObject({
      status: 403,
      code: "plan_limit",
      message: expect.stringContaining("Ask whoever manages your subscription for more room"),
    });
  });

  describe("many at once", () => {
    it("leave exactly the limit: 200 desks at a limit of 40", async () => {
      const place = await found(house, { desks: 1 });
      const { client, branch } = place;
      await buy(house, client, STARTER);
      const calls = Array.from({ length: 200 }, (_, place) =>
        client.desks.add({ branchId: branch._id, name: `P${place + 1}` }),
      );
      expect(await outcomes(calls)).toEqual({ added: 39, refused: 161 });
      expect(await usageOf(place)).toMatchObject({ desks: 40 });
      expect((await client.desks.list()).totalRecords).toBe(40);
    });

    it("leave the limit through whatever doors they come", async () => {
      const place = await found(house, { desks: 10 });
      const { client, branch, desks } = place;
      for (const { _id } of desks.slice(0, 5)) await client.desks.update({ _id, isActive: false });
      await givePlan(house, place, "launch");
      const { refused } = await outcomes([
        ...desks.slice(0, 5).map(({ _id }) => client.desks.update({ _id, isActive: true })),
        ...Array.from({ length: 10 }, (_, one) => client.desks.add({ branchId: branch._id, name: `Single ${one}` })),
        ...["A", "B", "C"].map((letter) => addDesks(client, branch._id, 4, letter)),
      ]);
      expect(refused).toBeGreaterThan(0);
      expect(await usageOf(place)).toMatchObject({ desks: 20 });
    });

    it("leave one branch, and three people", async () => {
      const place = await found(house);
      const { client, branch } = place;
      const roleId = await roleOf(place);
      await client.branches.update({ _id: branch._id, isActive: false });
      await buy(house, client, STARTER);
      const branches = Array.from({ length: 8 }, (_, one) =>
        client.branches.add({ name: `Annex ${one}`, timezone: "Asia/Kolkata" }),
      );
      expect(await outcomes(branches)).toEqual({ added: 1, refused: 7 });
      const people = Array.from({ length: 8 }, () => client.adminUsers.add(newcomer(house, roleId)));
      expect(await outcomes(people)).toEqual({ added: 2, refused: 6 });
      expect(await usageOf(place)).toMatchObject({ branches: 1, adminUsers: 3 });
    });
  });

  it("is the same in the database and in what is offered, whatever is had", async () => {
    const place = await found(house);
    const { orgId } = place;
    const catalogue = await house.database.tx({ orgId }, readCatalogue);
    const had = fc.record({
      planCode: fc.constantFrom("trial", ...catalogue.plans.map(({ code }) => code)),
      addOns: fc.uniqueArray(
        fc.record({
          code: fc.constantFrom(...catalogue.addOns.map(({ code }) => code)),
          quantity: fc.integer({ min: 1, max: 1000 }),
        }),
        { selector: ({ code }) => code },
      ),
    });
    await fc.assert(
      fc.asyncProperty(had, async (asked) => {
        await givePlan(house, place, asked.planCode, asked.addOns);
        const chosen = chosenOf(catalogue, asked);
        const { room } = await place.client.desks.list();
        const lists = {
          branches: (await place.client.branches.list()).room,
          desks: room,
          adminUsers: (await place.client.adminUsers.list()).room,
        };
        for (const limit of LIMIT_NAMES) {
          expect(lists[limit]?.allowed ?? null).toBe(chosen ? limitsOf(chosen)[limit] : null);
        }
      }),
      { numRuns: 15 },
    );
  });
});
