import { messageOf, useTerminology } from "@carrel/hooks";
import type { Branch } from "@carrel/sdk";
import { DESK_NOW_LOOK, DESK_NOW_ORDER } from "@carrel/sdk/domain";
import { Button } from "@carrel/ui/button";
import { Skeleton } from "@carrel/ui/skeleton";
import { countsNow } from "../../app/words/desk-stand";
import { useDeskCounts } from "./use-desk-counts";
import { WorkInNotice } from "./work-in-notice";

/** The colour of each state. */
const DOTS = {
  available: "bg-desk-available",
  partial: "bg-desk-partial",
  occupied: "bg-desk-occupied",
  hold: "bg-desk-hold",
} as const;

/** How many desks of a branch are free, taken and held now. */
export function DeskFigures({ branch }: { branch: Branch }) {
  const words = useTerminology();
  const { counters, isPending, error, retry, isReadable } = useDeskCounts(branch);
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
  const counts = countsNow(counters);
  return (
    <dl className="m-0 grid grid-cols-3 gap-px overflow-hidden rounded border border-border bg-border">
      {DESK_NOW_ORDER.map((now) => {
        const { word, label } = DESK_NOW_LOOK[now];
        return (
          <div key={now} className="flex flex-col-reverse justify-end gap-1 bg-surface px-4 py-3">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${DOTS[word]}`} />
              {label}
            </dt>
            <dd className="m-0 text-2xl font-semibold text-strong tabular-nums">{counts[now]}</dd>
          </div>
        );
      })}
    </dl>
  );
}
