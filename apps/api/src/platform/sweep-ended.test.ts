import { expect, it } from "vitest";
import { eachHouse, found, PASSWORD, proofFor } from "../areas/testing/house";
import { findFlowOrganisation } from "../database/lookups";
import type { Tables } from "../database/schema";
import { testClock } from "../testing/test-ports";
import { sweepEnded } from "./sweep-ended";

const START = "2026-11-21T06:00:00Z";
const SWEPT = ["codeFlows", "sessions", "visitorSessions", "idempotencyKeys"] as const satisfies (keyof Tables)[];

eachHouse("the sweep of what has ended", (house) => {
  const sweep = async (days: number, hours = 0) => {
    const clock = testClock(START);
    clock.advance({ days, hours });
    await sweepEnded({ database: house.database, clock });
  };

  /** How many rows an organisation has in each table that is swept. */
  const counts = (orgId: string) =>
    house.database.tx({ orgId }, async (db) => {
      const found: Record<string, number> = {};
      for (const table of SWEPT) found[table] = (await db.selectFrom(table).select("orgId").execute()).length;
      return found;
    });

  it("deletes flows after an hour, keys after a week, sessions 30 days after they expired, and nothing sooner", async () => {
    const { orgId, email } = await found(house);
    const client = house.client("pk_demo_carrel");
    const address = `visitor-${house.unique()}@example.com`;
    await client.visitor.openSession({ orgId, verificationToken: await proofFor(house, client, orgId, address) });
    await client.auth.requestPasswordReset({ email });
    await house.database.tx({ orgId }, (db) =>
      db
        .insertInto("idempotencyKeys")
        .values({ orgId, actorId: "key:1", key: "k", operation: "desks.add", requestHash: "h", createdAt: START })
        .execute(),
    );
    // A code and a proof of the visitor, the code of the reset; the sign-up's own flow is gone with its use.
    const all = { codeFlows: 3, sessions: 1, visitorSessions: 1, idempotencyKeys: 1 };
    expect(await counts(orgId)).toEqual(all);

    await sweep(0, 1);
    expect(await counts(orgId)).toEqual(all);
    await sweep(0, 2);
    expect(await counts(orgId)).toEqual({ ...all, codeFlows: 0 });
    await sweep(6, 23);
    expect(await counts(orgId)).toMatchObject({ idempotencyKeys: 1 });
    await sweep(7, 1);
    expect(await counts(orgId)).toEqual({ codeFlows: 0, sessions: 1, visitorSessions: 1, idempotencyKeys: 0 });
    await sweep(36, 23);
    expect(await counts(orgId)).toMatchObject({ sessions: 1, visitorSessions: 1 });
    await sweep(37, 1);
    expect(await counts(orgId)).toEqual({ codeFlows: 0, sessions: 0, visitorSessions: 0, idempotencyKeys: 0 });
  });

  it("leaves nothing of a registration that was not ended", async () => {
    const client = house.client("pk_demo_carrel");
    const email = `left-${house.unique()}@example.com`;
    const register = () =>
      client.auth.signUp({ orgName: "Left", workspaceKind: "study-hall", name: "Asha", email, password: PASSWORD });
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
