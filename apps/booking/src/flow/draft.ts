import { dayRange } from "@carrel/sdk/domain";
import * as z from "zod";

export const STEPS = ["place", "when", "desk", "you", "code", "done"] as const;
export type Step = (typeof STEPS)[number];

/** What a visitor has picked so far. It stands in the URL, so that a reload or a shared link loses nothing. */
export const Draft = z.object({
  step: z.enum(STEPS).optional().catch(undefined),
  type: z.enum(["HOURLY", "DAILY"]).optional().catch(undefined),
  /** Local date of the branch. */
  date: z.iso.date().optional().catch(undefined),
  /** Instants of an HOURLY booking. */
  from: z.iso.datetime().optional().catch(undefined),
  to: z.iso.datetime().optional().catch(undefined),
  desk: z.uuid().optional().catch(undefined),
});
export type Draft = z.infer<typeof Draft>;

/** The period that the draft names, or null while it names none. */
export function draftPeriod(draft: Draft, timezone: string): { startAt: Date; endAt: Date } | null {
  if (draft.type === "DAILY") return draft.date ? dayRange(draft.date, timezone) : null;
  return draft.from && draft.to ? { startAt: new Date(draft.from), endAt: new Date(draft.to) } : null;
}

/**
 * The step to show: the one asked for, or the first that still lacks an answer before it.
 * @param hasBranch whether a branch is picked (or there is only one)
 */
export function reachableStep(draft: Draft, asked: Step, hasBranch: boolean, timezone: string | undefined): Step {
  if (!hasBranch || !timezone) return "place";
  if (asked === "place" || asked === "when") return asked;
  if (!draftPeriod(draft, timezone)) return "when";
  return draft.desk ? asked : "desk";
}
