import type { AuditEntry } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { CodeRow } from "@carrel/ui/code-row";
import { DescriptionList } from "@carrel/ui/description-list";
import { EmptyState } from "@carrel/ui/empty-state";
import { Sheet } from "@carrel/ui/sheet";
import { getRouteApi, Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { ScreenTitle } from "../../app/screen-title";
import { useBranchZone } from "../../app/use-branch-zone";
import { useCloseSheet } from "../../app/use-close-sheet";
import { useMoment } from "../../app/use-moment";
import { usePages } from "../../lists/use-pages";
import { auditQueryOf } from "./audit-query";
import { ChangesTable } from "./changes-table";
import { actionText, actorKind, actorName } from "./entry-text";

const route = getRouteApi("/signed-in/office/audit-log/$entryId");

/** One entry of the list below it: what changed, by whom, from where. */
export function AuditEntrySheet() {
  const { entryId } = route.useParams();
  const close = useCloseSheet("/audit-log");
  const query = auditQueryOf(route.useSearch(), useBranchZone());
  const list = usePages(q.auditLog.list.pages(query));
  const entry = list.rows.find(({ _id }) => _id === entryId);
  const title = entry ? actionText(entry.action) : list.isPending ? "Entry" : "Nothing to show";

  // The list says what is wrong with it.
  if (list.error) return null;
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Sheet open onOpenChange={(open) => !open && void close()} title={title} size="lg" aria-busy={list.isPending}>
        {entry && <EntryDetails entry={entry} />}
        {!entry && !list.isPending && (
          <EmptyState
            kind="filtered"
            title="This entry is not on the list"
            description="Show more of the list, or take the filters away."
          />
        )}
      </Sheet>
    </>
  );
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const moment = useMoment();
  const { actor, recordId } = entry;
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList
        items={[
          { term: "Who", details: `${actorName(actor)} (${actorKind(actor)})` },
          { term: "What", details: <span className="font-mono text-sm">{entry.action}</span> },
          { term: "When", details: moment(entry.occurredAt) },
          { term: "From", details: entry.address || "Carrel's own work" },
          ...(entry.userAgent ? [{ term: "Browser", details: entry.userAgent }] : []),
          { term: "Number", details: String(entry.sequence) },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {actor._id && (
          <Button asChild size="sm">
            <Link to="/audit-log" search={{ actor: actor._id }}>
              All by {actorName(actor)}
            </Link>
          </Button>
        )}
        {recordId && (
          <Button asChild size="sm">
            <Link to="/audit-log" search={{ record: recordId }}>
              All of this record
            </Link>
          </Button>
        )}
        <Button asChild size="sm">
          <Link to="/audit-log" search={{ action: entry.action }}>
            All of this kind
          </Link>
        </Button>
      </div>
      <section className="flex flex-col gap-3">
        <h3 className="m-0 text-base font-semibold text-strong">What changed</h3>
        <ChangesTable entry={entry} />
      </section>
      {recordId && <CodeRow label="Record" value={recordId} />}
      {entry.requestId && <CodeRow label="Request" value={entry.requestId} />}
      <CodeRow label="Hash" value={entry.hash} />
    </div>
  );
}
