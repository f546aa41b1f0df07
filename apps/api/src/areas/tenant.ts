import { type Terminology, terminology } from "@carrel/sdk/domain";
import type { Context } from "../context";
import type { Tenant } from "../database/port";
import { notFound } from "../failure";

/** The call's organisation; an unknown, inactive or unnamed one is not found. */
export function tenantOf({ organisation }: Pick<Context, "organisation">): Tenant {
  if (!organisation?.isActive) throw notFound("Organization");
  return organisation;
}

/** The organisation that the input names; the pipeline found it, and an unknown one is not found here either. */
export function namedTenant(context: Context<{ orgId: string }>): Tenant {
  const organisation = tenantOf(context);
  if (organisation.orgId !== context.input.orgId) throw notFound("Organization");
  return organisation;
}

/** The organisation's wording: Desk and Member, or Seat and User. */
export const wordsOf = ({ organisation }: Pick<Context, "organisation">): Terminology =>
  terminology(organisation?.workspaceKind);

/** The branches that the caller may work in; null: every one. */
export const placeOf = ({ actor }: Pick<Context, "actor">): { allowedBranches: readonly string[] | null } =>
  "allowedBranches" in actor ? actor : { allowedBranches: [] };

/** The branches that the caller's lists cover: the one that a person selected, and null, all in which it works, for a key. */
export function listedBranches({ actor }: Pick<Context, "actor">): readonly string[] | null {
  if (actor.kind === "apiKey") return null;
  return actor.kind === "person" && actor.selectedBranch !== null ? [actor.selectedBranch] : [];
}
