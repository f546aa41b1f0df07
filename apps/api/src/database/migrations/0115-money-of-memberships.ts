import { isOfBooking, net, paidSums } from "./0112-money-of-bookings";
import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** What is not paid for a booking by itself is paid for its membership as a whole. @param of its row */
const isOfMembership = (of: string) =>
  /* sql */ `${of}.membership_id is not null and ${of}.amount > 0 and not (${isOfBooking(of)})`;

/** What payments come to, for each membership that is paid as a whole. @param from such as `desk_transactions t` */
export const membershipSums = (from: string) => /* sql */ `
  select t.org_id, t.membership_id, t.currency, sum(${net("t")})::bigint as paid, max(t.paid_at) as paid_at
  from ${from} where ${isOfMembership("t")}`;

/** What `keep_paid` does of added payments for bookings by themselves. */
export const KEEP_PAID_OF_BOOKINGS = /* sql */ `  -- Of two at once the second sees what the first left.
  perform from bookings b
  where (b.org_id, b.booking_id) in (select t.org_id, t.booking_id from added t where ${isOfBooking("t")})
  order by b.org_id, b.booking_id for no key update;
  update bookings b
  set updated_at = greatest(b.updated_at, s.paid_at), paid = case when b.paid is not null then b.paid + s.paid else (
    select w.paid from (${paidSums("desk_transactions t")} and t.org_id = b.org_id and t.booking_id = b.booking_id
      and t.currency = b.currency group by t.org_id, t.booking_id, t.currency) w) end
  from (${paidSums("added t")} group by t.org_id, t.booking_id, t.currency) s
  where b.org_id = s.org_id and b.booking_id = s.booking_id and b.currency = s.currency;`;

/** What it does of those for memberships as a whole. */
export const KEEP_PAID_OF_MEMBERSHIPS = /* sql */ `  perform from memberships m
  where (m.org_id, m.membership_id) in (select t.org_id, t.membership_id from added t where ${isOfMembership("t")})
  order by m.org_id, m.membership_id for no key update;
  update memberships m
  set updated_at = greatest(m.updated_at, s.paid_at), paid = coalesce(m.paid, 0) + s.paid
  from (${membershipSums("added t")} group by t.org_id, t.membership_id, t.currency) s
  where m.org_id = s.org_id and m.membership_id = s.membership_id and m.currency = s.currency and m.kind <> 'seat';`;

/** The same beside a membership as beside a booking (decision 70). A seat's is the sum of its bookings'. */
export const moneyOfMemberships: Migration = {
  name: "0115-money-of-memberships",
  sql: /* sql */ `
-- What came in less what went back, and what went over to another membership with the days that it was for; null: nothing yet.
alter table memberships add column paid bigint,
  -- No more goes back than was paid, by whatever path.
  add constraint memberships_paid check (paid >= 0) not valid;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

-- As 0112 has it; a payment is for a booking, or for a membership as a whole. What was paid before for one of these is reckoned by 0116.
create or replace function keep_paid() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
${KEEP_PAID_OF_BOOKINGS}

${KEEP_PAID_OF_MEMBERSHIPS}
  return null;
end
$$;

-- A seat is paid by its bookings, in whatever branches they lie.
${lookup(
  "follow_paid()",
  "trigger",
  `
begin
  perform from memberships m where m.org_id = new.org_id and m.membership_id = new.membership_id and m.kind = 'seat' for no key update;
  update memberships m set paid = s.paid, updated_at = greatest(m.updated_at, new.updated_at)
  from (
    select sum(b.paid)::bigint as paid from bookings b where b.org_id = new.org_id and b.membership_id = new.membership_id
  ) s
  where m.org_id = new.org_id and m.membership_id = new.membership_id and m.kind = 'seat' and m.paid is distinct from s.paid;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger seat_paid after update of paid on bookings for each row
  when (new.membership_id is not null and old.paid is distinct from new.paid) execute function follow_paid();

-- One that begins with a booking for which something was paid before it was confirmed.
${lookup(
  "begin_paid()",
  "trigger",
  `
begin
  new.paid := (
    select sum(b.paid)::bigint from bookings b where b.org_id = new.org_id and b.membership_id = new.membership_id);
  return new;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
create trigger seat_begun before insert on memberships for each row
  when (new.kind = 'seat') execute function begin_paid();

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
