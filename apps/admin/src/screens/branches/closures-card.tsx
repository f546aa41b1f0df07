import type { Branch, Closure } from "@carrel/sdk";
import { localDateOf } from "@carrel/sdk/domain";
import { Badge } from "@carrel/ui/badge";
import { Button } from "@carrel/ui/button";
import { Card } from "@carrel/ui/card";
import { Skeleton } from "@carrel/ui/skeleton";
import { toast } from "@carrel/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { q } from "../../app/carrel";
import { OnlineAlertDialog } from "../../app/online-alert-dialog";
import { OnlineButton } from "../../app/online-button";
import { closureText } from "../../app/words/closure-text";
import { Loaded } from "../../lists/loaded";

/** Closures that are shown at once: all that a branch can have ahead. */
const MOST = 200;

/** The days on which a branch is closed beside its week: those ahead, and on demand those that are over. */
export function ClosuresCard({ branch, mayEdit }: { branch: Branch; mayEdit: boolean }) {
  const { _id: branchId, timezone } = branch;
  const [isPast, setPast] = useState(false);
  const [asked, setAsked] = useState<Closure | null>(null);
  const ahead = useQuery(q.closures.list({ branchId, limit: MOST, page: 1 }));
  return (
    <Card
      title="Closures"
      actions={
        mayEdit && (
          <Button asChild size="sm">
            <Link to="/branches/$branchId/closures/new" params={{ branchId }} resetScroll={false}>
              Add closure
            </Link>
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Loaded query={ahead} what="The closures" pending={<Skeleton lines={2} />}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="text-muted">None ahead. Holidays and days of repair go here: nobody can book them.</p>
            ) : (
              <Closures closures={data} label="Closures ahead" onRemove={mayEdit ? setAsked : null} />
            )
          }
        </Loaded>
        <Button
          variant="ghost"
          size="sm"
          className="-ms-2 self-start"
          aria-expanded={isPast}
          onClick={() => setPast(!isPast)}
        >
          {isPast ? "Hide past closures" : "Show past closures"}
        </Button>
        {isPast && <PastClosures branchId={branchId} />}
      </div>
      <RemoveDialog closure={asked} today={localDateOf(new Date(), timezone)} onClose={() => setAsked(null)} />
    </Card>
  );
}

function PastClosures({ branchId }: { branchId: string }) {
  const past = useQuery(q.closures.list({ branchId, when: "past", limit: 50, page: 1 }));
  return (
    <Loaded query={past} what="The past closures" pending={<Skeleton lines={2} />}>
      {({ data, totalRecords }) =>
        data.length === 0 ? (
          <p className="text-muted">None yet.</p>
        ) : (
          <>
            <Closures closures={data} label="Past closures" onRemove={null} />
            {totalRecords > data.length && (
              <p className="text-muted">
                The last {data.length} of {totalRecords}.
              </p>
            )}
          </>
        )
      }
    </Loaded>
  );
}

interface ClosuresProps {
  closures: readonly Closure[];
  label: string;
  /** Null for who may not. */
  onRemove: ((closure: Closure) => void) | null;
}

const Closures = ({ closures, label, onRemove }: ClosuresProps) => (
  <ul aria-label={label} className="m-0 flex list-none flex-col p-0">
    {closures.map((closure) => (
      <li
        key={closure._id}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border py-2 last:border-0"
      >
        <span className="flex min-w-0 flex-col">
          <span className="font-medium text-strong">{closureText(closure)}</span>
          <span className="wrap-anywhere">{closure.reason}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {closure.givesBack && <Badge>Days given back</Badge>}
          {onRemove && (
            <OnlineButton
              size="sm"
              aria-label={`Open again on ${closureText(closure)}`}
              onClick={() => onRemove(closure)}
            >
              Open again
            </OnlineButton>
          )}
        </span>
      </li>
    ))}
  </ul>
);

interface RemoveDialogProps {
  closure: Closure | null;
  /** By the branch's calendar. */
  today: string;
  onClose: () => void;
}

function RemoveDialog({ closure, today, onClose }: RemoveDialogProps) {
  const remove = useMutation(q.closures.remove());
  const runs = closure !== null && closure.from < today;
  return (
    <OnlineAlertDialog
      open={closure !== null}
      onOpenChange={onClose}
      title={runs ? "Open again from today on?" : "Open on these days again?"}
      description="Visitors can book them again. Bookings that were cancelled stay cancelled, and memberships that end later by it still do."
      confirmLabel="Open again"
      cancelLabel="Stay closed"
      onConfirm={async () => {
        if (!closure) return;
        await remove.mutateAsync({ branchId: closure.branchId, closureId: closure._id });
        toast.success("Open again", { description: closureText(closure) });
      }}
    />
  );
}
