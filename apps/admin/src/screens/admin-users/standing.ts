import type { AdminUser, Role, Session } from "@carrel/sdk";
import { lackedPermissions } from "../../app/needs";

/** Why somebody who may change staff can't change this person; undefined where he can. The server refuses the same. */
export function whyFixed(person: AdminUser, role: Role | undefined, session: Session): string | undefined {
  if (person._id === session._id) return undefined;
  if (role && lackedPermissions(role.permissions, session).length > 0)
    return `${person.name} has permissions that you lack, so you can't change this account. Ask somebody who has them.`;
  const isElsewhere =
    !session.isDefaultUser &&
    (person.isDefaultUser || person.allowedBranches.some((branchId) => !session.allowedBranches.includes(branchId)));
  return isElsewhere
    ? `${person.name} also works in branches that you don't. Ask somebody who works in them all.`
    : undefined;
}

/** Nobody else holds the role that every organisation needs somebody in. */
export const isOnlyOwner = (role: Role | undefined): boolean =>
  role?.isSystem === true && role.name === "Owner" && role.userCount === 1;
