import { net } from "./0112-money-of-bookings";
import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { tenantTable } from "./tenant-table";

/** Whose drawer it is where nobody is named: a key took the money. */
export const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Cash that was recorded from here on, and which count took it (decision 73). */
export const cashTaken: Migration = {
  name: "0121-cash-taken",
  sql: /* sql */ `
create table cash_taken (
  org_id uuid not null,
  -- The payment, or what came or went of a deposit: neither is ever changed.
  transaction_id uuid not null,
  branch_id uuid not null,
  -- Who took it, or gave it back; nobody is all zeros.
  drawer uuid not null,
  currency text not null,
  -- Minor unit; what was given back takes away.
  amount bigint not null,
  paid_at timestamptz not null,
  -- Null: it is yet to be counted.
  count_id uuid,
  primary key (org_id, transaction_id)
);
create index cash_taken_open on cash_taken (org_id, branch_id, drawer, currency, transaction_id) include (amount, paid_at)
  where count_id is null;
${tenantTable("cash_taken", { branchColumn: "branch_id", grants: "select, update (count_id)" })}
${restricted("branch", "cash_taken", inBranches())}
${restricted("visitor", "cash_taken", ownedByVisitor())}
-- Once, and for good.
create policy counted on cash_taken as restrictive for update to carrel_app using (count_id is null) with check (count_id is not null);

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
create policy recorded on cash_taken for insert to carrel_lookup with check (true);
grant insert on cash_taken to carrel_lookup;

-- A trigger's, and so nobody's to call.
${lookup(
  "keep_cash()",
  "trigger",
  `
begin
  insert into cash_taken (org_id, transaction_id, branch_id, drawer, currency, amount, paid_at)
  select t.org_id, t.transaction_id, t.branch_id, coalesce(t.recorded_by, '${NOBODY}'), t.currency, ${net("t")}, t.paid_at
  from added t where t.method = 'cash' and t.amount > 0;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger cash_kept after insert on desk_transactions referencing new table as added
  for each statement execute function keep_cash();

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
