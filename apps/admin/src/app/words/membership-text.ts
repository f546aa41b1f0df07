import type { Membership } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { NUMBERS } from "../locale";
import { planKinds } from "./plan-kinds";

type Tone = "success" | "warning" | "info" | "neutral";

/** How memberships stand, in a word. */
export const MEMBERSHIP_STATES: Readonly<Record<Membership["state"], { label: string; tone: Tone }>> = {
  upcoming: { label: "Upcoming", tone: "info" },
  active: { label: "Active", tone: "success" },
  frozen: { label: "Frozen", tone: "warning" },
  ended: { label: "Ended", tone: "neutral" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

/** Whether it runs, rests or is to come. */
export const isLiveMembership = ({ state }: Pick<Membership, "state">): boolean =>
  state !== "ended" && state !== "cancelled";

/**
 * Where a membership is: "Seat A12, Morning"; of a floating place its shift, and of what is at any desk "Any seat".
 * @example whereText({ deskName: "A12", shiftName: "Morning" }, words) // "Seat A12, Morning"
 */
export const whereText = ({ deskName, shiftName }: Pick<Membership, "deskName" | "shiftName">, words: Terminology) =>
  [deskName === null ? `Any ${words.desk.toLowerCase()}` : `${words.desk} ${deskName}`, shiftName]
    .filter(Boolean)
    .join(", ");

const figure = new Intl.NumberFormat(NUMBERS, { maximumFractionDigits: 1 });

type Pass = NonNullable<Membership["allowance"]>;

/**
 * What is left of a pass.
 * @example passText({ unit: "minute", total: 1200, used: 450, left: 750 }) // "12.5 of 20 hours"
 */
export function passText({ unit, total, left }: Pass): string {
  const shown = (count: number) => figure.format(unit === "minute" ? count / 60 : count);
  const noun = unit === "minute" ? "hour" : "day";
  return `${shown(left)} of ${shown(total)} ${shown(total) === "1" ? noun : `${noun}s`}`;
}

/** A pass of which so little is left is about to be used up: a tenth of it, or the last day or hour. */
export const runsLow = ({ unit, total, left }: Pass): boolean => left <= Math.max(total / 10, unit === "day" ? 1 : 60);

/** What a membership is, in a title: "Seat in a shift". */
export const kindText = ({ kind }: Pick<Membership, "kind">, words: Terminology): string =>
  planKinds(words)[kind].label;
