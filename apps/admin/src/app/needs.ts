import type { Permission, Session } from "@carrel/sdk";
import { needsEveryBranch } from "@carrel/sdk/domain";

/** What a person has to have for a place or a form. */
export interface Needs {
  permission: Permission;
  /** It is about every branch: closed to people of some. Some permissions say so themselves. */
  everyBranch?: true;
}

/** A branch that he could not work in then is not for somebody of some branches to add. */
export const ADD_BRANCH: Needs = { permission: "branches.write", everyBranch: true };
/** A client is below the whole organisation. */
export const ADD_CLIENT: Needs = { permission: "organisation.write", everyBranch: true };
/** Plans of other branches may name it. */
export const DELETE_BRANCH: Needs = { permission: "branches.write", everyBranch: true };

/** What of it a person lacks; undefined where it is open to him. */
export const lackedBy = (session: Session | undefined, needs: Permission | Needs) => {
  const { permission, everyBranch }: Needs = typeof needs === "string" ? { permission: needs } : needs;
  if (!session?.permissions.includes(permission)) return "permission";
  return (everyBranch || needsEveryBranch(permission)) && !session.isDefaultUser ? "everyBranch" : undefined;
};

/** Whether a place or a form is open to a person. */
export const isOpenTo = (session: Session | undefined, needs: Permission | Needs) =>
  lackedBy(session, needs) === undefined;

/** What of these permissions the signed-in person lacks: none of it can be given, changed or taken away by him. */
export const lackedPermissions = (permissions: readonly Permission[], session: Pick<Session, "permissions">) =>
  permissions.filter((permission) => !session.permissions.includes(permission));
