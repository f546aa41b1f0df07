import type { Context } from "../../context";
import type { Tenant, TenantTransaction } from "../../database/port";
import type { RowChanges } from "../../database/schema";

/** The organisation's row as it stands, locked until the transaction ends. */
export const lockOrganisation = (db: TenantTransaction, orgId: string): Promise<Tenant> =>
  db.selectFrom("organisations").selectAll().where("orgId", "=", orgId).forUpdate().executeTakeFirstOrThrow();

/** Changes the organisation's row. @returns it as it became */
export const changeOrganisation = (
  { db, now }: Pick<Context, "db" | "now">,
  orgId: string,
  changes: RowChanges<"organisations">,
): Promise<Tenant> =>
  db
    .updateTable("organisations")
    .set({ ...changes, updatedAt: now })
    .where("orgId", "=", orgId)
    .returningAll()
    .executeTakeFirstOrThrow();
