import type { AuditEntry } from "@carrel/sdk/schemas";
import { changesOf, type FieldChange, fieldText } from "../../app/words/entry-text";

/** What an entry changed: each field as it was and as it became, and whether some were erased. */
export function ChangesTable({ entry }: { entry: Pick<AuditEntry, "before" | "after" | "blanked"> }) {
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
