import type { JsonOrNull } from "../json";
import type { InstantWithDefault } from "./columns";

/** What was answered to a write that carried an `Idempotency-Key`. */
interface IdempotencyKeysTable {
  orgId: string;
  actorId: string;
  key: string;
  operation: string;
  requestHash: string;
  /** HTTP status; null while the first call is still at work. */
  status: number | null;
  body: JsonOrNull<unknown>;
  createdAt: InstantWithDefault;
}

export interface IdempotencyTables {
  idempotencyKeys: IdempotencyKeysTable;
}
