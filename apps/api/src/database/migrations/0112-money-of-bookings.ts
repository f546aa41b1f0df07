import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** What a payment adds to what was paid: a refund takes away. @param of its row */
export const net = (of: string) => /* sql */ `case when ${of}.kind = 'refund' then -${of}.amount else ${of}.amount end`;

/** Whether something is paid for a booking by itself: a shift's membership is paid as a whole, whatever day of it is named. @param of its row */
export const isOfBooking = (of: string) => /* sql */ `${of}.booking_id is not null and ${of}.amount > 0 and not exists (
    select from memberships m where m.org_id = ${of}.org_id and m.membership_id = ${of}.membership_id and m.kind = 'shift')`;

/** What payments come to, for each booking and currency. @param from such as `desk_transactions t` */
export const paidSums = (from: string) => /* sql */ `
  select t.org_id, t.booking_id, t.currency, sum(${net("t")})::bigint as paid, max(t.paid_at) as paid_at
  from ${from} where ${isOfBooking("t")}`;

/** What was paid for a booking is kept beside it (decision 69): null is nothing yet, as servers of the release before leave it. */
export const moneyOfBookings: Migration = {
  name: "0112-money-of-bookings",
  sql: /* sql */ `
-- What came in less what went back, and what went over to another booking with the days that it was for.
alter table bookings add column paid bigint,
  -- No more goes back than was paid, by whatever path.
  add constraint bookings_paid check (paid >= 0) not valid;

alter table desk_transactions
  -- Why a refund was given.
  add column reason text,
  -- Who took the money, or gave it back.
  add column recorded_by uuid,
  drop constraint desk_transactions_method_check,
  add constraint desk_transactions_method_check check (method in ('cash', 'upi', 'card', 'bank', 'online')) not valid;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (paid) on bookings to carrel_lookup;
grant update (paid, updated_at) on bookings to carrel_lookup;
grant select (booking_id, membership_id, kind, amount, currency, paid_at) on desk_transactions to carrel_lookup;

-- A trigger's, and so nobody's to call. Of one whose payments from before were not reckoned yet all of them are, this one among them.
${lookup(
  "keep_paid()",
  "trigger",
  `
begin
  -- Of two at once the second sees what the first left.
  perform from bookings b
  where (b.org_id, b.booking_id) in (select t.org_id, t.booking_id from added t where ${isOfBooking("t")})
  order by b.org_id, b.booking_id for no key update;
  update bookings b
  set updated_at = greatest(b.updated_at, s.paid_at), paid = case when b.paid is not null then b.paid + s.paid else (
    select w.paid from (${paidSums("desk_transactions t")} and t.org_id = b.org_id and t.booking_id = b.booking_id
      and t.currency = b.currency group by t.org_id, t.booking_id, t.currency) w) end
  from (${paidSums("added t")} group by t.org_id, t.booking_id, t.currency) s
  where b.org_id = s.org_id and b.booking_id = s.booking_id and b.currency = s.currency;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger paid_kept after insert on desk_transactions referencing new table as added
  for each statement execute function keep_paid();

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
