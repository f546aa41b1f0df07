import { lookup } from "./lookup";
import type { Migration } from "./migration";
import { SEES_ALL } from "./scope-rules";

/** Who calls is what the transaction began as, never a parameter. */
const CALLER = "nullif(current_setting('app.org_id', true), '')::uuid";

/** What the super organisation is paid for subscriptions, summed up: no payment and no payer is told by it. */
export const platformIncome: Migration = {
  name: "0090-platform-income",
  sql: /* sql */ `
grant carrel_lookup to current_user;
grant create on schema public to carrel_lookup;
-- The last 12 months by the platform's calendar; for every other organisation none.
${lookup(
  "platform_income(p_at timestamptz)",
  "table (month date, plan_code text, plan_name text, currency text, payments integer, amount bigint)",
  `
begin
  return query select date_trunc('month', p.paid_at at time zone caller.timezone)::date, o.plan_code,
      coalesce(max(sold.name), o.plan_code), p.currency, count(*)::integer, sum(p.amount)::bigint
    from organisations caller
    join subscription_payments p on p.amount > 0 and p.paid_at <= p_at
      and p.paid_at >= (date_trunc('month', p_at at time zone caller.timezone) - interval '11 months') at time zone caller.timezone
    join subscription_orders o on o.org_id = p.org_id and o.order_id = p.order_id
    left join pricing_plans sold on sold.org_id = caller.org_id and sold.code = o.plan_code
    where caller.org_id = ${CALLER} and caller.is_super and ${SEES_ALL}
    group by 1, o.plan_code, p.currency
    order by 1, o.plan_code, p.currency;
end`,
  "carrel_app",
  "stable",
  "plpgsql",
)}
revoke create on schema public from carrel_lookup;
revoke carrel_lookup from current_user;
`,
};
