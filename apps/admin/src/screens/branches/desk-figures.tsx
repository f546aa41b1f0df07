import { useTerminology } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { DESK_STATUS_LOOK } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Skeleton } from "@carrel/ui/skeleton";
import { messageOf } from "../../forms/server-errors";
import { useBranchDesks } from "./use-branch-desks";
import { WorkInNotice } from "./work-in-notice";

/** In the order of the desks' legend; each with the colour of its tiles. */
const FIGURES = [
  { status: 1, counter: "available", dot: "bg-desk-available" },
  { status: 3, counter: "partiallyBooked", dot: "bg-desk-partial" },
  { status: 2, counter: "booked", dot: "bg-desk-occupied" },
  { status: 8, counter: "bookingHold", dot: "bg-desk-hold" },
] as const;

/** How many desks of a branch have each status now. */
export function DeskFigures({ branch }: { branch: Branch }) {
  const words = useTerminology();
  const { counters, isPending, error, retry, isReadable } = useBranchDesks(branch, { countersOnly: true });
  const desks = words.desks.toLowerCase();

  if (!isReadable) return <WorkInNotice branch={branch}>How full it is shows while you work in it.</WorkInNotice>;
  if (isPending) return <Skeleton shape="rect" height="5.25rem" aria-label={`Counting ${desks}`} />;
  if (error || !counters)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">
          The {desks} could not be counted. {messageOf(error)}
        </p>
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (counters.total === 0) return <p className="text-muted">No {desks} here yet.</p>;
  return (
    <dl className="m-0 grid grid-cols-2 gap-px overflow-hidden rounded border border-border bg-border sm:grid-cols-4">
      {FIGURES.map(({ status, counter, dot }) => (
        <div key={status} className="flex flex-col-reverse justify-end gap-1 bg-surface px-4 py-3">
          <dt className="flex items-center gap-2 text-sm text-muted">
            <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dot}`} />
            {DESK_STATUS_LOOK[status].label}
          </dt>
          <dd className="m-0 text-2xl font-semibold text-strong tabular-nums">{counters[counter]}</dd>
        </div>
      ))}
    </dl>
  );
}
