import type { AuditEntry } from "@carrel/sdk/schemas";

const HEADINGS = [
  "Number",
  "When (UTC)",
  "Who",
  "Kind",
  "Who's id",
  "What",
  "Area",
  "Record",
  "Before",
  "After",
  "Address",
  "Browser",
  "Request",
  "Hash",
];

/** A cell in quotes. A spreadsheet runs what begins with a sign as a formula, so such text gets an apostrophe. */
const cell = (value: string | number | null) => {
  const text = value === null ? "" : String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

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
    entry.resource,
    entry.recordId,
    json(entry.before),
    json(entry.after),
    entry.address,
    entry.userAgent,
    entry.requestId,
    entry.hash,
  ]);
  return [HEADINGS, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
