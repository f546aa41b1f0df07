import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { readableByLookups, tenantTable } from "./tenant-table";

/** As 0021 asks the rule on branches, for rows that needn't have one. */
const whereBranchFits = (table: string) => {
  const condition = `(select coalesce(current_setting('app.branch_ids', true), '') = '') or branch_id is null
    or branch_id = any ((select string_to_array(nullif(current_setting('app.branch_ids', true), ''), ',')::uuid[])::uuid[])`;
  return /* sql */ `create policy branch on ${table} as restrictive to carrel_app
  using (${condition})
  with check (${condition});`;
};

/** What happened, written with it, and what was told of it to whom (decision 21). */
export const notifications: Migration = {
  name: "0026-notifications",
  sql: /* sql */ `
create table notification_events (
  org_id uuid not null references organisations (org_id) on delete cascade,
  event_id uuid not null,
  type text not null,
  -- What it is about, and which of its happenings: a booking's end comes near anew once it was renewed.
  subject_id uuid not null,
  occasion text not null default '',
  branch_id uuid,
  -- Who did it, where that was somebody of the staff.
  actor_id uuid,
  detail jsonb not null default '{}',
  attempts integer not null default 0,
  occurred_at timestamptz not null,
  -- When it was told, or given up.
  told_at timestamptz,
  primary key (org_id, event_id),
  constraint notification_events_once unique (org_id, type, subject_id, occasion)
);
create index notification_events_untold on notification_events (org_id, occurred_at) where told_at is null;
create index notification_events_age on notification_events (occurred_at);
${tenantTable("notification_events")}
${whereBranchFits("notification_events")}

create table notifications (
  org_id uuid not null,
  notification_id uuid not null,
  user_id uuid not null,
  event_id uuid not null,
  type text not null,
  branch_id uuid,
  title text not null,
  body text not null,
  link text,
  is_read boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (org_id, notification_id),
  constraint notifications_once unique (org_id, event_id, user_id),
  foreign key (org_id, user_id) references admin_users (org_id, user_id) on delete cascade,
  foreign key (org_id, branch_id) references branches (org_id, branch_id) on delete cascade
);
create index notifications_list on notifications (org_id, user_id, created_at desc, notification_id desc);
create index notifications_unread on notifications (org_id, user_id, created_at desc, notification_id desc)
  include (type, branch_id) where not is_read;
create index notifications_age on notifications (created_at);
${tenantTable("notifications")}
${whereBranchFits("notifications")}

-- What differs from the defaults (areas/notifications/settings.ts).
create table notification_settings (
  org_id uuid not null references organisations (org_id) on delete cascade,
  type text not null,
  enabled boolean not null,
  email boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (org_id, type)
);
${tenantTable("notification_settings")}

-- As 0022 had it; now it says of each hold that it ran out.
create or replace function cancel_expired_holds(p_org_id uuid, p_desk_id uuid, p_starts_at timestamptz, p_ends_at timestamptz,
  p_except uuid, now_at timestamptz) returns void language plpgsql as $$
declare
  holds bookings[];
  ids uuid[];
begin
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

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
${readableByLookups("notification_events", "org_id, told_at, occurred_at")}
${readableByLookups("notifications", "org_id, created_at")}
grant select (type, customer_id, fee_plan_id) on bookings to carrel_lookup;

-- The jobs find whom they have to work for; the work is then done in each tenant's own transaction.
${lookup(
  "untold_organisations(p_limit integer)",
  "setof uuid",
  "select distinct org_id from notification_events where told_at is null limit p_limit",
)}
-- By index, branch by branch ("offset 0" keeps the planner from reading every booking at once).
${lookup(
  "organisations_to_remind(p_at timestamptz)",
  "setof uuid",
  `select br.org_id from branches br
   cross join lateral (
     select 1 from bookings b
     where b.org_id = br.org_id and b.branch_id = br.branch_id and b.status = 'CONFIRMED' and b.type = 'DAILY'
       and b.customer_id is not null and b.fee_plan_id is not null
       and b.ends_at > p_at and b.ends_at < p_at + interval '10 days'
     limit 1 offset 0
   ) ending
   union
   select s.org_id from subscriptions s
   where s.current_period_end between p_at - interval '4 days' and p_at + interval '10 days'`,
)}
${lookup(
  "organisations_told_before(p_before timestamptz, p_limit integer)",
  "setof uuid",
  `select org_id from (select org_id from notifications where created_at < p_before order by created_at limit p_limit) old
   union
   select org_id from (select org_id from notification_events where occurred_at < p_before order by occurred_at limit p_limit) old`,
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
