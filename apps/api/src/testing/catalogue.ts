import type { Database } from "../database/port";

/** As PostgreSQL prints the tenant's policy of `database/migrations/tenant-table.ts`. */
const TENANT_RULE = `(org_id = ( SELECT (NULLIF(current_setting('app.org_id'::text, true), ''::text))::uuid AS "nullif"))`;

/** Written by migrations, and reached by `count_calls` or, of those of mails, by the functions of 0055-mail-quotas alone. */
const NO_TENANT = ["carrel_migrations", "rate_counters", "mail_keys", "mail_counts", "mail_readers", "mail_stops"];

/** Unique over the platform on purpose, so that the tenant can't come first. */
const PLATFORM_WIDE = [
  "organisations_code_unique",
  "organisations_super_unique",
  "admin_users_email_unique",
  "links_token_unique",
  "sessions_token_unique",
  "visitor_sessions_token_unique",
  "api_keys_text_unique",
  "api_keys_hash_unique",
  "domains_domain_unique",
  "websites_label_unique",
  "subscription_orders_gateway_unique",
  "subscription_payments_gateway_unique",
  "payments_to_return_gateway_unique",
  "payment_sessions_id_unique",
];

/** The doors by which look-up functions write for a tenant (0029-installation-requests, 0041-audit-unblinded, 0047-invited). */
const WRITTEN_BY_LOOKUPS = [
  "notification_events.platform INSERT",
  "notification_events.inviters INSERT",
  "audit_log.written INSERT",
  "audit_log.sealed UPDATE",
  "audit_heads.written INSERT",
  "audit_heads.sealed UPDATE",
  "audit_refusals.told DELETE",
  // Holds for codes, and no booking else (0053-holds).
  "bookings.held INSERT",
  "bookings.let_go DELETE",
  "code_holds.made INSERT",
  "code_holds.ended UPDATE",
  "code_holds.forgotten DELETE",
  // What moved bookings used, and its row of bookings (0071-stays).
  "bookings.stayed INSERT",
  "stays.kept INSERT",
  "stays.taken_back DELETE",
  "bookings.taken_back DELETE",
  // Memberships follow their bookings (0091-memberships): of a booking whose it is alone.
  "bookings.owned UPDATE",
  "memberships.kept INSERT",
  "memberships.followed UPDATE",
  // What is owed follows bookings and memberships (0118-debts).
  "debts.arisen INSERT",
  "debts.settled DELETE",
  // So do the books (0125-ledger).
  "ledger_lines.written INSERT",
  // What was paid for charges (0129-charges).
  "charges.followed UPDATE",
  // What staff were told of a message goes with it (0140-contact-messages).
  "notifications.forgotten DELETE",
  "notification_events.forgotten DELETE",
  // Cash that is to be counted follows payments (0121-cash-taken).
  "cash_taken.recorded INSERT",
  // What was paid is counted as it is posted (0145-figures-of-lines).
  "payment_figures.counted INSERT",
];

/** What a branch's rows may lose by the end of another row, or vanish with: an organisation, staff, pure children. */
const LET_GO_OF = [
  "branches_org_id_fkey",
  "notification_events_org_id_fkey",
  "gallery_images_org_id_branch_id_fkey",
  "notifications_org_id_branch_id_fkey",
  "notifications_org_id_user_id_fkey",
  "bookings_org_id_created_by_fkey",
];

/** Shown to everybody, or ids and counts without a person; the audit log has its own rule. */
const OPEN_TO_VISITORS = [
  ...["organisations", "branches", "desks", "fee_plans", "shifts", "gallery_images", "audit_log"],
  ...["booking_figures", "customer_figures", "desk_figures", "hour_figures", "payment_figures", "notification_events"],
];

/** Written also by people of some branches: their own, what belongs to nobody's branch, and what the server keeps for them. */
const OF_NO_BRANCH = [
  ...[
    "admin_users",
    "api_keys",
    "sessions",
    "code_flows",
    "links",
    "visitor_sessions",
    "visitor_profiles",
    "tracking_events",
  ],
  ...["business_units", "business_unit_people", "business_unit_comments", "installation_requests"],
  ...["second_factors", "recovery_codes"],
  ...[
    "organisation_comments",
    "stored_files",
    "mails",
    "idempotency_keys",
    "audit_log",
    "audit_heads",
    "audit_refusals",
  ],
];

/** Each gives one row `what` for each thing that is not as it must be. $1: tables without tenant, $2: platform-wide indexes, $3: the tenant's rule, $4 to $7: the lists above. */
const RULES: Record<string, string> = {
  "row-level security is not enabled and forced": `
    select t.relname as what from ours t where not (t.relrowsecurity and t.relforcerowsecurity)`,
  "the tenant's policy is missing or reads otherwise": `
    select t.relname as what from ours t where not exists (
      select from pg_policies p where p.tablename = t.relname and p.policyname = 'tenant' and p.permissive = 'PERMISSIVE'
        and p.roles = '{carrel_app}' and p.cmd = 'ALL' and p.qual = $3 and p.with_check = $3)`,
  "a policy lets somebody else in": `
    select p.tablename || '.' || p.policyname as what from pg_policies p
    where p.schemaname = 'public' and p.permissive = 'PERMISSIVE' and p.policyname <> 'tenant'
      and not (p.policyname = 'lookup' and p.roles = '{carrel_lookup}' and p.cmd = 'SELECT')
      and not (p.tablename || '.' || p.policyname || ' ' || p.cmd = any ($7) and p.roles = '{carrel_lookup}')`,
  "rows of a branch are not limited to the scope's branches": `
    select t.relname as what from ours t join pg_attribute a on a.attrelid = t.oid and a.attname = 'branch_id'
    where not exists (
      select from pg_policies p where p.tablename = t.relname and p.policyname = 'branch'
        and p.permissive = 'RESTRICTIVE' and p.roles = '{carrel_app}' and p.cmd = 'ALL'
        and p.qual like '%app.branch_ids%= ''*''%' and p.with_check = p.qual)`,
  "rows of a branch can vanish, or let go of others, where nobody sees it": `
    select c.conname as what from pg_constraint c join ours t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'branch_id' and not a.attisdropped
    where c.contype = 'f' and c.confdeltype in ('c', 'n', 'd') and not c.conname = any ($4)`,
  "a visitor sees rows that are not his": `
    select t.relname as what from ours t where not t.relname = any ($5) and not exists (
      select from pg_policies p where p.tablename = t.relname and p.policyname = 'visitor'
        and p.permissive = 'RESTRICTIVE' and p.roles = '{carrel_app}' and p.cmd in ('ALL', 'SELECT')
        and p.qual like '%app.visitor_email%= ''*''%' and (p.cmd = 'SELECT' or p.with_check = p.qual))`,
  "what belongs to all branches can be written in some": `
    select t.relname as what from ours t where not t.relname = any ($6)
      and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'branch_id')
      and (select count(*) from pg_policies p where p.tablename = t.relname and p.permissive = 'RESTRICTIVE'
        and p.roles = '{carrel_app}' and p.policyname in ('whole_insert', 'whole_update', 'whole_delete')
        and coalesce(p.with_check, p.qual) like '%app.branch_ids%= ''*''%') < 3`,
  "org_id does not come first in a key": `
    select i.indexrelid::regclass::text as what from pg_index i join ours t on t.oid = i.indrelid
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where (i.indisunique or i.indisexclusion) and a.attname <> 'org_id' and not i.indexrelid::regclass::text = any ($2)`,
  "there is no primary key": `
    select t.relname as what from ours t
    where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)`,
  "a foreign key leaves the tenant out": `
    select c.conname as what from pg_constraint c join ours t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and a.attname <> 'org_id' and c.conname not in ('organisations_reseller_id_fkey', 'websites_home_id_fkey')`,
  "a request's role owns a table, or reaches one without tenants": `
    select t.relname as what from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      and (pg_get_userbyid(t.relowner) in ('carrel_app', 'carrel_lookup')
        or t.relname = any ($1) and has_table_privilege('carrel_app', t.oid, 'select'))`,
  "a role passes by row-level security": `
    select r.rolname as what from pg_roles r
    where (r.rolname in ('carrel_app', 'carrel_lookup') and r.rolcanlogin)
      or (r.rolname in ('carrel_app', 'carrel_lookup', session_user) and (r.rolsuper or r.rolbypassrls))`,
  "the login can act as carrel_lookup": `
    select session_user::text as what
    where pg_has_role(session_user, 'carrel_lookup', 'usage') or pg_has_role(session_user, 'carrel_lookup',
      case when current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end)`,
  "a security definer function is not carrel_lookup's, has no fixed search path, or is open to all": `
    select f.proname::text as what from pg_proc f where f.prosecdef and f.pronamespace = 'public'::regnamespace
      and (pg_get_userbyid(f.proowner) <> 'carrel_lookup'
        or f.proconfig is distinct from array['search_path=pg_catalog, public, pg_temp']
        or f.proacl is null or exists (select from aclexplode(f.proacl) where grantee = 0))`,
  "a function is planned anew at each call before version 18": `
    select f.proname::text as what from pg_proc f join pg_language l on l.oid = f.prolang
    where f.pronamespace = 'public'::regnamespace and l.lanname = 'sql' and (f.prosecdef or f.proconfig is not null)`,
  "a look-up reads a secret's hash, other than to find by it": `
    select c.relname || '.' || a.attname as what from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname in ('password_hash', 'code_hash')
      and has_column_privilege('carrel_lookup', c.oid, a.attnum, 'select')`,
  "a request's role can make objects": `
    select 'public' as what where has_schema_privilege('carrel_app', 'public', 'create')`,
  "a column's type is not portable or not leakproof": `
    select t.relname || '.' || a.attname as what from ours t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0
    join pg_type y on y.oid = a.atttypid
    where y.typname in ('timestamp', 'citext', 'varchar', 'bpchar') or y.typtype in ('e', 'r')`,
  "a trigger works in the hot path": `
    select g.tgname::text as what from pg_trigger g
    where not g.tgisinternal and g.tgfoid not in (select oid from pg_proc
      -- What watches no booking: added branches, desks and people, closures, and floating memberships; of bookings what is agreed for them alone,
      -- or let off, which changes when one is renewed, what is paid, and what is said to be; seats' memberships as they begin; and payments. Of a booking that is made and
      -- not paid its debt is written: a row, for which nothing waits (decision 71), and its line of the books (decision 74). Deposits watch themselves, and so do charges, codes and sites; messages of strangers as they are erased.
      where proname in ('keep_plan_limit', 'keep_floating_places', 'keep_thawed_places', 'keep_closures', 'follow_terms', 'keep_paid',
        'follow_paid', 'begin_paid', 'follow_booking_debt', 'follow_membership_debt', 'follow_written_off', 'follow_discount',
        'post_booking', 'post_bookings', 'begin_booking_debts', 'post_booking_taxes', 'post_booking_tax', 'post_membership', 'post_membership_taxes', 'post_membership_tax', 'post_payments', 'count_added_payments', 'post_deposit', 'keep_cash', 'settle_claim',
        'keep_charges_paid', 'forget_contact', 'follow_charge_debt', 'post_charge', 'codes_beside_labels',
        'labels_beside_codes'))`,
};

/**
 * Reads the database's catalogue and lists what breaks the rules of `docs/architecture.md`: tables without a fence,
 * keys without the tenant, roles or functions that could look over the fence.
 * @returns one line a deviation; none when all is well
 */
export const catalogueDeviations = async (database: Database): Promise<string[]> => {
  const deviations: string[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const rows = await database.execute<{ what: string }>(
      `with parameters as (select $1::text[], $2::text[], $3::text, $4::text[], $5::text[], $6::text[], $7::text[]),
       ours as (select * from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
         and not c.relname = any ($1))
       ${sql}`,
      [NO_TENANT, PLATFORM_WIDE, TENANT_RULE, LET_GO_OF, OPEN_TO_VISITORS, OF_NO_BRANCH, WRITTEN_BY_LOOKUPS],
    );
    deviations.push(...rows.map(({ what }) => `${what}: ${rule}`));
  }
  return deviations.sort();
};
