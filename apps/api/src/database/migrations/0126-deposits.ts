import { customersElsewhere, HANGS_ON_CUSTOMERS } from "./0094-memberships-read";
import { NOBODY } from "./0121-cash-taken";
import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What is held for customers, apart from what they pay (decision 76). */
export const deposits: Migration = {
  name: "0126-deposits",
  sql: /* sql */ `
create table deposits (
  org_id uuid not null,
  -- Where it was taken, and is given back.
  branch_id uuid not null,
  customer_id uuid not null,
  currency text not null,
  held bigint not null,
  -- No more is given back or kept than was taken, by whatever path.
  constraint deposits_held check (held >= 0),
  primary key (org_id, customer_id, branch_id, currency),
  constraint deposits_customer_fkey foreign key (org_id, customer_id) references customers (org_id, customer_id),
  constraint deposits_branch_fkey foreign key (org_id, branch_id) references branches (org_id, branch_id)
);
create index deposits_branch on deposits (org_id, branch_id);
${tenantTable("deposits", { branchColumn: "branch_id" })}
${restricted("branch", "deposits", inBranches())}
${restricted("visitor", "deposits", ownedByVisitor())}

create table deposit_moves (
  org_id uuid not null,
  move_id uuid not null,
  branch_id uuid not null,
  customer_id uuid not null,
  kind text not null,
  amount bigint not null,
  currency text not null,
  -- How it came or went; null: it was kept.
  method text,
  reference text not null,
  reason text not null,
  recorded_by uuid,
  moved_at timestamptz not null,
  constraint deposit_moves_kind check (kind in ('taken', 'returned', 'kept')),
  constraint deposit_moves_amount check (amount > 0),
  constraint deposit_moves_method check ((kind = 'kept') = (method is null) and method in ('cash', 'upi', 'card', 'bank', 'online')),
  primary key (org_id, move_id),
  constraint deposit_moves_customer_fkey foreign key (org_id, customer_id) references customers (org_id, customer_id),
  constraint deposit_moves_branch_fkey foreign key (org_id, branch_id) references branches (org_id, branch_id)
);
create index deposit_moves_customer on deposit_moves (org_id, customer_id, moved_at desc);
create index deposit_moves_branch on deposit_moves (org_id, branch_id);
${tenantTable("deposit_moves", { branchColumn: "branch_id", grants: "select, insert, update (customer_id)" })}
${restricted("branch", "deposit_moves", inBranches())}
${restricted("visitor", "deposit_moves", ownedByVisitor())}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${lookup(
  "post_deposit()",
  "trigger",
  `
begin
  insert into ledger_lines (org_id, branch_id, item_id, posted_at, debit, credit, amount, currency)
  values (new.org_id, new.branch_id, new.move_id, new.moved_at,
    case new.kind when 'taken' then new.method else 'deposits' end,
    case new.kind when 'taken' then 'deposits' when 'returned' then new.method else 'income_deposits' end,
    new.amount, new.currency);
  if new.method = 'cash' then
    insert into cash_taken (org_id, transaction_id, branch_id, drawer, currency, amount, paid_at)
    values (new.org_id, new.move_id, new.branch_id, coalesce(new.recorded_by, '${NOBODY}'), new.currency,
      case new.kind when 'taken' then new.amount else -new.amount end, new.moved_at);
  end if;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger deposit_posted after insert on deposit_moves for each row execute function post_deposit();
${readableByLookups("deposit_moves", "org_id, branch_id, customer_id")}
${customersElsewhere([...HANGS_ON_CUSTOMERS, "deposit_moves"])}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
