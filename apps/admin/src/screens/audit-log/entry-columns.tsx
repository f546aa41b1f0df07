import type { AuditEntry } from "@carrel/sdk/schemas";
import { actionText, actorKind, moreText, whoText } from "../../app/words/entry-text";
import type { ListColumn } from "../../lists/list-column";

/** What the list tells of an entry. */
export const entryColumns = (moment: (instant: string) => string): ListColumn<AuditEntry>[] => [
  {
    id: "what",
    header: "What",
    cell: ({ action, more }) => (
      <>
        {actionText(action)}
        {more !== undefined && <span className="text-sm text-muted"> {moreText(more)}</span>}
      </>
    ),
  },
  {
    id: "who",
    header: "Who",
    cell: (entry) => (
      <>
        {whoText(entry)} <span className="text-sm text-muted">{actorKind(entry.actor)}</span>
      </>
    ),
  },
  {
    id: "when",
    header: "When",
    cell: (entry) => (
      <time dateTime={entry.occurredAt} className="whitespace-nowrap">
        {moment(entry.occurredAt)}
      </time>
    ),
  },
  { id: "address", header: "From", cell: (entry) => entry.address, hideBelow: "md" },
  { id: "number", header: "Number", align: "end", cell: (entry) => entry.sequence, hideBelow: "md" },
];
