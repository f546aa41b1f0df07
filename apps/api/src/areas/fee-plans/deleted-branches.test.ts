import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { DEMO_PASSWORD } from "../../seed/demo-data";
import { createTestApi } from "../../testing/create-test-api";
import { openTestDatabase } from "../../testing/databases";
import { DEMO_NOW } from "../../testing/demo-database";
import { holdBack } from "../../testing/hold-back";
import { testClock } from "../../testing/test-ports";
import { refusal } from "../testing/house";

const day = { name: "Day", bookingType: "DAILY", duration: { count: 1, unit: "day" }, amount: 50_000 } as const;

// PGlite has one transaction after the other: two that meet are PostgreSQL's.
const opened = async () => {
  const { database, close } = await openTestDatabase("postgres", { contents: "demo" });
  const api = createTestApi({ database, clock: testClock(DEMO_NOW) });
  const client = api.client("pk_demo_carrel", undefined, undefined, DEMO_PASSWORD);
  const reply = await client.auth.login({ email: "owner@harbour.test", password: DEMO_PASSWORD });
  const orgId = reply.statuscode === 1 ? reply.user.loggedOrgDetails._id : "";
  const add = async (name: string) => (await client.branches.add({ name, timezone: "Asia/Kolkata" }))._id;
  const [gone, other] = [await add("Pop-up"), await add("Quay")];
  // An own deletion is confirmed here, so that the one that meets the plan is a single call.
  await client.branches.remove({ id: await add("Kiosk") });
  const closing: (() => Promise<unknown>)[] = [];
  /** Until so many statements with these words wait for a lock. */
  const waiting = (words: string, many = 1) =>
    vi.waitFor(
      async () => {
        const found = await database.execute(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and ltrim(query, e'\\n ') like $1`,
          [words],
        );
        expect(found).toHaveLength(many);
      },
      { timeout: 20_000 },
    );
  return {
    client,
    gone,
    other,
    waiting,
    plans: async () => (await client.feePlans.list({ limit: 100 })).data,
    /** Plans can be read, and neither added nor changed. */
    holdPlans: () => holdBack(database, orgId, (db) => sql`lock table fee_plans in share mode`.execute(db), closing),
    async [Symbol.asyncDispose]() {
      for (const end of closing) await end();
      await close();
    },
  };
};

const WAYS = {
  added: ({ client }: Awaited<ReturnType<typeof opened>>) => ({
    prepare: () => Promise.resolve(""),
    name: (_: string, branchIds: string[]) => client.feePlans.add({ ...day, branchIds }),
    writes: 'insert into "fee_plans"%',
  }),
  updated: ({ client, other }: Awaited<ReturnType<typeof opened>>) => ({
    prepare: async () => (await client.feePlans.add({ ...day, branchIds: [other] }))._id,
    name: (_id: string, branchIds: string[]) => client.feePlans.update({ _id, branchIds }),
    writes: 'update "fee_plans"%',
  }),
};

for (const [how, way] of Object.entries(WAYS)) {
  it(`keeps a branch that a plan names alone which is being ${how}`, async () => {
    await using place = await opened();
    const { client, gone, waiting } = place;
    const { prepare, name, writes } = way(place);
    const planId = await prepare();
    const letGo = await place.holdPlans();
    const naming = name(planId, [gone]);
    await waiting(writes);
    const removing = refusal(client.branches.remove({ id: gone }));
    await waiting('delete from "branches"%');
    await letGo();
    const { _id } = await naming;
    expect(await removing).toMatchObject({ status: 409, code: "branch_in_use" });
    expect((await client.feePlans.get({ id: _id })).branchIds).toEqual([gone]);
  });

  it(`takes a branch that is being deleted from a plan which was ${how} before`, async () => {
    await using place = await opened();
    const { client, gone, other, waiting } = place;
    const { prepare, name, writes } = way(place);
    const planId = await prepare();
    const letGo = await place.holdPlans();
    const naming = name(planId, [gone, other]);
    await waiting(writes);
    const removing = client.branches.remove({ id: gone });
    await waiting('delete from "branches"%');
    await letGo();
    const { _id } = await naming;
    await removing;
    expect((await client.feePlans.get({ id: _id })).branchIds).toEqual([other]);
  });

  it(`refuses a plan that is ${how} while its branch is being deleted`, async () => {
    await using place = await opened();
    const { client, gone, other, waiting } = place;
    const { prepare, name } = way(place);
    const planId = await prepare();
    const before = await place.plans();
    const letGo = await place.holdPlans();
    const removing = client.branches.remove({ id: gone });
    await waiting('update "fee_plans"%');
    const naming = refusal(name(planId, [other, gone]));
    await waiting('select "branch_id" from "branches"%for key share');
    await letGo();
    await removing;
    expect(await naming).toMatchObject({
      status: 400,
      issues: [{ path: ["branchIds", 1], message: "Branch not found" }],
    });
    expect(await place.plans()).toEqual(before);
  });
}
