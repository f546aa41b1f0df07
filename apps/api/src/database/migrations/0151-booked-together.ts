import { KEEP_PAID_OF_BOOKINGS, KEEP_PAID_OF_MEMBERSHIPS } from "./0115-money-of-memberships";
import { BOOKINGS as OWED_BOOKINGS, putIn } from "./0118-debts";
import { less } from "./0124-written-off";
import { writtenOff } from "./0125-ledger";
import { DISCOUNTED_BOOKINGS as BOOKED } from "./0130-discounts";
import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** Whether `book_paid` is writing: bookings that say what is paid for them, and these payments. */
const IS_PAID_AT_ONCE = "coalesce(current_setting('app.paid_at_once', true), '') = 'on'";

const { charged, paid, income, discounted = () => "0" } = BOOKED;

/**
 * Thousands of bookings are written by statements, each of which writes down what begins with them: once, not row by row. What a
 * sheet says is paid is written with the booking; to add it afterwards wrote each booking twice, in all its indexes.
 */
export const bookedTogether: Migration = {
  name: "0151-booked-together",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

-- As post_booking has it of a row, which goes on to follow what changes of one: what is charged, paid without a payment and let off.
${lookup(
  "post_bookings()",
  "trigger",
  `
declare
  carried boolean := not ${IS_PAID_AT_ONCE};
begin
  insert into ledger_lines (org_id, branch_id, item_id, posted_at, debit, credit, amount, currency)
  select a.org_id, a.branch_id, a.booking_id, a.updated_at, s.debit, s.credit, s.amount, a.currency
  from added a cross join lateral (values
    ('receivable', ${income("a.")}, ${charged("a.")}),
    ('carried', 'receivable', case when carried then ${paid("a.")} else 0 end),
    ('written_off', 'receivable', ${writtenOff(BOOKED, "a.")}),
    ('discounts', ${income("a.")}, ${discounted("a.")})
  ) s (debit, credit, amount)
  where s.amount > 0;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
drop trigger charge_begun on bookings;
create trigger charge_begun after insert on bookings referencing new table as added
  for each statement execute function post_bookings();

${lookup(
  "begin_booking_debts()",
  "trigger",
  `
begin${putIn(less(OWED_BOOKINGS), "a.", "from added a")}
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
drop trigger debt_begun on bookings;
create trigger debt_begun after insert on bookings referencing new table as added
  for each statement execute function begin_booking_debts();

-- As 0115 has it, but for bookings that say already what these payments add.
create or replace function keep_paid() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not ${IS_PAID_AT_ONCE} then
${KEEP_PAID_OF_BOOKINGS}
  end if;

${KEEP_PAID_OF_MEMBERSHIPS}
  return null;
end
$$;
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;

-- Books as book_many does, of bookings that say what is paid for them, and writes down the payments for those that were booked.
create function book_paid(p_shared jsonb, p_own jsonb, p_paid_shared jsonb, p_paid_own jsonb, now_at timestamptz) returns setof uuid
language plpgsql as $$
declare
  made uuid[];
  differing integer;
begin
  perform set_config('app.paid_at_once', 'on', true);
  made := array(select book_many(p_shared, p_own, now_at));
  with taken as (
    insert into desk_transactions
    select t.* from jsonb_populate_recordset(jsonb_populate_record(null::desk_transactions, p_paid_shared), p_paid_own) t
    where t.booking_id = any (made)
    returning booking_id, amount
  )
  select count(*) into differing from bookings b
  left join (select t.booking_id, sum(t.amount) as paid from taken t group by t.booking_id) t on t.booking_id = b.booking_id
  where b.booking_id = any (made) and coalesce(b.paid, 0) <> coalesce(t.paid, 0);
  perform set_config('app.paid_at_once', '', true);
  -- Nothing adds it up afterwards.
  if differing > 0 then
    raise check_violation using message = 'bookings say another sum than their payments';
  end if;
  return query select unnest(made);
end
$$;
revoke execute on function book_paid(jsonb, jsonb, jsonb, jsonb, timestamptz) from public;
grant execute on function book_paid(jsonb, jsonb, jsonb, jsonb, timestamptz) to carrel_app;
`,
};
