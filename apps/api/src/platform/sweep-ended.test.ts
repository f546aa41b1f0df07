import { expect, it } from "vitest";
import { eachHouse, found, proofFor, SENTENCE } from "../areas/testing/house";
import { makeLink } from "../codes/links";
import { findFlowOrganisation } from "../database/lookups";
import type { Tables } from "../database/schema";
import { testRandom } from "../testing/rows";
import { testClock, testLog } from "../testing/test-ports";
import { sweepEnded } from "./sweep-ended";

const START = "2026-11-21T06:00:00Z";
const SWEPT = [
  "codeFlows",
  "links",
  "paymentSessions",
  "sessions",
  "visitorSessions",
  "idempotencyKeys",
] as const satisfies (keyof Tables)[];

eachHouse("the sweep of what has ended", (house) => {
  const sweep = async (days: number, hours = 0) => {
    const clock = testClock(START);
    clock.advance({ days, hours });
    await sweepEnded({ database: house.database, clock, log: testLog() });
  };

  /** How many rows an organisation has in each table that is swept. */
  const counts = (orgId: string) =>
    house.database.tx({ orgId }, async (db) => {
      const found: Record<string, number> = {};
      for (const table of SWEPT) found[table] = (await db.selectFrom(table).select("orgId").execute()).length;
      return found;
    });

  it("deletes flows, links and sessions of payments after an hour, keys after a week, sessions 30 days after they expired, and nothing sooner", async () => {
    const { orgId, email, client: owner } = await found(house);
    const { transactionId: orderId } = await owner.subscription.createOrder({ planCode: "starter" });
    const client = house.client("pk_demo_carrel");
    const address = `visitor-${house.unique()}@example.com`;
    await client.visitor.openSession({ orgId, verificationToken: await proofFor(house, client, orgId, address) });
    await client.auth.requestPasswordReset({ email });
    await house.database.tx({ orgId }, async (db) => {
      await db
        .insertInto("idempotencyKeys")
        .values({ orgId, actorId: "key:1", key: "k", operation: "desks.add", requestHash: "h", createdAt: START })
        .execute();
      const now = new Date(START);
      const hourAgo = new Date(now.getTime() - 3_600_000);
      await db
        .insertInto("paymentSessions")
        .values({ orgId, orderId, sessionId: house.id(), expiresAt: now, createdAt: hourAgo })
        .execute();
      await makeLink({ db, orgId, now, random: testRandom }, { linkId: house.id(), kind: "set_up", hours: 0 });
    });
    // Of the visitor's code his own flow, the shared one and the count, and his proof; of the reset its flow and the count. The
    // sign-up's own flow is gone with its use.
    const all = { codeFlows: 6, links: 2, paymentSessions: 1, sessions: 1, visitorSessions: 1, idempotencyKeys: 1 };
    expect(await counts(orgId)).toEqual(all);

    await sweep(0, 1);
    expect(await counts(orgId)).toEqual(all);
    await sweep(0, 2);
    // The reset's link is good for an hour itself.
    expect(await counts(orgId)).toEqual({ ...all, codeFlows: 0, links: 1, paymentSessions: 0 });
    await sweep(0, 3);
    expect(await counts(orgId)).toEqual({ ...all, codeFlows: 0, links: 0, paymentSessions: 0 });
    await sweep(6, 23);
    expect(await counts(orgId)).toMatchObject({ idempotencyKeys: 1 });
    await sweep(7, 1);
    expect(await counts(orgId)).toEqual({
      codeFlows: 0,
      links: 0,
      paymentSessions: 0,
      sessions: 1,
      visitorSessions: 1,
      idempotencyKeys: 0,
    });
    await sweep(36, 23);
    expect(await counts(orgId)).toMatchObject({ sessions: 1, visitorSessions: 1 });
    await sweep(37, 1);
    expect(await counts(orgId)).toEqual({
      codeFlows: 0,
      links: 0,
      paymentSessions: 0,
      sessions: 0,
      visitorSessions: 0,
      idempotencyKeys: 0,
    });
  });

  it("leaves nothing of a registration that was not ended", async () => {
    const client = house.client("pk_demo_carrel");
    const email = `left-${house.unique()}@example.com`;
    const register = () =>
      client.auth.signUp({ orgName: "Left", workspaceKind: "study-hall", name: "Asha", email, password: SENTENCE });
    const { tempRegId } = await register();
    const orgId = (await house.database.lookup((db) => findFlowOrganisation(db, tempRegId))) ?? "";
    expect(await counts(orgId)).toMatchObject({ codeFlows: 1 });
    await sweep(0, 2);
    expect(await counts(orgId)).toMatchObject({ codeFlows: 0 });
  });

  it("goes on in batches until all is gone", async () => {
    const { orgId } = await found(house);
    await house.database.tx({ orgId }, async (db) => {
      const rows = Array.from({ length: 2500 }, () => ({
        orgId,
        flowId: house.id(),
        kind: "booking" as const,
        subjectEmail: "many@example.com",
        codeHash: "hash",
        sentAt: START,
        expiresAt: START,
      }));
      for (let at = 0; at < rows.length; at += 500) {
        await db
          .insertInto("codeFlows")
          .values(rows.slice(at, at + 500))
          .execute();
      }
    });
    await sweep(0, 2);
    expect(await counts(orgId)).toMatchObject({ codeFlows: 0 });
  });
});
