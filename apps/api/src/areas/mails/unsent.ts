import type { Page, UnsentCause, UnsentMail, UnsentMailQuery } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context, Paged } from "../../context";
import type { Row } from "../../database/schema";
import { nextDay } from "../../mails/quotas";
import { isUnasked, type MailReason, REASONS, reasonOf } from "../../mails/reasons";
import { requireEveryBranch } from "../../pipeline/every-branch";
import { listPage } from "../list-page";
import { may } from "../roles/rights";

/** Mails that may leave yet. */
const WAITING = ["QUEUED", "HELD"] as const;
/** Those that never left. */
const ENDED = ["FAILED", "EXPIRED", "STOPPED"] as const;

type Mail = Pick<
  Row<"mails">,
  "mailId" | "toAddress" | "subject" | "reason" | "status" | "heldFor" | "dueAt" | "createdAt"
>;

/** Why a mail has not left. */
export const causeOf = ({ status, heldFor }: Pick<Mail, "status" | "heldFor">): UnsentCause =>
  heldFor ?? (status === "EXPIRED" ? "expired" : "server");

const unsentRecord = (mail: Mail, now: Date): UnsentMail => {
  const { mailId: _id, toAddress: to, subject, reason, status, dueAt } = mail;
  const leavesAt = dueAt > now ? dueAt : nextDay(now);
  return {
    _id,
    to,
    subject,
    kind: isUnasked(reason) ? reason : "other",
    cause: causeOf(mail),
    waits: WAITING.some((waiting) => waiting === status),
    // What a quota holds may leave before, where somebody pays meanwhile.
    leavesAt: status === "HELD" ? (mail.heldFor === "quota" ? nextDay(now) : leavesAt).toISOString() : null,
    createdAt: mail.createdAt.toISOString(),
  };
};

/** The organisation's mails that have not left, of those kinds whose readers the caller may see. */
export async function listUnsent(context: Context<Paged<UnsentMailQuery>>): Promise<Page<UnsentMail>> {
  const { db, orgId, input, now } = context;
  requireEveryBranch(context, "see which mails have not left");
  const seen = (Object.keys(REASONS) as MailReason[]).filter((reason) => may(context, reasonOf(reason).sees));
  const statuses = { WAITING, ENDED, ALL: [...WAITING, ...ENDED] }[input.state ?? "ALL"];
  const { rows, total, atLeast } = await listPage(
    db
      .selectFrom("mails")
      .select(["mailId", "toAddress", "subject", "reason", "status", "heldFor", "dueAt", "createdAt"])
      .where("orgId", "=", orgId)
      .where("status", "in", statuses)
      .where("reason", "=", sql<MailReason>`any (${seen}::text[])`)
      .orderBy("createdAt", "desc")
      .orderBy("mailId", "desc"),
    input,
  );
  return { data: rows.map((mail) => unsentRecord(mail, now)), totalRecords: total, atLeast };
}
