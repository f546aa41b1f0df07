import {
  addDays,
  dayRange,
  isOnSale,
  localDateOf,
  type Period,
  type PeriodIssue,
  STAFF_REACH_YEARS,
  staffReachIssue,
} from "@carrel/sdk/domain";
import type { FeePlan, TakenOver } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import { shiftTime } from "../memberships/shift-time";
import { unsoldIn } from "../memberships/sold-shift";

type Days = Pick<TakenOver, "startDate" | "paidUntil">;

const refuse = (field: keyof Days, message: string): PeriodIssue => ({ path: [field], message });

/**
 * The time of a membership that is taken over: from the first day to the end of the last one that is paid for.
 * @param timezone the branch's
 * @returns the period, or what is wrong with it
 */
export function takenOverPeriod(
  { startDate, paidUntil }: Days,
  { timezone, now }: { timezone: string; now: Date },
): Period | PeriodIssue {
  if (paidUntil < startDate) return refuse("paidUntil", "Choose a day that is not before the first");
  const period = { startAt: dayRange(startDate, timezone).startAt, endAt: dayRange(paidUntil, timezone).endAt };
  const issue = staffReachIssue(period, now, { start: "startDate", end: "paidUntil" });
  if (issue) return issue;
  return period.endAt <= now ? refuse("paidUntil", "That day has passed. Choose a later one.") : period;
}

/** Whether a membership in a branch can be on a plan: one by the day, week or month that it sells. */
export const isPlanOf = (plan: FeePlan, { branchId }: Pick<Row<"branches">, "branchId">): boolean =>
  plan.bookingType === "DAILY" && isOnSale(plan, branchId);

/** What a row names of a membership, beside its days. */
interface NamedParts {
  plan: FeePlan;
  branch: Row<"branches">;
  hasDesk: boolean;
  /** Null where none is named; undefined where nobody knows which. */
  shift: Row<"shifts"> | null | undefined;
  left: number | undefined;
  /** The organisation's word: desk or seat. */
  word: string;
}

type Part = "deskId" | "shiftId" | "left";

const wantsShift = ({ sells, shiftIds }: FeePlan) => sells === "shift" || (sells === "floating" && shiftIds.length > 0);

const OWN_TIME: Readonly<Record<FeePlan["sells"], string>> = {
  seat: "sells whole days",
  shift: "sells a shift",
  floating: "sells all open hours",
  pass: "is used at any time",
};

function unfitShift({ plan, branch, shift }: NamedParts): string | null {
  if (!wantsShift(plan)) {
    return shift === null ? null : `${plan.name} ${OWN_TIME[plan.sells]}. Leave this empty, or choose another plan.`;
  }
  if (shift === null) return `Name the shift: ${plan.name} is sold in one`;
  const unsold = shift ? unsoldIn(plan, shift, branch.branchId) : null;
  return unsold && (unsold.issues?.[0]?.message ?? unsold.message);
}

/** What of a row doesn't go together with what its plan sells. */
export function unfitParts(named: NamedParts): { part: Part; message: string }[] {
  const { plan, hasDesk, left, word } = named;
  const hasOwn = plan.sells === "seat" || plan.sells === "shift";
  const shift = unfitShift(named);
  const found: [Part, string | null | false][] = [
    ["deskId", hasOwn && !hasDesk && `Name the ${word} too: ${plan.name} sells one of one's own`],
    [
      "deskId",
      !hasOwn && hasDesk && `${plan.name} sells no ${word} of one's own. Leave this empty, or choose another plan.`,
    ],
    ["shiftId", shift],
    ["left", left !== undefined && plan.sells !== "pass" && "Leave this empty: only a pass is used up"],
  ];
  return found.flatMap(([part, message]) => (message ? [{ part, message }] : []));
}

/** The most days in shifts that one sheet takes over: each is a booking. */
export const MOST_SHIFT_DAYS = 20_000;

/** What is said of a row whose shift has more days than one sheet may. */
export const TOO_MANY_DAYS = `With this row the sheet has more than ${MOST_SHIFT_DAYS.toLocaleString("en")} days in shifts. Import it in another sheet.`;

/** Gives the days in a shift that are left of a time. */
export type ShiftTimes = (branch: Row<"branches">, shift: Row<"shifts">, period: Period) => readonly Period[];

/**
 * Gives the days in a shift that are not over: what was used was used elsewhere, and is no booking here. Each shift's are reckoned
 * once for as long as staff may plan, however many rows are in it.
 */
export function createShiftTimes(now: Date): ShiftTimes {
  const known = new Map<string, readonly Period[]>();
  const ahead = (branch: Row<"branches">, shift: Row<"shifts">) => {
    const { timezone } = branch;
    const today = localDateOf(now, timezone);
    // A night that began yesterday runs still.
    const startAt = dayRange(addDays(today, -1), timezone).startAt;
    const endAt = dayRange(addDays(today, STAFF_REACH_YEARS * 366 + 1), timezone).endAt;
    return shiftTime(branch, shift, { startAt, endAt }).filter((period) => period.endAt > now);
  };
  return (branch, shift, { startAt, endAt }) => {
    const days = known.get(shift.shiftId) ?? ahead(branch, shift);
    known.set(shift.shiftId, days);
    return days.filter((day) => day.startAt >= startAt && day.startAt < endAt);
  };
}
