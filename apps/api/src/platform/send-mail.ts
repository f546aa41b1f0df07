import { sql } from "kysely";
import { constant } from "../database/constant";
import type { TenantTransaction } from "../database/port";
import type { JobPayloads, Ports } from "../ports";
import { BLANK } from "./mail";

/** A mail that so often could not be handed over is given up. */
export const MOST_ATTEMPTS = 15;

/** Milliseconds for which one server alone has a mail: longer than any mail server may take. */
const LEASE = 90_000;

/** What is kept of a mail server's complaint. */
const ERROR_CHARACTERS = 500;

/**
 * Hands a queued mail to the mail server; a mail that has left is never sent again, and one past its time never at all.
 * The server that sends it leases it first, in a transaction of its own: no transaction stays open while the mail server
 * thinks. However a mail ends, what it said ends with it.
 * @throws Error when it could not be handed over now, so that the job is tried again
 */
export const sendMail = async (
  { database, mailer, clock, log }: Pick<Ports, "database" | "mailer" | "clock" | "log">,
  { orgId, mailId }: JobPayloads["mail.send"],
): Promise<void> => {
  const now = clock.now();
  /** Works on the mail, in a transaction of its own. */
  const tx = <Result>(work: (db: TenantTransaction) => Promise<Result>) => database.tx({ orgId }, work);
  const change = (db: TenantTransaction) => db.updateTable("mails").where((row) => row.and({ orgId, mailId }));
  const changeQueued = (db: TenantTransaction) => change(db).where("status", "=", constant("QUEUED"));

  if (!mailer.delivers) {
    // It was given to a mail server that is configured no more, or on other servers only.
    await tx((db) => changeQueued(db).set({ enqueueAt: now }).execute());
    return;
  }

  const mail = await tx((db) =>
    changeQueued(db)
      .set({ attempts: sql`attempts + 1`, dueAt: new Date(now.getTime() + LEASE) })
      .where("dueAt", "<=", now)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!mail) {
    if (await isQueued(database, { orgId, mailId })) throw new Error("Another server is sending this mail");
    return;
  }
  if (mail.goodUntil && mail.goodUntil <= now) {
    await tx((db) =>
      changeQueued(db)
        .set({ status: "EXPIRED", ...BLANK })
        .execute(),
    );
    return;
  }

  try {
    await mailer.send({
      id: mailId,
      to: mail.toAddress,
      fromName: mail.fromName,
      replyTo: mail.replyTo,
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      attachments: mail.attachments,
      stopAddress: mail.stopAddress,
    });
  } catch (error) {
    const isGivenUp = mail.attempts >= MOST_ATTEMPTS;
    // The lease ends; when to try next is the job queue's to say.
    const tried = { dueAt: now, lastError: String(error).slice(0, ERROR_CHARACTERS) };
    await tx((db) =>
      changeQueued(db)
        .set(isGivenUp ? { ...tried, status: "FAILED", ...BLANK } : tried)
        .execute(),
    );
    if (!isGivenUp) throw error;
    log.error({ mailId, error }, "a mail was given up");
    return;
  }

  await tx((db) =>
    change(db)
      .set({ status: "SENT", sentAt: clock.now(), lastError: null, ...BLANK })
      .execute(),
  );
};

const isQueued = (database: Ports["database"], { orgId, mailId }: JobPayloads["mail.send"]) =>
  database.tx({ orgId }, async (db) => {
    const mail = await db
      .selectFrom("mails")
      .select("status")
      .where((row) => row.and({ orgId, mailId }))
      .executeTakeFirst();
    return mail?.status === "QUEUED";
  });
