import type { Migration } from "./migration";
import {
  ALL,
  inBranches,
  inBranchesOrNone,
  inEveryBranch,
  ownedByVisitor,
  restricted,
  VISITOR_CUSTOMERS,
  VISITOR_EMAIL,
} from "./scope-rules";

const OF_A_BRANCH = [
  ...["branches", "desks", "customers", "bookings", "desk_transactions", "gallery_images"],
  ...["booking_figures", "customer_figures", "desk_figures", "hour_figures", "payment_figures"],
];

/** What makes a row a visitor's own; the rows of the other tables are never his. */
const VISITORS_OWN: Readonly<Record<string, string>> = {
  bookings: `visitor_email = ${VISITOR_EMAIL} or customer_id = any (${VISITOR_CUSTOMERS}::uuid[])`,
  customers: `email = ${VISITOR_EMAIL}`,
  visitor_profiles: `email = ${VISITOR_EMAIL}`,
  visitor_sessions: `email = ${VISITOR_EMAIL}`,
  idempotency_keys: `actor_id = 'customer:' || ${VISITOR_EMAIL}`,
};

const NEVER_A_VISITORS = [
  ...["admin_users", "api_keys", "code_flows", "desk_transactions", "roles", "sessions", "subscriptions"],
  ...["subscription_orders", "subscription_payments", "audit_heads", "stored_files", "tracking_events"],
  ...["business_units", "business_unit_people", "business_unit_comments", "installation_requests"],
  ...["notifications", "notification_settings", "organisation_comments", "domains", "platform_profiles"],
  ...["pricing_plans", "add_ons", "profit_rates", "help_features", "help_sub_features", "help_resources"],
];

/**
 * What a scope was not told of was everything: a transaction that forgot to say which branches, or whose visitor, saw all
 * of them. Now nothing is nothing, and all is a word.
 */
export const scopesSayAll: Migration = {
  name: "0037-scopes-say-all",
  sql: /* sql */ `
${OF_A_BRANCH.map((table) => restricted("branch", table, inBranches())).join("")}
${["notification_events", "notifications"].map((table) => restricted("branch", table, inBranchesOrNone)).join("")}
${Object.entries(VISITORS_OWN)
  .map(([table, own]) => restricted("visitor", table, ownedByVisitor(own)))
  .join("")}
${NEVER_A_VISITORS.map((table) => restricted("visitor", table, ownedByVisitor())).join("")}
-- A visitor's call adds mails, and reads none.
${restricted("visitor", "mails", ownedByVisitor(), "select")}
${restricted("whole_organisation", "audit_log", `${inEveryBranch} and ${ownedByVisitor()}`, "select")}

grant carrel_lookup to current_user;

-- The look-ups that ask the same of the scope.
do $migration$
declare
  found record;
  changed text;
begin
  for found in
    select f.oid, f.proname, pg_get_functiondef(f.oid) as definition from pg_proc f
    where f.prosecdef and f.pronamespace = 'public'::regnamespace and f.prosrc ~ 'app\\.(branch_ids|visitor_email)'
  loop
    changed := regexp_replace(found.definition,
      $$coalesce\\(current_setting\\('app\\.(branch_ids|visitor_email)', true\\), ''\\) (=|<>) ''$$,
      $$coalesce(current_setting('app.\\1', true), '') \\2 '${ALL}'$$, 'g');
    changed := replace(changed,
      $$allowed uuid[] := string_to_array(nullif(current_setting('app.branch_ids', true), ''), ',')::uuid[];$$,
      $$allowed uuid[] := case current_setting('app.branch_ids', true) when '${ALL}' then null
        else coalesce(string_to_array(nullif(current_setting('app.branch_ids', true), ''), ',')::uuid[], '{}') end;$$);
    if changed = found.definition then
      raise exception 'The look-up % asks the scope in another way', found.proname;
    end if;
    execute changed;
  end loop;
end
$migration$;

revoke carrel_lookup from current_user;
`,
};
