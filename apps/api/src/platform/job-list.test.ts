import type { AuditActor } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { sandboxPayments } from "../adapters/sandbox-payments";
import { bookSlot } from "../database/book-slot";
import { json } from "../database/json";
import type { Database } from "../database/port";
import type { JobPayloads } from "../ports";
import { TEST_LINKS } from "../testing/create-test-api";
import { eachDatabase } from "../testing/databases";
import { insertTenant, newBooking, testRandom } from "../testing/rows";
import { noDns, testClock, testFiles, testJobs, testLog, testMailer } from "../testing/test-ports";
import { countRefusal } from "./audit/count-refusal";
import { writeEntry } from "./audit/write-entry";
import { jobList } from "./job-list";
import { noteEvents } from "./notifications/note-events";
import { PartsFailedError } from "./stand-alone";

const NOW = "2026-11-18T05:30:00Z";
const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.parse(NOW) - days * DAY);

const CARREL: AuditActor = { kind: "system", _id: null, name: "Carrel" };

/** Jobs that work for each organisation in several transactions, each for another reason. */
const PARTS: Partial<Record<keyof JobPayloads, number>> = {
  ...{ "mails.sweep": 3, "ended.sweep": 3, "audit.seal": 2 },
  "reminders.note": 2,
};
/** Works for one mail and looks for no others. */
type Sweep = Exclude<keyof JobPayloads, "mail.send">;

eachDatabase("a job that goes through the organisations", (test) => {
  /** An organisation that each job has something to do for. */
  const busyTenant = async (files: ReturnType<typeof testFiles>) => {
    const tenant = await insertTenant(test.database, { desks: 2 });
    const { orgId, branchId, deskIds } = tenant;
    const phone = "+91 98765 43210";
    const fileKey = `${orgId}/logo/${testRandom.id()}.webp`;
    await files.put(fileKey, new Uint8Array([1]), "image/webp");
    await test.database.tx({ orgId }, async (db) => {
      const startAt = new Date("2026-11-20T05:00:00Z");
      const period = { startAt, endAt: new Date("2026-11-20T06:00:00Z") };
      const held = { deskId: deskIds[0] ?? "", status: "PENDING", holdUntil: ago(1) } as const;
      await bookSlot(db, newBooking(tenant, { ...period, ...held }), ago(2));
      await bookSlot(db, newBooking(tenant, { ...period, deskId: deskIds[1] ?? "" }), ago(2));
      const later = { startAt: new Date("2026-11-21T05:00:00Z"), endAt: new Date("2026-11-21T06:00:00Z") };
      const owed = { startAt: ago(1), endAt: new Date(ago(1).getTime() + 3_600_000), visitorEmail: "asha@example.com" };
      await bookSlot(db, newBooking(tenant, { ...owed, deskId: deskIds[1] ?? "" }), ago(2));
      await db
        .updateTable("organisations")
        .set({ orgSettings: sql`org_settings || '{"dueReminderDays": [1]}'` as never })
        .execute();
      const alike = { ...later, amount: 0, notes: "Moved to desk A2 (booking ZZZZZZZZ)" };
      await bookSlot(db, newBooking(tenant, alike), ago(2));
      const stamps = { createdAt: ago(40), updatedAt: ago(40) };
      await db
        .insertInto("subscriptions")
        .values({
          orgId,
          planCode: "starter",
          status: "TRIAL",
          currentPeriodStart: ago(30),
          currentPeriodEnd: ago(-1),
          pendingChange: null,
          ...stamps,
        })
        .execute();
      const mandateId = testRandom.id();
      await db
        .insertInto("subscriptionOrders")
        .values({
          ...{ orgId, orderId: mandateId, kind: "start", planCode: "starter", planName: "Starter", interval: "month" },
          ...{ addOns: json([]), lines: json([]), amount: 1, currency: "INR", gateway: "sandbox", turn: 1 },
          ...{ periodStart: ago(30), periodEnd: ago(0), gatewayOrderId: `sub_${mandateId}`, orderedBy: null },
          ...{ mandateId, expiresAt: ago(30), createdAt: ago(30) },
        })
        .execute();
      await db
        .insertInto("subscriptionMandates")
        .values({ orgId, mandateId, state: "ending", chargesFrom: ago(0), ...stamps })
        .execute();
      const says = { toAddress: "asha@athena.test", subject: "News", textBody: "News", htmlBody: "<p>News</p>" };
      await db
        .insertInto("mails")
        .values([
          { orgId, mailId: testRandom.id(), ...says, dueAt: ago(1), goodUntil: ago(1) },
          { orgId, mailId: testRandom.id(), ...says, dueAt: ago(1), enqueueAt: ago(1), createdAt: ago(1) },
          { orgId, mailId: testRandom.id(), ...says, status: "SENT", createdAt: ago(40) },
        ])
        .execute();
      await db
        .insertInto("customers")
        .values({ orgId, customerId: testRandom.id(), branchId, name: "Asha Rao", phone, ...stamps })
        .execute();
      await db
        .insertInto("idempotencyKeys")
        .values({ orgId, actorId: "key:1", key: "k", operation: "desks.add", requestHash: "h", createdAt: ago(8) })
        .execute();
      await db
        .insertInto("trackingEvents")
        .values({
          orgId,
          eventId: testRandom.id(),
          sessionId: testRandom.id(),
          userId: null,
          businessUnitId: null,
          event: "page_view",
          path: "/desks",
          properties: json({}),
          occurredAt: ago(400),
          createdAt: ago(400),
        })
        .execute();
      const domain = `${orgId}.example`;
      await db
        .insertInto("domains")
        .values({ orgId, domain, status: "PENDING", dnsMapping: json({ domain, records: [] }), nextCheckAt: ago(1) })
        .execute();
      await db
        .insertInto("storedFiles")
        .values({ orgId, ownerId: orgId, fileKey, createdAt: ago(1) })
        .execute();
      noteEvents(db, { orgId, now: ago(200), random: testRandom }, [
        { type: "booking_cancelled", subjectId: testRandom.id(), branchId },
      ]);
      const entry = {
        entryId: testRandom.id(),
        occurredAt: ago(1),
        actor: CARREL,
        action: "desks.update",
        resource: "desks",
        address: "",
        userAgent: "",
        requestId: "",
      };
      writeEntry(db, orgId, { ...entry, before: null, after: null });
      countRefusal(db, orgId, { ...entry, entryId: testRandom.id(), allowance: "denied", after: {} });
    });
    return orgId;
  };

  /** A database in which the transactions of some organisations fail at their end, with what each organisation's came to. */
  const breakable = () => {
    const broken = new Set<string>();
    const tried: string[] = [];
    const done: string[] = [];
    const database: Database = Object.create(test.database);
    database.tx = async (scope, work) => {
      tried.push(scope.orgId);
      const result = await test.database.tx(scope, async (db) => {
        const worked = await work(db);
        if (broken.has(scope.orgId)) throw new Error("a trigger of one organisation raised");
        return worked;
      });
      done.push(scope.orgId);
      return result;
    };
    return { broken, tried, done, database };
  };

  const setUp = async () => {
    const house = breakable();
    const files = testFiles();
    const orgIds = [await busyTenant(files), await busyTenant(files)].sort();
    const log = testLog();
    const ports = {
      database: house.database,
      mailer: testMailer(true),
      jobs: testJobs(),
      random: testRandom,
      clock: testClock(NOW),
      log,
      files,
      payments: sandboxPayments("a secret", testRandom),
      dns: noDns,
      publicUrl: "http://localhost:4000",
      bookingLinks: TEST_LINKS,
    };
    const { "mail.send": _, ...sweeps } = jobList(ports);
    return { ...house, orgIds, log, sweeps };
  };
  const SWEEPS = Object.keys(
    jobList({} as Parameters<typeof jobList>[0]) satisfies Record<keyof JobPayloads, unknown>,
  ).filter((name): name is Sweep => name !== "mail.send");

  it.each(SWEEPS)(
    "%s works for each, whichever failed before, says so, and ends the rest when tried again",
    async (name) => {
      const { broken, tried, done, orgIds, log, sweeps } = await setUp();
      const timesOf = (orgIds: readonly string[], orgId: string) => orgIds.filter((one) => one === orgId).length;
      const parts = PARTS[name] ?? 1;

      // Both fail: in whichever order they come, the first doesn't end the job for the second.
      for (const orgId of orgIds) broken.add(orgId);
      const failed = sweeps[name]({});
      await expect(failed).rejects.toThrow(PartsFailedError);
      await expect(failed).rejects.toMatchObject({ failures: expect.toSatisfy((count) => count >= 2 * parts) });
      for (const orgId of orgIds) {
        expect(timesOf(tried, orgId)).toBeGreaterThanOrEqual(parts);
        const told = log.lines.filter(({ level, fields }) => level === "error" && fields.orgId === orgId);
        expect(told.length).toBeGreaterThanOrEqual(parts);
      }
      expect(done.filter((orgId) => orgIds.includes(orgId))).toEqual([]);

      // One is well again, then both are.
      const [well = "", ill = ""] = orgIds;
      broken.delete(well);
      await expect(sweeps[name]({})).rejects.toMatchObject({ failures: parts });
      expect(timesOf(done, well)).toBeGreaterThanOrEqual(parts);
      expect(timesOf(done, ill)).toBe(0);
      broken.clear();
      await sweeps[name]({});
      expect(timesOf(done, ill)).toBeGreaterThanOrEqual(parts);
    },
  );
});
