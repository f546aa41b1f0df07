import { lookup } from "./lookup";
import type { Migration } from "./migration";

const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";
/** Stands for all organisations where a reader wants mails of none. */
const ALL = "'00000000-0000-0000-0000-000000000000'::uuid";

const plpgsql = (signature: string, returns: string, body: string, volatility: "stable" | "volatile") =>
  lookup(signature, returns, body, "carrel_app", volatility, "plpgsql");

/** HMAC in what PostgreSQL and PGlite have without extensions. */
const keyed = (key: string, content: string) => `sha256(${key} || sha256(${key} || ${content}))`;

const found = (query: string) => `
#variable_conflict use_column
begin
  return query ${query};
end
`;

/** No organisation mails strangers at will, and whoever wants no such mails gets none (decision 37). */
export const mailQuotas: Migration = {
  name: "0055-mail-quotas",
  sql: /* sql */ `
alter table mails
  -- Of servers of the version before, while they still run: what only goes to people with an account.
  add column reason text not null default 'account',
  -- The person or the booking that it tells of.
  add column about_id uuid,
  -- Under which its reader stops such mails; only what nobody asked for has one.
  add column stop_address text,
  -- Why it has not left, where that is no mail server's doing.
  add column held_for text check (held_for in ('quota', 'reader', 'stopped', 'stale')),
  drop constraint mails_status_check,
  add constraint mails_status_check check (status in ('QUEUED', 'SENT', 'FAILED', 'EXPIRED', 'HELD', 'STOPPED'));

-- None of these belongs to a tenant, and a request reaches none but through the functions below. Who sends is named by his
-- organisation's id, who reads by a keyed hash of his address.
create table mail_keys (
  one boolean primary key default true check (one),
  readers bytea not null,
  stops bytea not null
);
insert into mail_keys (readers, stops) values
  (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create table mail_counts (
  sender_id uuid not null,
  reason text not null,
  -- Of UTC: an organisation chooses its own zone.
  day date not null,
  mails integer not null,
  primary key (sender_id, reason, day)
);
create table mail_readers (
  reader bytea not null,
  reason text not null,
  mails integer not null,
  ends_at timestamptz not null,
  primary key (reader, reason)
);
create table mail_stops (
  reader bytea not null,
  sender_id uuid not null,
  stopped_at timestamptz not null,
  primary key (reader, sender_id)
);

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
grant select on mail_keys to carrel_lookup;
grant select, insert, update on mail_counts, mail_readers to carrel_lookup;
grant select, insert, delete on mail_stops to carrel_lookup;
grant select (source) on bookings to carrel_lookup;

-- The tenant's standing: since when it pays more than nothing. One that the platform itself set up, without an order, counts from
-- its beginning, as a reseller does.
${plpgsql(
  "mail_standing()",
  "table (is_super boolean, paid_since timestamptz)",
  found(`
  select o.is_super, case
    when o.is_reseller then o.created_at
    when s.status in ('ACTIVE', 'PAST_DUE') then coalesce(
      (select min(p.paid_at) from subscription_payments p where p.org_id = o.org_id and p.amount > 0),
      case when not exists (select from subscription_orders b where b.org_id = o.org_id) then o.created_at end)
  end
  from organisations o left join subscriptions s on s.org_id = o.org_id where o.org_id = ${CALLER}`),
  "stable",
)}

${plpgsql(
  "mail_reader(p_text text)",
  "bytea",
  `
begin
  return (select ${keyed("readers", "convert_to(lower(p_text), 'UTF8')")} from mail_keys where one);
end
`,
  "stable",
)}
-- Whoever can reckon it could look up whom we know.
revoke execute on function mail_reader from carrel_app;

-- Counts a mail to whom p_text names; false, and not counted, when there were enough.
${plpgsql(
  "count_mail_to(p_text text, p_reason text, p_most integer, p_seconds integer, p_at timestamptz)",
  "boolean",
  `
begin
  if num_nulls(p_text, p_reason, p_most, p_seconds, p_at) > 0 then
    return false;
  end if;
  insert into mail_readers as r (reader, reason, mails, ends_at)
  values (mail_reader(p_text), p_reason, 1, p_at + make_interval(secs => p_seconds))
  on conflict (reader, reason) do update set
    mails = case when r.ends_at <= p_at then 1 else r.mails + 1 end,
    ends_at = case when r.ends_at <= p_at then excluded.ends_at else r.ends_at end
  where r.ends_at <= p_at or r.mails < p_most;
  return found;
end
`,
  "volatile",
)}

-- Whether the tenant may send what a reader did not ask for: 'asked' when he has proven the address there and it is not counted,
-- 'send' when it was counted, else why not.
${plpgsql(
  "pass_mail(p_address text, p_reason text, p_a_day integer, p_to_reader integer, p_at timestamptz)",
  "text",
  `
declare
  org uuid := ${CALLER};
begin
  if exists (select from admin_users where org_id = org and email = lower(p_address) and email_proven_at is not null)
    or exists (select from bookings where org_id = org and visitor_email = lower(p_address) and visitor_email <> ''
      and source in ('qr', 'website'))
    or exists (select from visitor_sessions where org_id = org and email = lower(p_address)) then
    return 'asked';
  end if;
  if exists (select from mail_stops where reader = mail_reader(p_address) and sender_id in (org, ${ALL})) then
    return 'stopped';
  end if;
  if p_a_day is not null then
    insert into mail_counts as c (sender_id, reason, day, mails)
    values (org, p_reason, (p_at at time zone 'UTC')::date, 1)
    on conflict (sender_id, reason, day) do update set mails = c.mails + 1 where c.mails < p_a_day;
    if not found then
      return 'quota';
    end if;
  end if;
  if not count_mail_to(p_address, 'unasked', p_to_reader, 86400, p_at) then
    update mail_counts set mails = mails - 1
    where sender_id = org and reason = p_reason and day = (p_at at time zone 'UTC')::date;
    return 'reader';
  end if;
  return 'send';
end
`,
  "volatile",
)}

-- What a reader stops the tenant's mails by: the tenant and his address, signed. It says neither and is kept nowhere.
${plpgsql(
  "mail_stop_token(p_address text)",
  "text",
  `
declare
  content bytea := uuid_send(${CALLER}) || mail_reader(p_address);
begin
  return (select translate(encode(content || substring(${keyed("stops", "content")} for 16), 'base64'), E'+/=\\n', '-_')
    from mail_keys where one);
end
`,
  "stable",
)}

-- Whose mails a token is about, and what its reader wants: 'all', 'others' (all but this organisation's) or 'none'. No row for a
-- token that is not ours.
${plpgsql(
  "read_mail_stop(p_token text)",
  "table (sender_id uuid, reader bytea, org_name text, wanted text)",
  `
declare
  given bytea;
  sender uuid;
  whose bytea;
begin
  if p_token !~ '^[A-Za-z0-9_-]{86}$' then
    return;
  end if;
  given := decode(translate(p_token, '-_', '+/') || '==', 'base64');
  if not exists (
    select from mail_keys
    where one and substring(${keyed("stops", "substring(given for 48)")} for 16) = substring(given from 49)
  ) then
    return;
  end if;
  sender := encode(substring(given for 16), 'hex')::uuid;
  whose := substring(given from 17 for 32);
  return query select o.org_id, whose, o.org_name, case
      when exists (select from mail_stops s where s.reader = whose and s.sender_id = ${ALL}) then 'none'
      when exists (select from mail_stops s where s.reader = whose and s.sender_id = sender) then 'others'
      else 'all' end
    from organisations o where o.org_id = sender;
end
`,
  "stable",
)}

-- Says what a token's reader wants from now on; false for a token that is not ours.
${plpgsql(
  "set_mail_stop(p_token text, p_wanted text, p_at timestamptz)",
  "boolean",
  `
declare
  sender uuid;
  whose bytea;
begin
  select r.sender_id, r.reader into sender, whose from read_mail_stop(p_token) r;
  if sender is null then
    return false;
  end if;
  delete from mail_stops s where s.reader = whose and (s.sender_id = ${ALL} or s.sender_id = sender);
  if p_wanted <> 'all' then
    insert into mail_stops (reader, sender_id, stopped_at)
    values (whose, case p_wanted when 'none' then ${ALL} else sender end, p_at)
    on conflict do nothing;
  end if;
  return true;
end
`,
  "volatile",
)}

-- Organisations with mails that wait for room.
${plpgsql(
  "mail_holders(p_at timestamptz, p_without uuid[], p_limit integer)",
  "table (org_id uuid)",
  found(`
  select m.org_id from mails m where m.status = 'HELD' and m.due_at <= p_at and m.org_id <> all (p_without)
    group by m.org_id order by min(m.due_at) limit p_limit`),
  "stable",
)}

-- As mails_to_end, which stays for servers of the version before, and of held mails too.
${plpgsql(
  "mails_past(p_at timestamptz, p_waiting_since timestamptz, p_without uuid[], p_limit integer)",
  "table (org_id uuid, mail_id uuid)",
  found(`
  select * from mails_to_end(p_at, p_waiting_since, p_without, p_limit)
  union all
  (select m.org_id, m.mail_id from mails m
    where m.status = 'HELD' and (m.good_until <= p_at or m.created_at < p_waiting_since) and m.org_id <> all (p_without)
    limit p_limit)`),
  "stable",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
