import { sql } from "kysely";
import type { Context } from "../../context";
import { notFound } from "../../failure";
import { requireEveryBranch } from "../../pipeline/every-branch";
import { tenantOf } from "../tenant";

/**
 * Other organisations are for people who work in every branch of their own.
 * @throws Failure 403 `branch_scope` for those of an organisation that can have others below it
 */
export function requireWholeOrganisation(context: Context): void {
  const { isSuper, isReseller } = tenantOf(context);
  if (isSuper || isReseller) requireEveryBranch(context, "see other organizations");
}

/** @throws Failure 404 for an organisation that does not exist or isn't below one's own, and for one's own */
export async function requireBelow(context: Context, orgId: string): Promise<void> {
  requireWholeOrganisation(context);
  const { rows } = await sql<{ below: boolean }>`select is_below(${orgId}::uuid) as below`.execute(context.db);
  if (!rows[0]?.below) throw notFound("Organization");
}
