import type { DeviceAccount } from "../../codes/device-tokens";
import type { TenantTransaction } from "../../database/port";

const people = (db: TenantTransaction, orgId: string) =>
  db.selectFrom("adminUsers").select(["userId", "passwordHash"]).where("orgId", "=", orgId);

type Found = Promise<DeviceAccount | undefined>;

/** Who would sign in by his address. */
export const accountByEmail = (db: TenantTransaction, orgId: string, email: string): Found =>
  people(db, orgId).where("email", "=", email).executeTakeFirst();

/** Who would sign in by the code of a flow. */
export const accountByFlow = (db: TenantTransaction, orgId: string, flowId: string): Found =>
  people(db, orgId)
    .where("userId", "=", (flows) =>
      flows.selectFrom("codeFlows").select("userId").where("orgId", "=", orgId).where("flowId", "=", flowId),
    )
    .executeTakeFirst();
