import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ALL } from "./scope-rules";
import { readableByLookups } from "./tenant-table";

/** A look-up's own text: the branches of the transaction's scope. */
export const BRANCHES = /* sql */ `string_to_array(nullif(nullif(current_setting('app.branch_ids', true), ''), '${ALL}'), ',')::uuid[]`;

/** Whether rows of two customers lie in branches that the transaction's scope lacks. */
export const beyond = (table: string) => /* sql */ `exists (select from ${table} r
    where r.org_id = org and r.customer_id = any (p_customer_ids) and not r.branch_id = any (allowed))`;

/**
 * Phone numbers are stored in E.164 (decision 51). The country of those from before is not for SQL to guess: the job that reads
 * them finds them by this, a page at a time; what it can't read it leaves as it was written. What hangs on a
 * customer goes over to another record of him; nothing else of a payment ever changes.
 */
export const onePerson: Migration = {
  name: "0062-one-person",
  sql: /* sql */ `
grant update (customer_id) on desk_transactions to carrel_app;

-- Text as it is looked for: in small letters, without accents. PGlite has no unaccent; a stroke through a letter is none to Unicode.
create function folded(p_text text) returns text language sql immutable parallel safe
return translate(regexp_replace(normalize(lower(p_text), NFD), '[\\u0300-\\u036f]', '', 'g'), 'øłđħŧı', 'oldhti');

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${lookup(
  "phones_to_read(p_after_org uuid, p_after_customer uuid, p_limit integer)",
  "table (org_id uuid, customer_id uuid)",
  `
begin
  return query select c.org_id, c.customer_id from customers c
    where (c.org_id, c.customer_id) > (p_after_org, p_after_customer)
      and c.phone <> '' and c.phone !~ '^\\+[1-9][0-9]{6,14}$'
    order by c.org_id, c.customer_id limit p_limit;
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
${readableByLookups("desk_transactions", "org_id, branch_id, customer_id")}
-- Who works in some branches would leave behind what he doesn't see, and not see what overlaps.
${lookup(
  "customers_elsewhere(p_customer_ids uuid[])",
  "boolean",
  `
declare
  org uuid := nullif(current_setting('app.org_id', true), '')::uuid;
  allowed uuid[] := ${BRANCHES};
begin
  if coalesce(current_setting('app.branch_ids', true), '') = '${ALL}' then
    return false;
  end if;
  return ${beyond("bookings")} or ${beyond("desk_transactions")};
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
