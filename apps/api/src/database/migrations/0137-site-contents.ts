import type { Migration } from "./migration";
import { ownedByVisitor, restricted, writtenInEveryBranch } from "./scope-rules";
import { tenantTable } from "./tenant-table";

/** What an organisation's own site says, and shows of its branches and prices (decision 88). */
export const siteContents: Migration = {
  name: "0137-site-contents",
  sql: /* sql */ `
create table site_contents (
  org_id uuid primary key references organisations (org_id) on delete cascade,
  -- Null: the one that goes with what the organisation runs.
  layout text check (layout in ('reading-room', 'studio', 'plain')),
  headline text not null default '' check (length(headline) <= 120),
  about text not null default '' check (length(about) <= 3000),
  -- What is left out of it.
  hidden_parts text[] not null default '{}' check (cardinality(hidden_parts) <= 20),
  updated_at timestamptz not null default now()
);
${tenantTable("site_contents", { grants: "select, insert, update" })}
-- A site is the whole organisation's, and no visitor's.
${restricted("visitor", "site_contents", ownedByVisitor())}
${writtenInEveryBranch("site_contents")}

-- The way to a branch and in, for visitors.
alter table branches add column directions text not null default '',
  add constraint branches_directions check (length(directions) <= 1000) not valid;

-- Whether the organisation's site shows a plan with its price.
alter table fee_plans add column is_listed boolean not null default false;
`,
};
