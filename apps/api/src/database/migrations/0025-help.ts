import type { Migration } from "./migration";
import { tenantTable } from "./tenant-table";

/** What an organisation's help explains. Places in a list run from 0 without a gap (areas/help/order.ts). */
export const help: Migration = {
  name: "0025-help",
  sql: /* sql */ `
create table help_features (
  org_id uuid not null references organisations (org_id) on delete cascade,
  feature_id uuid not null,
  title text not null,
  description text not null default '',
  position integer not null check (position >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, feature_id),
  -- Deferred, here and below: records swap their places in one statement.
  constraint help_features_position unique (org_id, position) deferrable initially deferred
);
${tenantTable("help_features")}

create table help_sub_features (
  org_id uuid not null,
  feature_id uuid not null,
  sub_feature_id uuid not null,
  title text not null,
  description text not null default '',
  position integer not null check (position >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, sub_feature_id),
  unique (org_id, feature_id, sub_feature_id),
  constraint help_sub_features_position unique (org_id, feature_id, position) deferrable initially deferred,
  foreign key (org_id, feature_id) references help_features (org_id, feature_id) on delete cascade
);
${tenantTable("help_sub_features")}

create table help_resources (
  org_id uuid not null,
  feature_id uuid not null,
  sub_feature_id uuid,
  -- The feature or part whose list it stands in.
  topic_id uuid not null generated always as (coalesce(sub_feature_id, feature_id)) stored,
  resource_id uuid not null,
  title text not null,
  kind text not null check (kind in ('article', 'video', 'document', 'link')),
  url text,
  body text not null default '',
  position integer not null check (position >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, resource_id),
  check (case kind when 'article' then body <> '' else url is not null end),
  constraint help_resources_position unique (org_id, topic_id, position) deferrable initially deferred,
  foreign key (org_id, feature_id) references help_features (org_id, feature_id) on delete cascade,
  foreign key (org_id, feature_id, sub_feature_id)
    references help_sub_features (org_id, feature_id, sub_feature_id) on delete cascade
);
-- For the removal of a feature with all that is below it.
create index help_resources_feature on help_resources (org_id, feature_id, sub_feature_id);
${tenantTable("help_resources")}
`,
};
