import { constant } from "../database/constant";
import { dueMails, type FoundMail, mailsToDelete, mailsToEnd, type SweepSearch } from "../database/lookups";
import type { LookupTransaction, TenantTransaction } from "../database/port";
import { runnerBehind } from "../database/write-behind";
import type { Ports } from "../ports";
import { BLANK, JOB_ENDS } from "./mail";
import { releaseMails } from "./release-mails";
import { inTurn, standAlone } from "./stand-alone";

const DAY = 86_400_000;

/** So long a mail waits for a mail server. */
const WAITS = 7 * DAY;
/** So long after it was written it is known to whom a mail went, what of and how it ended. */
const KEPT = 30 * DAY;

/** Mails that one look finds; what one organisation has of them is one transaction, which must not hold its locks for long. */
const BATCH = 1000;
/** Looks of one sweep; what is left waits for the next. */
const ROUNDS = 20;
/** Jobs that one sweep puts in: the mails of the next minute wait behind them. */
const JOBS = 500;

type SweepPorts = Pick<Ports, "database" | "mailer" | "jobs" | "clock" | "log">;

/**
 * Ends mails that are past their time, and what they say with them; lets those that were held leave where there is room again; puts jobs in for those that have none, such as were
 * queued while there was no mail server; deletes old ones.
 */
export const sweepMails = (ports: SweepPorts): Promise<void> => {
  const now = ports.clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

  return inTurn(ports.log, {
    "mails past their time": () =>
      eachSlice(ports, {
        find: (db, search) => mailsToEnd(db, { now, waitingSince: ago(WAITS) }, search),
        work: (db, orgId, mailIds) =>
          db
            .updateTable("mails")
            .set({ status: "EXPIRED", ...BLANK })
            .where("orgId", "=", orgId)
            .where("mailId", "in", mailIds)
            .where((mail) =>
              mail.or([
                mail.and([mail("status", "=", constant("QUEUED")), mail("dueAt", "<=", now)]),
                mail("status", "=", constant("HELD")),
              ]),
            )
            .execute(),
      }),
    "mails that wait for room": () => releaseMails(ports),
    ...(ports.mailer.delivers && {
      "mails without a job": () =>
        eachSlice(ports, {
          limit: JOBS,
          rounds: 1,
          find: (db, search) => dueMails(db, now, search),
          work: (db, orgId, mailIds) => enqueue(ports, db, { orgId, mailIds, now }),
        }),
    }),
    "old mails": () =>
      eachSlice(ports, {
        find: (db, search) => mailsToDelete(db, ago(KEPT), search),
        work: (db, orgId, mailIds) =>
          db.deleteFrom("mails").where("orgId", "=", orgId).where("mailId", "in", mailIds).execute(),
      }),
  });
};

/** Puts jobs in for the mails that no other server has put in meanwhile: one a mail, until that one must have ended. */
async function enqueue(
  { jobs }: SweepPorts,
  db: TenantTransaction,
  { orgId, mailIds, now }: { orgId: string; mailIds: readonly string[]; now: Date },
) {
  const taken = await db
    .updateTable("mails")
    .set({ enqueueAt: new Date(now.getTime() + JOB_ENDS) })
    .where("orgId", "=", orgId)
    .where("mailId", "in", mailIds)
    .where("status", "=", constant("QUEUED"))
    .where("enqueueAt", "<=", now)
    .returning("mailId")
    .execute();
  for (const { mailId } of taken) await jobs.enqueue(runnerBehind(db), "mail.send", { orgId, mailId });
}

interface Slices {
  find(db: LookupTransaction, search: SweepSearch): Promise<FoundMail[]>;
  /** Takes the mails out of what `find` finds. */
  work(db: TenantTransaction, orgId: string, mailIds: string[]): Promise<unknown>;
  limit?: number;
  rounds?: number;
}

/** Works through mails, each organisation's in its own transactions. One where that fails waits for the next sweep. */
const eachSlice = (
  { database, log }: SweepPorts,
  { find, work, limit = BATCH, rounds = ROUNDS }: Slices,
): Promise<void> =>
  standAlone(log, async (alone) => {
    for (let round = 0; round < rounds; round += 1) {
      const found = await database.lookup((db) => find(db, { without: alone.failedFor, limit }));
      for (const [orgId, mails] of Map.groupBy(found, (mail) => mail.orgId)) {
        const mailIds = mails.map(({ mailId }) => mailId);
        await alone({ orgId }, () => database.tx({ orgId }, (db) => work(db, orgId, mailIds)));
      }
      if (found.length < limit) return;
    }
  });
