import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { tenantTable } from "./tenant-table";

/** Days on which a branch is closed beside its week (decision 68). */
export const closures: Migration = {
  name: "0107-closures",
  sql: /* sql */ `
create table branch_closures (
  org_id uuid not null,
  closure_id uuid not null,
  branch_id uuid not null,
  -- Local days of the branch, both included.
  first_day date not null,
  last_day date not null,
  reason text not null check (length(reason) between 1 and 120),
  -- Whether members get back what they lose.
  gives_back boolean not null default false,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, closure_id),
  constraint branch_closures_days check (last_day >= first_day and last_day < first_day + 366),
  constraint branch_closures_once exclude using gist
    (org_id with =, branch_id with =, daterange(first_day, last_day, '[]') with &&),
  foreign key (org_id, branch_id) references branches (org_id, branch_id)
);
create index branch_closures_of on branch_closures (org_id, branch_id, last_day);
${tenantTable("branch_closures", { branchColumn: "branch_id" })}
${restricted("branch", "branch_closures", inBranches())}
${restricted("visitor", "branch_closures", ownedByVisitor())}

-- What every reader of a branch needs to know its open days: [{ from, to, reason, givesBack }], by their first day. Written by the
-- trigger alone, from the table's rows.
alter table branches add column closures jsonb not null default '[]';

create function keep_closures() returns trigger language plpgsql as $$
declare
  changed branch_closures := coalesce(new, old);
begin
  update branches b set closures = coalesce((
    select jsonb_agg(jsonb_build_object('from', c.first_day, 'to', c.last_day, 'reason', c.reason, 'givesBack', c.gives_back)
      order by c.first_day)
    from branch_closures c where c.org_id = changed.org_id and c.branch_id = changed.branch_id), '[]')
  where b.org_id = changed.org_id and b.branch_id = changed.branch_id;
  return null;
end
$$;
revoke execute on function keep_closures() from public;
grant execute on function keep_closures() to carrel_app;
create trigger kept after insert or update or delete on branch_closures for each row execute function keep_closures();
`,
};
