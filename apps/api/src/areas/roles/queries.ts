import { sql } from "kysely";
import type { Context } from "../../context";
import type { Row } from "../../database/schema";
import { notFound } from "../../failure";

type Tenancy = Pick<Context, "db" | "orgId">;

/** A role and how many people hold it. */
export type FoundRole = Row<"roles"> & { userCount: number };

/** The organisation's roles, in no order. */
export const rolesOf = ({ db, orgId }: Tenancy) =>
  db
    .selectFrom("roles")
    .selectAll()
    .select(
      sql<number>`(select count(*) from admin_users u where u.org_id = roles.org_id and u.role_id = roles.role_id)`.as(
        "userCount",
      ),
    )
    .where("orgId", "=", orgId);

/** @throws Failure 404 for a role that doesn't exist or is another tenant's */
export async function findRole(tenancy: Tenancy, roleId: string): Promise<FoundRole> {
  const role = await rolesOf(tenancy).where("roleId", "=", roleId).executeTakeFirst();
  if (!role) throw notFound("Role");
  return role;
}

/** Whether a person holds a role. */
export async function holdsRole({ db, orgId }: Tenancy, userId: string, roleId: string): Promise<boolean> {
  const person = await db
    .selectFrom("adminUsers")
    .select("userId")
    .where("orgId", "=", orgId)
    .where("userId", "=", userId)
    .where("roleId", "=", roleId)
    .executeTakeFirst();
  return person !== undefined;
}
