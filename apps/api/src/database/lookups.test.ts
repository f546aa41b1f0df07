import { expect, it } from "vitest";
import { eachDatabase } from "../testing/databases";
import { insertPerson, insertTenant, newBooking, testRandom } from "../testing/rows";
import { bookSlot } from "./book-slot";
import {
  dueMails,
  type FoundMail,
  findBranchOrganisation,
  findFlowOrganisation,
  findOrganisation,
  findOrganisationByCode,
  findPersonOrganisation,
  findSuperOrganisation,
  holdsToCancel,
  isEmailTaken,
  isOrgCodeTaken,
  mailsToDelete,
  mailsToEnd,
} from "./lookups";
import { readOutbox } from "./outbox";

const now = new Date("2026-11-23T00:00:00Z");
const later = new Date("2026-11-30T00:00:00Z");
const nobody = testRandom.id();

eachDatabase("look-ups", (test) => {
  it("find whose staff has an address, in any case of letters, and nothing of the person", async () => {
    const tenant = await insertTenant(test.database);
    const { orgId } = tenant;
    const person = await test.database.tx({ orgId }, (db) => insertPerson(db, tenant));
    expect(await test.database.lookup((db) => findPersonOrganisation(db, person.email.toUpperCase()))).toBe(orgId);
    expect(await test.database.lookup((db) => findPersonOrganisation(db, "nobody@athena.test"))).toBeNull();
    const taken = await test.database.lookup(async (db) => [
      await isEmailTaken(db, { email: person.email.toUpperCase(), now }),
      await isEmailTaken(db, { email: "nobody@athena.test", now }),
    ]);
    expect(taken).toEqual([true, false]);
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

  it("find the mails that wait for a job, are past their time, or old, and the outbox for the owner only", async () => {
    const orgId = testRandom.id();
    const mail = (status: "QUEUED" | "SENT", enqueueAt: Date, given: { goodUntil?: Date; dueAt?: Date } = {}) => ({
      orgId,
      mailId: testRandom.id(),
      toAddress: `${orgId}@athena.test`,
      subject: "Your code",
      textBody: "123456",
      htmlBody: "<p>123456</p>",
      status,
      enqueueAt,
      createdAt: enqueueAt,
      dueAt: enqueueAt,
      ...given,
    });
    const earlier = new Date(now.getTime() - 1);
    const [due, good] = [mail("QUEUED", earlier), mail("QUEUED", now, { goodUntil: later })];
    const [past, sent] = [mail("QUEUED", now, { goodUntil: now }), mail("SENT", earlier)];
    const leased = mail("QUEUED", earlier, { goodUntil: now, dueAt: later });
    await test.database.tx({ orgId }, (db) =>
      db
        .insertInto("mails")
        .values([due, good, past, leased, sent, mail("QUEUED", later), mail("SENT", now)])
        .execute(),
    );
    const ids = async (found: Promise<FoundMail[]>) => (await found).map(({ mailId }) => mailId);
    const found = (without: string[]) =>
      test.database.lookup(async (db) => {
        const search = { without, limit: 10 };
        return {
          due: await ids(dueMails(db, now, search)),
          toEnd: await ids(mailsToEnd(db, { now, waitingSince: now }, search)),
          toDelete: await ids(mailsToDelete(db, now, search)),
        };
      });
    expect(await found([])).toEqual({
      due: [due.mailId, good.mailId],
      toEnd: [past.mailId, due.mailId],
      toDelete: [sent.mailId],
    });
    expect(await found([orgId])).toEqual({ due: [], toEnd: [], toDelete: [] });
    expect(await readOutbox(test.database, { to: due.toAddress.toUpperCase(), limit: 2 })).toHaveLength(2);
    expect(await readOutbox(test.database, { to: "nobody@athena.test", limit: 2 })).toEqual([]);
  });

  it("find the holds that have run out", async () => {
    const tenant = await insertTenant(test.database);
    const hold = (hour: number, holdUntil: Date) =>
      newBooking(tenant, {
        startAt: new Date(later.getTime() + hour * 3_600_000),
        endAt: new Date(later.getTime() + (hour + 1) * 3_600_000),
        status: "PENDING",
        holdUntil,
      });
    const [expired, standing] = [hold(1, now), hold(2, later)];
    await test.database.tx({ orgId: tenant.orgId }, async (db) => {
      for (const booking of [expired, standing]) await bookSlot(db, booking, new Date(now.getTime() - 1));
    });
    expect(await test.database.lookup((db) => holdsToCancel(db, now, { without: [], limit: 10 }))).toEqual([
      { orgId: tenant.orgId, bookingId: expired.bookingId },
    ]);
  });
});
