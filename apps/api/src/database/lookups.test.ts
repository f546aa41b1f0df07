import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertTenant, newBooking, testRandom } from "../testing/rows";
import { bookSlot } from "./book-slot";
import {
  dueMails,
  expiredHolds,
  findApiKey,
  findBranchOrganisation,
  findFlowOrganisation,
  findOrganisation,
  findOrganisationByCode,
  findPerson,
  findSession,
  findSuperOrganisation,
  isEmailTaken,
  isOrgCodeTaken,
} from "./lookups";
import { readOutbox } from "./outbox";

const now = new Date("2026-11-23T00:00:00Z");
const later = new Date("2026-11-30T00:00:00Z");
const nobody = testRandom.id();

eachDatabase("look-ups", (test) => {
  const insertPerson = async () => {
    const tenant = await insertTenant(test.database);
    const { orgId } = tenant;
    const [roleId, userId] = [testRandom.id(), testRandom.id()];
    const email = `${userId}@athena.test`;
    const tokenHash = `hash of ${userId}`;
    await test.database.tx({ orgId }, async (db) => {
      await db
        .insertInto("roles")
        .values({ orgId, roleId, name: "Owner", permissions: ["desks.read"] })
        .execute();
      await db
        .insertInto("adminUsers")
        .values({
          orgId,
          userId,
          roleId,
          name: "Asha",
          email,
          passwordHash: "argon",
          allowedBranches: [tenant.branchId],
        })
        .execute();
      await db
        .insertInto("sessions")
        .values({ orgId, sessionId: testRandom.id(), userId, tokenHash, expiresAt: later })
        .execute();
      await db
        .insertInto("subscriptions")
        .values({ orgId, planCode: "starter", status: "TRIAL", currentPeriodStart: now, currentPeriodEnd: later })
        .execute();
    });
    return { ...tenant, userId, email, tokenHash };
  };

  it("find a session with what its person may do", async () => {
    const person = await insertPerson();
    const found = await test.database.lookup((db) => findSession(db, person.tokenHash));
    expect(found).toMatchObject({
      orgId: person.orgId,
      userId: person.userId,
      expiresAt: later,
      revokedAt: null,
      userName: "Asha",
      userIsActive: true,
      isDefaultUser: false,
      allowedBranches: [person.branchId],
      selectedBranch: null,
      permissions: ["desks.read"],
      subscriptionStatus: "TRIAL",
      subscriptionEndsAt: later,
    });
    expect(await test.database.lookup((db) => findSession(db, "unknown"))).toBeUndefined();
  });

  it("find a person by his address in any case of letters", async () => {
    const person = await insertPerson();
    const found = await test.database.lookup((db) => findPerson(db, person.email.toUpperCase()));
    expect(found).toEqual({
      orgId: person.orgId,
      userId: person.userId,
      name: "Asha",
      passwordHash: "argon",
      isActive: true,
      twoFactor: false,
      organisationIsActive: true,
    });
    const taken = await test.database.lookup(async (db) => [
      await isEmailTaken(db, person.email.toUpperCase()),
      await isEmailTaken(db, "nobody@athena.test"),
    ]);
    expect(taken).toEqual([true, false]);
  });

  it("find a key by its text or its hash, each by its own only", async () => {
    const { orgId } = await insertTenant(test.database);
    const [text, hash] = [`pk_${testRandom.id()}`, `hash ${testRandom.id()}`];
    await test.database.tx({ orgId }, (db) =>
      db
        .insertInto("apiKeys")
        .values([
          { orgId, keyId: testRandom.id(), kind: "publishable", name: "Site", keyText: text },
          {
            orgId,
            keyId: testRandom.id(),
            kind: "secret",
            name: "Server",
            keyHash: hash,
            permissions: ["desks.read"],
            revokedAt: now,
          },
        ])
        .execute(),
    );
    const found = await test.database.lookup(async (db) => [
      await findApiKey(db, { text }),
      await findApiKey(db, { hash }),
      await findApiKey(db, { text: hash }),
    ]);
    expect(found).toMatchObject([
      { orgId, kind: "publishable", permissions: [], revokedAt: null },
      { orgId, kind: "secret", permissions: ["desks.read"], revokedAt: now },
      undefined,
    ]);
  });

  it("find an organisation by id, code or branch, and the platform's own", async () => {
    const { orgId, branchId } = await insertTenant(test.database);
    await test.database.tx({ orgId }, (db) => db.updateTable("organisations").set({ isSuper: true }).execute());
    const found = await test.database.lookup(async (db) => {
      const byId = await findOrganisation(db, orgId);
      const byCode = await findOrganisationByCode(db, byId?.orgCode.toLowerCase() ?? "");
      return {
        ids: [
          byId?.orgId,
          byCode?.orgId,
          (await findSuperOrganisation(db))?.orgId,
          await findBranchOrganisation(db, branchId),
        ],
        unknown: [await findOrganisation(db, nobody), await findBranchOrganisation(db, nobody)],
        taken: [await isOrgCodeTaken(db, byId?.orgCode.toLowerCase() ?? ""), await isOrgCodeTaken(db, "NOBODY")],
      };
    });
    expect(found).toEqual({ ids: [orgId, orgId, orgId, orgId], unknown: [undefined, null], taken: [true, false] });
  });

  it("find the organisation of a flow, also one that doesn't exist yet", async () => {
    const [orgId, flowId] = [testRandom.id(), testRandom.id()];
    await test.database.tx({ orgId }, (db) =>
      db
        .insertInto("codeFlows")
        .values({
          orgId,
          flowId,
          kind: "sign_up",
          subjectEmail: "new@athena.test",
          codeHash: "h",
          sentAt: now,
          expiresAt: later,
        })
        .execute(),
    );
    const found = await test.database.lookup(async (db) => [
      await findFlowOrganisation(db, flowId),
      await findFlowOrganisation(db, nobody),
    ]);
    expect(found).toEqual([orgId, null]);
  });

  it("find the mails that are due, and the outbox for the owner only", async () => {
    const orgId = testRandom.id();
    const mail = (status: "QUEUED" | "SENT", dueAt: Date) => ({
      orgId,
      mailId: testRandom.id(),
      toAddress: `${orgId}@athena.test`,
      subject: "Your code",
      textBody: "123456",
      htmlBody: "<p>123456</p>",
      status,
      dueAt,
    });
    const due = mail("QUEUED", now);
    await test.database.tx({ orgId }, (db) =>
      db
        .insertInto("mails")
        .values([due, mail("QUEUED", later), mail("SENT", now)])
        .execute(),
    );
    expect(await test.database.lookup((db) => dueMails(db, now, 10))).toEqual([{ orgId, mailId: due.mailId }]);
    expect(await readOutbox(test.database, { to: due.toAddress.toUpperCase(), limit: 2 })).toHaveLength(2);
    expect(await readOutbox(test.database, { to: "nobody@athena.test", limit: 2 })).toEqual([]);
  });

  it("find the holds that have run out", async () => {
    const tenant = await insertTenant(test.database);
    const hold = (hour: number, holdUntil: Date) =>
      newBooking(tenant, {
        startsAt: new Date(later.getTime() + hour * 3_600_000),
        endsAt: new Date(later.getTime() + (hour + 1) * 3_600_000),
        status: "PENDING",
        holdUntil,
      });
    const [expired, standing] = [hold(1, now), hold(2, later)];
    await test.database.tx({ orgId: tenant.orgId }, async (db) => {
      for (const booking of [expired, standing]) await bookSlot(db, booking, new Date(now.getTime() - 1));
    });
    expect(await test.database.lookup((db) => expiredHolds(db, now, 10))).toEqual([
      { orgId: tenant.orgId, bookingId: expired.bookingId },
    ]);
  });
});
