import { lookup } from "./lookup";
import type { Migration } from "./migration";

/** Whose room it is, is the transaction's own organisation, never a parameter. */
const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** A part of a look-up that nobody may call: it runs as the look-up that calls it. */
const part = (signature: string, returns: string, volatility: "stable" | "volatile", body: string) => {
  const name = signature.slice(0, signature.indexOf("("));
  return /* sql */ `
create function ${signature} returns ${returns} language plpgsql ${volatility}
set search_path = pg_catalog, public, pg_temp
as $$ ${body} $$;
alter function ${name} owner to carrel_lookup;
revoke execute on function ${name} from public;`;
};

/** What a plan limits, and the table whose active rows take its room. */
const LIMITED = { branches: "branches", desks: "desks", adminUsers: "admin_users" };

const triggers = Object.entries(LIMITED).map(
  ([limit, table]) => /* sql */ `
create trigger plan_limit_added after insert on ${table} referencing new table as added
  for each statement execute function keep_plan_limit('${limit}');
create trigger plan_limit_activated after update of is_active on ${table}
  for each row when (new.is_active and not old.is_active) execute function keep_plan_limit('${limit}');`,
);

/**
 * What a plan limits is limited whatever door it comes by (decision 56): once a statement has added to it, its organisation's
 * rows are counted, one statement after the other. What is above the limit already stays, and can be changed.
 */
export const planLimits: Migration = {
  name: "0074-plan-limits",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;

-- How many of a kind take room: those that are active. Who is invited is, and so is a desk of a closed branch.
${part(
  "plan_used(p_org uuid, p_limit text)",
  "integer",
  "stable",
  `
declare
  used integer;
begin
  ${Object.entries(LIMITED)
    .map(
      ([limit, table], place) => `${place === 0 ? "if" : "elsif"} p_limit = '${limit}' then
    select count(*) into used from ${table} t where t.org_id = p_org and t.is_active;`,
    )
    .join("\n  ")}
  end if;
  return used;
end`,
)}

-- How many the plan and the add-ons of a subscription make room for, whether it runs or has ended. Null is no limit: such a plan,
-- a trial, which nobody sells, and who has no subscription, as the platform.
${part(
  "plan_allowed(p_org uuid, p_limit text)",
  "bigint",
  "stable",
  `
declare
  allowed bigint;
begin
  select (p.limits ->> p_limit)::bigint + (
      select coalesce(sum(piece.quantity * (a.limits ->> p_limit)::bigint), 0)::bigint
      from jsonb_to_recordset(s.add_ons) as piece (code text, quantity bigint)
      join add_ons a on a.org_id = platform.org_id and a.code = piece.code
    ) into allowed
  from subscriptions s
  join organisations platform on platform.is_super
  join pricing_plans p on p.org_id = platform.org_id and p.code = s.plan_code
  where s.org_id = p_org;
  return allowed;
end`,
)}

-- Refuses what was just added where it doesn't fit. Whoever adds to the same organisation waits until this transaction has
-- ended, and counts what it left: each statement here sees what others committed before it began.
${part(
  "require_plan_room(p_org uuid, p_limit text, p_adding integer)",
  "void",
  "volatile",
  `
declare
  allowed bigint;
  used integer;
begin
  if plan_allowed(p_org, p_limit) is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('plan_limit ' || p_org, 0));
  allowed := plan_allowed(p_org, p_limit);
  used := plan_used(p_org, p_limit);
  if used > allowed then
    raise exception 'More % than the plan has room for', p_limit using errcode = 'check_violation', constraint = 'plan_limit',
      detail = jsonb_build_object('limit', p_limit, 'used', used - p_adding, 'allowed', allowed, 'adding', p_adding)::text;
  end if;
end`,
)}

-- A trigger's, and so nobody's to call.
${lookup(
  "keep_plan_limit()",
  "trigger",
  `
declare
  added_to record;
begin
  if tg_level = 'ROW' then
    perform require_plan_room(new.org_id, tg_argv[0], 1);
  else
    for added_to in select a.org_id, count(*)::integer as rows from added a where a.is_active group by a.org_id order by a.org_id
    loop
      perform require_plan_room(added_to.org_id, tg_argv[0], added_to.rows);
    end loop;
  end if;
  return null;
end`,
  "carrel_lookup",
  "volatile",
  "plpgsql",
)}
${triggers.join("")}

-- How much of one kind there is and fits in the transaction's own organisation, in all its branches; no row without a limit.
${lookup(
  "plan_room(p_limit text)",
  "table (used integer, allowed bigint)",
  `
declare
  most bigint := plan_allowed(${CALLER}, p_limit);
begin
  if most is not null then
    return query select plan_used(${CALLER}, p_limit), most;
  end if;
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}

-- As 0030 had it; now by the same rule.
create or replace function subscription_usage() returns table (branches integer, desks integer, admin_users integer)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select ${Object.keys(LIMITED)
    .map((limit) => `plan_used(${CALLER}, '${limit}')`)
    .join(", ")};
end
$$;

revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
