import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** What keys that act need, and the counters of the rate limits. */
export const apiKeys: Migration = {
  name: "0012-api-keys",
  sql: /* sql */ `
alter table api_keys add column last_used_at timestamptz;
-- The last four characters of a secret key, to tell it from others; its hash says nothing.
alter table api_keys add column ending text not null default '';

-- Counts of calls, for all servers on this database. Lost when the database crashes, and then everybody starts at
-- nothing: what is worth a second is not worth a write to the log. Half of each page is left free, so that counting
-- stays on it.
create unlogged table rate_counters (
  -- SHA-256 of what is counted: addresses and e-mail addresses don't stand here in the clear.
  caller bytea primary key,
  calls integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);

grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

grant select (name, last_used_at) on api_keys to carrel_lookup;
grant select, insert, update on rate_counters to carrel_lookup;

-- A secret key acts by itself, so it also has to say what it is called and whether its organisation has paid.
drop function find_api_key(text, text);
${lookup(
  "find_api_key(p_text text, p_hash text)",
  `table (org_id uuid, key_id uuid, kind text, name text, permissions text[], revoked_at timestamptz, last_used_at timestamptz,
    subscription_status text, subscription_ends_at timestamptz)`,
  `select k.org_id, k.key_id, k.kind, k.name, k.permissions, k.revoked_at, k.last_used_at, p.status, p.current_period_end
   from api_keys k left join subscriptions p on p.org_id = k.org_id
   where k.key_text = p_text or k.key_hash = p_hash`,
)}

-- Counters belong to no tenant: an address is counted over all of them. A request can add to a counter that it can
-- name, and read it by that, nothing else. In the callers' order, so that two statements can't wait for each other;
-- what was given back too late never makes a counter better than nothing.
${lookup(
  "count_calls(p_callers text[], p_calls integer[], p_seconds integer[])",
  "table (counted integer, milliseconds integer)",
  `with asked as (
     select sha256(convert_to(a.caller, 'UTF8')) as caller, a.calls, a.seconds, a.place
     from unnest(p_callers, p_calls, p_seconds) with ordinality as a (caller, calls, seconds, place)
   ), known as (
     insert into rate_counters as c (caller, calls, ends_at)
     select caller, calls, statement_timestamp() + make_interval(secs => seconds) from asked order by caller
     on conflict (caller) do update set
       calls = case when c.ends_at <= statement_timestamp() then 0 else greatest(c.calls, 0) end + excluded.calls,
       ends_at = case when c.ends_at <= statement_timestamp() then excluded.ends_at else c.ends_at end
     returning c.caller, c.calls, c.ends_at
   )
   select known.calls, greatest(0, ceil(extract(epoch from known.ends_at - statement_timestamp()) * 1000))::integer
   from known join asked using (caller) order by asked.place`,
  "carrel_app",
  "volatile",
)}

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
