import { sql } from "kysely";
import type { Tenant, TenantTransaction } from "./port";

/**
 * Turns the rest of the transaction over to an organisation below its own: one of a reseller's clients or, for the
 * super organisation, any other. Its rows are seen then and no more the caller's. Once in a transaction.
 * @returns nothing, and the transaction stays where it was, when the organisation does not exist or isn't below
 */
export const enterOrganisation = async (db: TenantTransaction, orgId: string): Promise<Tenant | undefined> =>
  (await sql<Tenant>`select * from enter_organisation(${orgId}::uuid)`.execute(db)).rows[0];

/** Turns the transaction back to the organisation that it began with. */
export const leaveOrganisation = async (db: TenantTransaction, ownOrgId: string): Promise<void> => {
  await sql`select set_config('app.org_id', ${ownOrgId}, true), set_config('app.entered_from', '', true)`.execute(db);
};

/**
 * Turns the transaction of the super organisation or of a reseller over to one that does not exist yet, so that it can be written.
 * @returns false, and the transaction stays where it was, for every other caller and for an id that somebody has
 */
export const beginOrganisation = async (db: TenantTransaction, orgId: string): Promise<boolean> => {
  const { rows } = await sql<{ begun: boolean }>`select begin_organisation(${orgId}::uuid) as begun`.execute(db);
  return rows[0]?.begun === true;
};
