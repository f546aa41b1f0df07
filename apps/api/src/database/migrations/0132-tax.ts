import { BOOKINGS, type Booked, MEMBERSHIPS, SIDES } from "./0125-ledger";
import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups } from "./tenant-table";

const LINES = "insert into ledger_lines (org_id, branch_id, item_id, posted_at, debit, credit, amount, currency)";

/** What of a charge is tax, which is in it: a plan's percent is of the price before tax. @param p the fee plan */
const taxIn = (charge: string) => `round((${charge}) * p.tax_percent / (100 + p.tax_percent))::bigint`;

/** A trigger's function that writes what of the charges of new rows is tax, once a statement. */
const begun = (name: string, { id, charged, income }: Booked) =>
  lookup(
    `${name}()`,
    "trigger",
    `
begin
  ${LINES}
  select a.org_id, a.branch_id, a.${id}, a.updated_at, ${income("a.")}, 'tax', t.tax, a.currency
  from added a
  join fee_plans p on p.org_id = a.org_id and p.fee_plan_id = a.fee_plan_id and p.tax_percent > 0
  cross join lateral (select ${taxIn(charged("a."))} as tax) t
  where t.tax > 0;
  return null;
end
`,
    "carrel_lookup",
    "volatile",
    "plpgsql",
  );

/**
 * A trigger's function that lets the tax follow its charge: what a charge falls by takes its part of the tax with it, and what it rises by is
 * taxed as its plan says now.
 */
const changed = (name: string, { id, charged, income }: Booked) =>
  lookup(
    `${name}()`,
    "trigger",
    `
declare
  was bigint := ${charged("old.")};
  charge bigint := ${charged("new.")};
  taxed bigint := (
    select coalesce(sum(case when l.credit = 'tax' then l.amount else -l.amount end), 0) from ledger_lines l
    where l.org_id = old.org_id and l.item_id = old.${id} and 'tax' in (l.debit, l.credit));
  tax bigint := case when charge <= was then round(taxed::numeric * charge / greatest(was, 1))
    else taxed + coalesce((
      select ${taxIn("charge - was")} from fee_plans p where p.org_id = new.org_id and p.fee_plan_id = new.fee_plan_id), 0) end;
begin
  ${LINES}
  select new.org_id, s.branch_id, new.${id}, new.updated_at,${SIDES}, s.currency
  from (
    select new.branch_id, new.currency, ${income("new.")} as debit, 'tax' as credit, tax as amount
    union all select old.branch_id, old.currency, ${income("old.")}, 'tax', -taxed
  ) s
  group by s.branch_id, s.currency, s.debit, s.credit having sum(s.amount) <> 0;
  return null;
end
`,
    "carrel_lookup",
    "volatile",
    "plpgsql",
  );

const followed = (table: string, kind: string, changes: readonly string[]) => {
  const of = (row: string) => changes.map((column) => `${row}.${column}`).join(", ");
  return /* sql */ `
create trigger tax_begun after insert on ${table} referencing new table as added for each statement execute function post_${kind}_taxes();
create trigger tax_changed after update of ${changes.join(", ")} on ${table} for each row
  when ((${of("old")}) is distinct from (${of("new")})) execute function post_${kind}_tax();`;
};

const CHANGES = ["branch_id", "status", "amount", "currency"];

/** What is tax of what is earned stands on an account of its own, from here on (decision 81). */
export const tax: Migration = {
  name: "0132-tax",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("fee_plans", "org_id, fee_plan_id, tax_percent")}
${begun("post_booking_taxes", BOOKINGS)}
${changed("post_booking_tax", BOOKINGS)}
${begun("post_membership_taxes", MEMBERSHIPS)}
${changed("post_membership_tax", MEMBERSHIPS)}
${followed("bookings", "booking", [...CHANGES, "membership_id"])}
${followed("memberships", "membership", CHANGES)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
