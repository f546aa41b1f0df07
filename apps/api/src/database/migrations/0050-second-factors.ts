import type { Migration } from "./migration";
import { ownedByVisitor, restricted } from "./scope-rules";
import { tenantTable } from "./tenant-table";

/** What people prove themselves with beside a password (decision 34); mail codes stay where they were, in `admin_users`. */
export const secondFactors: Migration = {
  name: "0050-second-factors",
  sql: /* sql */ `
-- One that is being set up is not on yet: an app until its first code, a passkey until its answer to the challenge.
create table second_factors (
  org_id uuid not null,
  factor_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('app', 'passkey')),
  name text not null,
  sealed_secret text,
  last_step bigint not null default 0,
  challenge text,
  credential_id text,
  public_key text,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  enabled_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (org_id, factor_id),
  foreign key (org_id, user_id) references admin_users (org_id, user_id) on delete cascade,
  constraint second_factors_kind_fits check (case kind
    when 'app' then sealed_secret is not null and credential_id is null and challenge is null
    else sealed_secret is null and (credential_id is not null and public_key is not null) = (enabled_at is not null) end)
);
create unique index second_factors_app on second_factors (org_id, user_id) where kind = 'app';
create unique index second_factors_begun on second_factors (org_id, user_id, kind) where enabled_at is null;
create unique index second_factors_credential on second_factors (org_id, credential_id);
create index second_factors_user on second_factors (org_id, user_id);
${tenantTable("second_factors")}
${restricted("visitor", "second_factors", ownedByVisitor())}

create table recovery_codes (
  org_id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  primary key (org_id, user_id, code_hash),
  foreign key (org_id, user_id) references admin_users (org_id, user_id) on delete cascade
);
${tenantTable("recovery_codes", { grants: "select, insert, delete" })}
${restricted("visitor", "recovery_codes", ownedByVisitor())}

alter table organisations add column require_second_factor boolean not null default false;
`,
};
