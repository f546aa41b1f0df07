import { sql } from "kysely";
import { constant } from "../database/constant";
import { mailHolders } from "../database/lookups";
import type { TenantTransaction } from "../database/port";
import type { Row, RowChanges } from "../database/schema";
import { nextDay } from "../mails/quotas";
import { isUnasked, type MailReason } from "../mails/reasons";
import type { Ports } from "../ports";
import { BLANK } from "./mail";
import { passMail, readStanding } from "./pass-mail";
import { standAlone } from "./stand-alone";

/** Organisations that one sweep works for, and mails of each: one transaction, which must not hold its locks for long. */
const ORGANISATIONS = 500;
const MAILS = 200;

type HeldMail = Pick<Row<"mails">, "mailId" | "toAddress" | "reason" | "aboutId" | "createdAt">;

/**
 * Lets held mails leave where there is room again, each organisation's oldest first, by the same decision as when they were
 * queued. Several servers each take mails that no other has.
 */
export const releaseMails = ({ database, clock, log }: Pick<Ports, "database" | "clock" | "log">): Promise<void> =>
  standAlone(log, async (alone) => {
    const now = clock.now();
    const holders = await database.lookup((db) =>
      mailHolders(db, now, { without: alone.failedFor, limit: ORGANISATIONS }),
    );
    for (const { orgId } of holders) {
      await alone({ orgId }, () => database.tx({ orgId }, (db) => releaseOf(db, orgId, now)));
    }
  });

async function releaseOf(db: TenantTransaction, orgId: string, now: Date) {
  const standing = await readStanding(db);
  const held: HeldMail[] = await db
    .selectFrom("mails")
    .select(["mailId", "toAddress", "reason", "aboutId", "createdAt"])
    .where("orgId", "=", orgId)
    .where("status", "=", constant("HELD"))
    .where("dueAt", "<=", now)
    .orderBy("createdAt")
    .orderBy("mailId")
    .limit(MAILS)
    .forUpdate()
    .skipLocked()
    .execute();
  const full = new Set<string>();
  for (const mail of held) {
    const { reason, toAddress: to } = mail;
    if (!isUnasked(reason) || full.has(reason)) continue;
    if (reason === "invitation" && !(await leadsSomewhere(db, orgId, mail))) {
      await change(db, orgId, mail, { status: "EXPIRED", heldFor: "stale", ...BLANK });
      continue;
    }
    const verdict = await passMail(db, standing, { to, reason, now });
    if (verdict === "quota") {
      full.add(reason);
      await lookLater(db, orgId, { reason, now });
    } else await change(db, orgId, mail, CHANGES[verdict](now));
  }
}

/** What becomes of a held mail, by what is decided on it now. */
const CHANGES = {
  asked: (now: Date) => ({ status: "QUEUED", heldFor: null, dueAt: now, enqueueAt: now }),
  send: (now: Date) => ({ status: "QUEUED", heldFor: null, dueAt: now, enqueueAt: now }),
  reader: (now: Date) => ({ heldFor: "reader", dueAt: nextDay(now) }),
  stopped: () => ({ status: "STOPPED", heldFor: "stopped", ...BLANK }),
} as const satisfies Record<string, (now: Date) => RowChanges<"mails">>;

/** Milliseconds after which an organisation whose day is full is looked at again: it may have paid meanwhile. */
const LOOKED_AT_AGAIN = 15 * 60_000;

const lookLater = (db: TenantTransaction, orgId: string, { reason, now }: { reason: MailReason; now: Date }) =>
  db
    .updateTable("mails")
    .set({ dueAt: new Date(now.getTime() + LOOKED_AT_AGAIN) })
    .where((row) => row.and({ orgId, reason }))
    .where("status", "=", constant("HELD"))
    .where("heldFor", "=", "quota")
    .execute();

const change = (db: TenantTransaction, orgId: string, { mailId }: HeldMail, changes: RowChanges<"mails">) =>
  db
    .updateTable("mails")
    .set(changes)
    .where((row) => row.and({ orgId, mailId }))
    .execute();

/** Whether the link of an invitation is still the one that it brings: a newer one, a use or an end makes it void. */
async function leadsSomewhere(db: TenantTransaction, orgId: string, mail: HeldMail): Promise<boolean> {
  const link = await db
    .selectFrom("links")
    .select(sql<number>`1`.as("one"))
    .where("orgId", "=", orgId)
    .where("userId", "=", mail.aboutId)
    .where("email", "=", mail.toAddress)
    .where("kind", "in", ["invitation", "new_address"])
    .where("createdAt", "<=", mail.createdAt)
    .where("expiresAt", ">", mail.createdAt)
    .executeTakeFirst();
  return link !== undefined;
}
