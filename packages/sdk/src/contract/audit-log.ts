import type { AuditChain, AuditEntry, AuditQuery } from "../schemas/audit-log";
import type { ById, Page } from "../schemas/common";
import { type Nothing, read } from "./operation";

export const auditLog = {
  /**
   * Lists who changed what, newest first.
   * @example const { data } = await client.auditLog.list({ resource: "desks", recordId: desk._id, limit: 20, page: 1 });
   */
  list: read<AuditQuery, Page<AuditEntry>>("GET /audit-log", {
    query: ["limit", "page", "search", "actorId", "action", "resource", "recordId", "from", "to"],
    page: "totalRecords",
    limit: 20,
    addition: true,
  }),

  /**
   * Reads one entry.
   * @example const { before, after } = await client.auditLog.get({ id });
   */
  get: read<ById, AuditEntry>("GET /audit-log/id/{id}", { addition: true }),

  /**
   * Reckons the chain of hashes again, from the first entry to the last: was any entry changed or taken out?
   * @example const { isWhole, firstBroken } = await client.auditLog.verify();
   */
  verify: read<Nothing, AuditChain>("GET /audit-log/verify", { addition: true }),
};
