import type { PublicBranch } from "@carrel/sdk";
import { formatPeriod, localDateOf, type Period } from "@carrel/sdk/domain";
import { hoursOf } from "./bookable-days";
import type { Draft } from "./draft";
import { clocksDiffer, hoursInWords, visitorZone } from "./time-words";

interface PeriodLinesProps {
  period: Period;
  type: Draft["type"];
  branch: Pick<PublicBranch, "timings" | "timezone">;
}

/** A period by the branch's clock and, where the visitor's clock shows something else, by his too. A whole day says when it is open. */
export function PeriodLines({ period: { startAt, endAt }, type, branch }: PeriodLinesProps) {
  const { timezone } = branch;
  const own = visitorZone();
  // A whole day is the branch's day; by another clock it would only puzzle.
  const both = type !== "DAILY" && clocksDiffer(timezone, own, startAt);
  return (
    <>
      {formatPeriod(startAt, endAt, timezone)}
      {type === "DAILY" && localDateOf(new Date(endAt.getTime() - 1), timezone) === localDateOf(startAt, timezone) && (
        <span className="block text-sm text-muted">
          The whole day, open {hoursInWords(hoursOf(branch, localDateOf(startAt, timezone)), timezone)}
        </span>
      )}
      {both && <span className="block text-sm text-muted">Your clock: {formatPeriod(startAt, endAt, own)}</span>}
    </>
  );
}
