import { dayRange } from "@carrel/sdk/domain";
import type { AuditQuery } from "@carrel/sdk/schemas";
import type { AuditSearch } from "../../app/audit-search";

/**
 * What the address says as the server is asked for it: days become instants, the last one included.
 * @param zone whose days they are
 */
export function auditQueryOf(search: AuditSearch, zone: string): Omit<AuditQuery, "limit" | "page"> {
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
