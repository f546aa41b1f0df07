import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { tenantTable } from "./tenant-table";

const ORG = /* sql */ `nullif(current_setting('app.org_id', true), '')::uuid`;

/** A move keeps the booking's row, and what it used where it was becomes a stay (decision 18). */
export const stays: Migration = {
  name: "0071-stays",
  sql: /* sql */ `
-- Time at a desk that a booking used before it was moved away.
create table stays (
  org_id uuid not null,
  -- Its row of bookings, by which nothing else is ever booked over it.
  stay_id uuid not null,
  booking_id uuid not null,
  branch_id uuid not null,
  desk_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (org_id, stay_id),
  constraint stays_period check (ends_at > starts_at),
  foreign key (org_id, stay_id) references bookings (org_id, booking_id),
  foreign key (org_id, booking_id) references bookings (org_id, booking_id),
  foreign key (org_id, branch_id, desk_id) references desks (org_id, branch_id, desk_id)
);
create index stays_branch on stays (org_id, branch_id, ends_at, starts_at);
-- By their ends, as the branch's: what is asked for lies at the end of a long past.
create index stays_desk on stays (org_id, desk_id, ends_at);
create index stays_booking on stays (org_id, booking_id);
${tenantTable("stays", { branchColumn: "branch_id", grants: "select" })}
${restricted("branch", "stays", inBranches())}
${restricted("visitor", "stays", ownedByVisitor())}

-- A stay's row is nobody's booking. As a hold for a code (0053) no statement of a request sees it, those of the release before
-- neither; the exclusion constraint sees it.
alter table bookings drop constraint bookings_hold_for,
  add constraint bookings_hold_for check (hold_for in ('code', 'payment', 'staff', 'stay')) not valid,
  add constraint bookings_stay check (hold_for <> 'stay' or status = 'CONFIRMED' and hold_until is null and customer_id is null
    and fee_plan_id is null and visitor_email = '' and visitor_name = '' and visitor_phone = '' and notes = ''
    and amount = 0) not valid;
${restricted("people", "bookings", "hold_for is distinct from 'code' and hold_for is distinct from 'stay'")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
create policy stayed on bookings for insert to carrel_lookup with check (hold_for = 'stay');
create policy kept on stays for insert to carrel_lookup with check (true);
create policy taken_back on stays for delete to carrel_lookup using (true);
create policy taken_back on bookings for delete to carrel_lookup using (hold_for = 'stay');
grant insert, delete, select on stays to carrel_lookup;
create policy lookup on stays for select to carrel_lookup using (true);

-- Keeps time that a booking of the tenant used at a desk, where it is any. Whoever would keep what another has is refused by bookings_no_overlap.
${lookup(
  "keep_stay(p_booking_id uuid, p_branch_id uuid, p_desk_id uuid, p_starts_at timestamptz, p_ends_at timestamptz, p_at timestamptz)",
  "void",
  `
declare
  stay uuid := gen_random_uuid();
begin
  if p_ends_at > p_starts_at then
    insert into bookings (org_id, booking_id, code, branch_id, desk_id, type, status, starts_at, ends_at, amount, currency,
      source, hold_for, created_at, updated_at)
    values (${ORG}, stay, stay::text, p_branch_id, p_desk_id, 'HOURLY', 'CONFIRMED', p_starts_at, p_ends_at, 0, 'XXX',
      'admin', 'stay', p_at, p_at);
    insert into stays (org_id, stay_id, booking_id, branch_id, desk_id, starts_at, ends_at)
    values (${ORG}, stay, p_booking_id, p_branch_id, p_desk_id, p_starts_at, p_ends_at);
  end if;
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- Gives a booking back what it used itself at a desk that it goes to: what is in the way of the wanted period, and what ends where
-- it begins, if it was away for less than a minute. Answers from when; null where there is no such stay.
${lookup(
  `take_back_stays(p_booking_id uuid, p_desk_id uuid, p_starts_at timestamptz, p_ends_at timestamptz, p_minute timestamptz)`,
  "timestamptz",
  `
declare
  since timestamptz;
begin
  with taken as (
    delete from stays s using bookings b
    where s.org_id = ${ORG} and s.booking_id = p_booking_id and s.desk_id = p_desk_id
      and b.org_id = s.org_id and b.booking_id = s.booking_id
      and (s.ends_at > p_starts_at and s.starts_at < p_ends_at
        or s.ends_at = p_starts_at and b.starts_at = s.ends_at and b.starts_at >= p_minute and b.desk_id <> s.desk_id)
    returning s.org_id, s.stay_id, s.starts_at
  ),
  freed as (delete from bookings b using taken where b.org_id = taken.org_id and b.booking_id = taken.stay_id)
  select min(starts_at) into since from taken;
  return since;
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- What looks beyond row-level security sees no stay's row either.
do $migration$
declare
  found record;
  changed text;
begin
  for found in
    select f.proname, pg_get_functiondef(f.oid) as definition from pg_proc f
    where f.prosecdef and f.pronamespace = 'public'::regnamespace
      and f.proname in ('search_bookings', 'reseller_clients', 'reseller_months')
  loop
    changed := replace(found.definition, $$hold_for is distinct from ''code''$$,
      $$hold_for is distinct from ''code'' and hold_for is distinct from ''stay''$$);
    changed := replace(changed, $$b.hold_for is distinct from 'code'$$,
      $$b.hold_for is distinct from 'code' and b.hold_for is distinct from 'stay'$$);
    if changed = found.definition then
      raise exception 'The look-up % reads bookings in another way', found.proname;
    end if;
    execute changed;
  end loop;
end
$migration$;
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;

-- As move_slot of 0053, which servers of the release before call; what a confirmed booking leaves behind it becomes a stay,
-- up to the minute; what it used itself is not in its way. Both desks' rows are locked first, in one
-- order, so that no two movers wait for each other.
create function move_booking(p_booking_id uuid, p_desk_id uuid, p_starts_at timestamptz, p_ends_at timestamptz,
  p_hold_until timestamptz, now_at timestamptz)
returns setof bookings language plpgsql as $$
declare
  target desks;
  before bookings;
  booking bookings;
  left_at uuid;
  minute timestamptz := date_trunc('minute', now_at);
  used_until timestamptz;
begin
  select b.desk_id into left_at from bookings b where b.booking_id = p_booking_id;
  perform from desks d where d.desk_id in (p_desk_id, left_at) order by d.desk_id for no key update;
  select * into target from desks d where d.desk_id = p_desk_id;
  perform cancel_expired_holds(target.org_id, target.desk_id, p_starts_at, p_ends_at, p_booking_id, now_at);
  select * into before from bookings b
  where b.org_id = target.org_id and b.booking_id = p_booking_id and b.status <> 'CANCELLED' for no key update;
  if not found then
    return;
  end if;
  if before.desk_id <> left_at then
    raise serialization_failure using message = 'The booking was moved meanwhile';
  end if;
  p_starts_at := least(p_starts_at, take_back_stays(p_booking_id, p_desk_id, p_starts_at, p_ends_at, minute));
  perform count_bookings(array[before], -1);
  update bookings b
  set branch_id = target.branch_id, desk_id = target.desk_id, starts_at = p_starts_at, ends_at = p_ends_at,
    hold_until = case when b.status = 'PENDING' and b.hold_for = 'staff' then p_hold_until else b.hold_until end,
    updated_at = now_at
  where b.org_id = target.org_id and b.booking_id = p_booking_id
  returning * into booking;
  perform count_bookings(array[booking], 1);
  used_until := least(before.ends_at, minute,
    case when before.desk_id = booking.desk_id then p_starts_at else 'infinity' end);
  if before.status = 'CONFIRMED' and used_until > before.starts_at then
    perform keep_stay(before.booking_id, before.branch_id, before.desk_id, before.starts_at, used_until, now_at);
  end if;
  return next booking;
exception
  when exclusion_violation then return;
end
$$;
revoke execute on function move_booking(uuid, uuid, timestamptz, timestamptz, timestamptz, timestamptz) from public;
grant execute on function move_booking(uuid, uuid, timestamptz, timestamptz, timestamptz, timestamptz) to carrel_app;
`,
};
