import type { Membership } from "@carrel/sdk";
import type { Terminology } from "@carrel/sdk/domain";
import { daysLeftText, daysUntilText } from "./days-left";
import { planKinds } from "./plan-kinds";

type Tone = "success" | "warning" | "info" | "neutral";

/** How memberships stand, in a word. */
export const MEMBERSHIP_STATES: Readonly<Record<Membership["state"] | "renewalDue", { label: string; tone: Tone }>> = {
  upcoming: { label: "Upcoming", tone: "info" },
  active: { label: "Active", tone: "success" },
  frozen: { label: "Frozen", tone: "warning" },
  renewalDue: { label: "Renewal due", tone: "warning" },
  ended: { label: "Ended", tone: "neutral" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

/** How one stands: of what has ended also whether its renewal is waited for. */
export const stateWords = ({ state, renewalDue }: Pick<Membership, "state" | "renewalDue">) =>
  MEMBERSHIP_STATES[renewalDue ? "renewalDue" : state];

/** Whether it runs, rests or is to come. */
export const isLiveMembership = ({ state }: Pick<Membership, "state">): boolean =>
  state !== "ended" && state !== "cancelled";

/** When it begins or, once it has, ends: "begins in 2 days", "ends tomorrow"; null of what is over. */
export function nextText(membership: Pick<Membership, "state" | "startAt" | "endAt">, now: Date, zone: string) {
  if (membership.state === "upcoming") return `begins ${daysUntilText(membership.startAt, now, zone)}`;
  return isLiveMembership(membership) ? `ends ${daysLeftText(membership.endAt, now, zone)}` : null;
}

/**
 * Where a membership is: "Seat A12, Morning"; of a floating place its shift, and of what is at any desk "Any seat".
 * @example whereText({ deskName: "A12", shiftName: "Morning" }, words) // "Seat A12, Morning"
 */
export const whereText = ({ deskName, shiftName }: Pick<Membership, "deskName" | "shiftName">, words: Terminology) =>
  [deskName === null ? `Any ${words.desk.toLowerCase()}` : `${words.desk} ${deskName}`, shiftName]
    .filter(Boolean)
    .join(", ");

/** What a membership is, in a title: "Seat in a shift". */
export const kindText = ({ kind }: Pick<Membership, "kind">, words: Terminology): string =>
  planKinds(words)[kind].label;
