import type { Migration } from "./migration";
import { tenantTable } from "./tenant-table";

/** Booked time, and what was paid for it. */
export const bookings: Migration = {
  name: "0004-bookings",
  sql: /* sql */ `
create table bookings (
  org_id uuid not null,
  booking_id uuid not null,
  code text not null,
  branch_id uuid not null,
  desk_id uuid not null,
  customer_id uuid,
  visitor_name text not null default '',
  visitor_email text not null default '',
  visitor_phone text not null default '',
  type text not null check (type in ('DAILY', 'HOURLY')),
  status text not null check (status in ('PENDING', 'CONFIRMED', 'CANCELLED')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  fee_plan_id uuid,
  amount bigint not null check (amount between 0 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  source text not null check (source in ('admin', 'qr', 'website', 'embed', 'bulk', 'api')),
  hold_until timestamptz,
  notes text not null default '',
  created_by uuid,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, booking_id),
  constraint bookings_code_unique unique (org_id, code),
  constraint bookings_period check (ends_at > starts_at),
  -- The rule that no path round the code can break: two live bookings of one desk never overlap.
  constraint bookings_no_overlap exclude using gist
    (org_id with =, desk_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED'),
  foreign key (org_id, branch_id, desk_id) references desks (org_id, branch_id, desk_id),
  foreign key (org_id, customer_id) references customers (org_id, customer_id) on delete set null (customer_id),
  foreign key (org_id, fee_plan_id) references fee_plans (org_id, fee_plan_id) on delete set null (fee_plan_id),
  foreign key (org_id, created_by) references admin_users (org_id, user_id) on delete set null (created_by)
);
create index bookings_list on bookings (org_id, branch_id, created_at desc, booking_id);
create index bookings_list_by_status on bookings (org_id, branch_id, status, created_at desc, booking_id);
-- Availability asks for what ends after an instant: the future is short, the past is long.
create index bookings_branch_periods on bookings (org_id, branch_id, ends_at, starts_at) where status <> 'CANCELLED';
create index bookings_desk on bookings (org_id, desk_id, starts_at);
create index bookings_customer on bookings (org_id, customer_id, starts_at) where customer_id is not null;
create index bookings_pending on bookings (org_id, starts_at) where status = 'PENDING';
${tenantTable("bookings", { branchColumn: "branch_id" })}

-- Until when a PENDING booking holds its desk: while a payment is outstanding to hold_until; else until it starts;
-- one that had started when it was made (a day booked on that day) until it ends.
create function holds_until(hold_until timestamptz, starts_at timestamptz, ends_at timestamptz, created_at timestamptz)
returns timestamptz language sql immutable parallel safe
return coalesce(hold_until, case when starts_at > created_at then starts_at else ends_at end);

-- The only writer of booked time (database/book-slot.ts), in one round trip: cancels the expired holds that are in the
-- way, then inserts unless a live booking is. ON CONFLICT DO NOTHING waits for a rival's transaction instead of
-- deadlocking with it. Row-level security holds: it runs as its caller.
create function book_slot(new_booking jsonb, now_at timestamptz) returns setof bookings language plpgsql as $$
declare
  wanted bookings := jsonb_populate_record(null::bookings, new_booking);
begin
  update bookings b
  set status = 'CANCELLED', cancelled_at = now_at, updated_at = now_at
  where b.org_id = wanted.org_id and b.desk_id = wanted.desk_id and b.status = 'PENDING'
    and b.starts_at < wanted.ends_at and b.ends_at > wanted.starts_at
    and holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) <= now_at;

  return query
    insert into bookings select wanted.*
    on conflict on constraint bookings_no_overlap do nothing
    returning *;
end
$$;
revoke execute on function book_slot(jsonb, timestamptz) from public;
grant execute on function book_slot(jsonb, timestamptz) to carrel_app;

-- Moves a live booking to another desk or period (database/book-slot.ts). Movers of one desk queue up on its row first:
-- 1,000 moves a second against 45. No row comes back when the time is taken, or the booking or desk isn't there.
create function move_slot(p_booking_id uuid, p_desk_id uuid, p_starts_at timestamptz, p_ends_at timestamptz, now_at timestamptz)
returns setof bookings language plpgsql as $$
declare
  target desks;
begin
  select * into target from desks d where d.desk_id = p_desk_id for no key update;
  update bookings b
  set status = 'CANCELLED', cancelled_at = now_at, updated_at = now_at
  where b.org_id = target.org_id and b.desk_id = target.desk_id and b.status = 'PENDING' and b.booking_id <> p_booking_id
    and b.starts_at < p_ends_at and b.ends_at > p_starts_at
    and holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) <= now_at;

  return query
    update bookings b
    set branch_id = target.branch_id, desk_id = target.desk_id, starts_at = p_starts_at, ends_at = p_ends_at,
      updated_at = now_at
    where b.org_id = target.org_id and b.booking_id = p_booking_id and b.status <> 'CANCELLED'
    returning *;
exception
  when exclusion_violation then return;
end
$$;
revoke execute on function move_slot(uuid, uuid, timestamptz, timestamptz, timestamptz) from public;
grant execute on function move_slot(uuid, uuid, timestamptz, timestamptz, timestamptz) to carrel_app;

create table desk_transactions (
  org_id uuid not null,
  transaction_id uuid not null,
  branch_id uuid not null,
  desk_id uuid not null,
  customer_id uuid,
  booking_id uuid not null,
  kind text not null check (kind in ('booking', 'assignment', 'renewal', 'refund')),
  fee_plan_id uuid,
  amount bigint not null check (amount between 0 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  method text not null check (method in ('cash', 'upi', 'online')),
  reference text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  paid_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (org_id, transaction_id),
  foreign key (org_id, branch_id, desk_id) references desks (org_id, branch_id, desk_id),
  foreign key (org_id, booking_id) references bookings (org_id, booking_id),
  foreign key (org_id, customer_id) references customers (org_id, customer_id) on delete set null (customer_id),
  foreign key (org_id, fee_plan_id) references fee_plans (org_id, fee_plan_id) on delete set null (fee_plan_id)
);
create index desk_transactions_paid on desk_transactions (org_id, branch_id, paid_at);
create index desk_transactions_desk on desk_transactions (org_id, desk_id, paid_at desc, transaction_id);
create index desk_transactions_customer on desk_transactions (org_id, customer_id) where customer_id is not null;
create index desk_transactions_booking on desk_transactions (org_id, booking_id);
${tenantTable("desk_transactions", { branchColumn: "branch_id", grants: "select, insert" })}
`,
};
