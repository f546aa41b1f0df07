import { assigns } from "./0091-memberships";
import { isOfBooking } from "./0112-money-of-bookings";
import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What of a table's rows the books follow; each of `new`, `old` or the table's name, with a dot. */
export interface Booked {
  id: string;
  /** Minor unit of the row's currency that is charged for it. */
  charged: (of: string) => string;
  /** Minor unit that was paid for it. */
  paid: (of: string) => string;
  /** The account of what is earned by it. */
  income: (of: string) => string;
  /** Minor unit that was let off what it would have earned. */
  discounted?: (of: string) => string;
}

/** What of that which is due was written off: what is paid later, or costs less, counts first. */
export const writtenOff = ({ charged, paid }: Booked, of: string) =>
  `least(coalesce(${of}written_off, 0), greatest(${charged(of)} - ${paid(of)}, 0))`;

export const BOOKINGS: Booked = {
  id: "booking_id",
  charged: (of) => `(case when ${of}status = 'CONFIRMED' then ${of}amount else 0 end)`,
  paid: (of) => `coalesce(${of}paid, 0)`,
  // What assigns a desk is a membership's, before it says whose.
  income: (of) => `(case when ${of}membership_id is not null or ${assigns(of.slice(0, -1))} then 'income_memberships'
    else 'income_bookings' end)`,
};

/** A seat's money is its bookings'. */
export const MEMBERSHIPS: Booked = {
  id: "membership_id",
  charged: (of) => `(case when ${of}kind <> 'seat' and ${of}status = 'ACTIVE' then ${of}amount else 0 end)`,
  paid: (of) => `(case when ${of}kind = 'seat' then 0 else coalesce(${of}paid, 0) end)`,
  income: () => "'income_memberships'",
};

/** One side of a row's money, as a line that `sum` is the amount of: below nothing, the sides change places. */
export const SIDES = /* sql */ `
    case when sum(s.amount) > 0 then s.debit else s.credit end, case when sum(s.amount) > 0 then s.credit else s.debit end,
    abs(sum(s.amount))`;

/** A trigger's function that writes a line for each change of what is charged for a table's rows, and of what was paid without a payment. */
export const follow = (name: string, booked: Booked) => {
  const { id, charged, paid, income, discounted } = booked;
  const letOff = (of: string, sign = "") =>
    discounted
      ? `
    union all select ${of}branch_id, ${of}currency, 'discounts', ${income(of)}, ${sign}${discounted(of)}`
      : "";
  return lookup(
    `${name}()`,
    "trigger",
    `
declare
  -- A payment that is written down has its own line; what goes over with the days that it was for is carried.
  carried boolean := tg_op <> 'UPDATE' or pg_trigger_depth() = 1 or (old.branch_id, old.currency) is distinct from (new.branch_id, new.currency);
begin
  -- What most rows begin with, by itself: of thousands at once each counts.
  if tg_op = 'INSERT' and ${charged("new.")} > 0 and ${paid("new.")} = 0 and new.written_off is null${discounted ? " and new.discount is null" : ""} then
    insert into ledger_lines (org_id, branch_id, item_id, posted_at, debit, credit, amount, currency)
    values (new.org_id, new.branch_id, new.${id}, new.updated_at, 'receivable', ${income("new.")}, ${charged("new.")}, new.currency);
    return null;
  end if;
  insert into ledger_lines (org_id, branch_id, item_id, posted_at, debit, credit, amount, currency)
  select coalesce(new.org_id, old.org_id), s.branch_id, coalesce(new.${id}, old.${id}), coalesce(new.updated_at, now()),${SIDES}, s.currency
  from (
    select new.branch_id, new.currency, 'receivable' as debit, ${income("new.")} as credit, ${charged("new.")} as amount
    union all select old.branch_id, old.currency, 'receivable', ${income("old.")}, -${charged("old.")}
    union all select new.branch_id, new.currency, 'carried', 'receivable', ${paid("new.")} where carried
    union all select old.branch_id, old.currency, 'carried', 'receivable', -${paid("old.")} where carried
    union all select new.branch_id, new.currency, 'written_off', 'receivable', ${writtenOff(booked, "new.")}
    union all select old.branch_id, old.currency, 'written_off', 'receivable', -${writtenOff(booked, "old.")}${letOff("new.")}${letOff("old.", "-")}
  ) s
  where s.branch_id is not null
  group by s.branch_id, s.currency, s.debit, s.credit having sum(s.amount) <> 0;
  return null;
end
`,
    "carrel_lookup",
    "volatile",
    "plpgsql",
  );
};

/** SQL of the triggers that call it. @param changes the columns by which what is charged is another */
export const followed = (table: string, name: string, changes: readonly string[], begins: string) => {
  const of = (row: string) => changes.map((column) => `${row}.${column}`).join(", ");
  return /* sql */ `
create trigger charge_begun after insert on ${table} for each row when (${begins}) execute function ${name}();
create trigger charge_changed after update of ${changes.join(", ")}, paid on ${table} for each row
  when ((${of("old")}) is distinct from (${of("new")})
    or old.paid is distinct from new.paid and (pg_trigger_depth() = 0 or new.written_off is not null))
  execute function ${name}();
create trigger charge_gone after delete on ${table} for each row execute function ${name}();`;
};

export const CHANGES = ["branch_id", "status", "amount", "currency", "written_off"];

/** Which rows have something to say as they begin. */
export const BEGINS = {
  bookings: "new.status = 'CONFIRMED' and new.amount > 0 or new.paid > 0",
  memberships: "new.kind <> 'seat' and (new.amount > 0 or new.paid > 0)",
};

/** Payments as lines; what names nothing that it is for in its currency stays apart. @param from such as `added t` */
const paymentLines = (from: string) => /* sql */ `
  insert into ledger_lines (org_id, branch_id, item_id, transaction_id, posted_at, debit, credit, amount, currency)
  select t.org_id, t.branch_id, i.item_id, t.transaction_id, t.paid_at,
    case when t.kind = 'refund' then i.account else t.method end, case when t.kind = 'refund' then t.method else i.account end,
    t.amount, t.currency
  from ${from}
  cross join lateral (select ${isOfBooking("t")} as of_booking) o
  left join bookings b on o.of_booking and b.org_id = t.org_id and b.booking_id = t.booking_id and b.currency = t.currency
  left join memberships m on not o.of_booking and m.org_id = t.org_id and m.membership_id = t.membership_id
    and m.currency = t.currency and m.kind <> 'seat'
  cross join lateral (
    select coalesce(b.booking_id, m.membership_id, t.booking_id, t.membership_id, t.transaction_id) as item_id,
      case when b.booking_id is null and m.membership_id is null then 'unapplied' else 'receivable' end as account
  ) i
  where t.amount > 0`;

/** What is charged today. @param from such as `bookings b`, of which `of` is the name with a dot */
const chargesOf = ({ id, charged, income }: Booked, from: string, of: string) => /* sql */ `
insert into ledger_lines (org_id, branch_id, item_id, posted_at, debit, credit, amount, currency)
select ${of}org_id, ${of}branch_id, ${of}${id}, ${of}created_at, 'receivable', ${income(of)}, ${charged(of)}, ${of}currency
from ${from} where ${charged(of)} > 0;`;

/** What of that which was paid no payment tells. */
const carriedOf = ({ id, paid }: Booked, from: string, of: string) => /* sql */ `
insert into ledger_lines (org_id, branch_id, item_id, posted_at, debit, credit, amount, currency)
select s.org_id, s.branch_id, s.item_id, s.posted_at,${SIDES}, s.currency
from (
  select ${of}org_id, ${of}branch_id, ${of}${id} as item_id, ${of}updated_at as posted_at, ${of}currency, 'carried' as debit, 'receivable' as credit,
    ${paid(of)} - coalesce((
      select sum(case when l.credit = 'receivable' then l.amount else -l.amount end) from ledger_lines l
      where l.org_id = ${of}org_id and l.item_id = ${of}${id} and l.transaction_id is not null and l.currency = ${of}currency
        and 'receivable' in (l.debit, l.credit)), 0) as amount
  from ${from}
) s
group by s.org_id, s.branch_id, s.item_id, s.posted_at, s.currency, s.debit, s.credit having sum(s.amount) <> 0;`;

/** SQL that writes what was charged and paid until now, once. */
export const UNTIL_NOW = /* sql */ `
${chargesOf(BOOKINGS, "bookings b", "b.")}
${chargesOf(MEMBERSHIPS, "memberships m", "m.")}
${paymentLines("desk_transactions t")};
${carriedOf(BOOKINGS, "bookings b", "b.")}
${carriedOf(MEMBERSHIPS, "memberships m", "m.")}`;

/** An organisation's books: a line for each charge and payment, on two accounts (decision 74). */
export const ledger: Migration = {
  name: "0125-ledger",
  sql: /* sql */ `
create table ledger_lines (
  org_id uuid not null,
  -- In the order of writing.
  line_id bigint generated always as identity,
  branch_id uuid not null,
  -- The booking or the membership that it is of; of a payment for neither, the payment.
  item_id uuid not null,
  -- The payment that it tells of.
  transaction_id uuid,
  posted_at timestamptz not null,
  debit text not null,
  credit text not null,
  amount bigint not null,
  currency text not null,
  constraint ledger_lines_accounts check (
    debit <> credit
    and debit in ('receivable', 'income_bookings', 'income_memberships', 'cash', 'upi', 'card', 'bank', 'online', 'carried', 'unapplied', 'written_off', 'deposits', 'income_deposits')
    and credit in ('receivable', 'income_bookings', 'income_memberships', 'cash', 'upi', 'card', 'bank', 'online', 'carried', 'unapplied', 'written_off', 'deposits', 'income_deposits')),
  constraint ledger_lines_amount check (amount > 0),
  primary key (org_id, item_id, line_id)
);
${tenantTable("ledger_lines", { grants: "select" })}
${restricted("branch", "ledger_lines", inBranches())}
${restricted("visitor", "ledger_lines", ownedByVisitor())}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("ledger_lines")}
create policy written on ledger_lines for insert to carrel_lookup with check (true);
grant insert on ledger_lines to carrel_lookup;
grant select (transaction_id, branch_id, method) on desk_transactions to carrel_lookup;
${follow("post_booking", BOOKINGS)}
${follow("post_membership", MEMBERSHIPS)}
${lookup(
  "post_payments()",
  "trigger",
  `
begin${paymentLines("added t")};
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}

-- From here on writers wait until what is so today is written: it is there once.
${followed("bookings", "post_booking", [...CHANGES, "membership_id"], BEGINS.bookings)}
${followed("memberships", "post_membership", CHANGES, BEGINS.memberships)}
create trigger payments_posted after insert on desk_transactions referencing new table as added
  for each statement execute function post_payments();

set local role carrel_lookup;
${UNTIL_NOW}
reset role;
create index ledger_lines_posted on ledger_lines (org_id, branch_id, posted_at, line_id);

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
