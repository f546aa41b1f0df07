import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertPerson, insertTenant, testRandom } from "../testing/rows";
import { type CallerProofs, findCaller } from "./find-caller";
import { findOrganisation } from "./lookups";

const now = new Date("2026-11-23T00:00:00Z");
const later = new Date("2026-11-30T00:00:00Z");

eachDatabase("a caller", (test) => {
  const find = (proofs: CallerProofs) => test.database.lookup((db) => findCaller(db, proofs));

  it("is found by his token, with what he may do", async () => {
    const tenant = await insertTenant(test.database);
    const { orgId, branchId } = tenant;
    const tokenHash = `hash ${testRandom.id()}`;
    const { userId, email } = await test.database.tx({ orgId }, async (db) => {
      const person = await insertPerson(db, tenant);
      await db
        .insertInto("sessions")
        .values({
          orgId,
          sessionId: testRandom.id(),
          userId: person.userId,
          tokenHash,
          expiresAt: later,
          activeAt: now,
        })
        .execute();
      await db
        .insertInto("subscriptions")
        .values({ orgId, planCode: "starter", status: "TRIAL", currentPeriodStart: now, currentPeriodEnd: later })
        .execute();
      return person;
    });
    const { session, organisation, ...others } = await find({ tokenHash });
    expect(session).toMatchObject({
      orgId,
      userId,
      userName: "Asha",
      userEmail: email,
      userIsActive: true,
      isDefaultUser: false,
      expiresAt: later,
      revokedAt: null,
      activeAt: now,
      allowedBranches: [branchId],
      selectedBranch: null,
      permissions: ["desks.read"],
      subscriptionStatus: "TRIAL",
      subscriptionEndsAt: later,
    });
    expect(organisation).toEqual(await test.database.lookup((db) => findOrganisation(db, orgId)));
    expect(others).toEqual({ key: null, keyOrganisation: null, visitorSession: null });
    expect(await find({ visitorTokenHash: tokenHash })).toMatchObject({ session: null, visitorSession: null });
  });

  it("is found by a visitor's token", async () => {
    const { orgId } = await insertTenant(test.database);
    const visitorTokenHash = `hash ${testRandom.id()}`;
    const session = { orgId, sessionId: testRandom.id(), email: "asha@athena.test", expiresAt: later };
    await test.database.tx({ orgId }, (db) =>
      db
        .insertInto("visitorSessions")
        .values({ ...session, tokenHash: visitorTokenHash })
        .execute(),
    );
    expect(await find({ visitorTokenHash })).toMatchObject({
      visitorSession: { ...session, customerIds: [] },
      session: null,
      organisation: { orgId },
    });
    expect(await find({ tokenHash: visitorTokenHash })).toMatchObject({ session: null, visitorSession: null });
  });

  it("is found by the text of a key or its hash, each by its own only", async () => {
    const { orgId } = await insertTenant(test.database);
    const [text, hash] = [`pk_${testRandom.id()}`, `hash ${testRandom.id()}`];
    const ids = () => ({ orgId, keyId: testRandom.id() });
    const [makerId, roleId] = [testRandom.id(), testRandom.id()];
    await test.database.tx({ orgId }, async (db) => {
      await db
        .insertInto("roles")
        .values({ orgId, roleId, name: "Clerk", permissions: ["desks.write", "desks.read"] })
        .execute();
      await db
        .insertInto("adminUsers")
        .values({ orgId, userId: makerId, roleId, name: "Ravi", email: `${makerId}@example.com`, passwordHash: "" })
        .execute();
      await db
        .insertInto("apiKeys")
        .values([
          { ...ids(), kind: "publishable", name: "Site", keyText: text },
          {
            ...ids(),
            kind: "secret",
            name: "Server",
            keyHash: hash,
            makerId,
            revokedAt: now,
            permissions: ["bookings.read", "desks.read"],
          },
        ])
        .execute();
    });
    expect(await find({ keyText: text })).toMatchObject({
      key: { orgId, kind: "publishable", permissions: [], revokedAt: null, makerId: null, subscriptionStatus: null },
      keyOrganisation: { orgId, createdAt: expect.any(Date) },
    });
    // What both the key and its maker may.
    expect((await find({ keyHash: hash })).key).toMatchObject({
      permissions: ["desks.read"],
      revokedAt: now,
      expiresAt: null,
      makerId,
      makerIsActive: true,
      makerIsDefaultUser: false,
      makerBranches: [],
    });
    expect(await find({ keyText: hash })).toMatchObject({ key: null, keyOrganisation: null });
  });
});
