import { FIGURES, type Figures, figuresTable, fold } from "./0022-figures";
import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What somebody owes in a branch, in the currency's minor unit, and for how many bookings and memberships. */
const DEBTS: Figures = { table: "debt_figures", keys: { currency: "text", debtor: "uuid" }, sums: ["owed", "due"] };

/** What is to be paid for a confirmed booking still. @param of its row */
const dueOfBooking = (of: string) =>
  /* sql */ `case when ${of}.status = 'CONFIRMED' then greatest(${of}.amount - coalesce(${of}.paid, 0), 0) else 0 end`;

/** The same of a membership. A seat's is its bookings'. @param of its row */
const dueOfMembership = (of: string) => /* sql */ `
  case when ${of}.kind <> 'seat' and ${of}.status = 'ACTIVE' then greatest(${of}.amount - coalesce(${of}.paid, 0), 0) else 0 end`;

/** Who owes a booking. @param of its row, with a dot; nothing in an index */
export const debtorOf = (of = "") =>
  /* sql */ `debtor_of(${of}customer_id, ${of}visitor_email, ${of}visitor_phone, ${of}booking_id)`;

/** Adds what a row says is owed, or takes it out again. @param of `new` or `old`, of one whose `due` is more than nothing */
const count = (
  of: string,
  sign: 1 | -1,
  { due, debtor }: { due: (of: string) => string; debtor: (of: string) => string },
) => /* sql */ `
  insert into debt_figures (org_id, branch_id, currency, debtor, owed, due)
  select ${of}.org_id, ${of}.branch_id, ${of}.currency, ${debtor(of)}, ${sign}, ${sign} * (${due(of)})
  where (${due(of)}) > 0;`;

/** A trigger's function that keeps the debts of a table's rows. */
const follow = (name: string, rules: { due: (of: string) => string; debtor: (of: string) => string }) =>
  lookup(
    `${name}()`,
    "trigger",
    `
begin
  if tg_op <> 'INSERT' then
    ${count("old", -1, rules)}
  end if;
  if tg_op <> 'DELETE' then
    ${count("new", 1, rules)}
  end if;
  return null;
end
`,
    "carrel_lookup",
    "volatile",
    "plpgsql",
  );

const BOOKINGS = { due: dueOfBooking, debtor: (of: string) => debtorOf(`${of}.`) };
const MEMBERSHIPS = { due: dueOfMembership, debtor: (of: string) => `${of}.customer_id` };

/** Who owes how much, kept as the dashboard's figures are (decision 71). */
export const debts: Migration = {
  name: "0118-debts",
  sql: /* sql */ `
${figuresTable(DEBTS)}
${tenantTable("debt_figures", { branchColumn: "branch_id" })}
${restricted("branch", "debt_figures", inBranches())}
${restricted("visitor", "debt_figures", ownedByVisitor())}

-- Who owes: a customer, else who has the address, the phone, or the one booking. An id made of these is told by its version.
create function debtor_of(p_customer_id uuid, p_email text, p_phone text, p_booking_id uuid) returns uuid
language sql immutable parallel safe
return coalesce(p_customer_id, overlay(overlay(
  md5(coalesce(nullif(lower(p_email), ''), nullif(p_phone, ''), p_booking_id::text)) placing '8' from 13) placing '8' from 17)::uuid);
revoke execute on function debtor_of(uuid, text, text, uuid) from public;
grant execute on function debtor_of(uuid, text, text, uuid) to carrel_app, carrel_lookup;

create or replace function fold_figures(p_org_id uuid, p_limit integer, out total bigint) language plpgsql as $$
declare
  rows bigint;
begin
  total := 0;
  ${[...FIGURES, DEBTS].map(fold).join("\n")}
end
$$;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("debt_figures", "org_id, part")}
create policy lookup_counts on debt_figures for insert to carrel_lookup with check (true);
grant insert on debt_figures to carrel_lookup;
${follow("follow_booking_debt", BOOKINGS)}
${follow("follow_membership_debt", MEMBERSHIPS)}
create or replace function unfolded_organisations(p_limit integer) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select org_id from booking_figures where part > 0
   union select org_id from payment_figures where part > 0
   union select org_id from debt_figures where part > 0 limit p_limit;
end
$$;
alter function unfolded_organisations(integer) owner to carrel_lookup;

-- From here on writers wait until what is owed today is added up: it is counted once.
create trigger debt_begun after insert on bookings for each row
  when (new.status = 'CONFIRMED' and new.amount > coalesce(new.paid, 0)) execute function follow_booking_debt();
create trigger debt_changed after update of branch_id, customer_id, visitor_email, visitor_phone, status, amount, paid, currency
  on bookings for each row
  when ((old.branch_id, old.customer_id, old.visitor_email, old.visitor_phone, old.status, old.amount, old.paid, old.currency)
    is distinct from (new.branch_id, new.customer_id, new.visitor_email, new.visitor_phone, new.status, new.amount, new.paid, new.currency))
  execute function follow_booking_debt();
create trigger debt_gone after delete on bookings for each row execute function follow_booking_debt();
create trigger debt_begun after insert on memberships for each row when (new.kind <> 'seat') execute function follow_membership_debt();
create trigger debt_changed after update of branch_id, customer_id, status, amount, paid, currency on memberships for each row
  when (new.kind <> 'seat' and (old.branch_id, old.customer_id, old.status, old.amount, old.paid, old.currency)
    is distinct from (new.branch_id, new.customer_id, new.status, new.amount, new.paid, new.currency))
  execute function follow_membership_debt();
create trigger debt_gone after delete on memberships for each row execute function follow_membership_debt();

grant select (customer_id, visitor_email, visitor_phone) on bookings to carrel_lookup;
grant select (customer_id) on memberships to carrel_lookup;
set local role carrel_lookup;
insert into debt_figures (org_id, branch_id, currency, debtor, owed, due)
select org_id, branch_id, currency, debtor, count(*), sum(due)
from (
  select b.org_id, b.branch_id, b.currency, ${debtorOf("b.")} as debtor, ${dueOfBooking("b")} as due from bookings b
  where b.status <> 'CANCELLED' and coalesce(b.paid, 0) < b.amount
  union all
  select m.org_id, m.branch_id, m.currency, m.customer_id, ${dueOfMembership("m")} from memberships m
  where m.status <> 'CANCELLED' and coalesce(m.paid, 0) < m.amount
) of_rows
where due > 0
group by org_id, branch_id, currency, debtor;
reset role;
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
