import type { Reseller } from "@carrel/sdk/schemas";
import { sql } from "kysely";
import type { Context } from "../../context";
import type { Tenant } from "../../database/port";
import type { RowChanges } from "../../database/schema";
import { notFound } from "../../failure";
import { requirePlatform } from "../super-org/requirements";
import { type FoundReseller, resellerRecord } from "./record";

interface Asked {
  orgId?: string;
  search?: string | undefined;
  status?: "ACTIVE" | "INACTIVE" | undefined;
  limit: number;
  offset: number;
}

/** Resellers that the transaction's organisation may see, the oldest first. */
export async function findResellers({ db, now }: Pick<Context, "db" | "now">, asked: Asked): Promise<FoundReseller[]> {
  const { orgId = null, search = "", status = null, limit, offset } = asked;
  const found = await sql<FoundReseller>`
    select f.*, o.platform_line
    from find_resellers(${orgId}::uuid, ${search}, ${status}, ${now}, ${limit}, ${offset}) with ordinality f
    cross join lateral find_organisation(f.org_id) o
    order by f.ordinality
  `.execute(db);
  return found.rows;
}

/**
 * One reseller.
 * @throws Failure 404 for what is none, or not to be seen
 */
export async function readReseller(context: Pick<Context, "db" | "now">, orgId: string): Promise<Reseller> {
  const [found] = await findResellers(context, { orgId, limit: 1, offset: 0 });
  if (!found) throw notFound("Organization");
  return resellerRecord(found);
}

/**
 * Goes into a reseller, or stays in one's own.
 * @throws Failure 404 for an organisation that is no reseller, is not there or not to be seen; 403 `branch_scope`
 */
export async function enterReseller(context: Context, orgId: string): Promise<Tenant> {
  const organisation = await context.enter(orgId);
  if (!organisation.isReseller) throw notFound("Organization");
  return organisation;
}

/** A row of the transaction's organisation, which nobody else changes until it ends. */
export const lockOrganisation = ({ db }: Pick<Context, "db">, orgId: string): Promise<Tenant> =>
  db.selectFrom("organisations").selectAll().where("orgId", "=", orgId).forUpdate().executeTakeFirstOrThrow();

/**
 * Changes a reseller, as the super organisation alone can, and tells the audit log of it.
 * @param change gives what to write into the locked row, and may write beside it
 * @throws Failure 403 `platform_only`; 404
 */
export async function changeReseller(
  context: Context,
  orgId: string,
  change: (reseller: Tenant) => Promise<RowChanges<"organisations">>,
): Promise<Reseller> {
  requirePlatform(context);
  await enterReseller(context, orgId);
  const reseller = await lockOrganisation(context, orgId);
  const before = await readReseller(context, orgId);
  const changes = await change(reseller);
  await context.db
    .updateTable("organisations")
    .set({ ...changes, updatedAt: context.now })
    .where("orgId", "=", orgId)
    .execute();
  const after = await readReseller(context, orgId);
  context.audit({ before, after, recordId: orgId });
  return after;
}
