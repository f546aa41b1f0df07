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

/** The branch that the person's lists cover, and his right to others. */
export function placeOf({ actor }: Pick<Context, "actor">): {
  selectedBranch: string | null;
  /** Null: every branch. */
  allowedBranches: readonly string[] | null;
} {
  return actor.kind === "person" ? actor : { selectedBranch: null, allowedBranches: [] };
}
