import type { Migration } from "./migration";

/** A paid period that ended is past due for a week, in which everything works, and has expired then. */
export const pastDue: Migration = {
  name: "0077-past-due",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

-- How a subscription stands at an instant: as subscriptionStands of sdk/domain. Hours, since a day has 23 of them now and then.
create function subscription_stands(p_status text, p_period_end timestamptz, p_at timestamptz) returns text
language sql immutable parallel safe as $$
  select case
    when p_status = 'EXPIRED' then 'EXPIRED'
    when p_period_end > p_at then p_status
    when p_status in ('ACTIVE', 'PAST_DUE') and p_period_end + interval '168 hours' > p_at then 'PAST_DUE'
    when p_status is not null then 'EXPIRED'
  end
$$;

-- What looks beyond the tenant asks that function too.
do $migration$
declare
  found record;
  changed text;
begin
  for found in
    select f.proname, pg_get_functiondef(f.oid) as definition from pg_proc f
    where f.prosecdef and f.pronamespace = 'public'::regnamespace and f.proname in ('find_clients', 'reseller_clients')
  loop
    changed := replace(found.definition,
      $$case when s.status in ('TRIAL', 'ACTIVE', 'PAST_DUE') and s.current_period_end <= p_at then 'EXPIRED' else s.status end$$,
      $$subscription_stands(s.status, s.current_period_end, p_at)$$);
    changed := replace(changed,
      $$s.status not in ('EXPIRED', 'CANCELLED') and s.current_period_end > p_at$$,
      $$subscription_stands(s.status, s.current_period_end, p_at) <> 'EXPIRED'$$);
    if changed = found.definition then
      raise exception 'The look-up % reads subscriptions in another way', found.proname;
    end if;
    execute changed;
  end loop;
end
$migration$;

-- Whose subscription ends within ten days, or ended so lately that somebody may still have to be told that it has expired.
create or replace function organisations_to_remind(p_at timestamptz) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select br.org_id from branches br
   cross join lateral (
     select 1 from bookings b
     where b.org_id = br.org_id and b.branch_id = br.branch_id and b.status = 'CONFIRMED' and b.type = 'DAILY'
       and b.customer_id is not null and b.fee_plan_id is not null
       and b.ends_at > p_at and b.ends_at < p_at + interval '10 days'
     limit 1 offset 0
   ) ending
   union
   select s.org_id from subscriptions s
   where s.current_period_end between p_at - interval '12 days' and p_at + interval '10 days';
end
$$;

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
