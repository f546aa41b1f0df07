import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { inBranches, ownedByVisitor, restricted } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** Of a branch's active desks so many part is held for codes at most: one of twenty, at least one. */
const SHARE = 20;
/** Holds that one network gets in an hour of one organisation. */
const AN_HOUR = 6;
/** How long the making of a hold waits for somebody else's row. */
const PATIENCE = "100ms";

const ORG = /* sql */ `nullif(current_setting('app.org_id', true), '')::uuid`;

/** Ends holds: they go from the bookings, and what they were is kept for an hour. @param which of `c`, which run */
const end = (which: string) => /* sql */ `
  with ended as (
    update code_holds h set ended_at = p_at
    from (select c.org_id, c.hold_id from code_holds c where c.ended_at is null and ${which} for update skip locked) found
    where h.org_id = found.org_id and h.hold_id = found.hold_id
    returning h.org_id, h.hold_id
  )
  delete from bookings b using ended e where b.org_id = e.org_id and b.booking_id = e.hold_id;`;

/** Each hold of a desk says what it waits for, and a visitor's seat is held while his code is on its way. */
export const holds: Migration = {
  name: "0053-holds",
  sql: /* sql */ `
-- What a PENDING booking is held for; null: what servers of the release before wrote, which waits by the rule of 0004.
alter table bookings add column hold_for text,
  add constraint bookings_hold_for check (hold_for in ('code', 'payment', 'staff')) not valid,
  -- A hold for a code is nobody's booking.
  add constraint bookings_code_hold check (hold_for <> 'code' or status = 'PENDING' and hold_until is not null
    and customer_id is null and visitor_email = '' and visitor_name = '' and visitor_phone = '' and amount = 0) not valid;

-- No statement of a request sees one, those of the release before neither: what isn't seen can't be listed, counted, told
-- or changed. The exclusion constraint sees it.
${restricted("people", "bookings", "hold_for is distinct from 'code'")}

-- The holds for codes, and for an hour what is remembered of those that ended.
create table code_holds (
  org_id uuid not null,
  -- Its row of bookings, while it runs.
  hold_id uuid not null,
  branch_id uuid not null,
  desk_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- A keyed hash of the asker's network (codes/network-key.ts).
  network text not null,
  -- The code's flow that it belongs to.
  flow_id uuid not null,
  made_at timestamptz not null,
  hold_until timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, hold_id),
  constraint code_holds_flow unique (org_id, flow_id)
);
create unique index code_holds_network on code_holds (org_id, network) where ended_at is null;
create index code_holds_branch on code_holds (org_id, branch_id, hold_until) where ended_at is null;
create index code_holds_desk on code_holds (org_id, desk_id) where ended_at is null;
create index code_holds_asked on code_holds (org_id, network, made_at);
create index code_holds_running on code_holds (hold_until) where ended_at is null;
create index code_holds_made on code_holds (made_at);
${tenantTable("code_holds", { branchColumn: "branch_id", grants: "select" })}
${restricted("branch", "code_holds", inBranches())}
${restricted("visitor", "code_holds", ownedByVisitor())}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("code_holds")}
create policy made on code_holds for insert to carrel_lookup with check (true);
create policy ended on code_holds for update to carrel_lookup using (true) with check (true);
create policy forgotten on code_holds for delete to carrel_lookup using (true);
grant insert, update, delete on code_holds to carrel_lookup;
create policy held on bookings for insert to carrel_lookup with check (hold_for = 'code');
create policy let_go on bookings for delete to carrel_lookup using (hold_for = 'code');
grant insert, delete on bookings to carrel_lookup;
grant select (hold_for) on bookings to carrel_lookup;
grant select (is_active) on desks to carrel_lookup;

-- Holds a seat for a visitor, or doesn't: one hold runs for a network, and so many in a branch, exactly, since who doesn't get
-- the branch's lock gets no hold; nobody waits. What a flow before held goes over to the new one, with its end.
${lookup(
  `hold_for_code(p_hold_id uuid, p_code text, p_branch_id uuid, p_desk_id uuid, p_type text, p_starts_at timestamptz,
    p_ends_at timestamptz, p_network text, p_flow_before uuid, p_flow uuid, p_at timestamptz, p_until timestamptz)`,
  "timestamptz",
  `
declare
  org uuid := ${ORG};
  patience text := current_setting('lock_timeout');
  before code_holds;
  desks bigint;
  is_there boolean;
  held bigint;
  answer timestamptz;
begin
  if org is null then return null; end if;
  if p_flow_before is not null then
    update code_holds h set flow_id = p_flow where h.org_id = org and h.flow_id = p_flow_before returning h.* into before;
  end if;
  if before.hold_id is not null then
    -- A flow has its two minutes once.
    if before.ended_at is not null or before.hold_until <= p_at then return null; end if;
    if p_desk_id is null or (before.desk_id, before.starts_at, before.ends_at) = (p_desk_id, p_starts_at, p_ends_at) then
      return before.hold_until;
    end if;
  end if;
  if p_desk_id is null or not pg_try_advisory_xact_lock(hashtextextended('holds for codes of ' || p_branch_id, 0)) then
    return null;
  end if;

  perform set_config('lock_timeout', '${PATIENCE}', true);
  <<making>>
  begin
    ${end("c.org_id = org and c.hold_until <= p_at and (c.network = p_network or c.branch_id = p_branch_id)")}
    if before.hold_id is null and ${AN_HOUR} <= (select count(*) from code_holds h
      where h.org_id = org and h.network = p_network and h.made_at > p_at - interval '1 hour') then
      exit making;
    end if;
    select count(*), coalesce(bool_or(d.desk_id = p_desk_id), false) into desks, is_there
    from desks d where d.org_id = org and d.branch_id = p_branch_id and d.is_active;
    select count(*) into held from code_holds h
    where h.org_id = org and h.branch_id = p_branch_id and h.ended_at is null and h.hold_until > p_at
      and h.hold_id is distinct from before.hold_id;
    if not is_there or held >= greatest(1, desks / ${SHARE}) then
      exit making;
    end if;

    if before.hold_id is not null then
      delete from bookings b where b.org_id = org and b.booking_id = before.hold_id;
      delete from code_holds h where h.org_id = org and h.hold_id = before.hold_id;
    end if;
    insert into bookings (org_id, booking_id, code, branch_id, desk_id, type, status, starts_at, ends_at, amount, currency,
      source, hold_for, hold_until, created_at, updated_at)
    values (org, p_hold_id, p_code, p_branch_id, p_desk_id, p_type, 'PENDING', p_starts_at, p_ends_at, 0, 'XXX',
      'website', 'code', coalesce(before.hold_until, p_until), p_at, p_at)
    on conflict do nothing;
    if not found then
      -- The desk is taken; what the flow held before stays.
      raise exclusion_violation;
    end if;
    insert into code_holds (org_id, hold_id, branch_id, desk_id, starts_at, ends_at, network, flow_id, made_at, hold_until)
    values (org, p_hold_id, p_branch_id, p_desk_id, p_starts_at, p_ends_at, p_network, p_flow,
      coalesce(before.made_at, p_at), coalesce(before.hold_until, p_until));
    answer := coalesce(before.hold_until, p_until);
  exception
    when exclusion_violation or unique_violation or foreign_key_violation or lock_not_available or deadlock_detected then
      answer := null;
  end;
  perform set_config('lock_timeout', patience, true);
  return answer;
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- Lets go of what a flow holds: its visitor books now.
${lookup(
  "release_code_hold(p_flow uuid, p_at timestamptz)",
  "void",
  `
begin
  ${end(`c.org_id = ${ORG} and c.flow_id = p_flow`)}
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- Ends what ran out and is in the way of a period.
${lookup(
  "end_code_holds(p_desk_id uuid, p_starts_at timestamptz, p_ends_at timestamptz, p_at timestamptz)",
  "void",
  `
begin
  ${end(`c.org_id = ${ORG} and c.desk_id = p_desk_id and c.hold_until <= p_at
    and c.starts_at < p_ends_at and c.ends_at > p_starts_at`)}
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- Ends what ran out, everybody's, and forgets it after an hour.
${lookup(
  "sweep_code_holds(p_at timestamptz)",
  "void",
  `
begin
  ${end("c.hold_until <= p_at")}
  delete from code_holds h where h.made_at < p_at - interval '1 hour' and h.ended_at is not null;
end
`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- As 0052 had it, where a hold for a code can't be seen by those who cancel: it is deleted.
create or replace function holds_to_cancel(p_at timestamptz, p_without uuid[], p_limit integer)
returns table (org_id uuid, booking_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select b.org_id, b.booking_id from bookings b
    where b.status = 'PENDING' and holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) <= p_at
      and b.hold_for is distinct from 'code' and b.org_id <> all (p_without)
    limit p_limit;
end
$$;
create or replace function expired_holds(p_at timestamptz, p_limit integer) returns table (org_id uuid, booking_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select b.org_id, b.booking_id from bookings b
    where b.status = 'PENDING' and holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) <= p_at
      and b.hold_for is distinct from 'code'
    limit p_limit;
end
$$;

-- What looks beyond row-level security, or beyond the tenant, sees no hold for a code either.
do $migration$
declare
  found record;
  changed text;
begin
  for found in
    select f.oid, f.proname, pg_get_functiondef(f.oid) as definition from pg_proc f
    where f.prosecdef and f.pronamespace = 'public'::regnamespace
      and f.proname in ('search_bookings', 'reseller_clients', 'reseller_months')
  loop
    changed := replace(found.definition, $$'from bookings where org_id = $1'$$,
      $$'from bookings where org_id = $1 and hold_for is distinct from ''code'''$$);
    changed := replace(changed, $$b.status <> 'CANCELLED' and$$,
      $$b.status <> 'CANCELLED' and b.hold_for is distinct from 'code' and$$);
    if changed = found.definition then
      raise exception 'The look-up % reads bookings in another way', found.proname;
    end if;
    execute changed;
  end loop;
end
$migration$;
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;

-- As 0026 had it; holds for codes that ran out go too.
create or replace function cancel_expired_holds(p_org_id uuid, p_desk_id uuid, p_starts_at timestamptz, p_ends_at timestamptz,
  p_except uuid, now_at timestamptz) returns void language plpgsql as $$
declare
  holds bookings[];
  ids uuid[];
begin
  if exists (select from code_holds c where c.org_id = p_org_id and c.desk_id = p_desk_id and c.ended_at is null
    and c.hold_until <= now_at) then
    perform end_code_holds(p_desk_id, p_starts_at, p_ends_at, now_at);
  end if;
  holds := array(
    select b from bookings b
    where b.org_id = p_org_id and b.desk_id = p_desk_id and b.status = 'PENDING'
      and b.booking_id is distinct from p_except and b.starts_at < p_ends_at and b.ends_at > p_starts_at
      and holds_until(b.hold_until, b.starts_at, b.ends_at, b.created_at) <= now_at
    for no key update
  );
  if cardinality(holds) = 0 then
    return;
  end if;
  perform count_bookings(holds, -1);
  ids := array(select booking_id from unnest(holds));
  update bookings set status = 'CANCELLED', cancelled_at = now_at, updated_at = now_at
  where org_id = p_org_id and booking_id = any (ids);
  perform count_bookings(array(select b from bookings b where b.org_id = p_org_id and b.booking_id = any (ids)), 1);
  insert into notification_events (org_id, event_id, type, subject_id, branch_id, detail, occurred_at)
  select h.org_id, gen_random_uuid(), 'booking_cancelled', h.booking_id, h.branch_id, '{"ranOut": true}', now_at
  from unnest(holds) h
  on conflict on constraint notification_events_once do nothing;
end
$$;

-- As 0022 had it; what waits for the staff gets its new end, which the caller reckons (sdk/domain/hold.ts).
create function move_slot(p_booking_id uuid, p_desk_id uuid, p_starts_at timestamptz, p_ends_at timestamptz,
  p_hold_until timestamptz, now_at timestamptz)
returns setof bookings language plpgsql as $$
declare
  target desks;
  booking bookings;
begin
  select * into target from desks d where d.desk_id = p_desk_id for no key update;
  perform cancel_expired_holds(target.org_id, target.desk_id, p_starts_at, p_ends_at, p_booking_id, now_at);
  select * into booking from bookings b
  where b.org_id = target.org_id and b.booking_id = p_booking_id and b.status <> 'CANCELLED' for no key update;
  if not found then
    return;
  end if;
  perform count_bookings(array[booking], -1);
  update bookings b
  set branch_id = target.branch_id, desk_id = target.desk_id, starts_at = p_starts_at, ends_at = p_ends_at,
    hold_until = case when b.status = 'PENDING' and b.hold_for = 'staff' then p_hold_until else b.hold_until end,
    updated_at = now_at
  where b.org_id = target.org_id and b.booking_id = p_booking_id
  returning * into booking;
  perform count_bookings(array[booking], 1);
  return next booking;
exception
  when exclusion_violation then return;
end
$$;
revoke execute on function move_slot(uuid, uuid, timestamptz, timestamptz, timestamptz, timestamptz) from public;
grant execute on function move_slot(uuid, uuid, timestamptz, timestamptz, timestamptz, timestamptz) to carrel_app;

-- The settings that are new, with what they are unless somebody says otherwise.
alter table organisations alter column org_settings set default '{"holdMinutes": 15, "pendingHours": 48,
  "visitorPendingBookings": 3, "visitorPendingDays": 31, "visitorBookingDays": 31, "slotMinutes": 60,
  "bookingWindowDays": 60, "cancelUntilMinutes": 0, "expiryReminderDays": [7, 1]}';
alter table organisations no force row level security;
update organisations set org_settings = '{"pendingHours": 48, "visitorPendingBookings": 3, "visitorPendingDays": 31,
  "visitorBookingDays": 31}' || org_settings;
alter table organisations force row level security;
`,
};
