import { type RawBuilder, sql } from "kysely";
import type { Row } from "./schema";

/**
 * How a subscription stands at an instant, as `subscriptionStands` of sdk/domain. What looks beyond the tenant calls the
 * same function (0077).
 * @param alias of the subscriptions in the statement
 */
export const stands = (alias: string, now: Date): RawBuilder<Row<"subscriptions">["status"]> =>
  sql`subscription_stands(${sql.ref(`${alias}.status`)}, ${sql.ref(`${alias}.current_period_end`)}, ${now}::timestamptz)`;
