import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups } from "./tenant-table";

/** The calls that can't know their tenant yet, each by one function that answers no more than it must. */
export const lookups: Migration = {
  name: "0006-lookups",
  sql: /* sql */ `
-- Only for the length of this migration: handing a function over takes both, and a login that stayed a member of
-- carrel_lookup would read every tenant's rows.
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

${readableByLookups("organisations")}
${readableByLookups("api_keys", "org_id, key_id, kind, key_text, key_hash, permissions, revoked_at")}
${readableByLookups("roles", "org_id, role_id, permissions")}
${readableByLookups("admin_users")}
${readableByLookups("sessions", "org_id, session_id, token_hash, user_id, expires_at, revoked_at")}
${readableByLookups("subscriptions", "org_id, status, current_period_end")}
${readableByLookups("code_flows", "org_id, flow_id")}
${readableByLookups("branches", "org_id, branch_id")}
${readableByLookups("bookings", "org_id, booking_id, status, hold_until, starts_at, ends_at, created_at")}
${readableByLookups("mails")}

-- Every call carries an API key, and only the key says whose call it is.
${lookup(
  "find_api_key(p_text text, p_hash text)",
  "table (org_id uuid, key_id uuid, kind text, permissions text[], revoked_at timestamptz)",
  `select k.org_id, k.key_id, k.kind, k.permissions, k.revoked_at from api_keys k
   where k.key_text = p_text or k.key_hash = p_hash`,
)}

-- A bearer token names no tenant; its hash finds the person, what he may do and whether his organisation has paid.
${lookup(
  "find_session(p_token_hash text)",
  `table (org_id uuid, session_id uuid, user_id uuid, expires_at timestamptz, revoked_at timestamptz,
    user_name text, user_email text, user_is_active boolean, is_default_user boolean, allowed_branches uuid[],
    selected_branch uuid, permissions text[], subscription_status text, subscription_ends_at timestamptz)`,
  `select s.org_id, s.session_id, s.user_id, s.expires_at, s.revoked_at, u.name, u.email, u.is_active, u.is_default_user,
     u.allowed_branches, u.selected_branch, r.permissions, p.status, p.current_period_end
   from sessions s
   join admin_users u on u.org_id = s.org_id and u.user_id = s.user_id
   join roles r on r.org_id = u.org_id and r.role_id = u.role_id
   left join subscriptions p on p.org_id = s.org_id
   where s.token_hash = p_token_hash`,
)}

-- Sign-in and password reset start from an e-mail address alone.
${lookup(
  "find_person(p_email text)",
  `table (org_id uuid, user_id uuid, name text, password_hash text, is_active boolean, two_factor boolean, organisation_is_active boolean)`,
  `select u.org_id, u.user_id, u.name, u.password_hash, u.is_active, u.two_factor, o.is_active
   from admin_users u join organisations o on o.org_id = u.org_id
   where u.email = lower(p_email)`,
)}

-- The tenant's own row, once something else has said which tenant it is.
${lookup("find_organisation(p_org_id uuid)", "setof organisations", "select * from organisations where org_id = p_org_id")}

-- A QR code and a client site's host name carry the organisation's code.
${lookup(
  "find_organisation_by_code(p_org_code text)",
  "setof organisations",
  "select * from organisations where org_code = upper(p_org_code)",
)}

-- The platform itself: whose branding the platform's host shows, and whose mails reset the unknown's password.
${lookup("find_super_organisation()", "setof organisations", "select * from organisations where is_super")}

-- The public desk list names a branch and nothing else.
${lookup("find_branch_organisation(p_branch_id uuid)", "uuid", "select org_id from branches where branch_id = p_branch_id")}

-- A code's flow id is all that verify, verify-login and resend-otp carry.
${lookup("find_flow_organisation(p_flow_id uuid)", "uuid", "select org_id from code_flows where flow_id = p_flow_id")}

-- Codes and staff addresses are unique over the platform, so a sign-up has to ask beyond its tenant.
${lookup(
  "is_org_code_taken(p_org_code text)",
  "boolean",
  "select exists (select from organisations where org_code = upper(p_org_code))",
)}
${lookup("is_email_taken(p_email text)", "boolean", "select exists (select from admin_users where email = lower(p_email))")}

-- The jobs work through every tenant's queue; each item is then handled in its own tenant's transaction.
${lookup(
  "due_mails(p_at timestamptz, p_limit integer)",
  "table (org_id uuid, mail_id uuid)",
  "select org_id, mail_id from mails where status = 'QUEUED' and due_at <= p_at order by due_at limit p_limit",
)}
${lookup(
  "expired_holds(p_at timestamptz, p_limit integer)",
  "table (org_id uuid, booking_id uuid)",
  `select org_id, booking_id from bookings
   where status = 'PENDING' and holds_until(hold_until, starts_at, ends_at, created_at) <= p_at limit p_limit`,
)}

-- Demo mode's /dev/outbox shows every tenant's mails, codes and all: no request may call it, only the owner.
${lookup(
  "read_outbox(p_to text, p_limit integer)",
  "setof mails",
  "select * from mails where p_to is null or lower(to_address) = lower(p_to) order by created_at desc, mail_id desc limit p_limit",
  "current_user",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
