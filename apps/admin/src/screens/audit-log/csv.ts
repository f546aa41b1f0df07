import type { AuditEntry } from "@carrel/sdk/schemas";
import { csvText } from "../../lists/csv";

const HEADINGS = [
  "Number",
  "When (UTC)",
  "Who",
  "Kind",
  "Who's id",
  "What",
  "More like this",
  "Area",
  "Record",
  "Before",
  "After",
  "Address",
  "Browser",
  "Request",
  "Erased",
  "Hash",
];

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Entries as a CSV file's text (RFC 4180). */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.sequence,
    entry.occurredAt,
    entry.actor.name,
    entry.actor.kind,
    entry.actor._id,
    entry.action,
    entry.more ?? null,
    entry.resource,
    entry.recordId,
    json(entry.before),
    json(entry.after),
    entry.address,
    entry.userAgent,
    entry.requestId,
    entry.blanked?.join(" ") ?? null,
    entry.hash,
  ]);
  return csvText([HEADINGS, ...rows]);
}
