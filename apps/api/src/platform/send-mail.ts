import { sql } from "kysely";
import { json } from "../database/json";
import type { JobPayloads, Ports } from "../ports";

/** A mail that so often could not be handed over is given up. */
export const MOST_ATTEMPTS = 15;

/** Milliseconds for which one server alone has a mail: longer than any mail server may take. */
const LEASE = 90_000;

/** What is kept of a mail server's complaint. */
const ERROR_CHARACTERS = 500;

/**
 * Hands a queued mail to the mail server; a mail that has left is never sent again. The server that sends it leases it
 * first, in a transaction of its own: no transaction stays open while the mail server thinks.
 * @throws Error when it could not be handed over now, so that the job is tried again
 */
export const sendMail = async (
  { database, mailer, clock, log }: Pick<Ports, "database" | "mailer" | "clock" | "log">,
  { orgId, mailId }: JobPayloads["mail.send"],
): Promise<void> => {
  const mine = { orgId, mailId };
  const now = clock.now();
  const mail = await database.tx({ orgId }, (db) =>
    db
      .updateTable("mails")
      .set({ attempts: sql`attempts + 1`, dueAt: new Date(now.getTime() + LEASE) })
      .where((row) => row.and({ ...mine, status: "QUEUED" }))
      .where("dueAt", "<=", now)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!mail) {
    if (await isQueued(database, mine)) throw new Error("Another server is sending this mail");
    return;
  }

  try {
    await mailer.send({
      id: mailId,
      to: mail.toAddress,
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      attachments: mail.attachments,
    });
  } catch (error) {
    const isGivenUp = mail.attempts >= MOST_ATTEMPTS;
    await database.tx({ orgId }, (db) =>
      db
        .updateTable("mails")
        .set({
          status: isGivenUp ? "FAILED" : "QUEUED",
          // The lease ends; when to try next is the job queue's to say.
          dueAt: now,
          lastError: String(error).slice(0, ERROR_CHARACTERS),
        })
        .where((row) => row.and(mine))
        .execute(),
    );
    if (!isGivenUp) throw error;
    log.error({ mailId, error }, "a mail was given up");
    return;
  }

  await database.tx({ orgId }, (db) =>
    db
      .updateTable("mails")
      // Bodies hold codes and names; once they have left, nobody needs them here.
      .set({ status: "SENT", sentAt: clock.now(), lastError: null, textBody: "", htmlBody: "", attachments: json([]) })
      .where((row) => row.and(mine))
      .execute(),
  );
};

const isQueued = (database: Ports["database"], mine: JobPayloads["mail.send"]) =>
  database.tx({ orgId: mine.orgId }, async (db) => {
    const mail = await db
      .selectFrom("mails")
      .select("status")
      .where((row) => row.and(mine))
      .executeTakeFirst();
    return mail?.status === "QUEUED";
  });
