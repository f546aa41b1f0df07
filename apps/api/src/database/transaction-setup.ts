import { DatabaseUseError, type Scope } from "./port";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Stands in a list that allows no branch: an empty setting would mean "all". */
const NO_BRANCH = "00000000-0000-0000-0000-000000000000";

const uuid = (id: string) => {
  if (!UUID.test(id)) throw new DatabaseUseError("A scope takes UUIDs only");
  return id;
};

/** As hex, which needs no quoting: an address may hold an apostrophe. */
const text = (content: string) => {
  const hex = Array.from(new TextEncoder().encode(content), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `convert_from(decode('${hex}', 'hex'), 'UTF8')`;
};

/**
 * What every transaction begins with; `set local` costs less than `set_config`. The machine code that PostgreSQL makes of
 * statements that it thinks dear, and the workers that it starts for them, cost more than our statements: the first hundred
 * calendars of a fresh server took three times as long.
 */
const setup = "set local role carrel_app; set local jit = off; set local max_parallel_workers_per_gather = 0";

/**
 * What a tenant's transaction begins with, sent in one round trip. The settings are SQL literals, hence UUIDs and hex
 * only. All of it is local: at session level it leaked to the next request of a pooled connection.
 */
export const tenantSetup = ({ orgId, branchIds, visitor }: Scope) => {
  const branches = branchIds === null || branchIds === undefined ? "" : branchIds.map(uuid).join(",") || NO_BRANCH;
  const own = visitor
    ? `, set_config('app.visitor_email', ${text(visitor.email)}, true), set_config('app.visitor_customers', '${visitor.customerIds.map(uuid).join(",")}', true)`
    : "";
  return `${setup}; select set_config('app.org_id', '${uuid(orgId)}', true), set_config('app.branch_ids', '${branches}', true)${own}`;
};

/** What a transaction without a tenant begins with. */
export const lookupSetup = setup;
