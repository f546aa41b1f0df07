import type { Permission } from "@carrel/sdk/contract";
import { needsEveryBranch } from "@carrel/sdk/domain";
import type { Actor } from "../actor";
import { Failure } from "../failure";
import type { Implementation } from "../implement";
import { requireEveryBranch } from "./every-branch";

/**
 * Lets through who holds the operation's permission, and works in every branch where it is over what belongs to all.
 * What asks for none is about one's own session and account, which a key has not.
 * @throws Failure 403 `forbidden`, naming the permission; 403 `branch_scope` or `person_needed`
 */
export const requirePermission = ({ permission, row }: Implementation, actor: Actor) => {
  if (permission === null) {
    if (actor.kind === "apiKey" && row.access !== "customer") throw personNeeded();
    return;
  }
  if (holds(actor, permission)) {
    if (needsEveryBranch(permission)) requireEveryBranch({ actor }, "do this: it belongs to all of them");
    return;
  }
  throw lacking(permission, actor);
};

/** Whether somebody holds a permission. */
export const holds = (actor: Actor, permission: Permission): boolean =>
  "permissions" in actor && actor.permissions.has(permission);

/** 403 `forbidden`: somebody asks for what takes a permission that he doesn't hold. */
export const lacking = (permission: Permission, actor: Actor): Failure => {
  const message =
    actor.kind === "apiKey"
      ? `This API key lacks the permission ${permission}. Add it to the key.`
      : `Your role lacks the permission ${permission}. Ask an administrator to add it.`;
  return new Failure({ status: 403, code: "forbidden", message, data: { permission } });
};

/** 403: the call is about a person's own account, or takes a person. */
export const personNeeded = () =>
  new Failure({ status: 403, code: "person_needed", message: "Sign in as a person: an API key can't do this." });
