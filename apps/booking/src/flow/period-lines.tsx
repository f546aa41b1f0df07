import { formatPeriod, type Period } from "@carrel/sdk/domain";
import type { Draft } from "./draft";
import { clocksDiffer, visitorZone } from "./time-words";

interface PeriodLinesProps {
  period: Period;
  type: Draft["type"];
  timezone: string;
}

/** A period by the branch's clock and, where the visitor's clock shows something else, by his too. */
export function PeriodLines({ period: { startAt, endAt }, type, timezone }: PeriodLinesProps) {
  const own = visitorZone();
  // A whole day is the branch's day; by another clock it would only puzzle.
  const both = type !== "DAILY" && clocksDiffer(timezone, own, startAt);
  return (
    <>
      {formatPeriod(startAt, endAt, timezone)}
      {both && <span className="block text-sm text-muted">Your clock: {formatPeriod(startAt, endAt, own)}</span>}
    </>
  );
}
