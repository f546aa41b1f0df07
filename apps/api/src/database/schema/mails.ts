import type { Generated } from "kysely";
import type { MailReason } from "../../mails/reasons";
import type { JsonWithDefault } from "../json";
import type { InstantOrNull, InstantWithDefault } from "./columns";

interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** `quota`: the organisation's is full; `reader`: he got enough; `stopped`: he wants none; `stale`: it leads nowhere any more. */
export type MailHeldFor = "quota" | "reader" | "stopped" | "stale";

/** The durable outbox. `orgId` may be an organisation that a sign-up has yet to make. */
interface MailsTable {
  orgId: string;
  mailId: string;
  toAddress: string;
  /** In whose name it leaves, where that is a reseller's; null: the platform's own. */
  fromName: Generated<string | null>;
  /** Whom an answer reaches, where that is not who sent it. */
  replyTo: Generated<string | null>;
  subject: string;
  textBody: string;
  htmlBody: string;
  attachments: JsonWithDefault<MailAttachment[]>;
  /**
   * HELD: waits for room in a quota. EXPIRED: it could not leave in time. STOPPED: its reader wants none. Only a queued and a
   * held one still say something.
   */
  status: Generated<"QUEUED" | "SENT" | "FAILED" | "EXPIRED" | "HELD" | "STOPPED">;
  attempts: Generated<number>;
  lastError: string | null;
  /** When to try next. */
  dueAt: InstantWithDefault;
  /** When a job is to be put in for it: from the start where none was, else once that one must have ended. */
  enqueueAt: InstantWithDefault;
  /** From then on it is not sent any more; null: no such time. */
  goodUntil: InstantOrNull;
  sentAt: InstantOrNull;
  createdAt: InstantWithDefault;
  /** Why it goes. */
  reason: Generated<MailReason>;
  /** The person or the booking that it tells of. */
  aboutId: Generated<string | null>;
  /** Under which its reader stops such mails; of those alone that nobody asked for. */
  stopAddress: Generated<string | null>;
  /** Why it has not left, where that is no mail server's doing. */
  heldFor: Generated<MailHeldFor | null>;
}

export interface MailsTables {
  mails: MailsTable;
}
