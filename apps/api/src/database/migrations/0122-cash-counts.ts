import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { tenantTable } from "./tenant-table";

/** Cash that was counted against what was recorded (decision 73). What is written stays as it is. */
export const cashCounts: Migration = {
  name: "0122-cash-counts",
  sql: /* sql */ `
create table cash_counts (
  org_id uuid not null,
  count_id uuid not null,
  branch_id uuid not null,
  -- As in cash_taken.
  drawer uuid not null,
  currency text not null,
  -- What was recorded, and what was there; minor unit.
  expected bigint not null,
  counted bigint not null,
  difference bigint not null generated always as (counted - expected) stored,
  note text not null,
  -- How many it took, and when the first and the last of them were recorded.
  payments integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Null: by a key.
  counted_by uuid,
  counted_at timestamptz not null,
  constraint cash_counts_explained check (counted = expected or note <> ''),
  constraint cash_counts_payments check (payments > 0 and first_at <= last_at),
  primary key (org_id, count_id),
  -- What cash_taken names.
  constraint cash_counts_drawer unique (org_id, count_id, branch_id, drawer, currency),
  foreign key (org_id, branch_id) references branches (org_id, branch_id)
);
create index cash_counts_list on cash_counts (org_id, branch_id, counted_at desc, count_id desc);
${tenantTable("cash_counts", { branchColumn: "branch_id", grants: "select, insert" })}
${restricted("branch", "cash_counts", inBranches())}
${restricted("visitor", "cash_counts", ownedByVisitor())}

-- A count takes what is of its branch, person and currency.
alter table cash_taken add constraint cash_taken_counted foreign key (org_id, count_id, branch_id, drawer, currency)
  references cash_counts (org_id, count_id, branch_id, drawer, currency);
`,
};
