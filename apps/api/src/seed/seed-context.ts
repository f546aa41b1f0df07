import type { TenantTransaction } from "../database/port";
import type { Random } from "../ports";

/** What is written of one demo organisation is written with these. */
export interface SeedContext {
  db: TenantTransaction;
  orgId: string;
  /** The organisation's reseller, if it is a client. */
  resellerId: string | null;
  now: Date;
  random: Pick<Random, "id">;
  passwordHash: string;
}
