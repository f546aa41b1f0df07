import { type RawBuilder, sql } from "kysely";

/** Whether a membership rests at an instant. @param alias of the memberships in the statement */
export const isFrozen = (alias: string, now: Date): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`exists (select from membership_freezes z where z.org_id = ${column("org_id")}
    and z.membership_id = ${column("membership_id")} and z.starts_at <= ${now}::timestamptz and z.ends_at > ${now}::timestamptz)`;
};

/**
 * Whether a membership runs at an instant and doesn't rest: who has a seat by it has it now (`membershipState` of sdk/domain, `active`).
 * @param alias of the memberships in the statement
 */
export const runsAt = (alias: string, now: Date): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column("status")} = 'ACTIVE' and ${column("starts_at")} <= ${now}::timestamptz
    and ${column("ends_at")} > ${now}::timestamptz and not ${isFrozen(alias, now)})`;
};

/** Whether a membership has a seat of its own. @param alias of the memberships in the statement */
export const hasSeat = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.kind`)} in ('seat', 'shift')`;
