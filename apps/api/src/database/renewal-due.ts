import { DAYS_OF_RENEWAL } from "@carrel/sdk/domain";
import { type RawBuilder, sql } from "kysely";

/**
 * Whether a membership ended by itself some days ago, and its member has bought nothing since: its renewal is waited for, and nothing is owed.
 * @param alias of the memberships in the statement
 */
export const isRenewalDue = (alias: string, now: Date): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column("status")} = 'ACTIVE' and ${column("ends_at")} <= ${now}::timestamptz
    and ${column("ends_at")} > ${now}::timestamptz - make_interval(days => ${DAYS_OF_RENEWAL}::int)
    and ${column("leaves_at")} is distinct from ${column("ends_at")}
    and exists (select from customers who where who.org_id = ${column("org_id")} and who.customer_id = ${column("customer_id")}
      and who.is_active)
    and not exists (select from memberships later where later.org_id = ${column("org_id")}
      and later.customer_id = ${column("customer_id")} and later.status = 'ACTIVE'
      and later.starts_at > ${column("starts_at")} and later.ends_at > ${column("ends_at")}))`;
};
