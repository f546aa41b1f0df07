import { sql } from "kysely";
import type { TenantTransaction } from "../database/port";
import type { MailHeldFor } from "../database/schema";
import { quotaOf, type Standing, UNASKED_TO_READER } from "../mails/quotas";
import { type MailReason, reasonOf, type UnaskedReason } from "../mails/reasons";
import type { Ports } from "../ports";

/** How the transaction's organisation stands. What nobody knows (yet) stands as one on trial. */
export async function readStanding(db: TenantTransaction): Promise<Standing> {
  const { rows } = await sql<Standing>`select is_super, paid_since from mail_standing()`.execute(db);
  return rows[0] ?? { isSuper: false, paidSince: null };
}

/** `asked`: the address was proven here, and nothing was counted; `send`: there was room; else why it may not leave. */
export type Verdict = "asked" | "send" | Exclude<MailHeldFor, "stale">;

/**
 * Decides on a mail that nobody asked for, and counts it, in the caller's transaction: two at once count one after the other, and
 * what is rolled back was not counted.
 */
export async function passMail(
  db: TenantTransaction,
  standing: Standing,
  { to, reason, now }: { to: string; reason: UnaskedReason; now: Date },
): Promise<Verdict> {
  const { rows } = await sql<{ verdict: Verdict }>`
    select pass_mail(${to}, ${reason}, ${quotaOf(standing, reason, now)}::integer, ${UNASKED_TO_READER}::integer, ${now}) as verdict`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("A mail got no verdict");
  return row.verdict;
}

/** Whether the reader of an address wants none of the organisation's mails that he didn't ask for. */
export async function isStopped(db: TenantTransaction, to: string): Promise<boolean> {
  const { rows } = await sql<{ isStopped: boolean }>`select mail_stopped(${to}) as is_stopped`.execute(db);
  return rows[0]?.isStopped === true;
}

/** What the transaction's organisation gives an address to stop its mails by. */
export async function stopTokenFor(db: TenantTransaction, to: string): Promise<string> {
  const { rows } = await sql<{ token: string }>`select mail_stop_token(${to}) as token`.execute(db);
  return rows[0]?.token ?? "";
}

/** Forgets counters of mails that have ended: those of an organisation with the day after theirs. */
export const sweepMailCounters = async ({ database, clock }: Pick<Ports, "database" | "clock">): Promise<void> => {
  const now = clock.now();
  await database.execute("delete from mail_readers where ends_at < $1", [now]);
  await database.execute("delete from mail_counts where day < ($1::timestamptz at time zone 'UTC')::date", [now]);
};

const HOUR_SECONDS = 3600;

/**
 * Counts a mail of those that anybody may have sent to any address, over all organisations: for who asks from one network, and for
 * all who ask. Alike for every address, known or not.
 * @returns whether there was room
 */
export async function countAsked(
  db: TenantTransaction,
  { to, reason, network, now }: { to: string; reason: MailReason; network: string; now: Date },
): Promise<boolean> {
  const { anHour } = reasonOf(reason);
  if (!anHour) return true;
  const { rows } = await sql<{ hasRoom: boolean }>`
    select case when count_mail_to(${`${to} ${network}`}, ${`${reason}:network`}, ${anHour.network}::integer, ${HOUR_SECONDS}::integer, ${now})
      then count_mail_to(${to}, ${reason}, ${anHour.address}::integer, ${HOUR_SECONDS}::integer, ${now}) else false end as has_room`.execute(
    db,
  );
  return rows[0]?.hasRoom === true;
}

/** What is counted within a time of one thing, over all servers. */
interface Counting {
  /** Of whom or what; a keyed hash of it is kept. */
  of: string;
  what: string;
  most: number;
  seconds: number;
  now: Date;
}

/**
 * Counts once more, in the caller's transaction: two at once count one after the other.
 * @returns false, and nothing is counted, where there were enough
 */
export async function countWithin(db: TenantTransaction, { of, what, most, seconds, now }: Counting): Promise<boolean> {
  const { rows } = await sql<{ hasRoom: boolean }>`
    select count_mail_to(${of}, ${what}, ${most}::integer, ${seconds}::integer, ${now}) as has_room`.execute(db);
  return rows[0]?.hasRoom === true;
}
