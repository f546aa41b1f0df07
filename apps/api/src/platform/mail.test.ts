import { afterEach, expect, it, vi } from "vitest";
import { pgBossJobs } from "../adapters/jobs";
import { sandboxPayments } from "../adapters/sandbox-payments";
import type { MailDraft } from "../mails/compose-mail";
import type { Jobs } from "../ports";
import { TEST_LINKS } from "../testing/create-test-api";
import { eachDatabase } from "../testing/databases";
import { insertTenant, testRandom } from "../testing/rows";
import { noDns, testClock, testFiles, testJobs, testLog, testMailer } from "../testing/test-ports";
import { jobList } from "./job-list";
import { queueMail } from "./mail";
import { MOST_ATTEMPTS, sendMail } from "./send-mail";
import { sweepMails } from "./sweep-mails";

const publicUrl = "http://localhost:4000";

const code: MailDraft & { to: string } = {
  to: "asha@example.com",
  reason: "staffCode",
  subject: "Your code",
  sender: "Athena",
  heading: "Your code",
  blocks: [{ kind: "text", text: "123456" }],
  footer: "",
};
/** One that is good for ten minutes. */
const ending: typeof code = { ...code, blocks: [{ kind: "code", code: "123456", minutes: 10 }] };

eachDatabase("the mail queue", (test) => {
  const working: Jobs[] = [];
  afterEach(async () => {
    for (const jobs of working.splice(0)) await jobs.stop();
  });

  const setUp = async (delivers = true) => {
    const { orgId } = await insertTenant(test.database);
    const ports = {
      database: test.database,
      mailer: testMailer(delivers),
      clock: testClock(),
      log: testLog(),
      random: testRandom,
      publicUrl,
      bookingLinks: TEST_LINKS,
    };
    const rows = () =>
      test.database.tx({ orgId }, (db) => db.selectFrom("mails").selectAll().where("orgId", "=", orgId).execute());
    return { orgId, ports, rows };
  };

  const startJobs = async (ports: Awaited<ReturnType<typeof setUp>>["ports"]) => {
    const jobs = pgBossJobs(test.database, ports.log);
    working.push(jobs);
    await jobs.start(
      jobList({ ...ports, jobs, files: testFiles(), payments: sandboxPayments("a secret", testRandom), dns: noDns }),
    );
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
    expect(ports.mailer.sent).toMatchObject([
      { to: code.to, subject: code.subject, text: expect.stringContaining("123456"), attachments: [] },
    ]);
    expect(await rows()).toMatchObject([{ subject: "Your code", textBody: "", htmlBody: "", attachments: [] }]);

    const [mail] = await rows();
    await sendMail(ports, { orgId, mailId: mail?.mailId ?? "" });
    expect(ports.mailer.sent).toHaveLength(1);
  });

  it("keeps a mail in the outbox while there is no mail server", async () => {
    const { orgId, ports, rows } = await setUp(false);
    const jobs = testJobs();
    await test.database.tx({ orgId }, (db) => queueMail({ ...ports, jobs }, db, orgId, code));
    expect(await rows()).toMatchObject([{ status: "QUEUED", textBody: expect.stringContaining("123456") }]);
    expect(jobs.enqueued).toEqual([]);
  });

  it("lets what waited leave once a server starts that has a mail server, each once, but for codes past their time", async () => {
    const { orgId, ports, rows } = await setUp(false);
    const queue = (mail: Parameters<typeof queueMail>[3]) =>
      test.database.tx({ orgId }, (db) => queueMail({ ...ports, jobs: testJobs() }, db, orgId, mail));
    const news = Array.from({ length: 30 }, (_, place) => ({ ...code, subject: `News ${place}` }));
    await queue({ ...ending, subject: "Past" });
    for (const mail of news) await queue(mail);
    ports.clock.advance({ minutes: 10 });
    await queue({ ...ending, subject: "Good" });

    // Two servers, which find the same mails.
    const servers = [testMailer(true), testMailer(true)].map((mailer) => ({ ...ports, mailer }));
    await Promise.all(servers.map(startJobs));
    await vi.waitFor(async () => expect((await rows()).filter(({ status }) => status === "QUEUED")).toEqual([]), {
      timeout: 20_000,
    });
    const statuses = new Map((await rows()).map(({ subject, status }) => [subject, status]));
    expect(statuses).toEqual(
      new Map([
        ["Past", "EXPIRED"],
        ...[...news, { subject: "Good" }].map(({ subject }) => [subject, "SENT"] as const),
      ]),
    );
    const own = new Set((await rows()).map(({ mailId }) => mailId));
    const sent = servers.flatMap(({ mailer }) => mailer.sent).filter(({ id }) => own.has(id));
    expect(sent.map(({ subject }) => subject).sort()).toEqual([...news.map(({ subject }) => subject), "Good"].sort());
    expect((await rows()).filter(({ textBody, htmlBody }) => textBody + htmlBody !== "")).toEqual([]);
  });

  it("never sends a code past its time, though its job comes, and forgets it", async () => {
    const { orgId, ports, rows } = await setUp();
    const jobs = testJobs();
    await test.database.tx({ orgId }, (db) => queueMail({ ...ports, jobs }, db, orgId, ending));
    const [{ mailId } = { mailId: "" }] = await rows();
    ports.mailer.isDown = true;
    await expect(sendMail(ports, { orgId, mailId })).rejects.toThrow("ECONNREFUSED");
    ports.mailer.isDown = false;
    ports.clock.advance({ minutes: 10 });
    await sendMail(ports, { orgId, mailId });
    expect(ports.mailer.sent).toEqual([]);
    expect(await rows()).toMatchObject([{ status: "EXPIRED", textBody: "", htmlBody: "" }]);
  });

  it("costs no attempt where a server has no mail server: another one gets a job for it", async () => {
    const { orgId, ports, rows } = await setUp();
    await test.database.tx({ orgId }, (db) => queueMail({ ...ports, jobs: testJobs() }, db, orgId, code));
    const [{ mailId } = { mailId: "" }] = await rows();
    await sendMail({ ...ports, mailer: testMailer(false) }, { orgId, mailId });
    expect(await rows()).toMatchObject([
      { status: "QUEUED", attempts: 0, textBody: expect.stringContaining("123456") },
    ]);

    const jobs = testJobs();
    for (let sweeps = 0; sweeps < 3; sweeps += 1) await sweepMails({ ...ports, jobs });
    expect(jobs.enqueued.filter(({ payload }) => "mailId" in payload && payload.mailId === mailId)).toHaveLength(1);
  });

  it("tries again after a failure, waits for another server, and gives up at last", async () => {
    const { orgId, ports, rows } = await setUp();
    await test.database.tx({ orgId }, (db) => queueMail({ ...ports, jobs: testJobs() }, db, orgId, code));
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
    expect(await rows()).toMatchObject([
      { status: "FAILED", attempts: MOST_ATTEMPTS, textBody: "", htmlBody: "", attachments: [] },
    ]);
    ports.mailer.isDown = false;
    await sendMail(ports, job);
    expect(ports.mailer.sent).toEqual([]);
  });
});
