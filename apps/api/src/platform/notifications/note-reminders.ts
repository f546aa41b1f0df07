import { GRACE_DAYS } from "@carrel/sdk/domain";
import { sql } from "kysely";
import { organisationsToRemind } from "../../database/lookups";
import type { TenantTransaction } from "../../database/port";
import { stands } from "../../database/subscription-stands";
import type { Ports } from "../../ports";
import { eachAlone } from "../stand-alone";
import { termDays } from "./term-days";

/** Days before an end after which it is told of once more, when it has come that near. */
const STEPS = sql`(values (0, 'expiry_today'), (1, 'expiry_1_day'), (7, 'expiry_7_days')) step (days, type)`;

/**
 * As STEPS, of a subscription: 7, 3 and 1 days before its end; as what was paid ends, 3 and 6 days later; and once it has
 * expired. What a gateway takes by itself ends unpaid only where that failed, which is told of apart.
 */
const SUBSCRIPTION_STEPS = sql`(values
  (7, 'subscription_ending', false), (3, 'subscription_ending', false), (1, 'subscription_ending', false),
  (0, 'subscription_past_due', false), (-3, 'subscription_past_due', true), (-6, 'subscription_past_due', true)
) step (days, type, also_recurring)`;

/** For how many days after it has expired somebody is still told so, if no server ran. */
const EXPIRED_TOLD_DAYS = 4;

/**
 * Notes an organisation's memberships that end soon: 7 days before, 1 day before and on the last day
 * itself, each by the local day; and its subscription, before its end and after it. What a stopped server missed is made up for as long
 * as no nearer step has come. Whoever made or changed a membership when it was that near knows its end, and so does
 * everybody of one that only began then, such as a single day.
 */
export async function remindOf(db: TenantTransaction, orgId: string, now: Date): Promise<void> {
  await sql`
    insert into notification_events (org_id, event_id, type, subject_id, occasion, branch_id, occurred_at)
    select m.org_id, gen_random_uuid(), s.type, m.membership_id, l.last_day::text, m.branch_id, ${now}::timestamptz
    from memberships m
    join branches br on br.org_id = m.org_id and br.branch_id = m.branch_id
    cross join lateral ${termDays(now)} l
    cross join lateral (
      select step.type, step.days from ${STEPS} where l.last_day - l.today <= step.days order by step.days limit 1
    ) s
    where m.org_id = ${orgId}::uuid and m.status = 'ACTIVE' and m.ends_at > ${now}::timestamptz
      and m.ends_at < ${now}::timestamptz + interval '10 days' and l.known_from < l.last_day - s.days
    on conflict on constraint notification_events_once do nothing
  `.execute(db);
  await sql`
    insert into notification_events (org_id, event_id, type, subject_id, occasion, occurred_at)
    select o.org_id, gen_random_uuid(), s.type, o.org_id, l.last_day || s.suffix, ${now}::timestamptz
    from subscriptions p
    join organisations o on o.org_id = p.org_id
    cross join lateral (
      select ((p.current_period_end - interval '1 microsecond') at time zone o.timezone)::date as last_day,
        (${now}::timestamptz at time zone o.timezone)::date as today, ${stands("p", now)} as stands
    ) l
    cross join lateral (
      select 'subscription_expired' as type, '' as suffix
      where l.stands = 'EXPIRED' and ${now}::timestamptz < case when p.status in ('ACTIVE', 'PAST_DUE')
        then p.current_period_end + ${GRACE_DAYS} * interval '1 day' else p.current_period_end
      end + ${EXPIRED_TOLD_DAYS} * interval '1 day'
      union all (
        select step.type, ' ' || step.days from ${SUBSCRIPTION_STEPS}
        where l.stands <> 'EXPIRED' and (step.type = 'subscription_past_due') = (l.stands = 'PAST_DUE')
          and l.last_day - l.today <= step.days
          and (step.also_recurring or not p.is_recurring)
        order by step.days limit 1
      )
    ) s
    where p.org_id = ${orgId}::uuid
    on conflict on constraint notification_events_once do nothing
  `.execute(db);
}

/** Notes what ends soon in every organisation; telling it is the other job's. */
export async function noteReminders({
  database,
  clock,
  log,
}: Pick<Ports, "database" | "clock" | "log">): Promise<void> {
  const now = clock.now();
  const reminded = await database.lookup((db) => organisationsToRemind(db, now));
  await eachAlone(log, reminded, (orgId) => database.tx({ orgId }, (db) => remindOf(db, orgId, now)));
}
