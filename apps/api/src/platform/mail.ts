import type { Context } from "../context";
import { json } from "../database/json";
import type { TenantTransaction } from "../database/port";
import { runnerBehind, writeBehind } from "../database/write-behind";
import type { Attachment, Ports } from "../ports";

/** What ends with a mail, however it ended: bodies hold codes and names, and nobody needs them here any more. */
export const BLANK = { textBody: "", htmlBody: "", attachments: json<Attachment[]>([]) };

/** Longer than a job tries to send its mail (adapters/jobs.ts): one that still waits then has lost it. */
export const JOB_ENDS = 86_400_000;

type QueuedMail = Parameters<Context["sendMail"]>[0];

/**
 * Puts a mail into the outbox, in the caller's transaction: it leaves exactly when what it tells of has happened.
 * While no mail server is configured it stays there (sweep-mails.ts).
 */
export const queueMail = async (
  { mailer, jobs, random, clock }: Pick<Ports, "mailer" | "jobs" | "random" | "clock">,
  db: TenantTransaction,
  orgId: string,
  mail: QueuedMail,
) => {
  const mailId = random.id();
  const now = clock.now();
  const row = db.insertInto("mails").values({
    orgId,
    mailId,
    toAddress: mail.to,
    subject: mail.subject,
    textBody: mail.text,
    htmlBody: mail.html,
    attachments: json(mail.attachments ?? []),
    dueAt: now,
    enqueueAt: mailer.delivers ? new Date(now.getTime() + JOB_ENDS) : now,
    goodUntil: mail.goodForMinutes === undefined ? null : new Date(now.getTime() + mail.goodForMinutes * 60_000),
    createdAt: now,
  });
  writeBehind(db, row.compile());
  if (mailer.delivers) await jobs.enqueue(runnerBehind(db), "mail.send", { orgId, mailId });
};
