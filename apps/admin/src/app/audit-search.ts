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

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const id = (value: unknown) => (typeof value === "string" && UUID.test(value) ? value : undefined);

/** A day that the calendar has. */
const day = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

/** Reads the log's address; a period that ends before it starts is none. */
export function auditSearch(search: Record<string, unknown>): AuditSearch {
  const [from, to] = [day(search.from), day(search.to)];
  const isPeriod = !from || !to || from <= to;
  return {
    q: text(search.q),
    actor: id(search.actor),
    action: text(search.action),
    resource: oneOf(AUDIT_RESOURCES, search.resource),
    record: id(search.record),
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
  };
}
