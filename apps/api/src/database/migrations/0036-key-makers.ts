import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** A secret key belongs to a person: it does no more than he may, and ends with him (decision 11). */
export const keyMakers: Migration = {
  name: "0036-key-makers",
  sql: /* sql */ `
alter table api_keys
  add column maker_id uuid,
  add column expires_at timestamptz,
  add constraint api_keys_maker_fkey foreign key (org_id, maker_id) references admin_users (org_id, user_id)
    on delete set null (maker_id);
create index api_keys_maker on api_keys (org_id, maker_id) where maker_id is not null;

alter table api_keys no force row level security;
alter table admin_users no force row level security;
alter table roles no force row level security;
alter table notification_events no force row level security;

-- Secret keys from before become the longest-standing active owner's, and he is told.
with owners as (
  select distinct on (u.org_id) u.org_id, u.user_id
  from admin_users u join roles r on r.org_id = u.org_id and r.role_id = u.role_id
  where r.is_system and r.name = 'Owner' and u.is_default_user and u.is_active
  order by u.org_id, u.created_at, u.user_id
), given as (
  update api_keys k set maker_id = owners.user_id from owners
  where owners.org_id = k.org_id and k.kind = 'secret'
  returning k.org_id, k.maker_id, k.revoked_at
)
insert into notification_events (org_id, event_id, type, subject_id, detail, occurred_at)
select org_id, gen_random_uuid(), 'api_keys_given', maker_id,
  jsonb_build_object('count', count(*), 'userIds', jsonb_build_array(maker_id)), now()
from given where revoked_at is null group by org_id, maker_id;
-- Where nobody is an owner there is nobody whose rights a key could have.
update api_keys set revoked_at = now() where kind = 'secret' and maker_id is null and revoked_at is null;

alter table notification_events force row level security;
alter table roles force row level security;
alter table admin_users force row level security;
alter table api_keys force row level security;

-- A secret key that is good has a maker: whoever is removed takes his along, unless somebody took them over first.
alter table api_keys add constraint api_keys_maker_fits check (
  case kind when 'secret' then maker_id is not null or revoked_at is not null
    else maker_id is null and expires_at is null end);

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (maker_id, expires_at) on api_keys to carrel_lookup;

-- As 0034 had it; now a secret key is found with its maker: what both may do, and where he may work.
drop function find_caller(text, text, text, text);
${lookup(
  "find_caller(p_key_text text, p_key_hash text, p_token_hash text, p_visitor_token_hash text)",
  "table (key jsonb, key_organisation jsonb, session jsonb, visitor_session jsonb, organisation jsonb)",
  `
#variable_conflict use_column
begin
  return query
  select called.key, called.organisation, staff.session, visitor.session, coalesce(staff.organisation, visitor.organisation)
   from (select) call
   left join lateral (
     select to_jsonb(o) as organisation, jsonb_build_object('org_id', k.org_id, 'key_id', k.key_id, 'kind', k.kind,
       'name', k.name, 'permissions', array(
         select permission from unnest(k.permissions) permission where permission = any (r.permissions)
       ), 'revoked_at', k.revoked_at, 'expires_at', k.expires_at, 'last_used_at', k.last_used_at,
       'maker_id', u.user_id, 'maker_is_active', u.is_active, 'maker_is_default_user', u.is_default_user,
       'maker_branches', u.allowed_branches,
       'subscription_status', p.status, 'subscription_ends_at', p.current_period_end) as key
     from api_keys k
     join organisations o on o.org_id = k.org_id
     left join admin_users u on u.org_id = k.org_id and u.user_id = k.maker_id
     left join roles r on r.org_id = u.org_id and r.role_id = u.role_id
     left join subscriptions p on p.org_id = k.org_id
     where k.key_text = p_key_text or k.key_hash = p_key_hash
   ) called on true
   left join lateral (
     select to_jsonb(o) as organisation, jsonb_build_object('org_id', s.org_id, 'session_id', s.session_id,
       'user_id', s.user_id, 'expires_at', s.expires_at, 'revoked_at', s.revoked_at, 'user_name', u.name,
       'user_email', u.email, 'user_is_active', u.is_active, 'is_default_user', u.is_default_user,
       'allowed_branches', u.allowed_branches, 'selected_branch', u.selected_branch, 'permissions', r.permissions,
       'subscription_status', p.status, 'subscription_ends_at', p.current_period_end) as session
     from sessions s
     join organisations o on o.org_id = s.org_id
     join admin_users u on u.org_id = s.org_id and u.user_id = s.user_id
     join roles r on r.org_id = u.org_id and r.role_id = u.role_id
     left join subscriptions p on p.org_id = s.org_id
     where s.token_hash = p_token_hash
   ) staff on true
   left join lateral (
     select to_jsonb(o) as organisation, jsonb_build_object('org_id', s.org_id, 'session_id', s.session_id,
       'email', s.email, 'expires_at', s.expires_at, 'customer_ids', array(
         select c.customer_id from customers c where c.org_id = s.org_id and c.email = s.email and c.email <> ''
       )) as session
     from visitor_sessions s
     join organisations o on o.org_id = s.org_id
     where s.token_hash = p_visitor_token_hash
   ) visitor on true;
end
`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
