import * as z from "zod";
import { Token } from "./auth";
import { Id, Instant, page, pageQuery, text } from "./common";

/** Of the mails that somebody did not ask for: `all`, `others` (none of this organisation's) or `none` of any. */
export const WantedMails = z.enum(["all", "others", "none"]);
export type WantedMails = z.infer<typeof WantedMails>;

/** `token` is that of the link in a mail by which its reader stops such mails. */
export const ByMailToken = z.strictObject({ token: Token });
export interface ByMailToken extends z.infer<typeof ByMailToken> {}

export const SetWantedMails = z.strictObject({ token: Token, wanted: WantedMails });
export interface SetWantedMails extends z.infer<typeof SetWantedMails> {}

/** What the reader of a mail wants of what he did not ask for, and whose mail it was. */
export const MailChoice = z.object({ orgName: text(120), wanted: WantedMails });
export interface MailChoice extends z.infer<typeof MailChoice> {}

/**
 * Why a mail has not left: `quota`: the organisation's day is full; `reader`: its reader got enough for a day; `stopped`: he
 * wants none; `stale`: it leads nowhere any more; `server`: no mail server took it so far; `expired`: its time is past.
 */
export const UnsentCause = z.enum(["quota", "reader", "stopped", "stale", "server", "expired"]);
export type UnsentCause = z.infer<typeof UnsentCause>;

/** A mail of the organisation's that has not left. What it says is nobody's to read. */
export const UnsentMail = z.object({
  _id: Id,
  to: text(254),
  subject: text(1000),
  /** To somebody for the staff, to somebody for whom staff booked, to somebody who owes, or anything else. */
  kind: z.enum(["invitation", "confirmation", "reminder", "other"]),
  cause: UnsentCause,
  /** Whether it may leave yet. */
  waits: z.boolean(),
  /** When there may be room for it at the earliest; null where that is no quota's to say. */
  leavesAt: Instant.nullable(),
  createdAt: Instant,
});
export interface UnsentMail extends z.infer<typeof UnsentMail> {}

/** `state`: those that wait, or those that never left; left out: both. */
export const UnsentMailQuery = z.strictObject({
  limit: pageQuery.limit,
  page: pageQuery.page,
  state: z.enum(["WAITING", "ENDED"]).optional(),
});
export interface UnsentMailQuery extends z.infer<typeof UnsentMailQuery> {}

export const UnsentMailPage = page(UnsentMail);
