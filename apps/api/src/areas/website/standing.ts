import type { DnsMapping } from "@carrel/sdk/schemas";
import { json } from "../../database/json";
import type { Row, RowChanges } from "../../database/schema";
import type { Checked } from "./check";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A domain that was asked for is waited for so long. */
const WAITED = 7 * DAY;
/** Minutes between the checks of one that is waited for: the older, the longer. */
const PAUSES = [
  { until: 15 * MINUTE, pause: MINUTE },
  { until: 3 * HOUR, pause: 10 * MINUTE },
  { until: DAY, pause: HOUR },
  { until: WAITED, pause: 6 * HOUR },
];
const VERIFIED_PAUSE = 6 * HOUR;
/** While something is missing. */
const MISSED_PAUSE = HOUR;
/** Checks by the job, one after the other, that find records missing before anybody is warned of it. */
const MISSED_AT_MOST = 3;
/** From the warning until it is switched off. */
const WARNED = 3 * DAY;

export type Domain = Row<"domains">;

/** What a check makes of a domain. */
export interface Standing {
  /** Null: it is dropped. */
  changes: RowChanges<"domains"> | null;
  tell?: "domain_verified" | "domain_failed" | "domain_warned";
}

const CLEAR = { missingSince: null, warnedAt: null, missedChecks: 0 };

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** When a domain that is waited for is asked about next; null: it was waited for long enough. */
const nextOfWaiting = (since: Date, now: Date) => {
  const age = now.getTime() - since.getTime();
  const step = PAUSES.find(({ until }) => age < until);
  return step ? after(now, step.pause) : null;
};

/** What a domain begins as that is asked for: waited for, and asked about at once. */
export const begun = (mapping: DnsMapping, now: Date) => ({
  ...CLEAR,
  status: "PENDING" as const,
  dnsMapping: json(mapping),
  createdAt: now,
  checkedAt: null,
  verifiedAt: null,
  leadsBelow: false,
  nextCheckAt: now,
});

/** When a warned domain is switched off; null for one that nobody was warned of. */
export const standsUntil = ({ status, warnedAt }: Pick<Domain, "status" | "warnedAt">): Date | null =>
  status === "VERIFIED" && warnedAt ? after(warnedAt, WARNED) : null;

const waiting = (domain: Domain, { finding }: Checked, now: Date, byHand: boolean): Standing => {
  if (finding === "found") {
    return {
      changes: { ...CLEAR, status: "VERIFIED", verifiedAt: now, nextCheckAt: after(now, VERIFIED_PAUSE) },
      tell: "domain_verified",
    };
  }
  // Who asks himself begins to wait anew, also after it failed.
  if (byHand && domain.status === "FAILED") {
    return { changes: { ...CLEAR, status: "PENDING", createdAt: now, nextCheckAt: after(now, MINUTE) } };
  }
  const nextCheckAt = nextOfWaiting(domain.createdAt, now);
  if (nextCheckAt) return { changes: { nextCheckAt } };
  return { changes: { status: "FAILED", nextCheckAt: null }, tell: "domain_failed" };
};

const verified = (domain: Domain, { finding }: Checked, now: Date, { byHand, isOld }: Asked): Standing => {
  if (finding === "found") return { changes: { ...CLEAR, nextCheckAt: after(now, VERIFIED_PAUSE) } };
  const soon = after(now, MISSED_PAUSE);
  if (finding === "unknown") return { changes: { nextCheckAt: soon } };
  const missingSince = domain.missingSince ?? now;
  // Somebody who asks again and again neither hurries a warning nor keeps it off.
  if (byHand) {
    const { nextCheckAt } = domain;
    return { changes: { missingSince, nextCheckAt: nextCheckAt && nextCheckAt < soon ? nextCheckAt : soon } };
  }
  const missedChecks = domain.missedChecks + 1;
  const changes = { missingSince, missedChecks, nextCheckAt: soon };
  if (missedChecks < MISSED_AT_MOST) return { changes };
  if (isOld) return { changes: null };
  const until = standsUntil(domain);
  if (!until) return { changes: { ...changes, warnedAt: now }, tell: "domain_warned" };
  if (now < until) return { changes };
  return { changes: { ...CLEAR, status: "FAILED", verifiedAt: null, nextCheckAt: null }, tell: "domain_failed" };
};

interface Asked {
  /** Whether a person asked, not the job. */
  byHand: boolean;
  /** Whether it was replaced by another and leads there as long as its records stand. */
  isOld: boolean;
}

/** What becomes of a domain by what a check found (decision 82). */
export const standingAfter = (domain: Domain, checked: Checked, now: Date, asked: Asked): Standing =>
  domain.status === "VERIFIED" ? verified(domain, checked, now, asked) : waiting(domain, checked, now, asked.byHand);
