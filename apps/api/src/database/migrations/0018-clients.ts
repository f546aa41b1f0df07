import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups } from "./tenant-table";

/** How a subscription stands at an instant: a period that ran out has expired, whether or not somebody noted it. */
const STANDS = `case when s.status in ('TRIAL', 'ACTIVE', 'PAST_DUE') and s.current_period_end <= p_at then 'EXPIRED' else s.status end`;

/** The organisations below one's own, as a list that is searched and paged over all of them. */
export const clients: Migration = {
  name: "0018-clients",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

drop policy if exists lookup on pricing_plans;
${readableByLookups("pricing_plans", "org_id, code, name")}
grant select (is_recurring) on subscriptions to carrel_lookup;

-- Who calls is what the transaction began as. The super organisation's are all others, a reseller's his clients, and
-- nobody else has any.
${lookup(
  "find_clients(p_org_id uuid, p_search text, p_status text, p_at timestamptz, p_limit integer, p_offset integer)",
  `table (org_id uuid, org_name text, org_code text, org_type text, workspace_kind text, logo_square text, is_active boolean,
    status text, subscription jsonb, branches integer, desks integer, reseller jsonb, owner jsonb, created_at timestamptz,
    updated_at timestamptz, all_rows integer)`,
  `with seen as (
     select o.*, w.owner, s.plan_code, s.current_period_end, s.is_recurring, ${STANDS} as stands,
       count(*) over ()::integer as all_rows
     from organisations caller
     join organisations o on o.org_id <> caller.org_id
       and (caller.is_super or caller.is_reseller and o.reseller_id = caller.org_id)
     left join subscriptions s on s.org_id = o.org_id
     left join lateral (
       select jsonb_build_object('name', u.name, 'email', u.email, 'phone', u.phone) as owner
       from admin_users u join roles l on l.org_id = u.org_id and l.role_id = u.role_id
       where u.org_id = o.org_id and u.is_active and u.is_default_user and l.is_system and l.name = 'Owner'
       order by u.created_at, u.user_id limit 1
     ) w on true
     where caller.org_id = nullif(current_setting('app.org_id', true), '')::uuid
       and coalesce(current_setting('app.branch_ids', true), '') = ''
       and coalesce(current_setting('app.visitor_email', true), '') = ''
       and (p_org_id is null or o.org_id = p_org_id)
       and (p_status is null
         or p_status = case when not o.is_active then 'INACTIVE' else coalesce(${STANDS}, 'ACTIVE') end)
       and (p_search = '' or strpos(lower(o.org_name), lower(p_search)) > 0
         or strpos(lower(o.org_code), lower(p_search)) > 0
         or strpos(coalesce(w.owner ->> 'email', ''), lower(p_search)) > 0)
     order by o.created_at desc, o.org_id limit p_limit offset p_offset
   )
   select seen.org_id, seen.org_name, seen.org_code, seen.org_type, seen.workspace_kind, seen.logo_square, seen.is_active,
     case when not seen.is_active then 'INACTIVE' else coalesce(seen.stands, 'ACTIVE') end,
     case when seen.plan_code is not null then jsonb_build_object('planCode', seen.plan_code,
       'planName', coalesce(plan.name, initcap(replace(seen.plan_code, '-', ' '))), 'status', seen.stands,
       'currentPeriodEnd', seen.current_period_end, 'isRecurring', seen.is_recurring) end,
     (select count(*) from branches b where b.org_id = seen.org_id)::integer,
     (select count(*) from desks d where d.org_id = seen.org_id)::integer,
     case when r.org_id is not null then jsonb_build_object('_id', r.org_id, 'orgName', r.org_name) end,
     seen.owner, seen.created_at, seen.updated_at, seen.all_rows
   from seen
   left join organisations r on r.org_id = seen.reseller_id
   left join lateral (
     select p.name from pricing_plans p join organisations platform on platform.org_id = p.org_id and platform.is_super
     where p.code = seen.plan_code
   ) plan on true
   order by seen.created_at desc, seen.org_id`,
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
