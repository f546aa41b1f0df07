import type { Permission } from "@carrel/sdk/contract";
import type { Actor } from "../../actor";
import type { Context } from "../../context";
import { Failure } from "../../failure";

const NONE: ReadonlySet<Permission> = new Set();

/** What the caller may do himself, and so may give to others. */
const rightsOf = (actor: Actor): ReadonlySet<Permission> => ("permissions" in actor ? actor.permissions : NONE);

/** The first of these permissions that the caller lacks; undefined when he has them all. */
const lackedBy = ({ actor }: Pick<Context, "actor">, permissions: readonly Permission[]) => {
  const rights = rightsOf(actor);
  return permissions.find((permission) => !rights.has(permission));
};

/** Whether the caller may do something. */
export const may = (context: Pick<Context, "actor">, permission: Permission): boolean =>
  lackedBy(context, [permission]) === undefined;

const forbidden = (permission: Permission, message: string) =>
  new Failure({ status: 403, code: "forbidden", message, data: { permission } });

/**
 * Lets through who gives no more than he has.
 * @throws Failure 403 `forbidden`, naming the permission
 */
export const requireGivable = (context: Pick<Context, "actor">, permissions: readonly Permission[]) => {
  const permission = lackedBy(context, permissions);
  if (permission === undefined) return;
  throw forbidden(permission, `You can't give the permission ${permission}, because your own role lacks it.`);
};

/**
 * Lets through who has at least the rights that he is about to change or take away: else somebody with few rights
 * could take over, or shut out, somebody with more.
 * @param whose such as `Asha Rao` or `The role Accounts`
 * @throws Failure 403 `forbidden`, naming the permission
 */
export const requireNoLessThan = (
  context: Pick<Context, "actor">,
  whose: string,
  permissions: readonly Permission[],
) => {
  const permission = lackedBy(context, permissions);
  if (permission === undefined) return;
  throw forbidden(
    permission,
    `${whose} has the permission ${permission}, which your own role lacks. Ask somebody who has it.`,
  );
};
