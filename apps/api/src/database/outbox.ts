import type { Database } from "./port";

/** A mail as demo mode shows it, newest first. */
export interface OutboxMail {
  mailId: string;
  orgId: string;
  toAddress: string;
  /** Whom an answer reaches, where that is not who sent it. */
  replyTo: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
  createdAt: Date;
}

/**
 * Reads the outbox of all tenants, codes and all: for demo mode only, on the owner's connection, since no request may.
 * @param filter.to an address; absent: all
 */
export const readOutbox = (database: Database, filter: { to?: string; limit: number }) =>
  database.execute<OutboxMail>(
    `select mail_id as "mailId", org_id as "orgId", to_address as "toAddress", reply_to as "replyTo", subject, text_body as "textBody",
       html_body as "htmlBody", created_at as "createdAt"
     from read_outbox($1, $2)`,
    [filter.to ?? null, filter.limit],
  );
