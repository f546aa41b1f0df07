import { ApiError, type PublicBranch, type VisitorMembership } from "@carrel/sdk";
import {
  addDays,
  amountText,
  localDateOf,
  passUses,
  type VisitObstacle,
  visitObstacle,
  type WantedVisit,
} from "@carrel/sdk/domain";
import { longDay } from "./long-day";
import { dayInWords, unbroken } from "./time-words";

type Place = Pick<PublicBranch, "_id" | "name" | "timezone" | "timings" | "closures">;

/** What is asked for, and where. */
interface Asked {
  visit: WantedVisit;
  branch: Place;
  /** All of the organisation's: a membership may be for another one. */
  branches: readonly Pick<PublicBranch, "_id" | "name">[];
}

/** The membership that lets a visit in, and what that takes of it in its unit: null of a floating place. */
export interface OwnRight {
  membership: VisitorMembership;
  uses: number | null;
}

/** What memberships do for a visit: the first that lets it in, or why each doesn't. */
export type Judged = { right: OwnRight } | { right: null; reasons: string[] };

/** A Sunday, to name the days of a week by. */
const SUNDAY = "2026-11-22";

function shiftInWords({ shift }: VisitorMembership): string {
  if (!shift) return "its shift";
  const days = shift.weekdays.length < 7 && shift.weekdays.map((day) => dayInWords(addDays(SUNDAY, day)).weekday);
  return `${shift.name}, ${unbroken(`${shift.starts}–${shift.ends}`)}${days ? `, on ${days.join(", ")}` : ""}`;
}

const OBSTACLES: Record<VisitObstacle, (membership: VisitorMembership, asked: Asked) => string> = {
  outside: ({ startAt, lastDay }, { visit, branch: { timezone } }) =>
    visit.startAt < new Date(startAt)
      ? `begins on ${longDay(localDateOf(new Date(startAt), timezone), timezone)}`
      : `ends on ${longDay(lastDay, timezone)}`,
  frozen: () => "rests then",
  shift: (membership) => `is for ${shiftInWords(membership)}`,
  closed: (_, { branch }) => `is for opening hours, and ${branch.name} is closed then`,
};

/** @returns why a membership doesn't let a visit in, or what the visit takes of it */
function judge(membership: VisitorMembership, asked: Asked): string | { uses: number | null } {
  const { visit, branch, branches } = asked;
  const { feePlanName, kind, branchId, startAt, endAt, shift, freezes, allowance } = membership;
  if (branchId !== branch._id) {
    return `${feePlanName} is for ${branches.find(({ _id }) => _id === branchId)?.name ?? "another place"}.`;
  }
  const term = (period: { startAt: string; endAt: string }) => ({
    startAt: new Date(period.startAt),
    endAt: new Date(period.endAt),
  });
  const obstacle = visitObstacle(
    { kind, ...term({ startAt, endAt }), shift, freezes: freezes.map(term) },
    visit,
    branch,
  );
  if (obstacle) return `${feePlanName} ${OBSTACLES[obstacle](membership, asked)}.`;
  if (!allowance) return { uses: null };
  const { unit, left } = allowance;
  const uses = passUses(unit, visit, branch);
  if (uses <= left) return { uses };
  return left === 0
    ? `${feePlanName} is used up.`
    : `${feePlanName} has ${amountText(left, unit)} left, and this visit takes ${amountText(uses, unit)}.`;
}

/**
 * Which of a visitor's memberships lets a visit in, by the rules that the server books by.
 * @param memberships in the server's order: it takes the first that does
 * @param refused what the server said of those that it refused after all, by their ids
 * @example judged(proof.memberships, { visit: { type, startAt, endAt }, branch, branches }) // { right: { membership, uses: 1 } }
 */
export function judged(
  memberships: readonly VisitorMembership[],
  asked: Asked,
  refused: Readonly<Record<string, string>> = {},
): Judged {
  const reasons: string[] = [];
  for (const membership of memberships) {
    const { _id, feePlanName } = membership;
    const told = refused[_id];
    const found = told === undefined ? judge(membership, asked) : `${feePlanName}: ${told}`;
    if (typeof found !== "string") return { right: { membership, uses: found.uses } };
    reasons.push(found);
  }
  return { right: null, reasons };
}

const REFUSALS: ReadonlySet<string | undefined> = new Set(["membership_outside", "pass_used_up", "visit_overlaps"]);

/** Whether the server refused the membership, and not the booking: it can be booked for its price still. */
export const isRightRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || REFUSALS.has(error.code));
