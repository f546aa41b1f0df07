import type { AuditActorKind } from "@carrel/sdk/schemas";
import type { Generated } from "kysely";
import type { Json, JsonOrNull } from "../json";
import type { Instant } from "./columns";

/** Who did what. Written by `platform/audit` only; requests can't change or delete an entry. */
interface AuditLogTable {
  orgId: string;
  entryId: string;
  occurredAt: Instant;
  actorKind: AuditActorKind;
  actorId: string | null;
  actorName: string;
  /** Such as `desks.update`. */
  action: string;
  /** Such as `desks`. */
  resource: string;
  recordId: string | null;
  before: JsonOrNull<Record<string, unknown>>;
  after: JsonOrNull<Record<string, unknown>>;
  address: string;
  userAgent: string;
  requestId: string;
  /** Null until the entry is sealed, as is its hash. */
  sequence: number | null;
  hash: string | null;
  /** Of `before` and `after`, the fields that may tell of people. */
  people: JsonOrNull<Partial<Record<"before" | "after", Record<string, unknown>>>>;
  /** Further refusals like this one, which have no entries of their own. */
  more: Generated<number | null>;
  /** What the hash of name, address and browser is taken with; null once they are blanked, and the hash alone is left. */
  actorKey: Generated<string | null>;
  actorHash: Generated<string | null>;
  /** As of the actor: of `people`. */
  peopleKey: Generated<string | null>;
  peopleHash: Generated<string | null>;
}

/** Refusals beyond their allowance, until their window has ended and one entry tells of all that are alike. */
interface AuditRefusalsTable {
  orgId: string;
  /** When the window began that it counts to. */
  since: Instant;
  refusalId: string;
  refusedAt: Instant;
  allowance: string;
  actorKind: AuditActorKind;
  actorId: string | null;
  actorName: string;
  action: string;
  resource: string;
  recordId: string | null;
  after: Json<Record<string, unknown>>;
  address: string;
}

export interface AuditLogTables {
  auditLog: AuditLogTable;
  auditRefusals: AuditRefusalsTable;
}
