import { lookup } from "./lookup";
import type { Migration } from "./migration";

/**
 * Phone numbers are stored in E.164 (decision 51). The country of those from before is not for SQL to guess: the job that reads
 * them finds them by this, a page at a time; what it can't read it leaves as it was written.
 */
export const phonesToRead: Migration = {
  name: "0062-phones-to-read",
  sql: /* sql */ `
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
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
