import type { Migration } from "./migration";
import { tenantTable } from "./tenant-table";

/** Leads that an organisation's staff work through, who has them, and what was noted of them. */
export const businessUnits: Migration = {
  name: "0028-business-units",
  sql: /* sql */ `
create table business_units (
  org_id uuid not null references organisations (org_id) on delete cascade,
  business_unit_id uuid not null,
  name text not null,
  contact_name text not null default '',
  email text not null default '',
  phone text not null default '',
  city text not null default '',
  data_category text not null default 'other',
  website_type text not null default 'none',
  status text not null default 'NEW',
  source text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, business_unit_id)
);
-- The list, and what each of its filters leaves, newest first.
create index business_units_list on business_units (org_id, created_at desc, business_unit_id desc);
create index business_units_by_status on business_units (org_id, status, created_at desc, business_unit_id desc);
create index business_units_by_category on business_units (org_id, data_category, created_at desc, business_unit_id desc);
create index business_units_by_website on business_units (org_id, website_type, created_at desc, business_unit_id desc);
${tenantTable("business_units")}

create table business_unit_people (
  org_id uuid not null,
  business_unit_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (org_id, business_unit_id, user_id),
  foreign key (org_id, business_unit_id) references business_units (org_id, business_unit_id) on delete cascade,
  foreign key (org_id, user_id) references admin_users (org_id, user_id) on delete cascade
);
create index business_unit_people_user on business_unit_people (org_id, user_id, business_unit_id);
${tenantTable("business_unit_people")}

create table business_unit_comments (
  org_id uuid not null,
  business_unit_id uuid not null,
  comment_id uuid not null,
  -- A person or a key, and what he was called then.
  author_id uuid not null,
  author_name text not null,
  text text not null,
  created_at timestamptz not null,
  primary key (org_id, comment_id),
  foreign key (org_id, business_unit_id) references business_units (org_id, business_unit_id) on delete cascade
);
create index business_unit_comments_list
  on business_unit_comments (org_id, business_unit_id, created_at desc, comment_id desc);
${tenantTable("business_unit_comments", { grants: "select, insert" })}
`,
};
