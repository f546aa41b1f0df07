import { formatPeriod } from "@carrel/sdk/domain";
import { momentText, viewerMoment, viewerPeriod } from "./viewer-time";

/** The branch's time, and the viewer's below it where there is one. */
const TwoTimes = ({ here, yours }: { here: string; yours: string | null }) =>
  yours === null ? (
    here
  ) : (
    <span className="flex flex-col">
      <span>{here}</span>
      <span className="text-sm font-normal text-muted">{yours} your time</span>
    </span>
  );

interface BranchPeriodProps {
  /** ISO 8601. */
  startAt: string;
  endAt: string;
  /** The branch's, from `useBranchZone`. */
  zone: string;
}

/**
 * A period as the branch's clocks show it, and as the viewer's do where they differ.
 * @example <BranchPeriod startAt={booking.startAt} endAt={booking.endAt} zone={zone} />
 */
export function BranchPeriod({ startAt, endAt, zone }: BranchPeriodProps) {
  const [from, to] = [new Date(startAt), new Date(endAt)];
  return <TwoTimes here={formatPeriod(from, to, zone)} yours={viewerPeriod(from, to, zone)} />;
}

interface BranchMomentProps {
  /** ISO 8601. */
  at: string;
  zone: string;
}

/**
 * An instant as the branch's clocks show it, and as the viewer's do where they differ.
 * @example <BranchMoment at={transaction.paidAt} zone={zone} />
 */
export function BranchMoment({ at, zone }: BranchMomentProps) {
  const instant = new Date(at);
  return <TwoTimes here={momentText(instant, zone)} yours={viewerMoment(instant, zone)} />;
}
