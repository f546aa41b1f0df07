import type { Operation } from "@carrel/sdk/contract";
import type { Actor } from "../context";
import { Failure } from "../failure";

/**
 * Lets through who holds the row's permission.
 * @throws Failure 403 `forbidden`, naming the permission
 */
export const requirePermission = ({ permission }: Operation, actor: Actor) => {
  if (!permission || (actor.kind === "person" && actor.permissions.has(permission))) return;
  throw new Failure({
    status: 403,
    code: "forbidden",
    message: `Your role lacks the permission ${permission}. Ask an administrator to add it.`,
    data: { permission },
  });
};
