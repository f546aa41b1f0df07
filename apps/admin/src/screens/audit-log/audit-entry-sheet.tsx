import { useTerminology } from "@carrel/hooks";
import type { AuditEntry } from "@carrel/sdk/schemas";
import { Button } from "@carrel/ui/button";
import { CodeRow } from "@carrel/ui/code-row";
import { DescriptionList } from "@carrel/ui/description-list";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { q } from "../../app/carrel";
import { RecordSheet } from "../../app/record-sheet";
import { useMoment } from "../../app/use-moment";
import {
  actorKind,
  changesOf,
  entryText,
  type FieldChange,
  fieldText,
  fromText,
  moreText,
  subjectText,
  whoText,
} from "../../app/words/entry-text";

const route = getRouteApi("/signed-in/office/audit-log/$entryId");

/** One entry: what changed, by whom, from where. */
export function AuditEntrySheet() {
  const { entryId } = route.useParams();
  const { data: entry } = useSuspenseQuery(q.auditLog.get({ id: entryId }));
  const words = useTerminology();

  return (
    <RecordSheet title={entryText(entry, words)} description={subjectText(entry) || undefined} size="lg">
      <EntryDetails entry={entry} />
    </RecordSheet>
  );
}

function EntryDetails({ entry }: { entry: AuditEntry }) {
  const moment = useMoment();
  const { actor, recordId } = entry;
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList
        items={[
          { term: "Who", details: `${whoText(entry)} (${actorKind(actor)})` },
          { term: "What", details: <span className="font-mono text-sm">{entry.action}</span> },
          { term: "When", details: moment(entry.occurredAt) },
          { term: "From", details: fromText(entry) },
          ...(entry.more === undefined ? [] : [{ term: "How many", details: moreText(entry.more) }]),
          ...(entry.userAgent ? [{ term: "Browser", details: entry.userAgent }] : []),
          { term: "Number", details: String(entry.sequence) },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {actor._id && (
          <Button asChild size="sm">
            <Link to="/audit-log" search={{ actor: actor._id }}>
              All by {whoText(entry)}
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

/** What an entry changed: each field as it was and as it became, and whether some were erased. */
function ChangesTable({ entry }: { entry: Pick<AuditEntry, "before" | "after" | "names" | "blanked"> }) {
  const changes = changesOf(entry);
  return (
    <>
      {changes.length === 0 ? (
        <p className="m-0 text-muted">No fields were kept for this entry.</p>
      ) : (
        <Changes changes={changes} />
      )}
      {entry.blanked?.includes("fields") && (
        <p className="m-0 text-muted">
          What told of people was erased. Its hash is kept, so that the log can be checked.
        </p>
      )}
    </>
  );
}

function Changes({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="m-0 flex flex-col">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="border-b border-border py-3 first:pt-0 last:border-b-0">
          <dt className="mb-1 font-medium text-strong">{fieldText(field)}</dt>
          {before !== null && (
            <dd className="m-0 flex gap-2">
              <span className="w-14 shrink-0 text-sm text-muted">Before</span>
              <del className="min-w-0 break-words">{before}</del>
            </dd>
          )}
          {after !== null && (
            <dd className="m-0 flex gap-2">
              <span className="w-14 shrink-0 text-sm text-muted">After</span>
              <ins className="min-w-0 break-words no-underline">{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
