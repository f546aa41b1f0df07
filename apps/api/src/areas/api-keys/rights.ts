import type { Permission } from "@carrel/sdk/contract";
import { NO_END, NO_PERMISSIONS, SOME_PERMISSIONS, type UpdateApiKey } from "@carrel/sdk/schemas";
import type { Actor } from "../../actor";
import type { Context } from "../../context";
import { Failure, invalid } from "../../failure";
import { requireEveryBranch } from "../../pipeline/every-branch";
import { personNeeded } from "../../pipeline/permission";
import type { FoundKey } from "./queries";

/**
 * Who makes a key, changes it or takes it over: a person, since a key that makes keys would outlive its own end.
 * @throws Failure 403 `person_needed`
 */
export function requirePerson({ actor }: Pick<Context, "actor">): Extract<Actor, { kind: "person" }> {
  if (actor.kind !== "person") throw personNeeded();
  return actor;
}

/** @throws Failure 403 `branch_scope`: publishable keys belong to all branches */
export const requireKeysOfAll = (context: Pick<Context, "actor">) =>
  requireEveryBranch(context, "change the keys of the web pages");

const keyOfAnother = ({ name, makerName }: FoundKey) =>
  new Failure({
    status: 403,
    code: "key_of_another",
    message: `The key ${name} is ${makerName}'s and does what he may. Take it over first, or revoke it.`,
  });

/**
 * Lets through who may change a key or get a new text of it: a secret one is its maker's alone, since it acts with his
 * branches and permissions; a publishable one is every branch's.
 * @throws Failure 403 `key_of_another`, `branch_scope` or `person_needed`
 */
export function requireOwn(context: Pick<Context, "actor">, key: FoundKey): void {
  const { userId } = requirePerson(context);
  if (key.kind === "publishable") requireKeysOfAll(context);
  else if (key.makerId !== userId) throw keyOfAnother(key);
}

/** @throws Failure 400 that names what only a secret key has */
export function refuseSecretFields(fields: Pick<UpdateApiKey, "permissions" | "expiresAt">): void {
  if (fields.permissions?.length) throw invalid([{ path: ["permissions"], message: NO_PERMISSIONS }]);
  if (fields.expiresAt) throw invalid([{ path: ["expiresAt"], message: NO_END }]);
}

/** @throws Failure 400 for a secret key that may do nothing */
export function requirePermissions(permissions: readonly Permission[]): void {
  if (permissions.length === 0) throw invalid([{ path: ["permissions"], message: SOME_PERMISSIONS }]);
}

/** @throws Failure 400 for an end that has passed */
export function requireFuture(expiresAt: string | null | undefined, now: Date): void {
  if (!expiresAt || new Date(expiresAt) > now) return;
  throw invalid([{ path: ["expiresAt"], message: "Choose a time to come" }]);
}
