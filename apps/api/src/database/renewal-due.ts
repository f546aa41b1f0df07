import { DAYS_OF_RENEWAL } from "@carrel/sdk/domain";
import { type RawBuilder, sql } from "kysely";

/**
 * Whether a membership ended by itself some days ago, and its member has bought nothing since: its renewal is waited for, and nothing is owed. What
 * was sold for less than a week is a visit: nobody waits for the next.
 * @param alias of the memberships in the statement
 */
export const isRenewalDue = (alias: string, now: Date): RawBuilder<boolean> => {
  // Values, and no "exists": planned as joins these would be read first, of all customers that there are.
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column("status")} = 'ACTIVE' and ${column("ends_at")} <= ${now}::timestamptz
    and ${column("ends_at")} > ${now}::timestamptz - make_interval(days => ${DAYS_OF_RENEWAL}::int)
    and ${column("leaves_at")} is distinct from ${column("ends_at")}
    and (select sold.duration_unit in ('week', 'month') or sold.duration_unit = 'day' and sold.duration_count >= 7 from fee_plans sold
      where sold.org_id = ${column("org_id")} and sold.fee_plan_id = ${column("fee_plan_id")})
    and (select who.is_active from customers who where who.org_id = ${column("org_id")} and who.customer_id = ${column("customer_id")})
    and (select true from memberships later where later.org_id = ${column("org_id")} and later.customer_id = ${column("customer_id")}
      and later.status = 'ACTIVE' and later.starts_at > ${column("starts_at")} and later.ends_at > ${column("ends_at")} limit 1) is null)`;
};
