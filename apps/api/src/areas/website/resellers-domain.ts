import { findAddresses } from "../../database/lookups";
import type { TenantTransaction } from "../../database/port";

/** The domain by which an organisation knows its reseller's platform; null: it knows the platform's own host. */
export const resellersDomain = async (db: TenantTransaction, orgId: string | undefined): Promise<string | null> =>
  orgId === undefined ? null : ((await findAddresses(db, orgId))?.resellerDomain ?? null);
