import { afterEach, expect, it, vi } from "vitest";
import { pgBossJobs } from "../adapters/jobs";
import type { Jobs } from "../ports";
import { eachDatabase } from "../testing/databases";
import { insertTenant, testRandom } from "../testing/rows";
import { testClock, testFiles, testLog, testMailer } from "../testing/test-ports";
import { sealAuditLogs } from "./audit/seal-all";
import { sweepFiles } from "./files/sweep-files";
import { foldFigures } from "./fold-figures";
import { queueMail } from "./mail";
import { noteReminders } from "./notifications/note-reminders";
import { tellAllEvents } from "./notifications/tell-events";
import { MOST_ATTEMPTS, sendMail } from "./send-mail";
import { sweepEnded } from "./sweep-ended";
import { sweepHolds } from "./sweep-holds";

const code = { to: "asha@example.com", subject: "Your code", text: "123456", html: "<p>123456</p>" };

eachDatabase("the mail queue", (test) => {
  let jobs: Jobs | undefined;
  afterEach(async () => {
    await jobs?.stop();
    jobs = undefined;
  });

  const setUp = async (delivers = true) => {
    const { orgId } = await insertTenant(test.database);
    const ports = {
      database: test.database,
      mailer: testMailer(delivers),
      clock: testClock(),
      log: testLog(),
      random: testRandom,
    };
    const rows = () =>
      test.database.tx({ orgId }, (db) => db.selectFrom("mails").selectAll().where("orgId", "=", orgId).execute());
    return { orgId, ports, rows };
  };

  const startJobs = async (ports: Awaited<ReturnType<typeof setUp>>["ports"]) => {
    jobs = pgBossJobs(test.database, ports.log);
    const telling = { ...ports, jobs, publicUrl: "http://localhost:4000" };
    await jobs.start({
      "mail.send": (payload) => sendMail(ports, payload),
      "holds.sweep": () => sweepHolds(ports),
      "ended.sweep": () => sweepEnded(ports),
      "audit.seal": () => sealAuditLogs(ports),
      "figures.fold": () => foldFigures(ports),
      "files.sweep": () => sweepFiles({ ...ports, files: testFiles() }),
      "events.sweep": () => tellAllEvents(telling),
      "reminders.note": () => noteReminders(ports),
    });
    return { ...ports, jobs };
  };

  it("lets a mail leave once, after its transaction, and forgets what it said", async () => {
    const { orgId, ports, rows } = await setUp();
    const started = await startJobs(ports);

    const rolledBack = test.database.tx({ orgId }, async (db) => {
      await queueMail(started, db, orgId, { ...code, subject: "Never" });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await test.database.tx({ orgId }, (db) => queueMail(started, db, orgId, code));

    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ status: "SENT" }]), { timeout: 20_000 });
    expect(ports.mailer.sent).toMatchObject([{ ...code, attachments: [] }]);
    expect(await rows()).toMatchObject([{ subject: "Your code", textBody: "", htmlBody: "", attachments: [] }]);

    const [mail] = await rows();
    await sendMail(ports, { orgId, mailId: mail?.mailId ?? "" });
    expect(ports.mailer.sent).toHaveLength(1);
  });

  it("keeps a mail in the outbox while there is no mail server", async () => {
    const { orgId, ports, rows } = await setUp(false);
    const enqueue = vi.fn();
    const noJobs: Jobs = { enqueue, start: async () => undefined, stop: async () => undefined };
    await test.database.tx({ orgId }, (db) => queueMail({ ...ports, jobs: noJobs }, db, orgId, code));
    expect(await rows()).toMatchObject([{ status: "QUEUED", textBody: "123456" }]);
    expect(enqueue).not.toHaveBeenCalled();
  });

  it("tries again after a failure, waits for another server, and gives up at last", async () => {
    const { orgId, ports, rows } = await setUp();
    const noJobs: Jobs = { enqueue: vi.fn(), start: async () => undefined, stop: async () => undefined };
    await test.database.tx({ orgId }, (db) => queueMail({ ...ports, jobs: noJobs }, db, orgId, code));
    const [mail] = await rows();
    const job = { orgId, mailId: mail?.mailId ?? "" };

    ports.mailer.isDown = true;
    await expect(sendMail(ports, job)).rejects.toThrow("ECONNREFUSED");
    expect(await rows()).toMatchObject([{ status: "QUEUED", attempts: 1, lastError: "Error: connect ECONNREFUSED" }]);

    // As a server leaves it that was killed while it sent: leased, and free again once the lease has run out.
    await test.database.tx({ orgId }, (db) =>
      db
        .updateTable("mails")
        .set({ dueAt: new Date(ports.clock.now().getTime() + 60_000) })
        .where("orgId", "=", orgId)
        .execute(),
    );
    await expect(sendMail(ports, job)).rejects.toThrow("Another server");
    ports.clock.advance({ minutes: 1 });

    for (let attempt = 2; attempt < MOST_ATTEMPTS; attempt += 1) {
      await expect(sendMail(ports, job)).rejects.toThrow("ECONNREFUSED");
    }
    await sendMail(ports, job);
    expect(await rows()).toMatchObject([{ status: "FAILED", attempts: MOST_ATTEMPTS }]);
    ports.mailer.isDown = false;
    await sendMail(ports, job);
    expect(ports.mailer.sent).toEqual([]);
  });
});
