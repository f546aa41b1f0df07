import type { AuditEntry, AuditPart } from "@carrel/sdk/schemas";
import type { Row } from "../../database/schema";
import { joinPeople } from "../../platform/audit/people-fields";

/** A row that has its number and hash. */
export type SealedRow = Row<"auditLog"> & { sequence: number; hash: string };

const blankedOf = ({ actorHash, peopleHash }: SealedRow): AuditPart[] => [
  ...(actorHash === null ? [] : (["actor"] as const)),
  ...(peopleHash === null ? [] : (["fields"] as const)),
];

export const auditRecord = (row: SealedRow, names: AuditEntry["names"] = {}): AuditEntry => ({
  _id: row.entryId,
  sequence: row.sequence,
  occurredAt: row.occurredAt.toISOString(),
  actor: { kind: row.actorKind, _id: row.actorId, name: row.actorName },
  action: row.action,
  resource: row.resource,
  recordId: row.recordId,
  ...joinPeople(row),
  address: row.address,
  userAgent: row.userAgent,
  requestId: row.requestId,
  ...(row.more !== null && { more: row.more }),
  ...(blankedOf(row).length > 0 && { blanked: blankedOf(row) }),
  ...(Object.keys(names).length > 0 && { names }),
  hash: row.hash,
});
