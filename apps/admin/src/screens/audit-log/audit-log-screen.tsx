import { dayRange, type Terminology } from "@carrel/sdk/domain";
import type { AuditEntry, AuditQuery } from "@carrel/sdk/schemas";
import { LogIllustration } from "@carrel/ui/illustration";
import type { ComponentType } from "react";
import { AUDIT_RESOURCES, type AuditSearch } from "../../app/audit-search";
import { q } from "../../app/carrel";
import { useMoment } from "../../app/use-moment";
import { wordText } from "../../app/words/action-words";
import {
  actionText,
  actorKind,
  entryText,
  moreText,
  RESOURCE_LABELS,
  subjectText,
  whoText,
} from "../../app/words/entry-text";
import { TwoLines, When } from "../../lists/cells";
import { found } from "../../lists/found";
import type { ListColumn } from "../../lists/list-column";
import type { ListFilter } from "../../lists/list-filters";
import { listPlace } from "../../lists/list-place";
import { ChainStatus } from "./chain-status";
import { auditCsv } from "./csv";

/** What the list tells of an entry. */
const entryColumns = (moment: (instant: string) => string, words: Terminology): ListColumn<AuditEntry>[] => [
  {
    id: "what",
    header: "What",
    cell: (entry) => (
      <TwoLines below={subjectText(entry)}>
        {entryText(entry, words)}
        {entry.more !== undefined && <span className="text-sm text-muted"> {moreText(entry.more)}</span>}
      </TwoLines>
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
  { id: "when", header: "When", cell: (entry) => <When at={entry.occurredAt}>{moment(entry.occurredAt)}</When> },
  { id: "address", header: "From", cell: (entry) => entry.address, hideBelow: "md" },
  { id: "number", header: "Number", align: "end", cell: (entry) => entry.sequence, hideBelow: "md" },
];

/** What an id is called where nothing says more. */
const short = (id: string) => id.slice(0, 8);

/** Area and period, and the filters that were taken from an entry. */
const entryFilters = (words: Terminology): readonly ListFilter<AuditSearch, AuditEntry>[] => [
  {
    by: "resource",
    label: "Area",
    every: "Every area",
    options: AUDIT_RESOURCES.map((value) => ({ value, label: wordText(RESOURCE_LABELS[value], words) })),
    className: "sm:w-52",
  },
  { days: "Period", every: "Any time" },
  {
    taken: "actor",
    label: (id, entries) => `Who: ${entries.find(({ actor }) => actor._id === id)?.actor.name ?? short(id)}`,
  },
  { taken: "action", label: (action) => `What: ${actionText(action, words)}` },
  {
    taken: "record",
    label: (id, entries) => `Record: ${entries.find(({ names }) => names?.[id])?.names?.[id] ?? short(id)}`,
  },
];

/**
 * What the address says as the server is asked for it: days become instants, the last one included.
 * @param zone whose days they are
 */
function auditQueryOf(search: AuditSearch, zone: string): Omit<AuditQuery, "limit" | "page"> {
  const { q, actor, action, resource, record, from, to } = search;
  return {
    ...(q && { search: q }),
    ...(actor && { actorId: actor }),
    ...(action && { action }),
    ...(resource && { resource }),
    ...(record && { recordId: record }),
    ...(from && { from: dayRange(from, zone).startAt.toISOString() }),
    ...(to && { to: dayRange(to, zone).endAt.toISOString() }),
  };
}

/** Who did what to which record, newest first. */
export const AuditLogScreen: ComponentType = listPlace("/audit-log", ({ search, zone }) =>
  found(q.auditLog.list, auditQueryOf(search, zone)),
)(function useEntries({ words, zone }) {
  const moment = useMoment();
  return {
    noun: "entries",
    title: "Audit log",
    description: `Who did what, newest first. Times are in ${zone.replaceAll("_", " ")}.`,
    columns: entryColumns(moment, words),
    filters: entryFilters(words),
    above: () => (
      <div className="mb-4">
        <ChainStatus />
      </div>
    ),
    download: {
      fileName: "audit-log.csv",
      write: auditCsv,
      cutHint: { title: "The file holds the newest 10,000 entries", description: "Choose a period for older ones." },
    },
    firstUse: {
      illustration: <LogIllustration />,
      title: "Nothing was done yet",
      description: "Every change and every sign-in is written down here.",
    },
  };
});
