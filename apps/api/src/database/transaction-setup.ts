import { isId } from "@carrel/sdk/domain";
import { ALL } from "./migrations/scope-rules";
import { DatabaseUseError, type Scope } from "./port";

const uuid = (id: string) => {
  if (!isId(id)) throw new DatabaseUseError("A scope takes UUIDs only");
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
 * What a tenant's transaction begins with, sent in one round trip. What limits nothing says so, since what is empty lets
 * nothing through. The settings are SQL literals, hence UUIDs and hex only. All of it is local: at session level it leaked to the next request of a pooled connection.
 */
export const tenantSetup = ({ orgId, branchIds, visitor }: Scope) => {
  const branches = branchIds?.map(uuid).join(",") ?? ALL;
  const own = visitor
    ? `${text(visitor.email)}, true), set_config('app.visitor_customers', '${visitor.customerIds.map(uuid).join(",")}'`
    : `'${ALL}'`;
  return `${setup}; select set_config('app.org_id', '${uuid(orgId)}', true), set_config('app.branch_ids', '${branches}', true), set_config('app.visitor_email', ${own}, true)`;
};

/** What a transaction without a tenant begins with. */
export const lookupSetup = setup;
