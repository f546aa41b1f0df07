import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** Whose places they are, is the transaction's own organisation, never a parameter. */
const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** A part that nobody may call: it runs as the functions that call it. */
const part = (signature: string, returns: string, volatility: "stable" | "volatile", body: string) => {
  const name = signature.slice(0, signature.indexOf("("));
  return /* sql */ `
create function ${signature} returns ${returns} language plpgsql ${volatility}
set search_path = pg_catalog, public, pg_temp
as $$ ${body} $$;
alter function ${name} owner to carrel_lookup;
revoke execute on function ${name} from public;`;
};

/**
 * The stretches of the branch's wall time in which a shift is, between two wall times; without a shift all of it. As `shiftOn`
 * of sdk/domain has it.
 */
const spans = (shift: string, from: string, until: string) => /* sql */ `(
    select ${from} as begins, ${until} as ends where ${shift} is null
    union all
    select greatest(day + s.starts::time, ${from}),
      least(day + s.ends::time + case when s.ends <= s.starts then interval '1 day' else interval '0' end, ${until})
    from shifts s
    cross join generate_series(date_trunc('day', ${from}) - interval '1 day', date_trunc('day', ${until}), interval '1 day') day
    where s.org_id = p_org and s.shift_id = ${shift} and extract(dow from day)::integer = any (s.weekdays)
      and day + s.starts::time < ${until}
      and day + s.ends::time + case when s.ends <= s.starts then interval '1 day' else interval '0' end > ${from}
  )`;

const triggers = /* sql */ `
create trigger floating_place_sold after insert on memberships
  for each row when (new.kind = 'floating' and new.status = 'ACTIVE') execute function keep_floating_places();
create trigger floating_place_changed after update of kind, status, branch_id, shift_id, starts_at, ends_at on memberships
  for each row when (new.kind = 'floating' and new.status = 'ACTIVE') execute function keep_floating_places();
create trigger floating_place_thawed after update or delete on membership_freezes
  for each row execute function keep_thawed_places();`;

/** Floating places are sold as far as there are any, whatever door a sale comes by (decision 62). */
export const floatingPlaces: Migration = {
  name: "0098-floating-places",
  sql: /* sql */ `
-- How often an organisation sells a place.
alter table organisations alter column org_settings set default '{"holdMinutes": 15, "pendingHours": 48,
  "visitorPendingBookings": 3, "visitorPendingDays": 31, "visitorBookingDays": 31, "slotMinutes": 60,
  "bookingWindowDays": 60, "cancelUntilMinutes": 0, "expiryReminderDays": [7, 1], "floatingFactor": 1}';
alter table organisations no force row level security;
update organisations set org_settings = '{"floatingFactor": 1}' || org_settings;
alter table organisations force row level security;

-- Whoever sells floating places of a branch, or takes such away, waits until this transaction has ended, and counts what it left.
-- It comes after the locks of desks, customers and memberships.
create function lock_floating(p_org uuid, p_branch uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('floating ' || p_org || ' ' || p_branch, 0));
end
$$;
revoke execute on function lock_floating(uuid, uuid) from public;
grant execute on function lock_floating(uuid, uuid) to carrel_app, carrel_lookup;

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select (timezone) on branches to carrel_lookup;

-- Floating members and places of a branch at that moment, of those in which a shift is (null: of all), at which there are the fewest
-- places for those who have one; no row where the shift is at no moment. Places are for the desks in use that no fixed member has
-- then, which his bookings say, and but p_fixed more, as often as the organisation sells them. Who rests has no place.
-- Moments are the branch's wall time: what is sold is by it, and changes with nobody's clocks.
${part(
  "count_floating(p_org uuid, p_branch uuid, p_shift uuid, p_from timestamptz, p_until timestamptz, p_fixed integer)",
  "table (sold integer, places integer)",
  "stable",
  `
declare
  clocks text;
  factor numeric;
  seats integer;
  first_at timestamp;
  last_at timestamp;
begin
  select br.timezone into clocks from branches br where br.org_id = p_org and br.branch_id = p_branch;
  select coalesce((o.org_settings ->> 'floatingFactor')::numeric, 1) into factor from organisations o where o.org_id = p_org;
  select count(*) into seats from desks d where d.org_id = p_org and d.branch_id = p_branch and d.is_active;
  first_at := p_from at time zone clocks;
  last_at := p_until at time zone clocks;
  return query
  with present as (
    select m.shift_id, lower(piece) as begins, upper(piece) as ends
    from memberships m
    cross join lateral unnest(
      tstzmultirange(tstzrange(greatest(m.starts_at, p_from), least(m.ends_at, p_until)))
      - coalesce((select range_agg(tstzrange(z.starts_at, z.ends_at)) from membership_freezes z
          where z.org_id = m.org_id and z.membership_id = m.membership_id), '{}'::tstzmultirange)) piece
    where m.org_id = p_org and m.branch_id = p_branch and m.kind = 'floating' and m.status = 'ACTIVE'
      and m.starts_at < p_until and m.ends_at > p_from
  ),
  -- Of each shift how many there are from when until when: few stretches, however many they are.
  levels as (
    select s.shift_id, s.moment at time zone clocks as begins,
      lead(s.moment) over (partition by s.shift_id order by s.moment) at time zone clocks as ends,
      sum(sum(s.step)) over (partition by s.shift_id order by s.moment) as members
    from (
      select p.shift_id, p.begins as moment, 1 as step from present p
      union all
      select p.shift_id, p.ends, -1 from present p
    ) s
    group by s.shift_id, s.moment
  ),
  edges as (
    select e.* from ${spans("p_shift", "first_at", "last_at")} a
    cross join lateral (values (a.begins, 1, 0, 0), (a.ends, -1, 0, 0)) as e (moment, asked, floating, fixed)
    union all
    select e.* from levels l
    cross join lateral ${spans("l.shift_id", "l.begins", "l.ends")} a
    cross join lateral (values (a.begins, 0, l.members, 0), (a.ends, 0, -l.members, 0)) as e (moment, asked, floating, fixed)
    where l.members > 0
    union all
    select e.* from (
      select greatest(b.starts_at, p_from) at time zone clocks as begins, least(b.ends_at, p_until) at time zone clocks as ends, count(*) as held
      from bookings b
      join memberships m on m.org_id = b.org_id and m.membership_id = b.membership_id and m.kind in ('seat', 'shift')
      join desks d on d.org_id = b.org_id and d.desk_id = b.desk_id and d.is_active
      where b.org_id = p_org and b.branch_id = p_branch and b.status = 'CONFIRMED'
        and b.starts_at < p_until and b.ends_at > p_from
      group by 1, 2
    ) f
    cross join lateral (values (f.begins, 0, 0, f.held), (f.ends, 0, 0, -f.held)) as e (moment, asked, floating, fixed)
  ),
  moments as (
    select e.moment, lead(e.moment) over (order by e.moment) as until, sum(sum(e.asked)) over (order by e.moment) as asked,
      sum(sum(e.floating)) over (order by e.moment) as floating, sum(sum(e.fixed)) over (order by e.moment) as fixed
    from edges e group by e.moment
  ),
  counted as (
    select m.floating::integer as members, floor(factor * greatest(seats - m.fixed - p_fixed, 0))::integer as room
    from moments m where m.asked > 0 and m.until is not null
  )
  select c.members, c.room from counted c order by c.room - c.members, c.members desc limit 1;
end`,
)}

-- Refuses what was just sold where it doesn't fit: each statement here sees what others committed before it began.
${part(
  "require_floating_place(p_org uuid, p_branch uuid, p_shift uuid, p_from timestamptz, p_until timestamptz)",
  "void",
  "volatile",
  `
declare
  room record;
begin
  if p_until <= p_from then
    return;
  end if;
  perform lock_floating(p_org, p_branch);
  select c.sold, c.places into room from count_floating(p_org, p_branch, p_shift, p_from, p_until, 0) c;
  if room.sold > room.places then
    raise exception 'More floating members than places' using errcode = 'check_violation', constraint = 'floating_full',
      detail = jsonb_build_object('sold', room.sold - 1, 'places', room.places)::text;
  end if;
end`,
)}

-- A trigger's, and so nobody's to call: the time that a membership has more than before is looked at.
${lookup(
  "keep_floating_places()",
  "trigger",
  `
begin
  if tg_op = 'UPDATE' and old.kind = 'floating' and old.status = 'ACTIVE' and old.branch_id = new.branch_id
    and old.shift_id is not distinct from new.shift_id then
    perform require_floating_place(new.org_id, new.branch_id, new.shift_id, new.starts_at, least(old.starts_at, new.ends_at));
    perform require_floating_place(new.org_id, new.branch_id, new.shift_id, greatest(old.ends_at, new.starts_at), new.ends_at);
  else
    perform require_floating_place(new.org_id, new.branch_id, new.shift_id, new.starts_at, new.ends_at);
  end if;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}

-- As that: who rests no more, or not as long, needs his place again.
${lookup(
  "keep_thawed_places()",
  "trigger",
  `
declare
  thawed memberships;
begin
  select * into thawed from memberships m
  where m.org_id = old.org_id and m.membership_id = old.membership_id and m.kind = 'floating' and m.status = 'ACTIVE';
  if found then
    if tg_op = 'UPDATE' then
      perform require_floating_place(thawed.org_id, thawed.branch_id, thawed.shift_id,
        greatest(old.starts_at, thawed.starts_at), least(old.ends_at, new.starts_at, thawed.ends_at));
    end if;
    perform require_floating_place(thawed.org_id, thawed.branch_id, thawed.shift_id,
      greatest(old.starts_at, thawed.starts_at, case when tg_op = 'UPDATE' then new.ends_at end), least(old.ends_at, thawed.ends_at));
  end if;
  return null;
end
`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
${triggers}

-- The tightest moment of a branch's floating places in the transaction's own organisation, as count_floating has it, whoever asks.
${lookup(
  "floating_room(p_branch uuid, p_shift uuid, p_from timestamptz, p_until timestamptz, p_fixed integer)",
  "table (sold integer, places integer)",
  `
begin
  return query select c.sold, c.places from count_floating(${CALLER}, p_branch, p_shift, p_from, p_until, p_fixed) c;
end
`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
