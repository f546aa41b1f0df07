import type { Context } from "../../context";
import { conflict } from "../../failure";
import { OWNER_ROLE } from "../../platform/system-roles";
import type { FoundPerson } from "./queries";

/** What makes somebody an owner: the platform's own role for it, every branch, and that he can sign in. */
type Standing = Pick<FoundPerson, "roleName" | "roleIsSystem" | "isDefaultUser" | "isActive" | "emailProvenAt">;

export const isOwner = ({ roleName, roleIsSystem, isDefaultUser, isActive, emailProvenAt }: Standing) =>
  roleIsSystem && roleName === OWNER_ROLE && isDefaultUser && isActive && emailProvenAt !== null;

/**
 * Makes sure that an owner is left when this one is one no more. Whoever asks for the same waits here until the
 * transaction ends, so that two owners can't remove each other.
 * @throws Failure 409 `last_administrator`
 */
export async function requireAnotherOwner({ db, orgId }: Pick<Context, "db" | "orgId">, person: FoundPerson) {
  const role = await db
    .selectFrom("roles")
    .select("roleId")
    .where("orgId", "=", orgId)
    .where("isSystem", "=", true)
    .where("name", "=", OWNER_ROLE)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const other = await db
    .selectFrom("adminUsers")
    .select("userId")
    .where("orgId", "=", orgId)
    .where("roleId", "=", role.roleId)
    .where("isDefaultUser", "=", true)
    .where("isActive", "=", true)
    .where("emailProvenAt", "is not", null)
    .where("userId", "<>", person.userId)
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  throw conflict(
    "last_administrator",
    `${person.name} is the last active owner. Give somebody else the role ${OWNER_ROLE} first.`,
  );
}
