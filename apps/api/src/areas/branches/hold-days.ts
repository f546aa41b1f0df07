import { type RawBuilder, sql } from "kysely";
import type { Context } from "../../context";

type Tenancy = Pick<Context, "db" | "orgId">;

const keyOf = (orgId: string, branch: RawBuilder<unknown>) =>
  sql`hashtextextended('days of ' || ${orgId}::text || ' ' || ${branch}::text, 0)`;

const hold = ({ db, orgId }: Tenancy, branchIds: RawBuilder<unknown>) =>
  sql`select pg_advisory_xact_lock_shared(${keyOf(orgId, sql`b.branch_id`)})
    from (select distinct n.branch_id from (${branchIds}) n order by n.branch_id) b`.execute(db);

/**
 * Makes whoever closes a branch on days wait until this transaction is over, so that what is booked in it is met. Whoever books calls it
 * before he reads when the branch is open, and before anything else is locked: this lock comes before desks, customers and memberships.
 */
export const holdDays = (tenancy: Tenancy, branchId: string) =>
  hold(tenancy, sql`select ${branchId}::uuid as branch_id`);

/** The same of the branches of desks. */
export const holdDaysOfDesks = (tenancy: Tenancy, deskIds: readonly string[]) =>
  hold(
    tenancy,
    sql`select d.branch_id from desks d where d.org_id = ${tenancy.orgId}::uuid and d.desk_id = any (${[...deskIds]}::uuid[])`,
  );

/** The same of the branches of memberships. */
export const holdDaysOfMemberships = (tenancy: Tenancy, membershipIds: readonly string[]) =>
  hold(
    tenancy,
    sql`select m.branch_id from memberships m
      where m.org_id = ${tenancy.orgId}::uuid and m.membership_id = any (${[...membershipIds]}::uuid[])`,
  );

/** Makes whoever books in a branch wait until this transaction, which closes it on days, is over; whoever did before is waited for. */
export const takeDays = ({ db, orgId }: Tenancy, branchId: string) =>
  sql`select pg_advisory_xact_lock(${keyOf(orgId, sql`${branchId}`)})`.execute(db);
