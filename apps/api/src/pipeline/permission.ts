import type { Actor } from "../context";
import { Failure } from "../failure";
import type { Implementation } from "../implement";

/**
 * Lets through who holds the operation's permission.
 * @throws Failure 403 `forbidden`, naming the permission
 */
export const requirePermission = ({ permission }: Implementation, actor: Actor) => {
  if (permission === null || (actor.kind === "person" && actor.permissions.has(permission))) return;
  throw new Failure({
    status: 403,
    code: "forbidden",
    message: `Your role lacks the permission ${permission}. Ask an administrator to add it.`,
    data: { permission },
  });
};
