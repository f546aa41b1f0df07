import type { Context } from "../context";
import { json } from "../database/json";
import type { TenantTransaction } from "../database/port";
import { runnerBehind, writeBehind } from "../database/write-behind";
import type { Ports } from "../ports";

type QueuedMail = Parameters<Context["sendMail"]>[0];

/**
 * Puts a mail into the outbox, in the caller's transaction: it leaves exactly when what it tells of has happened.
 * While no mail server is configured it stays there.
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
    createdAt: now,
  });
  writeBehind(db, row.compile());
  if (mailer.delivers) await jobs.enqueue(runnerBehind(db), "mail.send", { orgId, mailId });
};
