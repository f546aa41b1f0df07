import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { tenantTable } from "./tenant-table";

/** Who calls is what the transaction began as, never a parameter: whoever calls can't name somebody else. */
const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** Somebody of some branches, and a visitor, see no other organisation. */
const SEES_ALL = `coalesce(current_setting('app.branch_ids', true), '') = ''
     and coalesce(current_setting('app.visitor_email', true), '') = ''`;

/** Whether an organisation `o` is below the caller's: the super organisation's are all others, a reseller's his clients. */
const IS_BELOW = `o.org_id <> caller.org_id and (caller.is_super or caller.is_reseller and o.reseller_id = caller.org_id)`;

/** What an organisation does with those below it: the super organisation with all others, a reseller with its clients. */
export const below: Migration = {
  name: "0015-below",
  sql: /* sql */ `
-- Origins whose pages may show the booking flow in a frame.
alter table organisations add column embed_origins text[] not null default '{}';

-- What an organisation notes of another one: the writer's rows, so that the other never sees them. No foreign key to it,
-- which would tell whether it exists; is_below says so to whom it may.
create table organisation_comments (
  org_id uuid not null references organisations (org_id) on delete cascade,
  comment_id uuid not null,
  about_id uuid not null,
  -- A person or a key of the writer's organisation, and what he was called then.
  author_id uuid not null,
  author_name text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (org_id, comment_id)
);
create index organisation_comments_about on organisation_comments (org_id, about_id, created_at, comment_id);
${tenantTable("organisation_comments", { grants: "select, insert" })}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

-- Turns the transaction over to an organisation below the caller's, once. Materialized, so that the settings change for
-- what was found to be below and for nothing else.
${lookup(
  "enter_organisation(p_org_id uuid)",
  "setof organisations",
  `with found as materialized (
     select o.* from organisations caller join organisations o on o.org_id = p_org_id and ${IS_BELOW}
     where caller.org_id = ${CALLER} and ${SEES_ALL}
     and coalesce(current_setting('app.entered_from', true), '') = ''
   ), entered as materialized (
     select org_id, set_config('app.entered_from', current_setting('app.org_id'), true),
       set_config('app.org_id', org_id::text, true)
     from found
   )
   select found.* from found join entered on entered.org_id = found.org_id`,
  "carrel_app",
  "volatile",
)}

-- What is noted of an organisation stands with the notes' writer, who goes nowhere to read it.
${lookup(
  "is_below(p_org_id uuid)",
  "boolean",
  `select exists (
     select from organisations caller join organisations o on o.org_id = p_org_id and ${IS_BELOW}
     where caller.org_id = ${CALLER} and ${SEES_ALL}
   )`,
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
