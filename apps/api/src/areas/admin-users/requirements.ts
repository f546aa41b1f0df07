import type { UpdateAdminUser } from "@carrel/sdk/schemas";
import type * as z from "zod";
import type { Context } from "../../context";
import { conflict, Failure } from "../../failure";
import { requireEveryBranch } from "../../pipeline/every-branch";
import { requireNoLessThan } from "../roles/rights";
import { placeOf } from "../tenant";
import type { FoundPerson } from "./queries";

type Asking = Pick<Context, "actor">;
type Changes = z.output<typeof UpdateAdminUser>;

const branchScope = (message: string) => new Failure({ status: 403, code: "branch_scope", message });

/** @throws Failure 403 `branch_scope` when somebody of some branches would let another into every one */
export const requireEveryBranchToGive = (context: Asking) =>
  requireEveryBranch(context, "let others work in every branch");

/**
 * Lets through who may change or remove a person: somebody with at least his rights and his branches. Who may set
 * another's address could else sign in as somebody with more rights.
 * @throws Failure 403 `forbidden` or `branch_scope`
 */
export function requireManageable(context: Asking, person: FoundPerson) {
  requireNoLessThan(context, person.name, person.permissions);
  const { allowedBranches } = placeOf(context);
  if (allowedBranches === null) return;
  if (!person.isDefaultUser && person.allowedBranches.every((branchId) => allowedBranches.includes(branchId))) return;
  throw branchScope(`${person.name} also works in branches that you don't. Ask somebody who works in them all.`);
}

const sameBranches = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((branchId) => other.includes(branchId));

/**
 * Nobody changes his own rights, so that nobody locks himself out.
 * @throws Failure 409 `own_account`
 */
export function refuseOwnRights(input: Changes, person: FoundPerson) {
  const { roleId, isActive, isDefaultUser, allowedBranches } = input;
  const isKept =
    (roleId ?? person.roleId) === person.roleId &&
    (isActive ?? person.isActive) === person.isActive &&
    (isDefaultUser ?? person.isDefaultUser) === person.isDefaultUser &&
    sameBranches(allowedBranches ?? person.allowedBranches, person.allowedBranches);
  if (isKept) return;
  throw conflict(
    "own_account",
    "You can't change your own role, your own branches or deactivate yourself. Ask a colleague to do it.",
  );
}
