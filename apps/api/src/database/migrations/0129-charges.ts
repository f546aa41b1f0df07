import { customersElsewhere, HANGS_ON_CUSTOMERS } from "./0094-memberships-read";
import { isOfBooking, net } from "./0112-money-of-bookings";
import { debtTriggers, followDebts, type Owed } from "./0118-debts";
import { less } from "./0124-written-off";
import { type Booked, follow, followed } from "./0125-ledger";
import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What of a charge is owed by its amount. @param of such as `new.` */
const charged = (of: string) => `(case when ${of}cancelled_at is null then ${of}amount else 0 end)`;

const OWED: Owed = {
  id: "charge_id",
  due: (of) => `greatest(${charged(of)} - ${of}paid, 0)`,
  debtor: (of) => `${of}customer_id`,
  since: "charged_at",
};

const BOOKED: Booked = { id: "charge_id", charged, paid: (of) => `${of}paid`, income: () => "'income_charges'" };

const CHANGES = ["branch_id", "cancelled_at", "amount", "currency", "written_off"];

/** As 0125 has it; what is paid for a charge is its own. */
export const PAYMENT_LINES = /* sql */ `
  insert into ledger_lines (org_id, branch_id, item_id, transaction_id, posted_at, debit, credit, amount, currency)
  select t.org_id, t.branch_id, i.item_id, t.transaction_id, t.paid_at,
    case when t.kind = 'refund' then i.account else t.method end, case when t.kind = 'refund' then t.method else i.account end,
    t.amount, t.currency
  from added t
  cross join lateral (select ${isOfBooking("t")} as of_booking) o
  left join bookings b on o.of_booking and b.org_id = t.org_id and b.booking_id = t.booking_id and b.currency = t.currency
  left join memberships m on not o.of_booking and m.org_id = t.org_id and m.membership_id = t.membership_id
    and m.currency = t.currency and m.kind <> 'seat'
  left join charges c on c.org_id = t.org_id and c.charge_id = t.charge_id and c.currency = t.currency
  cross join lateral (
    select coalesce(b.booking_id, m.membership_id, c.charge_id, t.booking_id, t.membership_id, t.charge_id, t.transaction_id) as item_id,
      case when coalesce(b.booking_id, m.membership_id, c.charge_id) is null then 'unapplied' else 'receivable' end as account
  ) i
  where t.amount > 0`;

/** What a customer owes beside bookings and memberships (decision 78). */
export const charges: Migration = {
  name: "0129-charges",
  sql: /* sql */ `
create table charges (
  org_id uuid not null,
  charge_id uuid not null,
  branch_id uuid not null,
  customer_id uuid not null,
  -- What it is for.
  reason text not null,
  amount bigint not null,
  currency text not null,
  charged_at timestamptz not null,
  recorded_by uuid,
  -- What came in less what went back, as payments say.
  paid bigint not null default 0,
  written_off bigint,
  write_off_reason text,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint charges_amount check (amount > 0),
  -- No more goes back than was paid, by whatever path.
  constraint charges_paid check (paid >= 0),
  constraint charges_written_off check (written_off > 0),
  constraint charges_cancelled check ((cancelled_at is null) = (cancel_reason is null)),
  primary key (org_id, charge_id),
  constraint charges_customer_fkey foreign key (org_id, customer_id) references customers (org_id, customer_id),
  constraint charges_branch_fkey foreign key (org_id, branch_id) references branches (org_id, branch_id)
);
create index charges_customer on charges (org_id, customer_id, charged_at desc, charge_id desc);
create index charges_branch on charges (org_id, branch_id);
-- What was paid is nobody's to write, and what it is for and costs nobody's to change.
${tenantTable("charges", {
  branchColumn: "branch_id",
  grants: `select,
    insert (org_id, charge_id, branch_id, customer_id, reason, amount, currency, charged_at, recorded_by, created_at, updated_at),
    update (customer_id, written_off, write_off_reason, cancelled_at, cancel_reason, updated_at)`,
})}
${restricted("branch", "charges", inBranches())}
${restricted("visitor", "charges", ownedByVisitor())}

alter table desk_transactions
  -- What it was paid for, or went back of; servers of the release before take money for none.
  add column charge_id uuid,
  add constraint desk_transactions_charge foreign key (org_id, charge_id) references charges (org_id, charge_id) not valid,
  add constraint desk_transactions_of_one check (charge_id is null or (booking_id is null and membership_id is null)) not valid,
  drop constraint desk_transactions_kind_check,
  add constraint desk_transactions_kind_check check (kind in ('booking', 'assignment', 'renewal', 'charge', 'refund')) not valid;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("charges")}
create policy followed on charges for update to carrel_lookup using (true) with check (true);
grant update (paid, updated_at) on charges to carrel_lookup;
grant select (charge_id) on desk_transactions to carrel_lookup;

${lookup(
  "keep_charges_paid()",
  "trigger",
  `
begin
  if not exists (select from added t where t.charge_id is not null) then
    return null;
  end if;
  -- Of two at once the second sees what the first left.
  perform from charges c where (c.org_id, c.charge_id) in (select t.org_id, t.charge_id from added t where t.charge_id is not null)
  order by c.org_id, c.charge_id for no key update;
  update charges c set updated_at = greatest(c.updated_at, s.paid_at), paid = c.paid + s.paid
  from (
    select t.org_id, t.charge_id, t.currency, sum(${net("t")})::bigint as paid, max(t.paid_at) as paid_at
    from added t where t.charge_id is not null group by t.org_id, t.charge_id, t.currency
  ) s
  where c.org_id = s.org_id and c.charge_id = s.charge_id and c.currency = s.currency;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger charges_paid_kept after insert on desk_transactions referencing new table as added
  for each statement execute function keep_charges_paid();

${followDebts("follow_charge_debt", less(OWED))}
${debtTriggers("charges", "follow_charge_debt", [...CHANGES, "customer_id", "charged_at", "paid"], "true")}

${follow("post_charge", BOOKED)}
${followed("charges", "post_charge", CHANGES, "true")}
create or replace function post_payments() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
begin${PAYMENT_LINES};
  return null;
end
$$;

${customersElsewhere([...HANGS_ON_CUSTOMERS, "deposit_moves", "charges"])}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
