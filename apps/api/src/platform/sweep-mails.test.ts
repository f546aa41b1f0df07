import type { Insertable } from "kysely";
import { expect, it } from "vitest";
import type { Tables } from "../database/schema";
import { eachDatabase } from "../testing/databases";
import { testRandom } from "../testing/rows";
import { testClock, testJobs, testLog, testMailer } from "../testing/test-ports";
import { PartsFailedError } from "./stand-alone";
import { sweepMails } from "./sweep-mails";

const START = new Date("2026-11-18T05:30:00Z");
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);

const SAYS = { textBody: "123456", htmlBody: "<p>123456</p>" };
const SAYS_NOTHING = { textBody: "", htmlBody: "", attachments: [] };

type Given = Partial<Insertable<Tables["mails"]>>;

eachDatabase("the sweep of mails", (test) => {
  /** Writes mails of the start to an organisation. @returns its id */
  const write = async (mails: Given[]) => {
    const orgId = testRandom.id();
    const rows = mails.map((given) => ({
      orgId,
      mailId: testRandom.id(),
      toAddress: "asha@athena.test",
      subject: "News",
      ...SAYS,
      createdAt: START,
      dueAt: START,
      enqueueAt: START,
      ...given,
    }));
    await test.database.tx({ orgId }, async (db) => {
      for (let at = 0; at < rows.length; at += 500) {
        await db
          .insertInto("mails")
          .values(rows.slice(at, at + 500))
          .execute();
      }
    });
    return orgId;
  };

  const mailsOf = (orgId: string) =>
    test.database.tx({ orgId }, (db) => db.selectFrom("mails").selectAll().orderBy("subject").execute());
  const statusesOf = async (orgId: string) => (await mailsOf(orgId)).map(({ status }) => status);

  /** A server's ports. */
  const portsOf = (delivers = false) => ({
    database: test.database,
    mailer: testMailer(delivers),
    jobs: testJobs(),
    clock: testClock(START.toISOString()),
    log: testLog(),
  });

  it("ends a code's mail with the code, and forgets what it said", async () => {
    const orgId = await write([
      { subject: "1", goodUntil: minutes(10) },
      { subject: "2", goodUntil: minutes(11) },
      { subject: "3" },
      // A server is sending it.
      { subject: "4", goodUntil: minutes(10), dueAt: minutes(11) },
    ]);
    const ports = portsOf();
    await sweepMails(ports);
    expect(await statusesOf(orgId)).toEqual(["QUEUED", "QUEUED", "QUEUED", "QUEUED"]);
    ports.clock.advance({ minutes: 10 });
    await sweepMails(ports);
    expect(await mailsOf(orgId)).toMatchObject([
      { status: "EXPIRED", ...SAYS_NOTHING },
      { status: "QUEUED", ...SAYS },
      { status: "QUEUED", ...SAYS },
      { status: "QUEUED", ...SAYS },
    ]);
  });

  it("ends after seven days what no mail server was there for, and deletes all after thirty", async () => {
    const orgId = await write([
      { subject: "1" },
      { subject: "2", status: "SENT", textBody: "", htmlBody: "" },
      { subject: "3", status: "FAILED", textBody: "", htmlBody: "" },
    ]);
    const ports = portsOf();
    ports.clock.advance({ days: 7 });
    await sweepMails(ports);
    expect(await statusesOf(orgId)).toEqual(["QUEUED", "SENT", "FAILED"]);
    ports.clock.advance({ seconds: 1 });
    await sweepMails(ports);
    expect(await mailsOf(orgId)).toMatchObject([
      { status: "EXPIRED", ...SAYS_NOTHING },
      { status: "SENT" },
      { status: "FAILED" },
    ]);
    ports.clock.advance({ days: 22, hours: 23 });
    await sweepMails(ports);
    expect(await statusesOf(orgId)).toHaveLength(3);
    ports.clock.advance({ hours: 1 });
    await sweepMails(ports);
    expect(await statusesOf(orgId)).toEqual([]);
  });

  it("puts one job in for a mail, however many servers sweep how often, until that job must have ended", async () => {
    const orgId = await write([{ subject: "1" }, { subject: "2", goodUntil: START }, { subject: "3", status: "SENT" }]);
    const [{ mailId } = { mailId: "" }] = await mailsOf(orgId);
    const servers = [portsOf(true), portsOf(true)];
    const enqueued = () =>
      servers.flatMap(({ jobs }) =>
        jobs.enqueued.filter(({ payload }) => "orgId" in payload && payload.orgId === orgId),
      );
    for (let sweeps = 0; sweeps < 3; sweeps += 1) await Promise.all(servers.map(sweepMails));
    expect(enqueued()).toEqual([{ name: "mail.send", payload: { orgId, mailId } }]);

    // The job is gone, as with a queue that was lost.
    for (const { clock } of servers) clock.advance({ days: 1 });
    await Promise.all(servers.map(sweepMails));
    expect(enqueued()).toHaveLength(2);
  });

  it("puts in no job where there is no mail server", async () => {
    await write([{}]);
    const ports = portsOf();
    await sweepMails(ports);
    expect(ports.jobs.enqueued).toEqual([]);
  });

  it("goes on in slices until all is done", async () => {
    const orgId = await write(Array.from({ length: 2500 }, () => ({ goodUntil: START })));
    const ports = portsOf();
    await sweepMails(ports);
    expect(new Set(await statusesOf(orgId))).toEqual(new Set(["EXPIRED"]));
    ports.clock.advance({ days: 31 });
    await sweepMails(ports);
    expect(await statusesOf(orgId)).toEqual([]);
  });

  it("goes on where one organisation's mails can't be swept, and says so", async () => {
    // More than one look finds, and found first.
    const broken = await write(Array.from({ length: 1001 }, () => ({ goodUntil: minutes(-1) })));
    const orgId = await write([{ goodUntil: START }]);
    const ports = portsOf();
    const database: typeof test.database = Object.create(test.database);
    database.tx = (scope, work) =>
      scope.orgId === broken ? Promise.reject(new Error("broken")) : test.database.tx(scope, work);
    await expect(sweepMails({ ...ports, database })).rejects.toThrow(PartsFailedError);
    expect(await statusesOf(orgId)).toEqual(["EXPIRED"]);
    expect(new Set(await statusesOf(broken))).toEqual(new Set(["QUEUED"]));
    expect(ports.log.lines).toMatchObject([{ level: "error", fields: { orgId: broken } }]);
  });
});
