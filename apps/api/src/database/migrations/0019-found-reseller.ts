import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** How the super organisation makes an organisation: nothing can be entered that isn't there yet. */
export const foundReseller: Migration = {
  name: "0019-found-reseller",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

-- Turns the transaction over to an organisation that nobody is yet, so that it can be written as its own first act.
${lookup(
  "begin_organisation(p_org_id uuid)",
  "boolean",
  `with allowed as materialized (
     select caller.org_id from organisations caller
     where caller.org_id = nullif(current_setting('app.org_id', true), '')::uuid and caller.is_super
       and coalesce(current_setting('app.branch_ids', true), '') = ''
       and coalesce(current_setting('app.visitor_email', true), '') = ''
       and coalesce(current_setting('app.entered_from', true), '') = ''
       and not exists (select from organisations o where o.org_id = p_org_id)
   ), begun as materialized (
     select set_config('app.entered_from', org_id::text, true), set_config('app.org_id', p_org_id::text, true) from allowed
   )
   select exists (select from begun)`,
  "carrel_app",
  "volatile",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
