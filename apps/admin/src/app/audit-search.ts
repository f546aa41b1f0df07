import { readDay, readId } from "@carrel/sdk/domain";
import { oneOf, text } from "./search-params";

/** The areas that entries tell of, as the log names them. */
export const AUDIT_RESOURCES = [
  "auth",
  "branches",
  "desks",
  "bookings",
  "customers",
  "feePlans",
  "adminUsers",
  "roles",
  "businessUnits",
  "installationRequests",
  "organisation",
  "apiKeys",
] as const;
export type AuditResource = (typeof AUDIT_RESOURCES)[number];

/** The log's filters, as they stand in its address. */
export interface AuditSearch {
  q?: string | undefined;
  /** Id of who acted. */
  actor?: string | undefined;
  /** A call's name, such as `desks.update`. */
  action?: string | undefined;
  resource?: AuditResource | undefined;
  /** Id of the record. */
  record?: string | undefined;
  /** First and last day, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Reads the log's address; a period that ends before it starts is none. */
export function auditSearch(search: Record<string, unknown>): AuditSearch {
  const [from, to] = [readDay(search.from), readDay(search.to)];
  const isPeriod = !from || !to || from <= to;
  return {
    q: text(search.q),
    actor: readId(search.actor),
    action: text(search.action),
    resource: oneOf(AUDIT_RESOURCES, search.resource),
    record: readId(search.record),
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
  };
}
