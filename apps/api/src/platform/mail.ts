import type { Context } from "../context";
import { json } from "../database/json";
import type { TenantTransaction } from "../database/port";
import type { NewRow } from "../database/schema";
import { runnerBehind, writeBehind } from "../database/write-behind";
import { conflict, Failure } from "../failure";
import { composeMail, plainWords } from "../mails/compose-mail";
import { isTrial, nextDay } from "../mails/quotas";
import { isUnasked, reasonOf } from "../mails/reasons";
import type { Attachment, Ports } from "../ports";
import { countAsked, isStopped, passMail, readStanding, stopTokenFor, type Verdict } from "./pass-mail";
import type { KnownPlatform } from "./platform-of";

/** What ends with a mail, however it ended: bodies hold codes and names, and nobody needs them here any more. */
export const BLANK = {
  textBody: "",
  htmlBody: "",
  attachments: json<Attachment[]>([]),
  stopAddress: null,
  replyTo: null,
};

/** Longer than a job tries to send its mail (adapters/jobs.ts): one that still waits then has lost it. */
export const JOB_ENDS = 86_400_000;

/** The screen where a reader stops mails, and the address at which mail programs do. */
export const STOP_SCREEN = "/auth/mails";
export const STOP_PATH = "/mails/stop";

type QueuedMail = Parameters<Context["sendMail"]>[0];

export interface MailPorts extends Pick<Ports, "mailer" | "jobs" | "random" | "clock"> {
  /** As the organisation's people know it: where the links in mails lead, and in whose name they come. */
  platform: KnownPlatform;
  /** Who asks, where somebody does who is not known. */
  network?: string;
}

/**
 * Puts a mail into the outbox, in the caller's transaction: it leaves exactly when what it tells of has happened. While no mail
 * server is configured it stays there (sweep-mails.ts), and so does what goes beyond a quota (decision 37).
 * @throws Failure 429 `otp_too_soon` for a code that somebody unknown asked for, where its address got enough of them; 409
 * `mails_stopped`, `mails_used_up` for a mail that never waits and may not leave now
 */
export const queueMail = async (
  ports: MailPorts,
  db: TenantTransaction,
  orgId: string,
  mail: QueuedMail,
): Promise<void> => {
  const { mailer, jobs, random, clock, platform, network = "" } = ports;
  const now = clock.now();
  const { to, replyTo = null, reason, aboutId = null, staleAt } = mail;
  if (!(await countAsked(db, { to, reason, network, now }))) throw enoughMailed();
  const { verdict, isPlain, stopToken } = await judge(db, mail, now);
  if (reasonOf(reason).neverWaits && verdict !== "asked" && verdict !== "send") throw NOT_NOW[verdict]();
  const stopScreen = stopToken && `${platform.address}${STOP_SCREEN}#${stopToken}`;
  const stopAddress = stopToken && `${platform.address}${STOP_PATH}/${stopToken}`;
  const composed = composeMail(mail, { platform, stopAddress: stopScreen, isPlain });
  const goodUntil = [
    ...(composed.goodForMinutes === undefined ? [] : [now.getTime() + composed.goodForMinutes * 60_000]),
    ...(reasonOf(reason).neverWaits ? [now.getTime() + JOB_ENDS] : []),
    ...(isHeld(verdict) && staleAt && staleAt > now ? [staleAt.getTime()] : []),
  ];
  const row: NewRow<"mails"> = {
    orgId,
    mailId: random.id(),
    toAddress: to,
    replyTo,
    fromName: platform.resellerId === null ? null : plainWords(platform.name) || null,
    subject: composed.subject,
    reason,
    aboutId,
    stopAddress,
    textBody: composed.text,
    htmlBody: composed.html,
    attachments: json([...composed.attachments]),
    dueAt: verdict === "reader" ? nextDay(now) : now,
    enqueueAt: mailer.delivers ? new Date(now.getTime() + JOB_ENDS) : now,
    goodUntil: goodUntil.length === 0 ? null : new Date(Math.min(...goodUntil)),
    createdAt: now,
    ...STORED[verdict],
  };
  if (reason === "invitation") dropOlder(db, orgId, aboutId);
  writeBehind(db, db.insertInto("mails").values(row).compile());
  if (mailer.delivers && row.status === "QUEUED") {
    await jobs.enqueue(runnerBehind(db), "mail.send", { orgId, mailId: row.mailId });
  }
};

/** Of somebody's invitations the newest alone is any good. */
const dropOlder = (db: TenantTransaction, orgId: string, aboutId: string | null) =>
  writeBehind(
    db,
    db
      .updateTable("mails")
      .set({ status: "EXPIRED", heldFor: "stale", ...BLANK })
      .where((row) => row.and({ orgId, reason: "invitation", status: "HELD" }))
      .where("aboutId", "=", aboutId)
      .compile(),
  );

const isHeld = (verdict: Verdict) => verdict === "quota" || verdict === "reader";

/** How a mail is stored, by what was decided on it. */
const STORED = {
  asked: { status: "QUEUED" },
  send: { status: "QUEUED" },
  quota: { status: "HELD", heldFor: "quota" },
  reader: { status: "HELD", heldFor: "reader" },
  stopped: { status: "STOPPED", heldFor: "stopped", ...BLANK },
} as const satisfies Record<Verdict, Partial<NewRow<"mails">>>;

/** Whether and how a mail may leave. */
async function judge(db: TenantTransaction, { to, reason }: QueuedMail, now: Date) {
  if (!isUnasked(reason)) return { verdict: "asked" as const, isPlain: false, stopToken: null };
  const standing = await readStanding(db);
  const verdict = await passMail(db, standing, { to, reason, now });
  const stops = verdict !== "asked" || reasonOf(reason).alwaysStops;
  if (!stops) return { verdict, isPlain: false, stopToken: null };
  return {
    verdict: verdict === "asked" && (await isStopped(db, to)) ? ("stopped" as const) : verdict,
    isPlain: verdict !== "asked" && isTrial(standing),
    stopToken: await stopTokenFor(db, to),
  };
}

const usedUp = (whose: string) => () =>
  conflict("mails_used_up", `${whose} had as many such mails today as may be sent. It can go out tomorrow.`);

/** What is said of a mail that never waits, by why it may not leave. */
const NOT_NOW = {
  stopped: () => conflict("mails_stopped", "Whoever reads this address wants no such mails."),
  quota: usedUp("Your organization"),
  reader: usedUp("This address"),
} as const satisfies Record<Exclude<Verdict, "asked" | "send">, () => Failure>;

/** As long as the count may last; when exactly it ends would tell when others asked. */
const WAIT_MINUTES = 60;

const enoughMailed = () =>
  new Failure({
    status: 429,
    code: "otp_too_soon",
    message: `Enough codes were sent to this address in the last hour. Ask for a new one in ${WAIT_MINUTES} minutes.`,
    retryAfter: WAIT_MINUTES * 60,
  });
