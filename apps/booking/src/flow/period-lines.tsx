import type { PublicBranch } from "@carrel/sdk";
import { formatPeriod, type Period } from "@carrel/sdk/domain";
import type { Draft } from "./draft";
import { clocksDiffer, visitorZone } from "./time-words";
import { wholeDaysInWords } from "./whole-days";

interface PeriodLinesProps {
  period: Period;
  type: Draft["type"];
  branch: Pick<PublicBranch, "timings" | "timezone">;
}

/** A period by the branch's clock and, where the visitor's clock shows something else, by his too. Whole days say when they are open. */
export function PeriodLines({ period: { startAt, endAt }, type, branch }: PeriodLinesProps) {
  const { timezone } = branch;
  const own = visitorZone();
  // A whole day is the branch's day; by another clock it would only puzzle.
  const both = type !== "DAILY" && clocksDiffer(timezone, own, startAt);
  const open = type === "DAILY" ? wholeDaysInWords({ startAt, endAt }, branch) : "";
  return (
    <>
      {formatPeriod(startAt, endAt, timezone)}
      {open && <span className="block text-sm text-muted">{open}</span>}
      {both && <span className="block text-sm text-muted">Your clock: {formatPeriod(startAt, endAt, own)}</span>}
    </>
  );
}
