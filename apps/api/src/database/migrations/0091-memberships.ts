import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted, VISITOR_CUSTOMERS } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** What makes a booking an assignment, in the words of 0022: from now on it says so by its membership. @param of its row */
export const assigns = (
  of: string,
) => /* sql */ `(${of}.status = 'CONFIRMED' and ${of}.type = 'DAILY' and ${of}.customer_id is not null
  and ${of}.fee_plan_id is not null)`;

/** A seat's membership of the booking with which it begins; both have one id. @param from such as `bookings b` */
export const insertSeats = (from: string) => /* sql */ `
  insert into memberships (org_id, membership_id, branch_id, customer_id, fee_plan_id, kind, desk_id, starts_at, ends_at, amount,
    currency, created_by, created_at, updated_at)
  select b.org_id, b.booking_id, b.branch_id, b.customer_id, b.fee_plan_id, 'seat', b.desk_id, b.starts_at, b.ends_at, b.amount,
    b.currency, b.created_by, b.created_at, b.updated_at
  from ${from}`;

/** What a customer has at a branch for a time, as places sell it (decision 62). */
export const memberships: Migration = {
  name: "0091-memberships",
  sql: /* sql */ `
-- A part of a branch's day that is sold by itself. One that ends at or before its start ends on the next day.
create table shifts (
  org_id uuid not null,
  shift_id uuid not null,
  branch_id uuid not null,
  name text not null,
  -- Wall times HH:mm of the branch; 24:00 is the end of the day.
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' or ends = '24:00'),
  -- On which it begins; 0 is Sunday.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{0,1,2,3,4,5,6}'),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, shift_id),
  constraint shifts_length check (starts <> ends),
  constraint shifts_of_branch unique (org_id, branch_id, shift_id),
  foreign key (org_id, branch_id) references branches (org_id, branch_id)
);
create unique index shifts_name_unique on shifts (org_id, branch_id, lower(name));
${tenantTable("shifts", { branchColumn: "branch_id" })}
${restricted("branch", "shifts", inBranches())}

-- What a plan sells. Those from before sell a seat of one's own, by the day or the hour.
alter table fee_plans
  add column sells text not null default 'seat' check (sells in ('seat', 'shift', 'floating', 'pass')),
  -- Where it is sold; empty: in every shift, of a floating place in all open hours.
  add column shift_ids uuid[] not null default '{}',
  -- [{ shiftId?, zone?, deskKind?, amount }]: other prices than amount, each for what it names.
  add column prices jsonb not null default '[]',
  -- What a pass holds: so many days, or so many hours.
  add column allowance_count integer check (allowance_count between 1 and 10000),
  add column allowance_unit text check (allowance_unit in ('day', 'hour')),
  -- Whether several people use a pass.
  add column is_shared boolean not null default false,
  add constraint fee_plans_allowance check ((sells = 'pass') = (allowance_count is not null)
    and (allowance_count is null) = (allowance_unit is null));

create table memberships (
  org_id uuid not null,
  -- A seat's is that of the booking with which it began.
  membership_id uuid not null,
  branch_id uuid not null,
  customer_id uuid not null,
  fee_plan_id uuid not null,
  kind text not null check (kind in ('seat', 'shift', 'floating', 'pass')),
  desk_id uuid,
  shift_id uuid,
  -- Local midnights of the branch but where it was begun or ended inside of a day.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What a pass holds, in days or minutes, and what of it is used.
  allowance integer check (allowance > 0),
  allowance_unit text check (allowance_unit in ('day', 'minute')),
  used integer not null default 0,
  -- All that was agreed for it, in the currency's minor unit, tax included.
  amount bigint not null check (amount between 0 and 1000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'CANCELLED')),
  created_by uuid,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, membership_id),
  constraint memberships_period check (ends_at > starts_at),
  constraint memberships_desk check ((kind in ('seat', 'shift')) = (desk_id is not null)),
  constraint memberships_shift check (kind = 'floating' or (kind = 'shift') = (shift_id is not null)),
  constraint memberships_allowance check ((kind = 'pass') = (allowance is not null) and (allowance is null) = (allowance_unit is null)),
  -- No pass is used beyond what it holds, by whatever path.
  constraint memberships_used check (used between 0 and coalesce(allowance, 0)),
  constraint memberships_of_branch unique (org_id, membership_id, branch_id),
  foreign key (org_id, branch_id, desk_id) references desks (org_id, branch_id, desk_id),
  foreign key (org_id, branch_id) references branches (org_id, branch_id),
  foreign key (org_id, branch_id, shift_id) references shifts (org_id, branch_id, shift_id),
  foreign key (org_id, customer_id) references customers (org_id, customer_id),
  foreign key (org_id, fee_plan_id) references fee_plans (org_id, fee_plan_id)
);
-- By their ends: what runs and what is to come lies at the end of a long past.
create index memberships_branch on memberships (org_id, branch_id, ends_at, starts_at) where status = 'ACTIVE';
create index memberships_desk on memberships (org_id, desk_id, ends_at) where desk_id is not null and status = 'ACTIVE';
create index memberships_customer on memberships (org_id, customer_id, ends_at);
create index memberships_shift on memberships (org_id, shift_id) where shift_id is not null;
create index memberships_plan on memberships (org_id, fee_plan_id);
create index memberships_ends on memberships (ends_at) where status = 'ACTIVE';
${tenantTable("memberships", { branchColumn: "branch_id", grants: "select, insert, update" })}
${restricted("branch", "memberships", inBranches())}
${restricted("visitor", "memberships", ownedByVisitor(`customer_id = any (${VISITOR_CUSTOMERS}::uuid[])`))}

-- Time in which a membership rests: its seat is free, and its end has moved on by what was lost.
create table membership_freezes (
  org_id uuid not null,
  freeze_id uuid not null,
  membership_id uuid not null,
  branch_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Days that were lost: of a shift those on which it is, of everything else local days.
  lost_days integer not null default 0 check (lost_days >= 0),
  -- Local days by which the membership's end moved on.
  moved_days integer not null default 0 check (moved_days >= 0),
  created_at timestamptz not null default now(),
  primary key (org_id, freeze_id),
  constraint membership_freezes_period check (ends_at > starts_at),
  constraint membership_freezes_once exclude using gist
    (org_id with =, membership_id with =, tstzrange(starts_at, ends_at) with &&),
  foreign key (org_id, membership_id, branch_id) references memberships (org_id, membership_id, branch_id) on update cascade
);
create index membership_freezes_of on membership_freezes (org_id, membership_id, starts_at);
${tenantTable("membership_freezes", { branchColumn: "branch_id" })}
${restricted("branch", "membership_freezes", inBranches())}
${restricted("visitor", "membership_freezes", ownedByVisitor())}

-- Who uses a shared pass beside the customer whose it is.
create table membership_people (
  org_id uuid not null,
  membership_id uuid not null,
  customer_id uuid not null,
  branch_id uuid not null,
  primary key (org_id, membership_id, customer_id),
  foreign key (org_id, membership_id, branch_id) references memberships (org_id, membership_id, branch_id) on update cascade,
  foreign key (org_id, customer_id) references customers (org_id, customer_id)
);
create index membership_people_customer on membership_people (org_id, customer_id);
${tenantTable("membership_people", { branchColumn: "branch_id" })}
${restricted("branch", "membership_people", inBranches())}
${restricted("visitor", "membership_people", ownedByVisitor())}

-- Whose a booking is, and what of a pass it takes (days or minutes). Checked as a transaction ends: one statement writes both.
alter table bookings add column membership_id uuid, add column uses integer,
  add constraint bookings_uses check (uses >= 0) not valid,
  add constraint bookings_membership foreign key (org_id, membership_id) references memberships (org_id, membership_id)
    deferrable initially deferred not valid;

-- What is paid for a floating place or a pass is paid for no desk and no booking.
alter table desk_transactions add column membership_id uuid,
  alter column desk_id drop not null,
  alter column booking_id drop not null,
  add constraint desk_transactions_membership foreign key (org_id, membership_id) references memberships (org_id, membership_id)
    not valid;

create or replace function count_payments(p_payments desk_transactions[]) returns void language plpgsql as $$
begin
  insert into payment_figures (org_id, branch_id, currency, span, day, transactions, revenue, cash, daily)
  select s.org_id, s.branch_id, s.currency, span, s.day - (s.day - date '2000-01-01') % span, count(*), sum(net),
    coalesce(sum(net) filter (where method = 'cash'), 0), coalesce(sum(net) filter (where type = 'DAILY'), 0)
  from (
    select p.org_id, p.branch_id, p.currency, p.method, (p.paid_at at time zone br.timezone)::date as day,
      -- A membership is paid by its days, however its bookings are.
      case when p.membership_id is not null then 'DAILY' else b.type end as type,
      case when p.kind = 'refund' then -p.amount else p.amount end as net
    from unnest(p_payments) p
    join branches br on br.org_id = p.org_id and br.branch_id = p.branch_id
    left join bookings b on b.org_id = p.org_id and b.booking_id = p.booking_id
  ) s cross join (values (1), (8), (64)) spans (span)
  group by s.org_id, s.branch_id, s.currency, span, s.day - (s.day - date '2000-01-01') % span;
end
$$;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("memberships")}
create policy kept on memberships for insert to carrel_lookup with check (true);
create policy followed on memberships for update to carrel_lookup using (true) with check (true);
grant insert, update on memberships to carrel_lookup;
${readableByLookups("membership_freezes")}
${readableByLookups("shifts")}
grant select (currency, created_by, updated_at, membership_id, uses) on bookings to carrel_lookup;
create policy owned on bookings for update to carrel_lookup using (true) with check (true);
grant update (membership_id) on bookings to carrel_lookup;

-- Keeps memberships as their bookings are, of the tenant's own: whoever made or changed these. A booking that assigns a desk has a
-- membership; a seat's lasts from its first booking's start to its last one's end, and is cancelled with them; no two of a
-- floating place's overlap; of a pass is used what its bookings take that stand. Whose bookings lie in other branches too is
-- reckoned whole, whoever asks.
${lookup(
  "follow_bookings(p_bookings bookings[])",
  "void",
  `
declare
  org uuid := nullif(current_setting('app.org_id', true), '')::uuid;
  ids uuid[];
begin
  -- Servers of the release before name no membership.
  update bookings b set membership_id = b.booking_id
  where b.org_id = org and b.membership_id is null and b.booking_id = any (array(
    select n.booking_id from unnest(p_bookings) n
    where n.org_id = org and n.membership_id is null and ${assigns("n")}));
  ${insertSeats("bookings b")}
  where b.org_id = org and b.membership_id = b.booking_id and ${assigns("b")}
    and b.booking_id = any (array(select n.booking_id from unnest(p_bookings) n where n.org_id = org))
  on conflict do nothing;

  ids := array(select distinct b.membership_id from bookings b
    where b.org_id = org and b.membership_id is not null
      and b.booking_id = any (array(select n.booking_id from unnest(p_bookings) n where n.org_id = org)));
  -- Of two at once the second counts what the first left.
  perform from memberships m where m.org_id = org and m.membership_id = any (ids) and m.kind in ('seat', 'floating', 'pass')
  order by m.membership_id for no key update;

  update memberships m
  set starts_at = f.starts_at, ends_at = f.ends_at, branch_id = f.branch_id, desk_id = f.desk_id, customer_id = f.customer_id,
    fee_plan_id = f.fee_plan_id, amount = f.amount, status = 'ACTIVE', cancelled_at = null, updated_at = f.updated_at
  from (
    select s.*, l.branch_id, l.desk_id, l.customer_id, l.fee_plan_id
    from (
      -- One that rests from its first day on has begun all the same.
      select b.membership_id, least(min(b.starts_at), (select min(z.starts_at) from membership_freezes z
          where z.org_id = org and z.membership_id = b.membership_id)) as starts_at,
        max(b.ends_at) as ends_at, sum(b.amount) as amount,
        max(b.updated_at) as updated_at
      from bookings b
      where b.org_id = org and b.membership_id = any (ids) and b.status = 'CONFIRMED'
      group by b.membership_id
    ) s
    cross join lateral (
      select b.branch_id, b.desk_id, b.customer_id, b.fee_plan_id from bookings b
      where b.org_id = org and b.membership_id = s.membership_id and b.status = 'CONFIRMED'
      order by b.starts_at desc limit 1
    ) l
  ) f
  where m.org_id = org and m.membership_id = f.membership_id and m.kind = 'seat'
    and (m.starts_at, m.ends_at, m.branch_id, m.desk_id, m.customer_id, m.fee_plan_id, m.amount, m.status)
      is distinct from (f.starts_at, f.ends_at, f.branch_id, f.desk_id, f.customer_id, f.fee_plan_id, f.amount, 'ACTIVE');

  -- Whose it was goes over with its bookings too, where two records of him become one.
  update memberships m
  set status = 'CANCELLED', cancelled_at = coalesce(m.cancelled_at, l.at), updated_at = l.at, customer_id = l.customer_id
  from (
    select b.membership_id, (array_agg(b.customer_id order by b.starts_at desc))[1] as customer_id, max(b.updated_at) as at
    from bookings b
    where b.org_id = org and b.membership_id = any (ids)
    group by b.membership_id having not bool_or(b.status = 'CONFIRMED')
  ) l
  where m.org_id = org and m.membership_id = l.membership_id and m.kind = 'seat'
    and (m.status = 'ACTIVE' or m.customer_id <> l.customer_id);

  -- A floating place is one: nobody has two desks by it at one time.
  if exists (
    select from bookings b
    join memberships m on m.org_id = b.org_id and m.membership_id = b.membership_id and m.kind = 'floating'
    join bookings o on o.org_id = b.org_id and o.membership_id = b.membership_id and o.booking_id <> b.booking_id
      and o.status = 'CONFIRMED' and o.starts_at < b.ends_at and o.ends_at > b.starts_at
    where b.org_id = org and b.status = 'CONFIRMED'
      and b.booking_id = any (array(select n.booking_id from unnest(p_bookings) n where n.org_id = org))
  ) then
    raise exception 'A floating place is used twice at one time' using errcode = 'check_violation', constraint = 'memberships_one_visit';
  end if;

  update memberships m set used = u.used
  from (
    select b.membership_id, coalesce(sum(b.uses) filter (where b.status <> 'CANCELLED'), 0) as used from bookings b
    where b.org_id = org and b.membership_id = any (ids) group by b.membership_id
  ) u
  where m.org_id = org and m.membership_id = u.membership_id and m.kind = 'pass' and m.used <> u.used;
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- As 0022 had it: every change of a booking comes through here, and what it means to its membership with it.
alter function count_bookings(bookings[], integer) rename to count_figures;
create function count_bookings(p_bookings bookings[], p_sign integer) returns void language plpgsql as $$
begin
  perform count_figures(p_bookings, p_sign);
  if p_sign > 0 and exists (
    select from unnest(p_bookings) b
    where b.membership_id is not null or ${assigns("b")}
  ) then
    perform follow_bookings(p_bookings);
  end if;
end
$$;
revoke execute on function count_bookings(bookings[], integer) from public;
grant execute on function count_bookings(bookings[], integer) to carrel_app;

-- Servers of the release before change plan and price of what they renew beside its time, and count nothing for it: not in the hot path.
create function follow_terms() returns trigger language plpgsql as $$
begin
  perform follow_bookings(array(select b from bookings b where b.org_id = new.org_id and b.booking_id = new.booking_id));
  return null;
end
$$;
revoke execute on function follow_terms() from public;
create trigger membership_terms after update of amount, fee_plan_id, uses on bookings for each row
  when (new.membership_id is not null
    and (old.amount, old.fee_plan_id, old.uses) is distinct from (new.amount, new.fee_plan_id, new.uses))
  execute function follow_terms();

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
