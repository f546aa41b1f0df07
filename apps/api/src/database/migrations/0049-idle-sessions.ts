import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** An organisation can end sessions of its staff that nobody uses (decision 33). */
export const idleSessions: Migration = {
  name: "0049-idle-sessions",
  sql: /* sql */ `
-- Null: never.
alter table organisations add column session_idle_hours smallint check (session_idle_hours between 1 and 24);
-- Sessions from before count from now on.
alter table sessions add column active_at timestamptz not null default now();

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (active_at) on sessions to carrel_lookup;

-- As 0036 had it; a session now says when it was last used.
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
       'user_id', s.user_id, 'expires_at', s.expires_at, 'revoked_at', s.revoked_at, 'active_at', s.active_at,
       'user_name', u.name,
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
