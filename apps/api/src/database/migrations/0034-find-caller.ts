import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** Every call begins by asking who calls: once, in place of a question for the key, the session and each organisation. */
export const callers: Migration = {
  name: "0034-find-caller",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

drop function find_api_key(text, text);
drop function find_session(text);
drop function find_visitor_session(text);

-- Only the key says whose call it is, and a token names no tenant: its hash finds the person, what he may do and whether
-- his organisation has paid, or the address that a visitor proved.
${lookup(
  "find_caller(p_key_text text, p_key_hash text, p_token_hash text, p_visitor_token_hash text)",
  "table (key jsonb, key_organisation jsonb, session jsonb, visitor_session jsonb, organisation jsonb)",
  `select called.key, called.organisation, staff.session, visitor.session, coalesce(staff.organisation, visitor.organisation)
   from (select) call
   left join lateral (
     select to_jsonb(o) as organisation, jsonb_build_object('org_id', k.org_id, 'key_id', k.key_id, 'kind', k.kind,
       'name', k.name, 'permissions', k.permissions, 'revoked_at', k.revoked_at, 'last_used_at', k.last_used_at,
       'subscription_status', p.status, 'subscription_ends_at', p.current_period_end) as key
     from api_keys k
     join organisations o on o.org_id = k.org_id
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
   ) visitor on true`,
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
