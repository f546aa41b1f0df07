import type { Migration } from "./migration";
import { ALL } from "./scope-rules";

/**
 * A reseller makes his clients, as the super organisation makes resellers: `begin_organisation` of 0019 for him too. It
 * says only who may begin one; whose client it becomes is written by the server.
 */
export const foundClient: Migration = {
  name: "0068-found-client",
  sql: /* sql */ `
grant carrel_lookup to current_user;

create or replace function begin_organisation(p_org_id uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
declare
  answer boolean;
begin
  with allowed as materialized (
    select caller.org_id from organisations caller
    where caller.org_id = nullif(current_setting('app.org_id', true), '')::uuid
      and (caller.is_super or caller.is_reseller)
      and coalesce(current_setting('app.branch_ids', true), '') = '${ALL}'
      and coalesce(current_setting('app.visitor_email', true), '') = '${ALL}'
      and coalesce(current_setting('app.entered_from', true), '') = ''
      and not exists (select from organisations o where o.org_id = p_org_id)
  ), begun as materialized (
    select set_config('app.entered_from', org_id::text, true), set_config('app.org_id', p_org_id::text, true) from allowed
  )
  select exists (select from begun) into answer;
  return answer;
end
$$;

revoke carrel_lookup from current_user;
`,
};
