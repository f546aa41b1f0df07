import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { ownedByVisitor, restricted } from "./scope-rules";
import { readableByLookups, tenantTable } from "./tenant-table";

/** Whose log it is, never a parameter: whoever calls can't name another's. */
const TENANT = "nullif(current_setting('app.org_id', true), '')::uuid";

/** Groups of refusals of one allowance and window that get an entry each; the others share one for each call. */
const GROUPS_TOLD = 20;

/**
 * The audit log can't be blinded (decision 12): its heads are the look-ups' to write, refusals beyond an allowance are
 * counted, and what it keeps of people can be blanked without breaking the chain.
 */
export const auditUnblinded: Migration = {
  name: "0041-audit-unblinded",
  sql: /* sql */ `
-- What an entry keeps of people is in the chain by two hashes, each taken with a random key of its own: of who acted
-- (name, address, browser), and of what it tells of people. Blanking keeps the hash and deletes the key with what was
-- hashed, so that nobody can try names until one fits.
-- Half of each page stays free for what is chained anew below, so that it touches no index.
alter table audit_log set (fillfactor = 50);
alter table audit_log
  -- Of before and after, the fields that may tell of people (platform/audit/people-fields.ts).
  add column people jsonb,
  -- Further refusals like this one, which have no entries of their own.
  add column more integer check (more > 0),
  add column actor_key uuid default gen_random_uuid(),
  add column actor_hash text,
  add column people_key uuid default gen_random_uuid(),
  add column people_hash text,
  add constraint audit_log_actor_blank check (case when actor_hash is null then actor_key is not null
    else actor_key is null and actor_name = '' and address = '' and user_agent = '' end),
  add constraint audit_log_people_blank check (case when people_hash is null then people_key is not null
    else people_key is null and people is null end);

create function audit_part_hash(key uuid, part text) returns text language sql stable as $$
  select encode(sha256(uuid_send(key) || convert_to(part, 'UTF8')), 'hex')
$$;
create function audit_actor_hash(entry audit_log) returns text language sql stable as $$
  select coalesce(entry.actor_hash, audit_part_hash(entry.actor_key,
    jsonb_build_array(entry.actor_name, entry.address, entry.user_agent)::text))
$$;
-- Null where it tells of nobody.
create function audit_people_hash(entry audit_log) returns text language sql stable as $$
  select coalesce(entry.people_hash, audit_part_hash(entry.people_key, entry.people::text))
$$;

alter function audit_text(audit_log, bigint) rename to audit_text_0013;
-- What an entry's hash covers, beside the hash before it.
create function audit_text(entry audit_log, number bigint) returns text language sql stable as $$
  select jsonb_build_array(entry.org_id, number, entry.entry_id, (extract(epoch from entry.occurred_at) * 1000)::bigint,
    entry.actor_kind, entry.actor_id, entry.action, entry.resource, entry.record_id, entry.before, entry.after, entry.more,
    entry.request_id, audit_actor_hash(entry), audit_people_hash(entry))::text
$$;
create function audit_link(hash_before text, text text) returns text language sql stable as $$
  select encode(sha256(convert_to(hash_before || E'\\n' || text, 'UTF8')), 'hex')
$$;

-- Chains of before were taken over the plain text, which blanking would break. Those that are whole are chained anew,
-- and begin with the hash that they ended with: what a kept server log tells still is in them. From the first entry that
-- was tampered with on, a chain is left as it is, so that the check goes on telling of it.
alter table audit_heads add column begins_with text not null default '';
alter table audit_log no force row level security;
alter table audit_heads no force row level security;
-- As the server tells the fields apart from now on, for what is there already.
create function fields_of_0041(fields jsonb, of_people boolean) returns jsonb language plpgsql immutable as $$
begin
  return case when fields is not null then (
    select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(fields) field
    where of_people = (jsonb_typeof(field.value) in ('string', 'object', 'array')
      and field.key !~ '(^_id|Id|Ids|At|Branch|Branches)$'
      and field.key not in ('call', 'reason', 'permission', 'permissions', 'roleName', 'status', 'changed'))) end;
end
$$;
create function people_of_0041(before jsonb, after jsonb) returns jsonb language plpgsql immutable as $$
declare
  was jsonb := nullif(fields_of_0041(before, true), '{}');
  becomes jsonb := nullif(fields_of_0041(after, true), '{}');
begin
  return nullif(case when was is null then '{}' else jsonb_build_object('before', was) end
    || case when becomes is null then '{}' else jsonb_build_object('after', becomes) end, '{}');
end
$$;
do $migration$
declare
  head audit_heads;
  entry audit_log;
  number bigint;
  old_hash text;
  new_hash text;
  chained audit_log[];
begin
  for head in select * from audit_heads where entries > 0 loop
    number := 0;
    old_hash := '';
    new_hash := head.last_hash;
    loop
      chained := '{}';
      for entry in
        select * from audit_log e where e.org_id = head.org_id and e.sequence > number order by e.sequence limit 1000
      loop
        exit when entry.sequence <> number + 1
          or entry.hash <> audit_link(old_hash, audit_text_0013(entry, entry.sequence));
        number := entry.sequence;
        old_hash := entry.hash;
        entry.people := people_of_0041(entry.before, entry.after);
        entry.before := fields_of_0041(entry.before, false);
        entry.after := fields_of_0041(entry.after, false);
        new_hash := audit_link(new_hash, audit_text(entry, number));
        entry.hash := new_hash;
        chained := array_append(chained, entry);
      end loop;
      exit when chained = '{}';
      update audit_log e set hash = c.hash, people = c.people, before = c.before, after = c.after
      from unnest(chained) c where e.org_id = head.org_id and e.sequence = c.sequence;
    end loop;
    update audit_heads h set begins_with = head.last_hash,
      last_hash = case when number = head.entries and old_hash = head.last_hash then new_hash else head.last_hash end
    where h.org_id = head.org_id;
  end loop;
end
$migration$;
-- What wasn't sealed yet, or was tampered with.
update audit_log set people = people_of_0041(before, after), before = fields_of_0041(before, false),
  after = fields_of_0041(after, false)
where people is null and people_of_0041(before, after) is not null;
alter table audit_log force row level security;
alter table audit_heads force row level security;
alter table audit_log reset (fillfactor);
drop function people_of_0041(jsonb, jsonb);
drop function fields_of_0041(jsonb, boolean);
drop function audit_text_0013(audit_log, bigint);

-- Requests add entries, unsealed, unblanked and of one happening each. The rest is done by what follows.
drop policy sealed_once on audit_log;
drop policy unsealed_at_first on audit_log;
create policy plain_at_first on audit_log as restrictive for insert to carrel_app
  with check (sequence is null and more is null and actor_hash is null and people_hash is null);
revoke update (sequence, hash) on audit_log from carrel_app;
revoke insert, update on audit_heads from carrel_app;

-- Refusals beyond their allowance, each for the window that it counts to (platform/audit/allowance.ts). They wait here for its
-- end, when one entry tells of all that are alike.
create table audit_refusals (
  org_id uuid not null references organisations (org_id) on delete cascade,
  since timestamptz not null,
  refusal_id uuid not null,
  refused_at timestamptz not null,
  allowance text not null,
  actor_kind text not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  resource text not null,
  record_id uuid,
  after jsonb not null,
  address text not null,
  primary key (org_id, since, refusal_id)
);
${tenantTable("audit_refusals", { grants: "select, insert" })}
${restricted("visitor", "audit_refusals", ownedByVisitor(), "select")}

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

-- The doors below write for the transaction's tenant alone.
grant select, insert on audit_log to carrel_lookup;
grant update (sequence, hash, actor_name, address, user_agent, people, actor_key, actor_hash, people_key, people_hash)
  on audit_log to carrel_lookup;
create policy written on audit_log for insert to carrel_lookup with check (org_id = ${TENANT});
create policy sealed on audit_log for update to carrel_lookup using (org_id = ${TENANT}) with check (org_id = ${TENANT});
${readableByLookups("audit_heads")}
grant insert (org_id), update (entries, last_hash) on audit_heads to carrel_lookup;
create policy written on audit_heads for insert to carrel_lookup with check (org_id = ${TENANT});
create policy sealed on audit_heads for update to carrel_lookup using (org_id = ${TENANT}) with check (org_id = ${TENANT});
${readableByLookups("audit_refusals")}
grant delete on audit_refusals to carrel_lookup;
create policy told on audit_refusals for delete to carrel_lookup using (org_id = ${TENANT});

-- Numbers and chains some waiting entries, the oldest first, and says where the chain ends then. Writers never wait for
-- it: only two that seal the same organisation's do, at the head's row. A chain whose head was put back is left as it is,
-- since its next numbers are taken: the check tells.
${lookup(
  "seal_audit_log(p_limit integer)",
  "table (entries bigint, last_hash text, sealed integer)",
  `
declare
  tenant uuid := ${TENANT};
  waiting record;
  ids uuid[] := '{}';
  numbers bigint[] := '{}';
  hashes text[] := '{}';
begin
  insert into audit_heads (org_id) values (tenant) on conflict do nothing;
  select h.entries, h.last_hash into entries, last_hash from audit_heads h where h.org_id = tenant for update;
  sealed := 0;
  if not exists (select from audit_log e where e.org_id = tenant and e.sequence > entries) then
    for waiting in
      select e.entry_id, e as entry from audit_log e where e.org_id = tenant and e.sequence is null
      order by e.occurred_at, e.entry_id limit p_limit
    loop
      entries := entries + 1;
      last_hash := audit_link(last_hash, audit_text(waiting.entry, entries));
      ids := ids || waiting.entry_id;
      numbers := numbers || entries;
      hashes := hashes || last_hash;
    end loop;
    sealed := cardinality(ids);
    if sealed > 0 then
      update audit_log e set sequence = chained.sequence, hash = chained.hash
      from unnest(ids, numbers, hashes) as chained (entry_id, sequence, hash)
      where e.org_id = tenant and e.entry_id = chained.entry_id;
      update audit_heads h set entries = seal_audit_log.entries, last_hash = seal_audit_log.last_hash
      where h.org_id = tenant;
    end if;
  end if;
  return next;
end`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- The job tells of each tenant's in that tenant's own transaction. One look into the key for each organisation.
${lookup(
  "refused_organisations(p_before timestamptz, p_limit integer)",
  "setof uuid",
  `
begin
  return query select o.org_id from organisations o
    where exists (select from audit_refusals r where r.org_id = o.org_id and r.since < p_before) limit p_limit;
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- Turns refusals of windows that have ended into an entry for each group of them, and says how many it took.
${lookup(
  "tell_refusals(p_before timestamptz, p_limit integer)",
  "integer",
  `
declare
  tenant uuid := ${TENANT};
  taken integer;
begin
  with taken_out as (
    delete from audit_refusals r where r.org_id = tenant and (r.since, r.refusal_id) in (
      select w.since, w.refusal_id from audit_refusals w where w.org_id = tenant and w.since < p_before
      order by w.since, w.refusal_id limit p_limit)
    returning r.*
  ), alike as (
    select allowance, since, action, resource, after, actor_kind, actor_id, address, count(*) as refused,
      case when min(actor_name) = max(actor_name) then min(actor_name) else '' end as actor_name,
      case when count(record_id) = count(*) and min(record_id::text) = max(record_id::text) then min(record_id::text)::uuid end
        as record_id,
      max(refused_at) as last_at,
      row_number() over (partition by allowance, since order by count(*) desc, max(refused_at) desc) > ${GROUPS_TOLD} as is_rest
    from taken_out group by allowance, since, action, resource, after, actor_kind, actor_id, address
  ), named as (
    select allowance, since, action, resource, after, actor_kind, is_rest, refused, last_at,
      case when not is_rest then actor_id end as actor_id, case when is_rest then '' else actor_name end as actor_name,
      case when not is_rest then record_id end as record_id, case when is_rest then '' else address end as address
    from alike
  ), told as (
    insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_id, actor_name, action, resource, record_id,
      after, address, user_agent, request_id, more)
    select tenant, gen_random_uuid(), date_trunc('milliseconds', max(last_at)), actor_kind, actor_id, actor_name, action,
      resource, record_id, after, address, '', '', sum(refused)
    from named
    group by allowance, since, is_rest, action, resource, after, actor_kind, actor_id, actor_name, record_id, address
  )
  select count(*) into taken from taken_out;
  return taken;
end`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- The entry that something was blanked.
create function note_blanking(p_record_id uuid, p_after jsonb, p_at timestamptz) returns void language plpgsql as $$
begin
  insert into audit_log (org_id, entry_id, occurred_at, actor_kind, actor_name, action, resource, record_id, after,
    address, user_agent, request_id)
  values (${TENANT}, gen_random_uuid(), date_trunc('milliseconds', p_at), 'system', '', 'auditLog.blank', 'auditLog',
    p_record_id, p_after, '', '', '');
end
$$;
revoke execute on function note_blanking from public;
grant execute on function note_blanking to carrel_lookup;

-- Blanks what the log keeps of a customer as somebody who acted, once his record is gone, and leaves an entry of that. A
-- request reaches nothing of the staff's by it.
${lookup(
  "blank_customer(p_customer_id uuid, p_at timestamptz)",
  "integer",
  `
declare
  tenant uuid := ${TENANT};
  acted integer;
begin
  if exists (select from customers c where c.org_id = tenant and c.customer_id = p_customer_id) then
    return 0;
  end if;
  update audit_log e set actor_hash = audit_actor_hash(e), actor_key = null, actor_name = '', address = '', user_agent = ''
  where e.org_id = tenant and e.actor_id = p_customer_id and e.actor_kind = 'customer' and e.actor_hash is null;
  get diagnostics acted = row_count;
  if acted > 0 then
    perform note_blanking(p_customer_id, jsonb_build_object('acted', acted), p_at);
  end if;
  return acted;
end`,
  "carrel_app",
  "volatile",
  "plpgsql",
)}

-- Blanks what the log keeps of anybody, found by his id and e-mail address: of entries that tell of him, what they tell of
-- people; of what he did, who did it. Leaves an entry of that. It reads all of the organisation's entries, and is for
-- whoever owns the database: a request could blank its own trace.
${lookup(
  "blank_person(p_person_id uuid, p_email text, p_at timestamptz)",
  "table (acted integer, told integer)",
  `
declare
  tenant uuid := ${TENANT};
  of_him uuid[];
  booked uuid[];
begin
  -- What waits to be told would come after.
  perform tell_refusals('infinity', null);
  of_him := array(select e.entry_id from audit_log e where e.org_id = tenant and (e.record_id = p_person_id
    or strpos(e.people::text, p_person_id::text) > 0 or strpos(lower(e.people::text), lower('"' || p_email || '"')) > 0));
  booked := array(select b.booking_id from bookings b where b.org_id = tenant and lower(b.visitor_email) = lower(p_email));

  update audit_log e set actor_hash = audit_actor_hash(e), actor_key = null, actor_name = '', address = '', user_agent = ''
  where e.org_id = tenant and e.actor_hash is null and (e.actor_id = p_person_id or lower(e.actor_name) = lower(p_email)
    -- A refused sign-in may have been his own.
    or e.action = 'auth.signInRefused' and e.entry_id = any (of_him)
    or e.actor_kind in ('visitor', 'customer') and e.record_id = any (booked));
  get diagnostics acted = row_count;
  update audit_log e set people_hash = audit_people_hash(e), people_key = null, people = null
  where e.org_id = tenant and e.people is not null and e.entry_id = any (of_him);
  get diagnostics told = row_count;
  if acted + told > 0 then
    perform note_blanking(p_person_id, jsonb_build_object('acted', acted, 'told', told), p_at);
  end if;
  return next;
end`,
  "current_user",
  "volatile",
  "plpgsql",
)}

-- Whose logs somebody stands in: his own organisation's, and those below that he entered.
${lookup(
  "organisations_of_actor(p_actor_id uuid)",
  "setof uuid",
  `
begin
  return query select o.org_id from organisations o
    where exists (select from audit_log e where e.org_id = o.org_id and e.actor_id = p_actor_id);
end`,
  "current_user",
  "stable",
  "plpgsql",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
