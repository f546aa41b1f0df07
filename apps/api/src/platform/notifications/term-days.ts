import { sql } from "kysely";

/**
 * Days of a term in its branch's calendar, as a part of a statement that joins memberships `m` and branches `br`: `last_day`;
 * `known_from`, since when whoever made or changed it knows its end, and everybody if it began later; and `today`.
 */
export const termDays = (now: Date) => sql`(
  select ((m.ends_at - interval '1 microsecond') at time zone br.timezone)::date as last_day,
    (greatest(m.updated_at, m.starts_at) at time zone br.timezone)::date as known_from,
    (${now}::timestamptz at time zone br.timezone)::date as today
)`;
